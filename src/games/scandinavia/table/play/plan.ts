/** What the reader has in hand, and where it could go: as the rules work it out from what is seen. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../../../engine/contract/ask.ts';
import type { TerrainId } from '../../content/terrain.ts';
import type { View } from '../../rules/view.ts';

/** A step of a way: where, what is spent by then. */
export interface Step {
  readonly spot: string;
  readonly spent: number;
}

export interface SeenPlan {
  readonly from: string;
  readonly lord: string;
  /** What is left of them, and what there was. */
  readonly points: number;
  readonly all: number;
  /** Who is in hand: a kind and how many, everybody, or a fleet. */
  readonly hand: { readonly piece: string | null; readonly count: number; readonly fleet: string | null };
  /** For how many more units there is room aboard; null on land. */
  readonly room: number | null;
  /** Every spot in reach, with what it costs. */
  readonly costs: ReadonlyMap<string, number>;
  /** Where a battle would follow, with how often of a hundred it would be won; not where a storm may come before. */
  readonly chances: ReadonlyMap<string, number>;
  /** Land that nobody in hand may enter, near enough to be thought of. */
  readonly closed: readonly string[];
  /** What a step onto each kind of ground costs; null where it is closed. */
  readonly grounds: ReadonlyMap<TerrainId, number | null>;
  readonly wayTo: (to: string) => readonly Step[];
}

/** A battle that has to be fought once all have moved. */
export interface ToCome {
  readonly at: string;
  readonly side: string;
  readonly chance: number | undefined;
}

export interface Campaign {
  readonly round: number;
  readonly lord: string;
  readonly plan: SeenPlan | null;
  readonly battles: readonly ToCome[];
}

type Reckoning = typeof import('./reckon.ts');
let reckoning: Reckoning | null = null;

/** Brings what works plans out; until it is there nothing is planned. */
export async function loadReckoning(): Promise<void> {
  reckoning ??= await import('./reckon.ts');
}

/** Is it there? A table that plays by the basic rules never asks for it. */
export function useReckoning(wanted: boolean): boolean {
  const [there, setThere] = useState(reckoning !== null);
  useEffect(() => {
    if (wanted && !there) void loadReckoning().then(() => setThere(true));
  }, [wanted, there]);
  return there;
}

const known = new WeakMap<View, Campaign | null>();

/** The campaign that is going on, worked out once for each view; null by the basic rules and in other phases. */
export function campaignIn(view: View): Campaign | null {
  const made = known.get(view);
  if (made !== undefined) return made;
  if (!view.frames.some(({ kind }) => kind === 'campaign')) return null;
  if (!reckoning) return null;
  const seen = reckoning.campaignOf(view);
  known.set(view, seen);
  return seen;
}

const NOBODY: ReadonlyMap<string, number> = new Map();

/** How strong the people of each free land are against the reader's lord. */
export const freeFolkOf = (view: View, seat: Seat | null): ReadonlyMap<string, number> =>
  reckoning?.freeFolkIn(view, seat) ?? NOBODY;
