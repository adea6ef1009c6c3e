import { useCallback, useEffect, useRef, useState } from 'react';
import type { CurvePoint, JudgedDecision, Piece } from '../../../bots/analysis/analyse.ts';
import type { Seat } from '../../../engine/contract/ask.ts';
import { keepAnalysis, keptAnalysis } from '../../local/kept-analyses.ts';
import type { Found } from '../../thinking/messages.ts';
import { think } from '../../thinking/think.ts';
import type { TableLine } from '../table-line.ts';

export type Eyes = 'known' | 'open';

/** What is known of the game by now. */
export interface Analysed {
  readonly points: readonly CurvePoint[];
  readonly decisions: readonly JudgedDecision[];
  /** Decisions there are; null until it is known. */
  readonly of: number | null;
  readonly state: 'busy' | 'done' | 'stopped' | 'failed';
}

const NOTHING: Analysed = { points: [], decisions: [], of: null, state: 'busy' };

/** What is known after one piece more. */
export function withPiece(before: Analysed, piece: Piece): Analysed {
  if (piece.kind === 'curve') return { ...before, points: piece.points };
  if (piece.kind === 'done') return { ...before, state: 'done' };
  return { ...before, decisions: [...before.decisions, piece.decision], of: piece.of };
}

interface Looked {
  readonly line: TableLine;
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly seat: Seat;
  readonly eyes: Eyes;
}

/** Looks into a finished game in a worker, and keeps what it finds with the game. */
export function useAnalysis({
  line,
  table,
  game,
  rules,
  seat,
  eyes,
}: Looked): Analysed & { readonly stop: () => void } {
  const [found, setFound] = useState<Analysed>(NOTHING);
  const end = useRef(() => {});
  useEffect(() => {
    let left = false;
    setFound(NOTHING);
    const fail = (why: unknown) => {
      console.warn(why);
      if (!left) setFound(before => ({ ...before, state: 'failed' }));
    };
    const begin = async () => {
      const kept = await keptAnalysis({ table, seat, eyes }).catch(() => undefined);
      if (left) return;
      if (kept && kept.rules === rules) {
        const { points, decisions } = kept;
        setFound({ points, decisions, of: decisions.length, state: 'done' });
        return;
      }
      const log = await line.log();
      if (left) return;
      let now = NOTHING;
      const hear = (piece: Found) => {
        if (piece.kind === 'advice' || piece.kind === 'warning') return;
        now = withPiece(now, piece);
        setFound(now);
        const { points, decisions } = now;
        if (now.state === 'done') keepAnalysis({ table, seat, eyes, rules, points, decisions }).catch(console.warn);
      };
      end.current = think({ kind: 'analyse', game, log, seat, open: eyes === 'open' }, hear, fail);
    };
    begin().catch(fail);
    return () => {
      left = true;
      end.current();
      end.current = () => {};
    };
  }, [line, table, game, rules, seat, eyes]);
  const stop = useCallback(() => {
    end.current();
    setFound(before => (before.state === 'busy' ? { ...before, state: 'stopped' } : before));
  }, []);
  return { ...found, stop };
}
