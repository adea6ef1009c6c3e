/** Battles: which first, what is done in their windows, and what comes after. */
import { best } from '../../../../kit/bot/best.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { ATTACKER, BATTLE, type BattleFrame, DEFENDER } from '../../rules/frames.ts';
import { sideName } from '../../rules/names.ts';
import {
  isSea,
  KIND_COUNT,
  LIVING_FOREST,
  ORC,
  orcPaid,
  pieceNumber,
  placeNumber,
  VALKYRIE,
} from '../../rules/numbers.ts';
import { countAt, put, takeUp } from '../../rules/pieces.ts';
import { encounters } from '../../rules/war/encounters.ts';
import { battleFrame } from '../../rules/war/engage.ts';
import { armyOf, otherOf, sideOf, spotsOf } from '../../rules/war/force.ts';
import { bribePrice, forestsLeft } from '../../rules/war/windows.ts';
import type { Decide } from '../decide.ts';
import { foeAt } from '../judging/campaign.ts';
import { placeWorth } from '../judging/lands.ts';
import { oddsOf } from '../judging/odds.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { upkeepDue } from '../judging/spending.ts';
import { pieceWorth } from '../judging/units.ts';
import { allOf, firstOf, nearest, quiet } from './pick.ts';

/** The surest first: what it wins may help with the next. At sea only what is nearly won is begun. */
export const battles: Decide = (o, ask) => {
  const { state, lord } = o;
  const { moved } = frameOf(o, 'military');
  const found = encounters(state, lord);
  const odds = (choice: ScandinaviaChoice): number => {
    if (choice.kind !== 'fight') return SURE;
    const place = placeNumber[choice.at];
    const one = found.find(
      ({ place: at, side }) => at === place && (choice.side === undefined || choice.side === sideName(side)),
    );
    const foe = one?.side ?? foeAt(state, lord, place);
    if (foe === undefined) return 1;
    const { win } = oddsOf(state, battleFrame(state, place, lord, foe, moved));
    return isSea(place) ? win : 1 + win;
  };
  return best(ask.choices, odds);
};
/** A battle that nobody has to fight must be better than this. */
const SURE = 0.8;

/** The side of a battle that the own lord is on. */
const sideIn = (frame: BattleFrame): number => (frame.step === BATTLE.defence ? DEFENDER : ATTACKER);

/** What a battle promises to one of its sides. */
function promise(o: Outlook, frame: BattleFrame, who: number): number {
  const { state } = o;
  const { win, attackers, defenders } = oddsOf(state, frame);
  const army = armyOf(state, frame, who);
  let worth = 0;
  army.forEach((count, piece) => {
    if (count > 0) worth += pieceWorth(o, piece) * count;
  });
  const stake = isSea(frame.place) ? 10 : placeWorth(o, frame.place);
  return who === ATTACKER ? win * stake + attackers * worth : (1 - win) * stake + defenders * worth;
}

/** What it would promise after something is done, and undone again. */
function after(o: Outlook, frame: BattleFrame, who: number, act: () => () => void): number {
  const undo = act();
  const promised = promise(o, frame, who);
  undo();
  return promised;
}

/** A unit goes over, or away. */
function without(o: Outlook, frame: BattleFrame, who: number, kind: number, turned: boolean): () => () => void {
  const { state } = o;
  const [own, foe] = [sideOf(frame, who), sideOf(frame, otherOf(who))];
  const spot = spotsOf(state, frame, foe).find(at => countAt(state, at, foe, kind) > 0) ?? frame.place;
  const [to = frame.place] = spotsOf(state, frame, own);
  return () => {
    takeUp(state, spot, foe, kind, 1);
    if (turned) put(state, to, own, kind, 1);
    return () => {
      put(state, spot, foe, kind, 1);
      if (turned) takeUp(state, to, own, kind, 1);
    };
  };
}

