import type { Ask } from '../../engine/contract/ask.ts';
import { pathsOf, touch } from '../table/play/paths.ts';
import { START, type Target, type Touching, type Way } from '../table/play/touching.ts';

/** A vocabulary of no game, for tests of how any game's answers are touched. */
export type ToyChoice =
  | { readonly kind: 'march'; readonly from: string; readonly who: string; readonly to: string }
  | { readonly kind: 'keep'; readonly cards: readonly string[] }
  | { readonly kind: 'build'; readonly at: string }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'give'; readonly to: string; readonly amount: number }
  | { readonly kind: 'levy'; readonly at: string; readonly who: string; readonly amount: number }
  | { readonly kind: 'pass' };

export const toy: Touching<null, ToyChoice, Target> = {
  reach: ask => choice => {
    switch (choice.kind) {
      case 'march': {
        const path: readonly Target[] = [`place:${choice.from}`, `who:${choice.who}`, `place:${choice.to}`];
        return ask.prompt === 'act' ? { path, mode: 'act:march' } : { path };
      }
      case 'keep':
        return {
          path: [...choice.cards.map((card): Target => `card:${card}`), 'say:keep'],
          anyOrder: choice.cards.length,
        };
      case 'build':
        return ask.prompt === 'act'
          ? { path: [`place:${choice.at}`, 'say:build'], mode: 'act:build' }
          : { path: [`place:${choice.at}`] };
      case 'bid':
        return { path: [] };
      case 'give':
        return { path: [`seat:${choice.to}`] };
      case 'levy':
        return { path: [`place:${choice.at}`, `who:${choice.who}`] };
      case 'pass':
        return { path: ['say:pass'] };
    }
  },
  unsaid: (only, { begun, choices }) => begun && (choices.length > 1 || only.startsWith('who:')),
  standsFor: target => (target.startsWith('token:') ? (`place:${target.slice('token:'.length)}` as const) : null),
  final: new Set<ToyChoice['kind']>(['build', 'keep']),
  curious: (target, { mode }) =>
    target.startsWith('place:') && mode !== 'act:march'
      ? { kind: 'build', at: target.slice('place:'.length) }
      : undefined,
};

export const march = (from: string, who: string, to: string): ToyChoice => ({ kind: 'march', from, who, to });

export const asking = (
  choices: readonly ToyChoice[],
  more: Partial<Omit<Ask<ToyChoice>, 'choices'>> = {},
): Ask<ToyChoice> => ({ seat: 0, prompt: 'act', choices, ...more });

/** The way that touching these leads along. */
export function walked(ask: Ask<ToyChoice>, ...targets: readonly Target[]): Way<Target> {
  const paths = pathsOf(toy, ask, null);
  return targets.reduce<Way<Target>>((way, target) => touch(paths.at(way), target), START);
}
