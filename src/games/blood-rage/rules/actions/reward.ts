import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { REWARDS, TOKEN_GLORY } from '../../content/tokens.ts';
import { type ChoiceOf, DECLINE, MOVE_LEADER } from '../choices.ts';
import { beastFigure, move, room } from '../figures.ts';
import { REWARD, type RewardFrame } from '../frames.ts';
import { gainGlory, raise } from '../gains.ts';
import {
  ADJACENT,
  CARD_IDS,
  CARD_OF_FIGURE,
  LEADER,
  LEADER_SLOT,
  MONSTER_SLOTS,
  PLACE_IDS,
  type PlaceNumber,
  placeNumber,
  STAT_COUNT,
  type StatNumber,
  statNumber,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { effectOfCard, slotCard } from '../upgrades.ts';

/**
 * What the token gives; the token decides, not the player (BR-10.6): Glory (BR-12.10), a step of all stats (BR-12.11)
 * or of one. Rage is not refilled by it (BR-12.7); Axes and Horns are worth more at once (BR-12.8, BR-12.9).
 */
function takeReward(act: Act, seat: number, province: PlaceNumber, cause: string): void {
  const reward = REWARDS[act.state.tokens[province]];
  if (reward === 'glory5') gainGlory(act, seat, TOKEN_GLORY, 'pillage', cause);
  else if (reward === 'all')
    for (let stat: StatNumber = FIRST; stat < STAT_COUNT; stat++) raise(act, seat, stat, cause);
  else raise(act, seat, statNumber[reward], cause);
}

/** The stat that a token raises, -1 when it gives Glory or all stats. */
const tokenStat = (state: State, province: PlaceNumber): StatNumber =>
  statNumber[REWARDS[state.tokens[province]]] ?? NONE;

const destinations = (state: State, province: PlaceNumber): PlaceNumber[] =>
  ADJACENT[province].filter(to => room(state, to) > 0);

/** A successful pillage: the token's reward, then whatever adds to it (BR-12.6, BR-12.12). */
export const reward: Rule<RewardFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat, province } = frame;
    const leaderCard = slotCard(state, seat, LEADER_SLOT);
    const leaderThere = leaderCard >= 0 && state.leader[seat] === province;
    switch (frame.step) {
      case REWARD.token: {
        state.pillaged[province] = 1;
        facts.tell({ kind: 'pillaged', seat, province: PLACE_IDS[province], reward: REWARDS[state.tokens[province]] });
        takeReward(act, seat, province, PLACE_IDS[province]);
        for (let i = 0; i < MONSTER_SLOTS; i++) {
          if (state.beasts[seat * MONSTER_SLOTS + i] !== province) continue;
          const card = CARD_OF_FIGURE[beastFigure(state, seat, i)];
          if (effectOfCard(card, 'doubles-reward')) takeReward(act, seat, province, CARD_IDS[card]);
        }
        frame.step = REWARD.grace;
        return false;
      }
      case REWARD.grace:
        frame.step = REWARD.leader;
        if (frame.grace >= 0) {
          push(state, {
            kind: 'raise',
            step: START,
            seat,
            not: tokenStat(state, province),
            cause: CARD_IDS[frame.grace],
          });
        }
        return false;
      case REWARD.leader: {
        frame.step = REWARD.moveOn;
        const effect = leaderThere ? effectOfCard(leaderCard, 'leader-raises') : undefined;
        if (effect?.stats === 'one') {
          push(state, { kind: 'raise', step: START, seat, not: NONE, cause: CARD_IDS[leaderCard] });
        } else if (effect) {
          for (let stat: StatNumber = FIRST; stat < STAT_COUNT; stat++) raise(act, seat, stat, CARD_IDS[leaderCard]);
        }
        return false;
      }
      case REWARD.moveOn:
        if (leaderThere && effectOfCard(leaderCard, 'leader-moves-on') && destinations(state, province).length > 0) {
          return true;
        }
        break;
    }
    act.finish(frame);
    return false;
  },

  asks(state, { seat, province }) {
    const choices = [...destinations(state, province).map(to => MOVE_LEADER[to]), DECLINE];
    const args = { from: PLACE_IDS[province], cause: CARD_IDS[slotCard(state, seat, LEADER_SLOT)] };
    return [{ seat, prompt: 'move-leader', args, choices }];
  },

  take({ state, facts }, frame, seat, choice) {
    frame.step = REWARD.done;
    if (choice.kind === 'decline') return;
    const { to } = choice as ChoiceOf<'move-leader'>;
    move(state, seat, LEADER, frame.province, placeNumber[to]);
    const cause = CARD_IDS[slotCard(state, seat, LEADER_SLOT)];
    facts.tell({ kind: 'moved', seat, figure: 'leader', from: PLACE_IDS[frame.province], to, cause });
  },
};
