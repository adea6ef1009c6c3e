import type { OptionSpec, Options } from '../../../engine/contract/options.ts';
import { LORDS, type LordId } from '../content/lords.ts';
import { SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { LIMITS, USUAL_LIMIT } from '../content/victory.ts';

/** What matters at tables of the advanced rules alone. */
const ADVANCED = { option: 'rules', value: 'advanced' };

/** Every switch of the table; the first value that so many seats can play is the default, unless `usual` says otherwise. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'scenario',
    values: SCENARIOS,
    clause: 'SC-O-scenario',
    only: [
      { value: 'historical', seats: [6], clause: 'SC-15.1' },
      { value: 'two-characters', seats: [2, 3], clause: 'SC-15.9' },
      { value: 'alliances', seats: [4, 6], clause: 'SC-15.14' },
    ],
    usual: [{ value: 'historical', seats: [6] }],
  },
  { name: 'picking', values: ['dice', 'seated'], clause: 'SC-O-picking' },
  { name: 'lords', order: LORDS, clause: 'SC-O-lords' },
  { name: 'dragon', values: ['on', 'off'], clause: 'SC-O-dragon' },
  { name: 'events', values: [1, 2, 0], clause: 'SC-O-events' },
  { name: 'order', values: ['right', 'free'], clause: 'SC-O-order' },
  { name: 'taxes', values: ['realm', 'region'], clause: 'SC-O-taxes' },
  { name: 'tokens', values: ['off', 'on'], clause: 'SC-O-tokens' },
  {
    name: 'limit',
    values: [...LIMITS, 'none'],
    clause: 'SC-O-limit',
    usual: [{ value: USUAL_LIMIT, seats: [2, 3, 4, 5, 6] }],
  },
  { name: 'severalHeroes', values: ['best', 'sum'], clause: 'SC-O-severalHeroes', reading: true },
  { name: 'fortTroops', values: ['needed', 'not-needed'], clause: 'SC-O-fortTroops', reading: true },
  { name: 'orcOne', values: ['one', 'each'], clause: 'SC-O-orcOne', reading: true },
  { name: 'orcTurn', values: ['turn', 'battle'], clause: 'SC-O-orcTurn', reading: true },
  { name: 'landingFleet', values: ['captured', 'destroyed'], clause: 'SC-O-landingFleet', reading: true },
  { name: 'navalBase', values: ['optional', 'none'], clause: 'SC-O-navalBase', reading: true },
  { name: 'dragonAlone', values: ['clears', 'takes'], clause: 'SC-O-dragonAlone', reading: true },
  { name: 'sif', values: ['choice', 'duty'], clause: 'SC-O-sif', reading: true },
  { name: 'surtur', values: ['pairs', 'one-way'], clause: 'SC-O-surtur', reading: true },
  { name: 'eurich3', values: ['one', 'any'], clause: 'SC-O-eurich3', reading: true },
  { name: 'sandra2', values: ['each-region', 'one'], clause: 'SC-O-sandra2', reading: true },
  { name: 'islandDiscount', values: ['total', 'added'], clause: 'SC-O-islandDiscount', reading: true },
  { name: 'civilDisorder', values: ['tie', 'always'], clause: 'SC-O-civilDisorder', reading: true },
  { name: 'spellTargets', values: ['that-lord', 'any'], clause: 'SC-O-spellTargets', reading: true },
  { name: 'allianceAnnounced', values: ['end', 'at-once'], clause: 'SC-O-allianceAnnounced', reading: true },
  {
    name: 'ohrrkanTwo',
    values: ['barred', 'allowed'],
    clause: 'SC-O-ohrrkanTwo',
    reading: true,
    only: [{ value: 'allowed', seats: [2] }],
  },
  {
    name: 'twoLordsThresholds',
    values: ['characters', 'players'],
    clause: 'SC-O-twoLordsThresholds',
    reading: true,
    only: [{ value: 'players', seats: [2, 3] }],
  },
  {
    name: 'twoLordsOrder',
    values: ['together', 'ring'],
    clause: 'SC-O-twoLordsOrder',
    reading: true,
    only: [{ value: 'ring', seats: [2, 3] }],
  },
  {
    name: 'teamsFormed',
    values: ['facing', 'neighbours'],
    clause: 'SC-O-teamsFormed',
    reading: true,
    only: [{ value: 'neighbours', seats: [4, 6] }],
  },
  { name: 'rules', values: ['basic', 'advanced'], clause: 'SC-O-rules' },
  { name: 'terrain', values: ['closed', 'open'], clause: 'SC-O-terrain', within: ADVANCED },
  {
    name: 'roundsOrder',
    values: ['following', 'interleaved'],
    clause: 'SC-O-roundsOrder',
    reading: true,
    within: ADVANCED,
  },
  {
    name: 'lostRegionTroops',
    values: ['stay', 'die'],
    clause: 'SC-O-lostRegionTroops',
    reading: true,
    within: ADVANCED,
  },
  {
    name: 'fleetMeetsFleet',
    values: ['enter', 'adjacent'],
    clause: 'SC-O-fleetMeetsFleet',
    reading: true,
    within: ADVANCED,
  },
  { name: 'escapeHex', values: ['own', 'any'], clause: 'SC-O-escapeHex', reading: true, within: ADVANCED },
];

/** The options as the rules read them; never changed once the game has begun, so copies share it. */
export interface TableOptions {
  readonly scenario: ScenarioId;
  readonly picking: 'dice' | 'seated';
  readonly lords: readonly LordId[];
  readonly dragon: 'on' | 'off';
  readonly events: number;
  readonly order: 'right' | 'free';
  readonly taxes: 'realm' | 'region';
  readonly tokens: 'off' | 'on';
  readonly limit: number | 'none';
  readonly severalHeroes: 'best' | 'sum';
  readonly fortTroops: 'needed' | 'not-needed';
  readonly orcOne: 'one' | 'each';
  readonly orcTurn: 'turn' | 'battle';
  readonly landingFleet: 'captured' | 'destroyed';
  readonly navalBase: 'optional' | 'none';
  readonly dragonAlone: 'clears' | 'takes';
  readonly sif: 'choice' | 'duty';
  readonly surtur: 'pairs' | 'one-way';
  readonly eurich3: 'one' | 'any';
  readonly sandra2: 'each-region' | 'one';
  readonly islandDiscount: 'total' | 'added';
  readonly civilDisorder: 'tie' | 'always';
  readonly spellTargets: 'that-lord' | 'any';
  readonly allianceAnnounced: 'end' | 'at-once';
  readonly ohrrkanTwo: 'barred' | 'allowed';
  readonly twoLordsThresholds: 'characters' | 'players';
  readonly twoLordsOrder: 'together' | 'ring';
  readonly teamsFormed: 'facing' | 'neighbours';
  // Of the advanced rules; a table of the basic ones has none of them.
  readonly rules?: 'basic' | 'advanced';
  readonly terrain?: 'closed' | 'open';
  readonly roundsOrder?: 'following' | 'interleaved';
  readonly lostRegionTroops?: 'stay' | 'die';
  readonly fleetMeetsFleet?: 'enter' | 'adjacent';
  readonly escapeHex?: 'own' | 'any';
}

const ADVANCED_ALONE = OPTIONS.filter(spec => 'values' in spec && spec.within === ADVANCED).map(({ name }) => name);

/** `readOptions` has checked every value against the list above. A table of the basic rules knows nothing of the others: its states, and what logs say of them, are as they were before there were any. */
export function tableOptions(options: Options): TableOptions {
  if (options.rules === ADVANCED.value) return options as unknown as TableOptions;
  const ofBasic = Object.entries(options).filter(
    ([name]) => name !== ADVANCED.option && !ADVANCED_ALONE.includes(name),
  );
  return Object.fromEntries(ofBasic) as unknown as TableOptions;
}
