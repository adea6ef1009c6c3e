/** Phase 5: sealed bids for the Dragon (SC-8.1 to SC-8.5). */
import { NONE } from '../../../../kit/rules/ids.ts';
import { rangeOf } from '../asking.ts';
import { BID } from '../choices.ts';
import { DRAGON_BIDS, type DragonBidsFrame } from '../frames.ts';
import { pay, payTo } from '../gold.ts';
import { livingSeats, spokesman } from '../lords.ts';
import { lordNumber, stoneNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import { askCommander, commanders, DRAGON, giveBeast } from './command.ts';

/**
 * The highest bid goes to the bank (SC-8.4), or to who bears the Stone with the power of submission (SC-C-submission).
 */
function payPrice(act: Act, seat: number, gold: number): void {
  const { state } = act;
  const payer = spokesman(state, seat);
  const bearer = state.stonePower === stoneNumber.submission ? state.stoneLord : NONE;
  if (bearer < 0) pay(act, payer, gold, 'dragon-price');
  else if (state.seatOf[bearer] !== seat) payTo(act, payer, bearer, gold, 'dragon-price');
}

export const dragonBids: Rule<DragonBidsFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === DRAGON_BIDS.bid) return true;
    if (frame.step === DRAGON_BIDS.won && frame.seat >= 0) {
      const lords = commanders(state, frame.seat);
      if (lords.length > 1) {
        frame.step = DRAGON_BIDS.lord;
        return true;
      }
      giveBeast(act, DRAGON, lords[0]);
    }
    if (frame.step === DRAGON_BIDS.lord) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    if (frame.step === DRAGON_BIDS.lord) return askCommander(state, frame.seat, DRAGON);
    // It serves lords of any alignment (SC-8.1); everybody sets aside from nothing to all, in secret (SC-8.3).
    return livingSeats(state).map(seat => ({
      seat,
      prompt: 'dragon',
      args: { turn: state.turn },
      choices: [],
      ranges: rangeOf(BID, 'gold', 0, state.gold[seat]),
      sealed: true,
    }));
  },
  open(act, frame, answers) {
    const { state, facts } = act;
    const bids = answers.map(answer => (answer?.kind === 'bid' ? answer.gold : -1));
    for (const seat of livingSeats(state)) facts.reveal({ kind: 'bid', seat, gold: bids[seat] });
    const most = Math.max(...bids);
    const highest = bids.flatMap((gold, seat) => (gold === most ? [seat] : []));
    frame.step = DRAGON_BIDS.won;
    // All at nothing is a tie, too (SC-8.5, SC-A-dragon-tie).
    if (most < 1 || highest.length > 1) {
      facts.tell({ kind: 'no-dragon' });
      return;
    }
    frame.seat = highest[0];
    payPrice(act, frame.seat, most);
  },
  take(act, frame, _seat, choice) {
    if (choice.kind !== 'command') return;
    giveBeast(act, DRAGON, lordNumber[choice.lord]);
    act.finish(frame);
  },
};
