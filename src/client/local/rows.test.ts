import { describe, expect, it } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { pick } from '../../engine/conformance/pick.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { Match } from '../../engine/match/match.ts';
import { follow, setOut } from '../../host/course.ts';
import type { TableInfo } from '../../host/protocol.ts';
import { resumeMatch } from '../../host/resume-match.ts';
import type { Stand } from '../../host/shelf.ts';
import { rowOf, rowsOf, shown, snapshotOf, takenApart, type WholeTable, wantsSnapshot } from './rows.ts';

const rules = defineGame(hoard) as unknown as Rules;

function played(choices: number): Match {
  const match = Match.begin(rules, { seats: 3, seed: 'rows' });
  const chance = new FastChance('rows');
  for (let i = 0; i < choices && !match.result(); i++) {
    const { seat, choice } = pick(match.decisions(), chance);
    match.choose(seat, choice);
    if (match.canUndo(seat) && chance.below(4) === 0) match.undo(seat);
  }
  return match;
}

const tableOf = ({ head }: Match): TableInfo => ({
  id: 't',
  game: head.game,
  version: head.rules,
  options: head.options,
  seats: [
    { name: 'Runa', bot: null },
    { name: 'Orm', bot: 'karl' },
    { name: 'Una', bot: null },
  ],
  commitment: head.commitment ?? '',
  begun: 1,
});

function standOf(match: Match): Stand {
  const course = match.entries.reduce(follow, setOut(tableOf(match).seats));
  return {
    table: { ...tableOf(match), seats: course.seats },
    match,
    clock: { rule: { kind: 'none' }, left: [], running: [], since: 0 },
    course,
    waiting: [],
    result: match.result(),
    due: null,
  };
}

/** As the page wrote it once. */
function inOnePiece(match: Match): WholeTable {
  const { log, snapshot } = match.save();
  const { dealt, ...point } = snapshot;
  const said = [
    ...dealt.map(told => ({ at: -1, told })),
    ...match.entered(0).flatMap((entered, at) => entered.told.map(told => ({ at, told }))),
  ];
  const { table } = standOf(match);
  return JSON.parse(
    JSON.stringify({ id: 't', table, saved: { log, snapshot: { ...point, said } }, waiting: [0], touched: 5 }),
  );
}

describe('a table that was kept in one piece', () => {
  it('is the same when it is taken apart: its log, what was told, where it stands', async () => {
    const match = played(14);
    match.note('taken-over', 2, { bot: 'karl' });
    const { row, entries, snapshot } = takenApart(inOnePiece(match));
    expect(row).toMatchObject({ id: 't', head: match.head, waiting: [0], touched: 5 });
    expect(entries.map(({ entry, told }) => ({ entry, told }))).toEqual(match.entered(0));
    expect(entries.map(({ table, at }) => [table, at])).toEqual(entries.map((_, at) => ['t', at]));
    const again = await resumeMatch(rules, row.head, snapshot.match, async (from, to) => entries.slice(from, to));
    expect(again?.hash()).toBe(match.hash());
    again?.recall(entries.slice(0, again.knownFrom));
    for (const seat of [null, 0, 1, 2]) expect(again?.factsFor(seat)).toEqual(match.factsFor(seat));
    expect(again?.save().log).toEqual(match.save().log);
  });

  it('is shown as any other', () => {
    const match = played(400);
    match.note('taken-over', 2, { bot: 'karl' });
    const whole = inOnePiece(match);
    expect(shown(whole, 'Our game')).toEqual(shown(takenApart(whole).row, 'Our game'));
    expect(shown(whole)).toMatchObject({ you: [0, 2], over: true, changed: 5, begun: 1 });
  });
});

describe('what is written with a step', () => {
  it('does not grow with the game', () => {
    const match = played(5);
    const size = () => JSON.stringify([rowOf(standOf(match), 1), snapshotOf(standOf(match))]).length;
    const early = size();
    for (let i = 0; i < 2000; i++) match.note('thanks', 0);
    expect(match.length).toBeGreaterThan(2000);
    // Numbers have more digits.
    expect(size() - early).toBeLessThan(20);
  });

  it('is all of it for a table that is new here, and says how it ended', () => {
    const match = played(400);
    const { row, entries } = rowsOf(standOf(match), 9);
    expect(entries.map(({ entry }) => entry)).toEqual(match.save().log.entries);
    expect(row.final).toEqual(match.save().log.final);
  });

  it('has a snapshot now and then', () => {
    const step = (at: number) => ({ at, entry: { note: 'x' }, told: [], key: null, time: 0 });
    expect(Array.from({ length: 200 }, (_, at) => at).filter(at => wantsSnapshot(step(at)))).toEqual([63, 127, 191]);
  });
});
