/** What becomes of a lord who was taken: dice, the captor's word, a way out of it (SC-16.18 to SC-16.23, SC-A-escape-order). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { ALIGNMENTS } from '../../content/alignments.ts';
import { LORDS } from '../../content/lords.ts';
import { FATES, type FateId, type Flight, OHRRKAN_EXECUTION_CREED, RANSOM, TOKEN } from '../../content/tokens.ts';
import { TROOPS } from '../../content/troops.ts';
import { askForGold, askLord } from '../asking.ts';
import { ACCEPT, FATE, PAY_RANSOM } from '../choices.ts';
import { d10 } from '../dice.ts';
import { CAPTURE, type CaptureFrame } from '../frames.ts';
import { owe, payTo, purseOf } from '../gold.ts';
import { regionAt } from '../hex/standing.ts';
import { alignmentOf, areOpposed, isAlive } from '../lords.ts';
import { fateNumber, KROSEN, LORD_COUNT, type Lord, lordNumber, MELOCH, OHRRKAN, type Spot } from '../numbers.ts';
import { printed } from '../printed.ts';
import { eliminate } from '../realm/fall.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { bindVassal, releaseVassals } from './bonds.ts';
import { setFree } from './prison.ts';
import { tokenAt } from './token-at.ts';

const GOOD = ALIGNMENTS.indexOf('good');
const flightOf = (lord: Lord): Flight | undefined => TOKEN[lord].flight;

/**
 * May a captor choose this fate? Good lords do not kill (SC-16.22), opposites are not bound (SC-16.30), nor who is
 * bound already (SC-16.35).
 */
export function mayDecree(state: State, captor: Lord, lord: Lord, fate: FateId): boolean {
  switch (fate) {
    case 'execute':
      return alignmentOf(captor) !== GOOD;
    case 'prison':
      // He is kept with the captor's own token (SC-16.24).
      return tokenAt(state, captor) >= 0;
    case 'vassal':
      return !areOpposed(captor, lord) && state.overlord[lord] < 0;
    default:
      return true;
  }
}

/** A D10 of at most this, before the captor speaks (SC-16.7, SC-16.13, SC-16.15); 0 where there is no such chance. */
export function escapeChance(state: State, { lord, captor, place, led, passed }: CaptureFrame): number {
  const flight = flightOf(lord);
  if (!flight || flight.afterSentence || passed > 0) return 0;
  if (flight.unlessLed && led > 0) return 0;
  if (flight.among && TROOPS[printed(state).troop[regionAt(state, place)]] !== flight.among) return 0;
  const less = Object.entries(flight.from ?? {}).find(([id]) => lordNumber[id] === captor)?.[1] ?? 0;
  return flight.chance - less;
}

/** The lich may be saved after the sentence: better from death, worse each time (SC-16.9). */
function lichChance(state: State, fate: FateId): number {
  const { chance, afterSentence } = flightOf(KROSEN) ?? { chance: 0 };
  if (!afterSentence) return 0;
  return chance + (fate === 'execute' ? afterSentence.death : 0) - afterSentence.before * (state.captures[KROSEN] - 1);
}

function tryToEscape(act: Act, lord: Lord, needs: number): boolean {
  const die = d10(act);
  act.facts.tell({ kind: 'escape-tried', lord: LORDS[lord], die, needs });
  return die <= needs;
}

/** He is away, wherever he likes among his regions. */
function goFree({ state, facts }: Act, lord: Lord): void {
  state.captor[lord] = NONE;
  facts.tell({ kind: 'escaped', lord: LORDS[lord] });
  if (!state.fugitives.includes(lord)) state.fugitives.push(lord);
}

/** Fifty gold; what is missing he owes (SC-16.23). */
function ransom(act: Act, lord: Lord, captor: Lord): void {
  const { state, facts } = act;
  const gold = Math.min(RANSOM, purseOf(state, lord));
  payTo(act, lord, captor, gold, 'ransom', true);
  if (gold < RANSOM && state.seatOf[lord] !== state.seatOf[captor]) {
    const owed = owe(state, lord, captor, RANSOM - gold);
    facts.reveal({ kind: 'owes', lord: LORDS[lord], to: LORDS[captor], gold: owed });
  }
}

