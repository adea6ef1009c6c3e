import type { View } from '../../view.ts';
import { PROVINCES, STATS } from './printed.ts';
import type { Table } from './table.ts';

/** Is the table that people see the one that must be there by what they were told? */
export function look(t: Table, view: View): void {
  t.equal('BR-3.1', 'Age and phase', `${view.age} ${view.phase}`, `${t.age} ${t.phase}`);
  t.equal('BR-17.2', 'the first player', view.first, t.first);
  for (const { id, pillaged, destroyed } of view.provinces) {
    t.equal('BR-12.6', `${id} is pillaged`, pillaged, t.pillaged.has(id));
    t.equal('BR-15.1', `${id} is destroyed`, destroyed, t.destroyed.has(id));
  }
  for (const { seat } of view.clans) lookAtSheet(t, view, seat);
  lookAtFigures(t, view);
  t.equal('BR-12.4', 'cards on the discard pile', view.discard.length, t.discard.length);
}

function lookAtSheet(t: Table, view: View, seat: number): void {
  const seen = view.clans[seat];
  const clan = t.clans[seat];
  t.equal('BR-2.2', `Glory of seat ${seat}`, seen.glory, clan.glory);
  t.equal('BR-5.1', `Rage of seat ${seat}`, seen.rage, clan.rage);
  t.equal('BR-5.6', `seat ${seat} has passed`, seen.passed, clan.passed);
  for (const stat of STATS) {
    t.equal('BR-1.9', `step of ${stat} of seat ${seat}`, seen.stats[stat].step, clan.steps[stat] + 1);
    t.equal('BR-1.9', `${stat} of seat ${seat}`, seen.stats[stat].value, clan.stat(stat));
  }
  t.equal('BR-6.6', `figures of seat ${seat} on the board`, seen.onBoard, clan.onBoard);
  t.equal('BR-6.6', `Horns left to seat ${seat}`, seen.hornsFree, clan.stat('horns') - clan.onBoard);
  const upgrades = seen.slots.filter(card => card !== null);
  t.equal('BR-8.2', `upgrades of seat ${seat}`, upgrades.sort().join(), clan.cards.sort().join());
  const cards = [clan.hand.length, clan.quests.length, clan.pack.length, clan.picks.length];
  t.equal('BR-9.3', `cards of seat ${seat}`, `${[seen.hand, seen.quests, seen.pack, seen.picks]}`, `${cards}`);
}

/** Every group of figures, with the STR of one of them. */
function lookAtFigures(t: Table, view: View): void {
  const seen: string[] = [];
  const note = (place: string, { seat, figure, count, strength }: View['provinces'][number]['figures'][number]) =>
    seen.push(`${count} ${figure} of seat ${seat} in ${place}, STR ${strength}`);
  for (const { id, figures } of [...view.provinces, ...view.fjords]) for (const group of figures) note(id, group);
  for (const { reserve, valhalla } of view.clans) {
    for (const group of reserve) note('reserve', group);
    for (const group of valhalla) note('valhalla', group);
  }
  const places = [...PROVINCES, ...view.fjords.map(fjord => fjord.id), 'reserve', 'valhalla'];
  const reckoned = t.clans.flatMap((clan, seat) =>
    places.flatMap(place =>
      clan
        .figuresAt(place)
        .map(
          ([figure, count]) => `${count} ${figure} of seat ${seat} in ${place}, STR ${clan.strengthOf(figure, place)}`,
        ),
    ),
  );
  const unseen = reckoned.filter(line => !seen.includes(line));
  const unreckoned = seen.filter(line => !reckoned.includes(line));
  t.demand('BR-1.8', unseen.length === 0 && unreckoned.length === 0, `expected ${unseen}, shown ${unreckoned}`);
}
