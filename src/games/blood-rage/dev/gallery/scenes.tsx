import type { ReactElement } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { PointsGraph } from '../../../../kit/look/PointsGraph.tsx';
import { type ScoreRow, ScoreTable } from '../../../../kit/look/ScoreTable.tsx';
import { Woven } from '../../../../kit/look/Woven.tsx';
import { type BattleSide, BattleStrips } from '../../table/BattleStrips.tsx';
import { DraftRope, type DraftSeat } from '../../table/DraftRope.tsx';
import { CLANS, type ClanName } from '../../table/pieces.ts';

const SIDES: BattleSide[] = [
  {
    clan: 'raven',
    name: 'Raven',
    role: 'You, the pillager',
    spoken: 'Raven: 3, and Tyr’s Rage would make 9',
    terms: [
      { id: 'v', value: 2, label: 'Valkyrie', figure: 'valkyrie' },
      { id: 'w', value: 1, label: 'Warrior', figure: 'warrior' },
    ],
    candidate: { value: 6, label: 'Tyr’s Rage, if you seal it', icon: 'broadsword' },
    cards: [
      {
        id: 'c',
        state: 'candidate',
        key: 'tyrs-rage',
        kind: 'battle',
        value: '+6',
        name: 'Tyr’s Rage',
        note: 'not sealed yet',
      },
    ],
    total: 9,
    totalNote: '3 and your card',
  },
  {
    clan: 'serpent',
    name: 'Serpent',
    role: 'Ása · card sealed',
    spoken: 'Serpent: 5 and a sealed card',
    open: true,
    terms: [
      { id: 'l', value: 3, label: 'Leader, called to battle', figure: 'leader' },
      { id: 'w1', value: 1, label: 'Warriors', figure: 'warrior' },
      { id: 'w2', value: 1, figure: 'warrior' },
    ],
    cards: [{ id: 'c', state: 'sealed' }],
    total: 5,
    totalNote: 'and a card',
  },
  {
    clan: 'wolf',
    name: 'Wolf',
    role: 'Hildr · choosing',
    spoken: 'Wolf: 2 and a card',
    open: true,
    terms: [{ id: 's', value: 2, label: 'Ship, from the fjord', figure: 'ship' }],
    cards: [{ id: 'c', state: 'choosing', mine: false }],
    total: 2,
    totalNote: 'and a card',
  },
];
const REVEALED: BattleSide[] = [
  {
    clan: 'raven',
    name: 'Raven',
    role: 'the pillager',
    spoken: '',
    outcome: 'won',
    terms: [
      { id: 'v', value: 4, label: 'Fire Giant', figure: 'fire-giant' },
      { id: 'm', value: 6, label: 'two Masters in Arms', figure: 'warrior' },
      { id: 'w', value: 2, label: 'Ship', figure: 'ship' },
      { id: 'c1', value: 6, label: 'Tyr’s Rage', icon: 'broadsword' },
      { id: 'c2', value: 2, label: 'Heimdall’s Eye', icon: 'hunting-horn' },
    ],
    cards: [
      { id: 'c', state: 'open', key: 'tyrs-rage', kind: 'battle', value: '+6', name: 'Tyr’s Rage' },
      { id: 'd', state: 'open', key: 'heimdalls-eye', kind: 'battle', value: '+2', name: 'Heimdall’s Eye' },
    ],
    total: 20,
    totalNote: 'wins',
  },
  {
    clan: 'bear',
    name: 'Bear',
    role: 'Ketil',
    spoken: '',
    outcome: 'lost',
    terms: [
      { id: 'l', value: 3, label: 'Leader', figure: 'leader' },
      { id: 'w1', value: 1, label: 'Warriors', figure: 'warrior' },
      { id: 'w2', value: 1, figure: 'warrior' },
      { id: 'w3', value: 1, figure: 'warrior' },
    ],
    cards: [{ id: 'c', state: 'open', key: 'glorious-death', kind: 'quest', value: '+0', name: 'Glorious Death!' }],
    total: 6,
    totalNote: 'to Valhalla',
  },
];

export function BattleScene({ revealed }: { revealed: boolean }): ReactElement {
  return (
    <Plank style={{ padding: '16px 24px 12px', margin: 10, maxWidth: 1130 }}>
      <Woven band="battle" style={{ margin: '0 -4px 6px' }} />
      <BattleStrips sides={revealed ? REVEALED : SIDES} mark={revealed ? undefined : 5} unknown="+ ?" />
    </Plank>
  );
}

