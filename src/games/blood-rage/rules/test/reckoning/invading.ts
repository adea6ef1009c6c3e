import { FJORDS, FREE_INVADERS, figureOf, isFjord, isShip, keyOf, REACH, SLOTS, UPGRADES } from './printed.ts';
import { type FactOf, fits, type Table } from './table.ts';

/** A figure comes onto the board by an invasion of any kind (BR-6). */
export function invaded(t: Table, fact: FactOf<'invaded'>): void {
  const { seat, figure, from, to, rage, cause } = fact;
  const clan = t.clans[seat];
  t.equal('BR-6.1', 'price of the invasion', rage, price(t, fact));
  t.equal(
    'BR-6.1',
    'where the figure comes from',
    from,
    cause && keyOf(cause) === 'friggas-domain' ? 'valhalla' : 'reserve',
  );
  t.demand('BR-6.6', clan.onBoard < clan.stat('horns'), `Horns of seat ${seat} are full`);
  t.demand('BR-6.4', fits(isShip(figure), to), `a ${figure} cannot enter ${to}`);
  if (isFjord(to)) t.demand('BR-O-deadFjords', t.open(to), `${to} is closed`);
  else t.demand('BR-6.3', t.room(to), `there is no room in ${to}`);
  if (to === 'yggdrasil') t.demand('BR-6.5', mayInvadeYggdrasil(t, fact), 'Yggdrasil cannot be invaded');
  allowed(t, fact);
  t.pay('BR-5.3', seat, rage);
  t.move(seat, figure, from, to);
  strike(t, fact);
  t.now.invasion = fact;
}

/** Nothing for some causes (BR-6.7). */
function price(t: Table, { seat, figure, to, cause }: FactOf<'invaded'>): number {
  if (cause !== undefined) return keyOf(cause) === 'friggas-domain' ? 1 : 0;
  return invadingPrice(t, seat, figure, to);
}

/** STR in Rage, but nothing for some figures (BR-6.1, BR-6.2). */
export function invadingPrice(t: Table, seat: number, figure: string, to: string): number {
  if (FREE_INVADERS.includes(figure)) return 0;
  if (figure === 'dark-elf' && to === 'yggdrasil') return t.options.darkElf;
  return t.clans[seat].strengthOf(figure, 'reserve');
}

/** The Dark Elf alone, or a Warrior who comes with it (BR-6.5, BR-O-succor). */
const mayInvadeYggdrasil = (t: Table, { figure, cause }: FactOf<'invaded'>): boolean =>
  figure === 'dark-elf' ||
  (cause !== undefined && keyOf(cause) === 'friggas-succor' && t.options.succor === 'everywhere');

/** Has the clan what lets it invade in this way? (BR-6.7) */
function allowed(t: Table, fact: FactOf<'invaded'>): void {
  const { seat, figure, cause } = fact;
  if (cause === undefined) {
    t.act(seat);
    return;
  }
  t.equal('BR-8.4', 'an upgrade that works', t.clans[seat].upgrade(keyOf(cause)), cause);
  switch (keyOf(cause)) {
    case 'friggas-domain':
      t.act(seat);
      break;
    case 'friggas-succor':
      t.demand('BR-C-friggas-succor', figure === 'warrior' && bringsWarrior(t, fact), 'no Warrior may come along');
      break;
    case 'lokis-blessing':
      t.demand('BR-C-lokis-blessing', figure === 'warrior' && comesBack(t, fact), 'no Warrior may come back');
      break;
    default: {
      const { upgraded } = t.now;
      const free = upgraded?.seat === seat && upgraded.card === cause && figureOf(keyOf(cause)) === figure;
      t.demand('BR-8.5', free, `${cause} brings no free ${figure}`);
      delete t.now.upgraded;
    }
  }
}

/** To the province just invaded, or beside the fjord (BR-C-friggas-succor, BR-O-succor). */
function bringsWarrior(t: Table, { seat, to }: FactOf<'invaded'>): boolean {
  const { invasion } = t.now;
  if (!invasion || invasion.seat !== seat) return false;
  if (invasion.cause !== undefined && keyOf(invasion.cause) === 'friggas-succor') return false;
  if (isFjord(invasion.to)) return t.options.succor === 'everywhere' && FJORDS[invasion.to].includes(to);
  return to === invasion.to;
}

/** After a battle lost, and once (BR-12.16, BR-C-lokis-blessing). */
function comesBack(t: Table, { seat, to }: FactOf<'invaded'>): boolean {
  const { battle } = t.now;
  if (battle?.stage !== 'counted' || battle.winner === seat || to !== battle.province) return false;
  const may = battle.fighters.includes(seat) && !battle.cameBack.includes(seat);
  battle.cameBack.push(seat);
  return may;
}

/** Whom an invading Monster strikes down (BR-C-troll, BR-C-fire-giant). */
const STRUCK: Readonly<Record<string, readonly string[]>> = {
  troll: ['warrior'],
  'fire-giant': ['warrior', 'leader', 'ship'],
};

function strike(t: Table, { seat, figure, to }: FactOf<'invaded'>): void {
  const figures = STRUCK[figure];
  if (!figures) return;
  const cause = t.clans[seat].upgrade(figure) ?? figure;
  for (const other of t.others(seat)) {
    for (const place of REACH[to]) {
      for (const struck of figures) {
        t.condemn({ seat: other, cause, places: [place], figures: [struck], left: t.clans[other].at(place, struck) });
      }
    }
  }
}

/** What is printed, less what Frigga's Charm takes off (BR-8.1, BR-C-friggas-charm). */
export const upgradePrice = (t: Table, seat: number, card: string): number =>
  Math.max(0, UPGRADES[keyOf(card)].cost - (t.clans[seat].has('friggas-charm') ? 1 : 0));

/** An upgrade is paid for and laid into a slot of its kind (BR-8). */
export function upgraded(t: Table, { seat, card, rage, replaced }: FactOf<'upgraded'>): void {
  const clan = t.clans[seat];
  const key = keyOf(card);
  const { slot } = UPGRADES[key];
  t.act(seat);
  t.equal('BR-8.1', `price of ${card}`, rage, upgradePrice(t, seat, card));
  t.pay('BR-5.3', seat, rage);
  t.take('BR-8.1', clan.hand, card);
  if (replaced !== undefined) {
    t.equal('BR-8.2', 'slot of what is overwritten', UPGRADES[keyOf(replaced)].slot, slot);
    t.demand('BR-8.4', clan.takeOff(replaced), `${replaced} must lie there to be overwritten`);
    t.discard.push(replaced);
    if (slot === 'monster') t.ledger.owe(leaving(seat, keyOf(replaced)));
  }
  clan.lay(card);
  t.demand('BR-8.2', clan.upgradesIn(slot) <= SLOTS[slot], `no slot is left for ${card}`);
  if (slot === 'monster') clan.add(key, 'reserve', 1);
  t.now.upgraded = { seat, card };
}

const leaving = (seat: number, figure: string): string => `the ${figure} of seat ${seat} goes to the box`;

/** An overwritten Monster goes to the box (BR-8.7). */
export function monsterLeft(t: Table, { seat, figure, from }: FactOf<'monster-left'>): void {
  t.demand('BR-8.7', t.ledger.pay(leaving(seat, figure)), `the ${figure} stays`);
  t.demand('BR-8.7', t.clans[seat].add(figure, from, -1), `the ${figure} must leave from where it stands`);
}
