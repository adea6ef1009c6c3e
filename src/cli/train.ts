import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { thinkerFor } from '../bots/levels.ts';
import { chancesBy, type Fitted, fitSpreads, type Tenth, tenthsOf } from '../bots/train/fit.ts';
import { chancesFrom, isCounted, type Learned, learn, unseen } from '../bots/train/points.ts';
import { type Example, selfPlay } from '../bots/train/self-play.ts';
import { columns } from './columns.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { findGame, readSeats } from './games.ts';
import { progress } from './progress.ts';

export const train: Command = {
  name: 'train',
  usage: '<game> [--players N] [--games N] [--seed S] [--errs] [--shaken] [--write file] [--json]',
  summary: 'fits what a lead is worth to games that bots play against themselves',
  help: `
--players N   seats at the table (default: as many as the game takes)
--games N     games by the quick policy in every seat (default 300)
--seed S      the same seed plays the same games (default 1)
--errs        one answer in twelve as a beginner gives it
--shaken      every seat has a feeling of its own for the game, where the game can draw one
--write FILE  what was learned, as the game loads it
--json        the numbers as JSON

Where a roll-out stops, a bot makes chances of winning out of what each seat hopes for: so many points more make winning
e times as likely. That number is fitted for each part of the game on two games of three, and tried on the third: log
loss says how surprised one is by who won, the less the better. Where a game counts more of a seat, weights for all of that are
learned so that what is hoped for comes nearest to the points in the end, and tried in the same way.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      errs: { type: 'boolean' },
      shaken: { type: 'boolean' },
      write: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = await findGame(positionals[0]);
    const { rules, knowledge } = game;
    if (!knowledge?.hopes || !knowledge.spread) {
      throw new UsageError(`${rules.id} does not tell what its seats hope for: there is nothing to fit`);
    }
    const seats = readSeats(rules, values.players);
    const games = readNumber('games', values.games, 300, 3);
    const seed = values.seed ?? '1';
    const thinker = thinkerFor(game);
    const bar = progress(io, games, 'games');
    const straying = { errs: values.errs ?? false, shaken: values.shaken ?? false };
    const examples: Example[] = [];
    for (let i = 0; i < games; i++) {
      examples.push(...selfPlay(thinker, knowledge.hopes, seats, i, seed, straying));
      bar.step(i + 1);
    }
    bar.end();
    const fitted = fitSpreads(examples, knowledge.spread);
    const counted = examples.filter(isCounted);
    const learned = counted.length > 0 ? learn(counted) : [];
    const byHand = knowledge.spread;
    const spreadOf = (part: number) => byHand[part] ?? byHand[byHand.length - 1];
    const tenths = {
      byHand: tenthsOf(examples, ({ part, hopes }) => chancesBy(hopes, spreadOf(part))),
      learned: tenthsOf(counted.filter(unseen), one => chancesFrom(learned, one)),
    };
    const head = { game: rules.id, version: rules.version, seats, games, seed, ...straying };
    if (values.write) writeFileSync(values.write, asModule(head, learned));
    io.out(
      values.json
        ? `${JSON.stringify({ ...head, fitted, learned, tenths }, null, 2)}\n`
        : inWords(head, byHand, { fitted, learned, tenths }),
    );
    return 0;
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Head {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly errs: boolean;
  readonly shaken: boolean;
}

/** The commit that learns, where it is known. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** A weight may come near to a number that has a name, and is not meant to be it. */
const UNLIKE_PI = '// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: weights are what they are\n';

/** What was learned, as source: by what it was learned, and spread and weights of each part. */
function asModule({ game, version, seats, games, seed, errs, shaken }: Head, learned: readonly Learned[]): string {
  const straying = `${errs ? ' --errs' : ''}${shaken ? ' --shaken' : ''}`;
  const command = `train ${game} --players ${seats} --games ${games} --seed ${seed}${straying}`;
  const rows = learned.map(
    ({ part, spread, weights }) => `  // Part ${part + 1}.\n  { spread: ${spread}, weights: [${weights.join(', ')}] },`,
  );
  const by = `rules version ${version}, commit ${commit()}`;
  return `/** Learned by \`${command}\`, ${by}; not written by hand. */\n${UNLIKE_PI}export const LEARNED = [\n${rows.join('\n')}\n];\n`;
}

const tenthRow = ({ seats, told, won }: Tenth, i: number): string[] => [
  `${10 * i}-${10 * i + 10} %`,
  String(seats),
  percent(told),
  percent(won),
];

function inWords(
  head: Head,
  byHand: readonly number[],
  {
    fitted,
    learned,
    tenths,
  }: {
    readonly fitted: readonly Fitted[];
    readonly learned: readonly Learned[];
    readonly tenths: { readonly byHand: readonly Tenth[]; readonly learned: readonly Tenth[] };
  },
): string {
  const { seats } = head;
  const rows = fitted.map(({ part, spread, before, after }) => {
    const own = learned.find(one => one.part === part);
    return [
      String(part + 1),
      String(byHand[part] ?? byHand[byHand.length - 1]),
      spread.toFixed(1),
      before.toFixed(3),
      after.toFixed(3),
      own?.loss.toFixed(3) ?? '',
      own ? percent(own.explained.byHand) : '',
      own ? percent(own.explained.learned) : '',
    ];
  });
  return `${[
    `${head.games} games of ${head.game} ${head.version} with ${seats} players, seed "${head.seed}"; even chances: ${Math.log(seats).toFixed(3)}`,
    '',
    ...columns([
      ['part', 'by hand', 'fitted', 'log loss by hand', 'fitted', 'learned', 'told by hand', 'learned'],
      ...rows,
    ]),
    '',
    ...columns([['chance by hand', 'seats', 'told', 'won'], ...tenths.byHand.map(tenthRow)]),
    ...(learned.length === 0
      ? []
      : ['', ...columns([['learned', 'seats', 'told', 'won'], ...tenths.learned.map(tenthRow)])]),
  ].join('\n')}\n`;
}