const u = (key: string) => ({ key, name: key });
const numbers = (glory: number, rage: number, axes: number, horns: number): Pick<DraftSeat, 'score' | 'stats'> => ({
  score: { icon: 'laurel-crown', value: glory, spoken: `${glory} glory` },
  stats: [
    { icon: 'small-fire', ember: true, value: rage, spoken: `Rage ${rage}` },
    { icon: 'battle-axe', value: axes, spoken: `Axes ${axes}` },
    { icon: 'beer-horn', value: horns, spoken: `Horns ${horns}` },
  ],
});
const DRAFT: DraftSeat[] = [
  {
    seat: 0,
    clan: 'wolf',
    name: 'Wolf',
    status: 'Hildr · bot',
    ...numbers(18, 7, 4, 6),
    upgrades: [u('dwarf-chieftain'), u('friggas-domain')],
    spokenUpgrades: '',
    upgradeNote: '2 of 8',
    lock: 'sealed',
    lockWord: 'sealed',
  },
  {
    seat: 1,
    clan: 'bear',
    name: 'Bear',
    status: 'Ketil',
    ...numbers(14, 7, 4, 5),
    upgrades: [u('thors-hammer')],
    spokenUpgrades: '',
    upgradeNote: '1 of 8',
    lock: 'choosing',
    lockWord: 'choosing',
  },
  {
    seat: 2,
    clan: 'serpent',
    name: 'Serpent',
    status: 'Ása',
    ...numbers(11, 7, 4, 6),
    upgrades: [u('sea-serpent'), u('lokis-domain')],
    spokenUpgrades: '',
    upgradeNote: '2 of 8',
    lock: 'sealed',
    lockWord: 'sealed',
  },
  {
    seat: 3,
    clan: 'raven',
    name: 'Raven',
    status: 'You choose',
    ...numbers(13, 7, 4, 6),
    upgrades: [u('brothers-in-arms')],
    spokenUpgrades: '',
    upgradeNote: '1 of 8',
    lock: 'open',
    lockWord: 'open',
    mine: true,
  },
];

export function DraftScene(): ReactElement {
  return (
    <Plank style={{ padding: '13px 17px', margin: 10, maxWidth: 1130 }}>
      <Woven band="blood" style={{ margin: '0 -6px 10px' }} />
      <DraftRope seats={DRAFT} direction="onward" label="Hands pass to the left" />
    </Plank>
  );
}

const LINES = {
  serpent: [0, 3, 5, 9, 9, 11, 11, 17, 22, 26, 34, 40, 44, 47, 52, 57, 66, 78, 81, 91],
  bear: [0, 3, 3, 5, 10, 14, 14, 20, 27, 33, 40, 46, 46, 52, 56, 60, 60, 72, 72, 92],
  wolf: [0, 3, 8, 11, 16, 18, 18, 22, 31, 49, 49, 52, 52, 57, 63, 65, 74, 78, 78, 108],
  raven: [0, 3, 3, 6, 11, 13, 13, 18, 24, 29, 36, 45, 49, 54, 60, 65, 85, 89, 93, 113],
} as const;

export function ScoreScene(): ReactElement {
  return (
    <div style={{ padding: 10 }}>
      <Plank style={{ padding: '12px 20px' }}>
        <ScoreTable
          strings={{ title: 'Glory by source', total: 'Glory', best: 'best' }}
          columns={[
            { id: 'b', name: 'Battles', icon: 'crossed-swords' },
            { id: 'q', name: 'Quests', icon: 'tied-scroll' },
            { id: 'p', name: 'Pillage', icon: 'torch' },
            { id: 'r', name: 'Ragnarök', icon: 'burning-meteor' },
            { id: 'u', name: 'Upgrades', icon: 'anvil' },
            { id: 'l', name: 'Legendary', icon: 'laurels' },
          ]}
          rows={[
            score('raven', 1, 'You', [27, 32, 0, 15, 19, 20]),
            score('wolf', 2, 'Hildr · bot', [38, 14, 5, 9, 12, 30]),
            score('bear', 3, 'Ketil', [30, 12, 0, 22, 8, 20]),
            score('serpent', 4, 'Ása', [20, 17, 0, 20, 24, 10]),
          ]}
        />
        <PointsGraph
          label="Raven takes the lead in the quests of Age III"
          looks={Object.keys(LINES).map(clan => CLANS[clan as ClanName])}
          points={{
            lines: Object.values(LINES),
            chapters: ['Age I', 'Age II', 'Age III'].map((title, k) => ({ title, from: k * 6 })),
          }}
        />
      </Plank>
    </div>
  );
}

function score(clan: ClanName, place: number, player: string, values: readonly number[]): ScoreRow {
  const total = values.reduce((sum, value) => sum + value, 0);
  return { id: clan, look: CLANS[clan], place, name: clan, player, values, total, mine: place === 1 };
}
