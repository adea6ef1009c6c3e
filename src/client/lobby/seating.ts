import { USUAL } from '../../bots/level-names.ts';
import type { ChoiceSpec, OptionSpec, Options, OrderSpec } from '../../engine/contract/options.ts';
import type { ShelvedGame } from '../games.ts';
import type { NewTable } from '../keeper.ts';
import { playedOptions } from './offer.ts';
import { type SeatPlan, type SitterKind, type TablePlan, taken } from './table-plan.ts';

/** Names from the sagas, of women and men, for whoever has none yet. */
const NAMES = ['Sigrun', 'Ketil', 'Hildr', 'Orm', 'Astrid', 'Egil', 'Runa', 'Leif', 'Thyra', 'Snorri', 'Gudrun', 'Ulf'];

type Random = () => number;

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const choiceSpecs = (specs: readonly OptionSpec[]): ChoiceSpec[] => specs.filter(spec => 'values' in spec);
const orderSpec = (specs: readonly OptionSpec[]): OrderSpec | undefined => specs.find(spec => 'order' in spec);

/** What others depend on decides most: it comes first, and right after it those that matter only within it. */
function leadingFirst(specs: readonly ChoiceSpec[]): ChoiceSpec[] {
  const withinIt = ({ name }: ChoiceSpec) => specs.filter(({ within }) => within?.option === name);
  const leading = specs.filter(spec => withinIt(spec).length > 0).flatMap(spec => [spec, ...withinIt(spec)]);
  return [...leading, ...specs.filter(spec => !leading.includes(spec))];
}

/** Options that are chosen by a strip, in their two groups; those that matter only within another are left out until it is picked. */
export function groupedOptions(
  specs: readonly OptionSpec[],
  picked: Options = {},
): { style: ChoiceSpec[]; readings: ChoiceSpec[] } {
  const specsOfFew = leadingFirst(choiceSpecs(specs)).filter(
    ({ within }) => !within || picked[within.option] === within.value,
  );
  return { style: specsOfFew.filter(spec => !spec.reading), readings: specsOfFew.filter(spec => spec.reading) };
}

/** The option that says who plays which side, if the game has one. */
export const sidesOption = (specs: readonly OptionSpec[]): string | undefined => orderSpec(specs)?.name;

/**
 * A full table: the reader, the others at this screen, and bots on all the other seats; online, those are free. A reader who gave no name
 * is given one only where there are other people, who have to call them something.
 */
export function freshPlan(
  game: ShelvedGame,
  specs: readonly OptionSpec[],
  you: string,
  people: number,
  random: Random = Math.random,
  others: 'bot' | 'open' = 'bot',
): TablePlan {
  const sides = orderSpec(specs)?.order ?? Array.from({ length: game.players.max }, (_, i) => String(i + 1));
  const names = shuffled(NAMES, random).filter(name => name !== you);
  const alone = people === 1 && others === 'bot';
  const seats = sides.map((side, i): SeatPlan => {
    const kind = i === 0 ? 'you' : i < people ? 'person' : i < game.players.max ? others : 'empty';
    const name = i > 0 ? names[i % names.length] : you || (alone ? '' : names[0]);
    return { side, kind, level: USUAL, name };
  });
  return { seats, lot: true, options: {} };
}

const changed = (plan: TablePlan, row: number, change: Partial<SeatPlan>): TablePlan => ({
  ...plan,
  seats: plan.seats.map((seat, i) => (i === row ? { ...seat, ...change } : seat)),
});

/** There is one reader: when they take another seat, its sitter takes theirs. */
export function sit(plan: TablePlan, row: number, kind: SitterKind): TablePlan {
  const from = plan.seats.findIndex(seat => seat.kind === 'you');
  // A guest is called by whoever invites them.
  if (kind === 'invited') return changed(plan, row, { kind, name: '' });
  if (kind !== 'you' || from < 0 || from === row) return changed(plan, row, { kind });
  const [mine, theirs] = [plan.seats[from], plan.seats[row]];
  const swapped = changed(plan, from, { kind: theirs.kind, name: theirs.name, level: theirs.level });
  return changed(swapped, row, { kind: 'you', name: mine.name });
}

export const rename = (plan: TablePlan, row: number, name: string): TablePlan => changed(plan, row, { name });
export const setLevel = (plan: TablePlan, row: number, level: string): TablePlan => changed(plan, row, { level });

/** Moves a seat one place up or down the order of play. */
export function move(plan: TablePlan, row: number, by: -1 | 1): TablePlan {
  const to = row + by;
  if (to < 0 || to >= plan.seats.length) return plan;
  const seats = [...plan.seats];
  [seats[row], seats[to]] = [seats[to], seats[row]];
  return { ...plan, seats };
}

/** What keeps the table from starting. */
export type Obstacle = 'too-few' | 'too-many' | 'nobody' | 'nameless';

export function obstacle(plan: TablePlan, players: { readonly min: number; readonly max: number }): Obstacle | null {
  const count = taken(plan).length;
  if (count < players.min) return 'too-few';
  if (count > players.max) return 'too-many';
  if (taken(plan).some(seat => seat.kind === 'invited' && seat.name.trim() === '')) return 'nameless';
  return taken(plan).some(seat => seat.kind !== 'bot') ? null : 'nobody';
}

const atThisScreen = (seat: SeatPlan): boolean => seat.kind === 'you' || seat.kind === 'person';

/** The seats in the order of play, and the options that say so. */
export function seated(
  specs: readonly OptionSpec[],
  plan: TablePlan,
  random: Random = Math.random,
): { readonly seats: readonly SeatPlan[]; readonly options: Options } {
  const seats = plan.lot ? shuffled(taken(plan), random) : taken(plan);
  const order = sidesOption(specs);
  const options = playedOptions(specs, plan);
  return { seats, options: order ? { ...options, [order]: seats.map(seat => seat.side) } : options };
}

export function newTable(
  game: string,
  specs: readonly OptionSpec[],
  plan: TablePlan,
  random: Random = Math.random,
): NewTable {
  const { seats, options } = seated(specs, plan, random);
  const spare = NAMES.filter(name => seats.every(seat => seat.name.trim() !== name));
  const alone = seats.filter(atThisScreen).length === 1;
  const called = (seat: SeatPlan, i: number): string =>
    seat.name.trim() || (alone && atThisScreen(seat) ? '' : spare[i % spare.length]);
  return {
    game,
    options,
    seats: seats.map((seat, i) => ({
      name: called(seat, i),
      bot: seat.kind === 'bot' ? seat.level : null,
    })),
    you: seats.flatMap((seat, i) => (atThisScreen(seat) ? [i] : [])),
    ...(plan.content && { content: plan.content }),
  };
}

/** The short way to a table: the reader against bots, by the rules as printed, or with these options. */
export function botsAgainst(
  game: ShelvedGame,
  bots: number,
  level: string,
  you: string,
  random: Random = Math.random,
  options: Options = {},
): NewTable {
  const names = shuffled(NAMES, random).filter(name => name !== you);
  const seats = Array.from({ length: bots }, (_, i) => ({ name: names[i], bot: level }));
  return { game: game.id, options, seats: [{ name: you, bot: null }, ...seats], you: [0] };
}
