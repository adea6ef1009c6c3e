import { START } from '../../../../engine/contract/steps.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { LEGENDARY, STATS } from '../../content/clans.ts';
import { AGES, DEALT } from '../../content/tokens.ts';
import { countAt, figuresAt, figuresOnBoard, kindsAt, move } from '../figures.ts';
import { ACTION, AGE, type AgeFrame, DISCARD, RAGNAROK } from '../frames.ts';
import { gainGlory, payByUpgrade } from '../gains.ts';
import { letGoOf } from '../let-go.ts';
import {
  CARD_IDS,
  PHASES,
  type PhaseId,
  type PlaceNumber,
  PROVINCE_COUNT,
  RESERVE,
  STAT_COUNT,
  VALHALLA,
} from '../numbers.ts';
import { result } from '../result.ts';
import type { Act, Rule } from '../rule.ts';

/** Three ages of six phases, one after the other; after the last phase the next age, or the end (BR-3.1, BR-3.2). */
export const age: Rule<AgeFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    switch (frame.step) {
      case AGE['gods-gifts']:
        facts.tell({ kind: 'age-began', age: state.age + 1 });
        begin(act, 'gods-gifts');
        frame.step = AGE.action;
        deal(act);
        push(state, { kind: 'draft', step: START });
        return false;
      case AGE.action:
        begin(act, 'action');
        frame.step = AGE.discard;
        push(state, { kind: 'action', step: ACTION.begin });
        return false;
      case AGE.discard:
        begin(act, 'discard');
        frame.step = AGE.quest;
        push(state, { kind: 'discard', step: DISCARD.ask });
        return false;
      case AGE.quest:
        begin(act, 'quest');
        frame.step = AGE.ragnarok;
        push(state, { kind: 'quests', step: START, at: 0 });
        return false;
      case AGE.ragnarok:
        begin(act, 'ragnarok');
        frame.step = AGE['release-valhalla'];
        push(state, { kind: 'ragnarok', step: RAGNAROK.fall });
        return false;
      case AGE['release-valhalla']:
        begin(act, 'release-valhalla');
        frame.step = AGE.over;
        releaseValhalla(act);
        return false;
      case AGE.over:
        if (state.age === AGES - 1) {
          endGame(act);
          act.finish(frame);
        } else {
          endAge(act);
          frame.step = AGE['gods-gifts'];
        }
        return false;
    }
  },
};

function begin({ state, facts }: Act, phase: PhaseId): void {
  state.phase = PHASES.indexOf(phase);
  facts.tell({ kind: 'phase-began', age: state.age + 1, phase });
}

/** Eight cards to each seat; the rest of the deck leaves the game unseen (BR-4.1, BR-4.2). */
function deal({ state, facts }: Act): void {
  const deck = state.decks[state.age];
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = deck.splice(0, DEALT);
    state.packs[seat].push(...cards);
    letGoOf(state)[seat].length = 0;
    if (facts.muted) continue;
    const count = cards.length;
    facts.revealTo(
      seat,
      { kind: 'dealt', seat, count, cards: cards.map(card => CARD_IDS[card]) },
      { kind: 'dealt', seat, count },
    );
  }
  state.away.push(...deck.splice(0));
}

/** Everybody's dead come back to the reserve; some upgrades pay for each (BR-16.1). */
function releaseValhalla(act: Act): void {
  const { state, facts } = act;
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    const count = figuresAt(state, seat, VALHALLA);
    if (count === 0) continue;
    for (const figure of kindsAt(state, seat, VALHALLA)) {
      for (let n = countAt(state, seat, figure, VALHALLA); n > 0; n--) move(state, seat, figure, VALHALLA, RESERVE);
    }
    facts.tell({ kind: 'released', seat, count });
    payByUpgrade(act, seat, 'glory-per-release', count, 'valhalla');
  }
}

/** Tokens turn back, the first-player token goes left (BR-17.1, BR-17.2). */
function endAge({ state, facts }: Act): void {
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) state.pillaged[province] = 0;
  state.first = (state.first + 1) % state.seats;
  state.age++;
  facts.tell({ kind: 'first-seat', seat: state.first });
}

/** Legendary stats and what upgrades pay at the end (BR-17.3, BR-17.4). */
function endGame(act: Act): void {
  const { state, facts } = act;
  for (let seat = 0; seat < state.seats; seat++) {
    STATS.forEach((stat, i) => {
      gainGlory(act, seat, LEGENDARY[state.steps[seat * STAT_COUNT + i]], 'legendary', stat);
    });
    payByUpgrade(act, seat, 'glory-per-figure-at-end', figuresOnBoard(state, seat));
  }
  const winners = result(state).ranking[0];
  facts.tell({ kind: 'game-over', winners, glory: state.glory[winners[0]] });
}
