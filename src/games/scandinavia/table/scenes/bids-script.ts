import type { Beat, Happened, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

type Bid = Extract<ScandinaviaFact, { readonly kind: 'bid' }>;
type Outcome = Extract<ScandinaviaFact, { readonly kind: 'beast-won' | 'no-dragon' }>;

export interface BidsBeat extends Beat {
  readonly facts: readonly ScandinaviaFact[];
  readonly open: boolean;
}

export interface BidsScene extends Scene<BidsBeat> {
  readonly kind: 'bids';
  /** Where it begins in what has happened. */
  readonly since: number;
  readonly bids: readonly { readonly seat: number; readonly gold: number }[];
  /** The lord whom the Dragon obeys; nobody, where the highest were level. */
  readonly winner: string | null;
}

const isOutcome = (fact: ScandinaviaFact): fact is Outcome => fact.kind === 'beast-won' || fact.kind === 'no-dragon';

/** Sealed bids: every purse is tied, then all are opened together. */
export function bidsScenes({ facts }: Pick<Happened<View, ScandinaviaFact>, 'facts'>): readonly BidsScene[] {
  const since = facts.findIndex(({ kind }) => kind === 'bid');
  const outcome = facts.slice(Math.max(0, since)).find(isOutcome);
  if (since < 0 || !outcome) return [];
  const bids = facts.filter((fact): fact is Bid => fact.kind === 'bid');
  const winner = outcome.kind === 'beast-won' ? outcome.lord : null;
  return [
    {
      kind: 'bids',
      title: { key: 'ui.bids-opened' },
      verdict: { key: `fact.${outcome.kind}`, args: { ...outcome } },
      since,
      bids: bids.map(({ seat, gold }) => ({ seat, gold })),
      winner,
      // It comes every turn: nobody has to send it away.
      waits: false,
      beats: [
        { facts: [], open: false, sound: 'crack', lasts: 0.7 },
        { facts: [...bids, outcome], open: true },
      ],
    },
  ];
}
