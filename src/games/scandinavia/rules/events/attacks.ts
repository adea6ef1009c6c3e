/** Barbarians from beyond the edge, and subjects who have had enough: both fight at once. */
import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { BARBARIAN_CHANCE, BARBARIANS as HOST } from '../../content/events.ts';
import { REGIONS } from '../../content/regions.ts';
import { d10 } from '../dice.ts';
import { EVENT_STEPS, type EventFrame } from '../frames.ts';
import { crewsAshore } from '../hex/encounters.ts';
import { lasts } from '../lasting.ts';
import { isLord } from '../lords.ts';
import { asRegion, heroOf, KIND_COUNT, kindNumber, REGION_COUNT } from '../numbers.ts';
import { BARBARIANS, countAt, NOBODY, put, raise, sidesAt } from '../pieces.ts';
import { printed } from '../printed.ts';
import { pieceLeft } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { battleFrame, beginBattle } from '../war/engage.ts';
import { commonersOf } from '../war/force.ts';
import type { EventRule, EventRules } from './event-rule.ts';

/** Barbarians come upon a region of the edge, with what counters there are. */
function invade(act: Act, region: Region): void {
  const { state } = act;
  const owner = state.owner[region];
  for (const [troop, count] of Object.entries(HOST.army)) raise(state, region, BARBARIANS, kindNumber[troop], count);
  put(state, region, BARBARIANS, heroOf(HOST.hero), 1);
  crewsAshore(state, region);
  beginBattle(act, battleFrame(state, region, BARBARIANS, owner));
}

/** SC-C-barbarians: each border region of a lord, on a D10 of 1 to 3; after Freya nobody fights (SC-A-freya-attacks). */
const barbarians: EventRule = {
  run(act, frame) {
    const { state, facts } = act;
    const { border } = printed(state);
    for (; frame.at < REGION_COUNT; ) {
      const region = asRegion(frame.at);
      frame.at++;
      if (!border[region] || !isLord(state.owner[region]) || lasts(state, 'freya')) continue;
      const die = d10(act);
      facts.tell({ kind: 'region-rolled', region: REGIONS[region], die, cause: 'barbarians' });
      if (die > BARBARIAN_CHANCE) continue;
      invade(act, region);
      return false;
    }
    act.finish(frame);
    return false;
  },
};

/** The commoners against their own lord: rebels are of the region's alignment, walls count for nothing (SC-C-revolts). */
export const rebelStrength = (state: State, region: Region): number =>
  commonersOf(state, region, { alignment: printed(state).alignment[region], side: NOBODY, walls: false }).total;

/** The rebels of a region are gone, whatever has come of them. */
function disperse(act: Act, region: Region): void {
  const { state } = act;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    pieceLeft(act, region, NOBODY, kind, countAt(state, region, NOBODY, kind), 'revolts');
  // One that was turned, and has no counter, is lost all the same.
  const troop = printed(state).troop[region];
  const holder = sidesAt(state, region).find(side => countAt(state, region, side, troop) > 0);
  if (state.pool[troop] < 0 && holder !== undefined) pieceLeft(act, region, holder, troop, 1, 'revolts');
}

/** One rebel unit of the local troop rises (SC-C-revolts); it is gone after the fight, so it needs no counter of its own. */
function revolt(act: Act, region: Region): void {
  const { state } = act;
  const { troop } = printed(state);
  state.pool[troop[region]]--;
  put(state, region, NOBODY, troop[region], 1);
  crewsAshore(state, region);
  beginBattle(act, battleFrame(state, region, NOBODY, state.owner[region]));
}

const revolts: EventRule = {
  run(act, frame: EventFrame) {
    const { state } = act;
    // Regions that rise are those that would when the event is drawn.
    if (frame.step === EVENT_STEPS.begin) {
      frame.step = EVENT_STEPS.begun;
      for (let region: Region = FIRST; region < REGION_COUNT; region++)
        if (isLord(state.owner[region]) && !lasts(state, 'freya') && rebelStrength(state, region) <= 0)
          frame.list.push(region);
    }
    if (frame.at > 0) disperse(act, asRegion(frame.list[frame.at - 1]));
    while (frame.at < frame.list.length) {
      const region = asRegion(frame.list[frame.at]);
      frame.at++;
      if (!isLord(state.owner[region])) continue;
      revolt(act, region);
      return false;
    }
    act.finish(frame);
    return false;
  },
};

export const attacks: EventRules = { barbarians, revolts };
