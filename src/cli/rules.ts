import type { GameModule } from '../engine/contract/game.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import { type Clause, findClauses, readClauses } from './clauses.ts';
import { type Command, readArgs } from './command.ts';
import { coverage, scenarioProofs, sourcesOf, testProofs, uncited } from './coverage.ts';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { lessonFiles } from './lessons.ts';
import { countMeetings, MOST_MET, mostMet, readMeetings, writeMeetings } from './met.ts';
import { projectRoot } from './root.ts';

export const rules: Command = {
  name: 'rules',
  usage: '<game> [<clause> | <words…>] [--coverage | --lessons | --met <games>]',
  summary: 'the rules clause by clause, and what proves each of them',
  help: `
<clause>     one clause by its number (6.1 is enough), or a chapter (6)
<words>      every clause that has these words
--lessons    which clauses no lesson teaches; exits with 1 when one of the 40 that are met most is among them
--met        counts anew, in so many games of bots, how often players meet what: lessons/<game>/met.json
--coverage   what proves each clause: tests with its number in square brackets in their title, [XY-6.1], and scenario
             files that list it under "proves". Exits with 1 when a clause has no proof, a proof names no clause, or
             no source that carries out the game's rules, or defines its content, cites a clause: by its own number
             (a range, XY-6.1 to XY-6.4, cites none), that of a component (XY-C-troll) by the name it is defined by,
             that of a switch (XY-O-tie) by reading it (options.tie). What only refuses, explains or lists does not
             count: files and folders named why-not, explain, foresee, imagine, audit, arrange, options, frames
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      coverage: { type: 'boolean' },
      lessons: { type: 'boolean' },
      met: { type: 'string' },
    });
    const [id, ...wanted] = positionals;
    const game = await findGame(id);
    const clauses = readClauses(game.rules.id);
    if (clauses.length === 0) throw new BadInput(`docs/rules/${game.rules.id}.md`, 'has no clauses, or is not there');
    if (values.coverage) return covered(io, game.rules.id, clauses);
    if (values.lessons) return taught(io, game, clauses);
    if (values.met !== undefined) return counted(io, game, values.met);
    const found = wanted.length > 0 ? findClauses(clauses, wanted.join(' ')) : clauses;
    if (found.length === 0) {
      io.err(`skali: no clause of ${game.rules.id} has the number or words "${wanted.join(' ')}"\n`);
      return 1;
    }
    let chapter = '';
    for (const clause of found) {
      if (clause.chapter !== chapter) io.out(`${chapter ? '\n' : ''}${clause.chapter}\n`);
      chapter = clause.chapter;
      io.out(`  ${clause.id}  ${clause.text}\n`);
    }
    return 0;
  },
};

/** Which lessons teach which clauses, and which clauses none does. */
function taught(io: Io, game: GameModule, clauses: readonly Clause[]): number {
  const lessons = lessonFiles(game);
  const teaches = (id: string) =>
    lessons.flatMap(({ name, lesson }) => (lesson?.steps.some(step => step.teaches.includes(id)) ? [name] : []));
  const most = new Set(mostMet(readMeetings(game.rules.id)));
  let untaught = 0;
  let missing = 0;
  for (const { id, text } of clauses) {
    const by = teaches(id);
    if (by.length === 0) untaught++;
    if (by.length === 0 && most.has(id)) missing++;
    const often = most.has(id) ? ' (met often)' : '';
    io.out(by.length > 0 ? `${id}${often}  ${by.join(', ')}\n` : `${id}${often}  NOT TAUGHT: ${text}\n`);
  }
  io.out(`${lessons.length} lessons, ${clauses.length - untaught} of ${clauses.length} clauses taught\n`);
  io.out(`of the ${MOST_MET} that are met most ${missing === 0 ? 'all are taught' : `${missing} are not`}\n`);
  return missing > 0 ? 1 : 0;
}

/** Counts once more what players meet; which clause says what it is stays as somebody has said. */
function counted(io: Io, game: GameModule, games: string): number {
  const count = Number(games);
  if (!Number.isInteger(count) || count < 1) throw new BadInput('--met', 'must be a number of games');
  const { id } = game.rules;
  const meetings = countMeetings(game, count, readMeetings(id));
  writeMeetings(id, meetings);
  const silent = [...Object.entries(meetings.asked), ...Object.entries(meetings.told)];
  for (const [kind, { times, clauses }] of silent) {
    if (times > 0 && clauses.length === 0) io.out(`${kind}: ${times} times, and no clause\n`);
  }
  io.out(`lessons/${id}/met.json: what is met in ${count} games\n`);
  return 0;
}

function covered(io: Io, game: string, clauses: readonly Clause[]): number {
  const root = projectRoot();
  const { rows, gaps, strays } = coverage(clauses, [...testProofs(root), ...scenarioProofs(root, game)]);
  const loose = uncited(clauses, sourcesOf(root, game));
  for (const { clause, proofs } of rows) {
    io.out(`${clause.id}\n`);
    for (const { file, title } of proofs) io.out(`  ${file}: ${title}\n`);
    if (proofs.length === 0) io.out('  NO PROOF\n');
    if (loose.includes(clause)) io.out('  NOT CITED\n');
  }
  for (const { clause, file, title } of strays) io.out(`${file}: proves ${clause}, which does not exist: ${title}\n`);
  const proofs = rows.reduce((sum, row) => sum + row.proofs.length, 0);
  io.out(
    `${clauses.length} clauses, ${proofs} proofs, ${gaps.length} clauses without proof, ${strays.length} proofs of clauses that do not exist, ${loose.length} clauses that no source cites\n`,
  );
  return gaps.length + strays.length + loose.length > 0 ? 1 : 0;
}
