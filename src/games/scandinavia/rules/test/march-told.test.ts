import { expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { type Choice, isAwaited } from '../../../../engine/contract/ask.ts';
import { Match } from '../../../../engine/match/match.ts';
import { inlineRunner } from '../../../../host/bots/inline-runner.ts';
import { Host } from '../../../../host/host.ts';
import type { HostMessage } from '../../../../host/protocol.ts';
import { game } from '../../index.ts';

const SEATS = 6;
/** What a march, a voyage or a step of one may cost any client: 3 KB. */
const MOST = 3 * 1024;
/** So many marches and voyages are told. */
const ENOUGH = 80;
const MOVES = new Set(['go', 'steer']);
/** The game is played by bots up to its third turn, when there are many stacks. */
const BEFORE = 700;

it('a march by hex is told to each of six clients in less than 3 KB, the next question of who marches included', async () => {
  const { rules, bots } = game;
  const karl = bots.heuristic;
  const match = Match.begin(rules, { seats: SEATS, seed: 'marches told', options: { rules: 'advanced' } });
  const luck = new FastChance('marches told');
  const next = (): { seat: number; choice: Choice } | undefined => {
    const ask = match.decisions().find(isAwaited);
    return ask && { seat: ask.seat, choice: karl.choose(match.view(ask.seat), ask, luck) };
  };
  for (let i = 0; i < BEFORE; i++) {
    const act = next();
    if (act) match.choose(act.seat, act.choice);
  }
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `seat ${seat}`, bot: null }));
  const { options, commitment = '' } = match.head;
  const host = new Host<string>({
    table: { id: 't', game: rules.id, version: rules.version, options, seats, commitment, begun: 1 },
    match,
    shelf: { keep: async () => true, read: async () => [] },
    write: (message: HostMessage) => JSON.stringify(message),
    bots: { levels: [], standIn: '', runner: inlineRunner() },
    onTrouble: error => {
      throw error;
    },
  });
  const told = seats.map(() => 0);
  const lines = seats.map((_, seat) =>
    host.connect(
      text => {
        told[seat] += Buffer.byteLength(text);
      },
      own => own === seat,
    ),
  );
  for (const [seat, line] of lines.entries()) await line.receive({ type: 'sit', key: `sit ${seat}`, seat });
  const sizes: number[] = [];
  for (let n = 0; sizes.length < ENOUGH; n++) {
    const act = next();
    if (!act) break;
    told.fill(0);
    await lines[act.seat].receive({ type: 'choose', key: `choice ${n}`, ...act });
    // The last march of a round is told with the battle that follows by itself, and with all that comes of it.
    const fought = match.entered(match.length - 1)[0].told.some(({ fact }) => fact.kind === 'battle');
    if (MOVES.has(act.choice.kind) && !fought) sizes.push(Math.max(...told));
  }
  await host.close();
  expect(sizes.length).toBe(ENOUGH);
  expect(Math.max(...sizes)).toBeLessThan(MOST);
}, 120_000);
