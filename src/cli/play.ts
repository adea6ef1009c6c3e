import { existsSync } from 'node:fs';
import { USUAL } from '../bots/level-names.ts';
import { FastChance } from '../engine/chance/chance.ts';
import type { Seat } from '../engine/contract/ask.ts';
import type { GameModule, Language } from '../engine/contract/game.ts';
import { Match } from '../engine/match/match.ts';
import { speakerAt, speakerFor } from '../engine/text/text.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { botsOf, findGame, readGivenContent, readGivenOptions, readLanguage, readLineup, readSeats } from './games.ts';
import type { Io } from './io.ts';
import { Session } from './play/session.ts';
import { loadLog } from './replay.ts';
import { valueLines } from './value-lines.ts';
import { words } from './words.ts';

export const play: Command = {
  name: 'play',
  usage:
    '<game> [--players N] [--seat N] [--bot name[,name…]] [--seed S] [--option name=value]… [--content file] [--lang L] [--save file] [--load file]',
  summary: 'play against bots in the terminal',
  help: `
--players N    seats at the table (default: as many as the game takes)
--seat N       where you sit (default 1)
--bot NAMES    one bot for the other seats, or one for each seat, parted by commas (default: the best there is)
--seed S       the same seed deals the same cards (default: a fresh secret)
--option N=V   a switch of the table; may be given again; some values are for some numbers of players
--content file values of the game to be replaced, as JSON
--options      lists the switches of the table, with whom they are for, and leaves
--lang         en, it, fr or es
--save file    where the game goes when you leave it (default skali-<game>.json)
--load file    goes on with a saved game

Type h at the table for what can be typed there.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string' },
      seat: { type: 'string' },
      bot: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      content: { type: 'string' },
      options: { type: 'boolean' },
      lang: { type: 'string' },
      save: { type: 'string' },
      load: { type: 'string' },
    });
    const game = await findGame(positionals[0]);
    const { rules } = game;
    const language = readLanguage(values.lang);
    if (values.options) return listOptions(game, language, io);
    if (values.load !== undefined) {
      if (!existsSync(values.load)) throw new UsageError(`${values.load} is not there`);
      const told = (['players', 'seed', 'option'] as const).filter(name => values[name] !== undefined);
      if (told.length > 0) {
        const flags = told.map(name => `--${name}`).join(', ');
        throw new UsageError(`a saved game has its own seats, seed and switches: leave ${flags} out, or --load`);
      }
    }

    const begin = () => {
      const seats = readSeats(rules, values.players);
      return Match.begin(rules, {
        seats,
        options: readGivenOptions(rules, seats, values.option),
        ...readGivenContent(rules, values.content),
        ...(values.seed !== undefined && { seed: values.seed }),
      });
    };
    const match = values.load ? Match.load(rules, loadLog(values.load)) : begin();
    const { seats, seed } = match.head;
    const seat = readNumber('seat', values.seat, 1, 1, seats) - 1;
    const bots = botsOf(game);
    const lineup = readLineup(game, values.bot ?? USUAL, seats);
    const session = new Session({
      game,
      match,
      seat,
      io,
      bots: lineup.map(name => bots[name]),
      luck: new FastChance(`bots ${seed} ${match.length}`),
      speaker: await speakerAt(game, language, lookAt(match, seat)),
      say: await words(language),
      file: values.save ?? values.load ?? `skali-${rules.id}.json`,
      keep: values.save !== undefined,
    });
    return session.run();
  },
};

/** What a seat sees now, worked out once after each entry of the log. */
function lookAt(match: Match, seat: Seat): () => unknown {
  let [at, view] = [match.length, match.view(seat)];
  return () => {
    if (at !== match.length) [at, view] = [match.length, match.view(seat)];
    return view;
  };
}

/** Every switch of the table in words. */
async function listOptions(game: GameModule, language: Language, io: Io): Promise<number> {
  const { rules } = game;
  const match = Match.begin(rules, { seats: rules.seats.min, seed: 'options' });
  const speaker = await speakerFor(game, language, match.view(null));
  for (const spec of rules.options) {
    io.out(`${spec.name}: ${speaker.say(`option.${spec.name}`)} (${spec.clause})\n`);
    if ('order' in spec) io.out(`  ${spec.order.join(',')}  ${speaker.say(`option.${spec.name}.text`)}\n`);
    else for (const line of valueLines(spec, rules.seats, speaker)) io.out(`  ${line}\n`);
  }
  return 0;
}
