/** Events about gold: mercenaries, governors, singers, the feast, the expedition to Greenland. */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import type { Region } from '../../content/board.ts';
import { EXPEDITION_GOLD, MERCENARIES, MERCENARIES_PRICE, SIF_PROSPERITY } from '../../content/events.ts';
import { LORDS } from '../../content/lords.ts';
import { DECLINE, HIRE, type ScandinaviaChoice } from '../choices.ts';
import { fleetsOf, isManned, takeFleet } from '../fleets.ts';
import { type EventFrame, ORDERED, TASKS } from '../frames.ts';
import { gain, pay } from '../gold.ts';
import { nearestCoast } from '../hex/shores.ts';
import { isAdvanced } from '../hex/standing.ts';
import { changeProsperity, regionsOf } from '../land.ts';
import { lasts } from '../lasting.ts';
import { isLord, livingLords, lordsOf } from '../lords.ts';
import { pieceName } from '../names.ts';
import {
  asLord,
  eventNumber,
  FLEET_IDS,
  type Fleet,
  heroOf,
  kindNumber,
  REGION_COUNT,
  regionNumber,
  VIKING,
} from '../numbers.ts';
import { countAt, placesOf, put } from '../pieces.ts';
import { pieceLeft } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { nearestOwn } from '../war/home.ts';
import { setDown } from '../war/set-down.ts';
import { comeForth } from './come-forth.ts';
import { atOnce, type EventRule, type EventRules, onlyLasts } from './event-rule.ts';
import { singOf } from './payments.ts';

/** Regions of player 1, where mercenaries could appear. */
const barracks = (state: State): Region[] =>
  lordsOf(state, state.first).flatMap(lord => (state.out[lord] > 0 ? [] : regionsOf(state, lord)));

/** SC-C-mercenaries: player 1 hires them, or nobody does. */
const mercenaries: EventRule = {
  run(act, frame) {
    if (barracks(act.state).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state): Ask<ScandinaviaChoice>[] {
    const able = state.gold[state.first] >= MERCENARIES_PRICE;
    const choices: ScandinaviaChoice[] = [DECLINE];
    if (able) for (const region of barracks(state)) choices.push(HIRE[region]);
    return [{ seat: state.first, prompt: 'hire', choices, veiled: true }];
  },
  take(act, frame: EventFrame, _seat, choice) {
    const { state, facts } = act;
    act.finish(frame);
    if (choice.kind !== 'hire') return;
    const region = regionNumber[choice.region];
    const lord = asLord(state.owner[region]);
    pay(act, lord, MERCENARIES_PRICE, 'hired');
    for (const [troop, count] of Object.entries(MERCENARIES.army))
      comeForth(act, lord, region, kindNumber[troop], count, 'hired');
    const hero = heroOf(MERCENARIES.hero);
    put(state, region, lord, hero, 1);
    facts.tell({
      kind: 'came',
      lord: LORDS[lord],
      place: choice.region,
      piece: pieceName(hero),
      count: 1,
      cause: 'hired',
    });
    singOf(state, lord, region, hero);
  },
};

/** SC-C-bards: heroes are paid at once, in order of play; those who come later when they join. */
const bards: EventRule = atOnce(({ state }) =>
  push(state, { kind: 'ordered', step: ORDERED.next, task: TASKS.indexOf('bards'), begun: [] }),
);

/** SC-C-sif: the loss falls at once, the feast is held after the taxes. */
const sif: EventRule = atOnce(act => {
  const { state } = act;
  if (!lasts(state, 'sif')) state.lasting.push(eventNumber.sif);
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (isLord(state.owner[region])) changeProsperity(act, region, -SIF_PROSPERITY, 'sif');
});

/** Whoever is aboard a fleet that is taken away is set down in the nearest region of its lord. */
function sendHome(act: Act, fleet: Fleet): void {
  const { state } = act;
  const [lord, at] = [state.fleetLord[fleet], state.fleetPlace[fleet]];
  if (!isManned(state, fleet)) return;
  setDown(act, fleet, isAdvanced(state) ? nearestCoast(state, lord, at) : nearestOwn(state, lord, at));
}

/** SC-C-viking-expedition: all fleets and all Vikings are taken for ten gold each (SC-A-ten-hours). */
const expedition: EventRule = atOnce(act => {
  const { state, facts } = act;
  for (const lord of livingLords(state)) {
    let taken = 0;
    for (const fleet of fleetsOf(state, lord)) {
      sendHome(act, fleet);
      takeFleet(state, fleet);
      facts.tell({ kind: 'fleet-lost', lord: LORDS[lord], fleet: FLEET_IDS[fleet], cause: 'expedition' });
      taken++;
    }
    for (const spot of placesOf(state, lord)) {
      const vikings = countAt(state, spot, lord, VIKING);
      pieceLeft(act, spot, lord, VIKING, vikings, 'expedition');
      taken += vikings;
    }
    gain(act, lord, taken * EXPEDITION_GOLD, 'expedition');
  }
});

export const goldEvents: EventRules = {
  mercenaries,
  'call-of-gold': onlyLasts,
  bards,
  sif,
  'viking-expedition': expedition,
};