/** What each answer in a window would make of the battle, less what it costs. */
function actWorth(o: Outlook, frame: BattleFrame, who: number, choice: ScandinaviaChoice, now: number): number {
  const { state } = o;
  switch (choice.kind) {
    case 'kill-hero': {
      const piece = pieceNumber[choice.piece];
      return after(o, frame, who, without(o, frame, who, piece, false)) + pieceWorth(o, piece) - now;
    }
    case 'dominate':
    case 'invert':
      return after(o, frame, who, without(o, frame, who, pieceNumber[choice.piece], true)) - now;
    case 'bribe': {
      const kind = pieceNumber[choice.piece];
      const price = bribePrice(state, kind);
      if (o.purse - upkeepDue(o) < price) return -1;
      return after(o, frame, who, without(o, frame, who, kind, false)) - now - price;
    }
    case 'fanaticise':
      return (
        after(o, frame, who, () => {
          frame.fanatic[pieceNumber[choice.piece]]++;
          return () => {
            frame.fanatic[pieceNumber[choice.piece]]--;
          };
        }) -
        now -
        SPELL
      );
    case 'call-forests': {
      const count = forestsLeft(state, frame, who);
      return (
        after(o, frame, who, () => {
          put(state, frame.place, o.lord, LIVING_FOREST, count);
          return () => takeUp(state, frame.place, o.lord, LIVING_FOREST, count);
        }) -
        now -
        SPELL
      );
    }
    case 'rage':
      return rageWorth(o, frame, pieceNumber[choice.piece], now);
    case 'pay-orc':
      return orcWorth(o, frame, who, pieceNumber[choice.piece], orcGold(o), now);
    default:
      return 0;
  }
}
/** A spell is kept for a battle that needs it. */
const SPELL = 2;

/** Those who rage die of it: half of a kind, and only where it turns the battle. */
function rageWorth(o: Outlook, frame: BattleFrame, kind: number, now: number): number {
  const count = rageCount(o, frame, kind);
  if (count === 0) return -1;
  const raging = after(o, frame, ATTACKER, () => {
    frame.fury[kind] += count;
    return () => {
      frame.fury[kind] -= count;
    };
  });
  return raging - now - count * pieceWorth(o, kind);
}

/** One has to be left to hold the land. */
function rageCount({ state }: Outlook, frame: BattleFrame, kind: number): number {
  const army = armyOf(state, frame, ATTACKER);
  let calm = 0;
  for (let other = 0; other < KIND_COUNT; other++) calm += army[other] - frame.fury[other];
  return Math.max(0, Math.min(army[kind] - frame.fury[kind], calm - 1, 2));
}

const orcGold = (o: Outlook): number => Math.max(0, Math.min(5, o.purse - upkeepDue(o)));

function orcWorth(o: Outlook, frame: BattleFrame, who: number, piece: number, gold: number, now: number): number {
  if (gold === 0 || piece !== ORC) return -1;
  const { state } = o;
  const side = sideOf(frame, who);
  const spot = spotsOf(state, frame, side).find(at => countAt(state, at, side, piece) > 0) ?? frame.place;
  const into = orcPaid(gold);
  const paid = after(o, frame, who, () => {
    takeUp(state, spot, side, piece, 1);
    put(state, spot, side, into, 1);
    return () => {
      takeUp(state, spot, side, into, 1);
      put(state, spot, side, piece, 1);
    };
  });
  // Its own points come in by the gold: they are gone after the turn.
  return paid - now - gold - (pieceWorth(o, into) - pieceWorth(o, piece));
}

export const window: Decide = (o, ask) => {
  const frame = frameOf(o, 'battle');
  const who = sideIn(frame);
  const now = promise(o, frame, who);
  let [chosen, most] = [quiet(ask), 0.5];
  for (const choice of ask.choices) {
    const worth = actWorth(o, frame, who, choice, now);
    if (worth > most) [chosen, most] = [choice, worth];
  }
  return chosen;
};

/** Of forests all that come; of the furious as many as may; Valkyries fight. */
export const windowCount: Decide = (o, ask) => {
  const frame = frameOf(o, 'battle');
  if (frame.piece === LIVING_FOREST) return nearest(ask, Number.MAX_SAFE_INTEGER);
  return nearest(ask, frame.piece === VALKYRIE ? 1 : rageCount(o, frame, frame.piece));
};

export const windowGold: Decide = (o, ask) => {
  const range = ask.ranges?.[0];
  return range && orcGold(o) > 0 ? nearest(ask, orcGold(o)) : quiet(ask);
};

export const losses: Decide = (_, ask) => firstOf(ask, 'keep-best');

export const revive: Decide = (o, ask) => best(allOf(ask, 'revive'), ({ piece }) => pieceWorth(o, pieceNumber[piece]));

/** Undead are all alike: those far away make room for those here. */
export const takeOff: Decide = (_, ask) => quiet(ask);

export const undead: Decide = (_, ask) => nearest(ask, Number.MAX_SAFE_INTEGER);
