import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL } from '../bots/level-names.ts';
import { type Chance, FastChance } from '../engine/chance/chance.ts';
import { newSeed } from '../engine/chance/fairness.ts';
import type { Bot } from '../engine/contract/bot.ts';
import type { Lobby } from '../host/hall-api.ts';
import { momentAfter } from '../host/moment-after.ts';
import type { Moment } from '../host/protocol.ts';
import { type FromHall, HallRefused, send, Visitor } from './bot/visitor.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { botsOf, findGame } from './games.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';

export const bot: Command = {
  name: 'bot',
  usage: '--url ADDRESS --table ID [--seat N] [--invite SECRET] [--name NAME] [--level NAME]',
  summary: 'sits down at a table of a hall, near or far, and plays',
  help: `
--url ADDRESS    the hall: http://localhost:4710
--table ID       the table, as in its link
--seat N         which seat (default: the first that is free)
--invite SECRET  for a seat that is kept for a guest
--name NAME      what it is called (default Bot)
--level NAME     how it thinks (default: the best its game has)

It plays until the game is over, and comes back when the line is cut.
`,

  async run(args, io) {
    const { values } = readArgs(args, {
      url: { type: 'string' },
      table: { type: 'string' },
      seat: { type: 'string' },
      invite: { type: 'string' },
      name: { type: 'string' },
      level: { type: 'string' },
    });
    const { url, table } = values;
    if (!url || !URL.canParse(url)) throw new UsageError('--url must be the address of a hall');
    if (!table) throw new UsageError('--table must name a table');
    try {
      const visitor = await Visitor.named(url, values.name ?? 'Bot');
      const lobby = await visitor.lobby(table);
      const game = await findGame(lobby.game);
      const bots = botsOf(game);
      const level = values.level ?? USUAL;
      if (!Object.hasOwn(bots, level)) {
        throw new UsageError(`there is no bot "${level}"${nearest(level, Object.keys(bots))}`);
      }
      const seat = seatAt(lobby, values.seat, values.invite);
      await visitor.sit(table, seat, values.invite);
      io.out(`${values.name ?? 'Bot'} sits in seat ${seat + 1} of ${lobby.game}.\n`);
      const end = await play(visitor, table, seat, bots[level], io);
      io.out(`The game is over: ${end.ranking.map(place => place.map(one => one + 1).join('=')).join(', ')}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
      io.err(`skali: the hall refuses: ${error.message}\n`);
      return 1;
    }
  },
};

function seatAt({ seats }: Lobby, given: string | undefined, invite: string | undefined): number {
  if (given !== undefined) return readNumber('seat', given, 1, 1, seats.length) - 1;
  const free = seats.findIndex(({ kind }) => kind === (invite ? 'invited' : 'open'));
  if (free < 0) throw new UsageError('no seat is free at this table');
  return free;
}

type End = NonNullable<Moment['result']>;

/** Plays to the end, over as many lines as it takes. */
async function play(visitor: Visitor, table: string, seat: number, player: Bot, io: Io): Promise<End> {
  const luck: Chance = new FastChance(newSeed());
  for (let wait = 250; ; wait = Math.min(wait * 2, 10_000)) {
    const end = await onLine(visitor, table, seat, player, luck, () => {
      wait = 250;
    });
    if (end) return end;
    io.err('The line is cut; coming back.\n');
    await sleep(wait);
  }
}

/** Answers whatever is asked until the line is cut (null) or the game is over. */
function onLine(
  visitor: Visitor,
  table: string,
  seat: number,
  player: Bot,
  luck: Chance,
  well: () => void,
): Promise<End | null> {
  const socket = visitor.connect(table);
  let keys = 0;
  const mine = newSeed().slice(0, 16);
  const key = () => `${mine}/${++keys}`;
  return new Promise(resolve => {
    let last: Moment | undefined;
    const answer = (moment: Moment) => {
      last = moment;
      const { ask, view, result } = moment;
      if (result) {
        resolve(result);
        socket.close();
      } else if (ask && !ask.answered) {
        const choice = ask.idle ? player.speakUp?.(view, ask, luck) : player.choose(view, ask, luck);
        if (choice) send(socket, { type: 'choose', key: key(), seat, choice });
      }
    };
    const sitDown = (lobby: Lobby) => {
      if (lobby.state !== 'gathering') send(socket, { type: 'sit', key: key(), seat });
    };
    socket.on('message', data => {
      const message = JSON.parse(data.toString()) as FromHall;
      if ((message.type === 'welcome' || message.type === 'lobby') && !last) sitDown(message.lobby);
      else if (message.type === 'moment' && last) answer(momentAfter(last, message.moment));
      else if (message.type === 'reply' && message.value !== null && 'moment' in message.value) {
        well();
        answer(message.value.moment);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(null));
  });
}
