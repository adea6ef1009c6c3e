/** Phase 4: the D100 is rolled, each event is played out before the next (SC-7.1 to SC-7.4, SC-A-event-one-by-one). */
import { START } from '../../../../engine/contract/steps.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { EVENT, EVENTS as EVENT_IDS } from '../../content/events.ts';
import { realign } from '../creed.ts';
import { d100 } from '../dice.ts';
import { EVENTS, type EventFrame, type EventsFrame } from '../frames.ts';
import { EVENT_COUNT, eventNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { EventRule, EventRules } from './event-rule.ts';
import { families } from './families.ts';

const RULES: EventRules = Object.assign({}, ...families);

const OMENS = eventNumber['double-omens'];

export function ruleOf(event: number): EventRule {
  const rule = RULES[EVENT_IDS[event]];
  if (!rule) throw new Error(`there are no rules for the event "${EVENT_IDS[event]}"`);
  return rule;
}

/** Which event a D100 brings. */
const eventOf = (die: number): number => EVENT.findIndex(({ from, to }) => die >= from && die <= to);

/** Is the event that is rolled now one of the two that double omens have brought? 0 no, else the first or the second. */
function ofOmens({ omens, drawn }: EventsFrame): number {
  const since = drawn.length - (omens - 1);
  return omens > 0 && since < 2 ? since + 1 : 0;
}

/** Of double omens the second event is passed over where it is the first again, and so are omens within omens (SC-7.2, SC-A-double-omens). */
function isPassed(act: Act, frame: EventsFrame, event: number): boolean {
  if (event === OMENS) return frame.omens > 0;
  if (ofOmens(frame) === 2 && frame.drawn.at(-1) === event) return true;
  return ruleOf(event).passed?.(act.state, ofOmens(frame) > 0) ?? false;
}

/** The event of a D100 happens (SC-7.1); for one that is passed over another is rolled (SC-7.3). */
function roll(act: Act, frame: EventsFrame): void {
  const { state, facts } = act;
  const die = d100(act);
  const event = eventOf(die);
  facts.tell({ kind: 'event-rolled', die, event: EVENT_IDS[event] });
  if (isPassed(act, frame, event)) {
    facts.tell({ kind: 'event-passed', event: EVENT_IDS[event] });
    return;
  }
  if (event === OMENS) {
    frame.omens = 1 + frame.drawn.length;
    // Two in the place of one.
    frame.left++;
    return;
  }
  frame.left--;
  frame.drawn.push(event);
  if (EVENT[event].lasts && !state.lasting.includes(event)) state.lasting.push(event);
  frame.step = EVENT[event].creed ? EVENTS.creed : EVENTS.roll;
  push(state, { kind: 'event', step: START, event, at: 0, list: [] });
}

/** Every number of the D100 could be passed over only where hardly anything is left to happen: then the season is quiet. */
const MOST_ROLLS = 1000;

export const events: Rule<EventsFrame> = {
  run(act, frame) {
    if (frame.step === EVENTS.creed) {
      realign(act);
      frame.step = EVENTS.roll;
    }
    if (frame.left === 0 || frame.rolls >= MOST_ROLLS || frame.drawn.length === EVENT_COUNT) act.finish(frame);
    else {
      frame.rolls++;
      roll(act, frame);
    }
    return false;
  },
};

export const event: Rule<EventFrame> = {
  run: (act, frame) => ruleOf(frame.event).run(act, frame),
  asks: (state, frame) => ruleOf(frame.event).asks?.(state, frame) ?? [],
  take: (act, frame, seat, choice) => ruleOf(frame.event).take?.(act, frame, seat, choice),
};
