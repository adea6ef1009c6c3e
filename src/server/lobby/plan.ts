import { commitment, newSeed } from '../../engine/chance/fairness.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { SeatPlan, TablePlan } from '../../host/hall-api.ts';
import { type KeptTable, OPEN_SEAT, type Player, type SeatRow } from '../store/store.ts';
import { botNames } from './bot-names.ts';
import { checkBot, findGame, type ShelvedGame } from './games.ts';
import { newId } from './ids.ts';
import { readName } from './names.ts';
import { readPack } from './pack.ts';
import { badInput } from './refused.ts';

/** A fresh table as it is kept: checked, with its seed made and promised before anybody gives a share. */
export async function planTable(plan: TablePlan, creator: Player, now: number): Promise<KeptTable> {
  const game = await findGame(plan.game);
  const { min, max } = game.entry.players;
  if (plan.seats.length < min || plan.seats.length > max) throw badInput('seats', `must be from ${min} to ${max}`);
  if (plan.seats.every(seat => seat.kind === 'bot')) throw badInput('seats', 'must leave one for a person');
  const options = readGameOptions(game, plan.options, plan.seats.length);
  const content = readPack(game, plan.content);
  return freshTable({ ...plan, options, content, seats: seatRows(game, plan.seats, creator) }, creator.id, now);
}

type Laid = Pick<KeptTable, 'game' | 'options' | 'content' | 'seats' | 'visibility' | 'spectators' | 'timing'>;

export function freshTable(laid: Laid, creator: string, now: number): KeptTable {
  const seed = newSeed();
  return {
    id: newId(),
    game: laid.game,
    options: laid.options,
    content: laid.content,
    seats: laid.seats,
    visibility: laid.visibility,
    spectators: laid.spectators,
    timing: laid.timing,
    creator,
    state: 'gathering',
    seed,
    commitment: commitment(seed),
    head: null,
    begun: null,
    waiting: [],
    standing: null,
    result: null,
    next: null,
    created: now,
    changed: now,
  };
}

function readGameOptions({ module }: ShelvedGame, given: Options, seats: number): Options {
  try {
    return readOptions(module.rules.options, given, seats);
  } catch (error) {
    if (error instanceof BadInput) throw badInput(error.where, error.message.slice(error.where.length + 2));
    throw error;
  }
}

function seatRows(game: ShelvedGame, plans: readonly SeatPlan[], creator: Player): readonly SeatRow[] {
  const guests = plans.map((plan, i) => (plan.kind === 'invited' ? readName(plan.name, `seats[${i}].name`) : ''));
  const names = botNames(plans.length, [creator.name, ...guests]);
  for (const [i, plan] of plans.entries()) if (plan.kind === 'bot') checkBot(game, plan.bot, `seats[${i}].bot`);
  return plans.map((plan, i) => seatRow(plan, creator, guests[i] || names[i]));
}

/** `called`: the guest or the bot. */
function seatRow(plan: SeatPlan, { id, name }: Player, called: string): SeatRow {
  switch (plan.kind) {
    case 'mine':
      return { ...OPEN_SEAT, kind: 'person', name, player: id, share: plan.share };
    case 'open':
      return OPEN_SEAT;
    case 'invited':
      return { ...OPEN_SEAT, kind: 'invited', name: called, invite: newId() };
    case 'bot':
      return { ...OPEN_SEAT, kind: 'bot', name: called, bot: plan.bot };
  }
}
