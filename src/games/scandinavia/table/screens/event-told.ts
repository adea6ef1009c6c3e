/** The event that was rolled last, and all it has changed so far. */
import type { IconName } from '../../../../kit/look/icon-names.ts';
import { EVENT, type EventId } from '../../content/events.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';

export interface EventTold {
  readonly event: EventId;
  readonly die: number;
  readonly changes: readonly ScandinaviaFact[];
}

/** Facts since the omens were read, as far as they belong to the phase of events. */
export function eventTold(facts: readonly ScandinaviaFact[]): EventTold | null {
  const from = facts.findLastIndex(({ kind }) => kind === 'event-rolled');
  const rolled = facts[from];
  if (rolled?.kind !== 'event-rolled') return null;
  const after = facts.slice(from + 1);
  const end = after.findIndex(({ kind }) => kind === 'phase-began');
  return {
    event: rolled.event as EventId,
    die: rolled.die,
    changes: end < 0 ? after : after.slice(0, end),
  };
}

/** The event that a number of the cloth stands for. */
export const eventAt = (number: number): (typeof EVENT)[number] =>
  EVENT.find(({ from, to }) => number >= from && number <= to) ?? EVENT[0];

export const FAMILY_ICONS: Readonly<Record<Family, IconName>> = {
  omens: 'uncertainty',
  calm: 'hourglass',
  weather: 'big-wave',
  land: 'wheat',
  war: 'crossed-swords',
  heroes: 'sword-brandish',
  gods: 'rune-stone',
  althing: 'shaking-hands',
};

/** Events that are alike, as they are dyed on the cloth. */
export const FAMILIES = ['omens', 'calm', 'weather', 'land', 'war', 'heroes', 'gods', 'althing'] as const;
export type Family = (typeof FAMILIES)[number];

const FAMILY: Readonly<Record<EventId, Family>> = {
  'double-omens': 'omens',
  lull: 'calm',
  storm: 'weather',
  njord: 'weather',
  blizzard: 'weather',
  glaciation: 'weather',
  'good-harvest': 'land',
  'bad-harvest': 'land',
  plague: 'land',
  sif: 'land',
  hel: 'land',
  'civil-disorder': 'land',
  barbarians: 'war',
  revolts: 'war',
  'ogre-giant-war': 'war',
  'fury-of-gods': 'war',
  mercenaries: 'heroes',
  'legendary-hero': 'heroes',
  stone: 'heroes',
  valhalla: 'heroes',
  'viking-expedition': 'heroes',
  'call-of-gold': 'althing',
  bards: 'althing',
  freya: 'althing',
  'false-embassies': 'althing',
  vestals: 'althing',
  'ohrrkan-great': 'althing',
  loki: 'gods',
  yggdrasil: 'gods',
  astral: 'gods',
  sanctuaries: 'gods',
  frigg: 'gods',
  fenrir: 'gods',
  tyr: 'gods',
  surtur: 'gods',
  thor: 'gods',
  odin: 'gods',
};

export const familyOf = (event: EventId): Family => FAMILY[event];