function carryOut(act: Act, { lord, captor, fate }: CaptureFrame): void {
  const { state } = act;
  const decree = FATES[fate];
  switch (decree) {
    case 'execute':
      // SC-16.6
      if (captor === OHRRKAN && lord !== KROSEN) state.dread[OHRRKAN] += OHRRKAN_EXECUTION_CREED;
      eliminate(act, lord, captor, true);
      return;
    case 'prison':
      // From now on he goes wherever the captor's token goes (SC-16.24); units and regions stay his (SC-16.27).
      state.captor[lord] = captor;
      releaseVassals(act, lord);
      return;
    case 'ransom':
      ransom(act, lord, captor);
      goFree(act, lord);
      return;
    case 'vassal':
      // Free, with all that is his (SC-16.31).
      goFree(act, lord);
      bindVassal(act, lord, captor);
      return;
    default:
      // Released (SC-16.20).
      goFree(act, lord);
  }
}

export const capture: Rule<CaptureFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { lord, captor } = frame;
    if (!isAlive(state, lord) || !isAlive(state, captor)) {
      act.finish(frame);
      // Who would have judged him is out himself.
      if (isAlive(state, lord)) goFree(act, lord);
      return false;
    }
    switch (frame.step) {
      case CAPTURE.escape: {
        const needs = escapeChance(state, frame);
        frame.step = CAPTURE.fate;
        if (frame.passed === 0) {
          state.captures[lord]++;
          facts.tell({ kind: 'captured', lord: LORDS[lord], to: LORDS[captor] });
        }
        if (needs > 0 && tryToEscape(act, lord, needs)) {
          act.finish(frame);
          goFree(act, lord);
        }
        return false;
      }
      case CAPTURE.fate:
      case CAPTURE.swap:
        return true;
      default:
        act.finish(frame);
        carryOut(act, frame);
        return false;
    }
  },
  asks(state, frame) {
    const { lord, captor } = frame;
    if (frame.step === CAPTURE.fate) {
      // The victor chooses, once (SC-16.19).
      const choices = FATE.filter((_, fate) => mayDecree(state, captor, lord, FATES[fate]));
      return askLord(state, captor, 'fate', choices, { captive: LORDS[lord] });
    }
    // Meloch may turn what awaits him into ransom, if he has all of it (SC-16.11).
    const choices = purseOf(state, lord) >= RANSOM ? [ACCEPT, PAY_RANSOM] : [ACCEPT];
    return askForGold(state, lord, 'swap', choices, { fate: FATES[frame.fate] });
  },
  take(act, frame, _seat, choice) {
    const { state, facts } = act;
    const { lord, captor } = frame;
    if (choice.kind === 'ransom') {
      frame.fate = FATES.indexOf('ransom');
      facts.reveal({ kind: 'swapped', lord: LORDS[lord] });
    }
    if (choice.kind !== 'fate') {
      frame.step = CAPTURE.done;
      return;
    }
    frame.fate = fateNumber[choice.fate];
    const decree = FATES[frame.fate];
    facts.tell({ kind: 'fate', lord: LORDS[lord], to: LORDS[captor], fate: decree });
    // Whatever is chosen, the lich may save himself from it (SC-16.9).
    if (lord === KROSEN && decree !== 'release') {
      if (tryToEscape(act, lord, lichChance(state, decree))) {
        act.finish(frame);
        goFree(act, lord);
        return;
      }
    }
    const bought = decree === 'release' || decree === 'ransom';
    frame.step = lord === MELOCH && !bought ? CAPTURE.swap : CAPTURE.done;
  },
};

/** A captured lord hands over whom he holds; the victor decides on them, too (SC-16.37). */
export function handPrisonersOn(act: Act, lord: Lord, captor: Lord, place: Spot): void {
  const { state } = act;
  for (let other: Lord = FIRST; other < LORD_COUNT; other++) {
    if (state.captor[other] !== lord) continue;
    if (other === captor) {
      setFree(act, other);
      continue;
    }
    state.captor[other] = NONE;
    push(state, { kind: 'capture', step: CAPTURE.escape, lord: other, captor, place, led: 0, passed: 1, fate: -1 });
  }
}
