import type { BloodRageFact } from '../../facts.ts';
import { ageBegan, cardsLaidDown, phaseBegan } from './ages.ts';
import type { Battle } from './battle.ts';
import { battleTied, battleWon, gloryStolen, rageGained, rageLost, rageStolen } from './deciding.ts';
import { dealt, drafted, handed } from './drafting.ts';
import { destroyed, saved } from './dying.ts';
import { firstSeat, gameOver, released, scoreTheEnd } from './ending.ts';
import {
  cardAdded,
  cardRevealed,
  cardsThrownAway,
  questCounted,
  strengthCompared,
  strikeOn,
  textsSilenced,
} from './fighting.ts';
import { invaded, monsterLeft, upgraded } from './invading.ts';
import { marched, moved } from './moving.ts';
import { battleBegan, joined, pillageDeclared, pillaged } from './pillaging.ts';
import { cardBoughtBack, cardsDiscarded, cardsReturned, cardsTaken } from './played-cards.ts';
import { keyOf, TOP } from './printed.ts';
import { questDone, questFailed, questTaken } from './questing.ts';
import { doomMoved, provinceDestroyed } from './ragnarok.ts';
import type { FactOf, Table } from './table.ts';
import { passed, rageSet, turn } from './turns.ts';
import { axesGlory, countTheDead } from './victory.ts';

/** One step, and never past the last (BR-1.9, BR-1.10). */
function statRaised(t: Table, { seat, stat, value, cause }: FactOf<'stat-raised'>): void {
  const clan = t.clans[seat];
  t.demand('BR-1.9', t.ledger.payStep(seat, cause, stat), `no step on ${stat} is due to seat ${seat}`);
  t.demand('BR-1.10', clan.steps[stat] < TOP, `${stat} is on its last step`);
  clan.steps[stat]++;
  t.equal('BR-1.9', `value of ${stat}`, value, clan.stat(stat));
}

/** A step is lost only where no stat it could go to can rise (BR-1.10). */
const statAtTop = (t: Table, { seat, cause }: FactOf<'stat-at-top'>): void =>
  t.demand('BR-1.10', t.ledger.payLostStep(seat, cause, t.clans[seat].tops()), `seat ${seat} loses no step`);

/** Glory is told exactly when it is due. */
function glory(t: Table, fact: FactOf<'glory'>): void {
  const { seat, source, cause } = fact;
  if (source === 'legendary' || keyOf(cause) === 'thors-conquest') scoreTheEnd(t);
  if (source === 'battles') axesGlory(t, fact);
  else t.demand('BR-17.4', t.ledger.payGlory(fact), `due are: ${t.ledger.open.join('; ') || 'nothing'}`);
  t.clans[seat].glory += fact.glory;
}

/** Nothing on the table changes by it. */
const nothing = (): void => {};

type Kind = BloodRageFact['kind'];

const HEARD: { readonly [K in Kind]: (t: Table, fact: FactOf<K>) => void } = {
  'age-began': ageBegan,
  'phase-began': phaseBegan,
  dealt: dealt,
  drafted: drafted,
  'rage-set': rageSet,
  turn: turn,
  invaded: invaded,
  moved: moved,
  marched: marched,
  upgraded: upgraded,
  'monster-left': monsterLeft,
  'quest-taken': questTaken,
  passed: passed,
  'pillage-declared': pillageDeclared,
  joined: joined,
  'battle-began': battleBegan,
  'card-revealed': cardRevealed,
  'texts-silenced': textsSilenced,
  'cards-thrown-away': cardsThrownAway,
  'quest-counted': questCounted,
  'card-added': cardAdded,
  'strength-compared': strengthCompared,
  'battle-won': battleWon,
  'battle-tied': battleTied,
  'rage-stolen': rageStolen,
  'rage-lost': rageLost,
  'glory-stolen': gloryStolen,
  'rage-gained': rageGained,
  'cards-taken': cardsTaken,
  'card-bought-back': cardBoughtBack,
  'cards-discarded': cardsDiscarded,
  'cards-returned': cardsReturned,
  destroyed: destroyed,
  saved: saved,
  pillaged: pillaged,
  'stat-raised': statRaised,
  'stat-at-top': statAtTop,
  glory: glory,
  'cards-laid-down': cardsLaidDown,
  'quest-done': questDone,
  'quest-failed': questFailed,
  'province-destroyed': provinceDestroyed,
  'doom-moved': doomMoved,
  released: released,
  'first-seat': firstSeat,
  'game-over': gameOver,
  forced: nothing,
  sealed: nothing,
  handed,
  'stayed-away': nothing,
  'no-card-added': nothing,
};

const reckonWith = <K extends Kind>(t: Table, kind: K, fact: FactOf<K>): void => HEARD[kind](t, fact);

/** The kinds of facts that tell of a change. */
export const WEIGHED: readonly string[] = Object.entries(HEARD).flatMap(([kind, heard]) =>
  heard === nothing ? [] : kind,
);

/** Nobody has won, and all cards and figures are dealt with: there is no victory to be paid before the dead. */
const lostByAll = ({ now }: Table, { stage, winner, cards }: Battle): boolean =>
  stage === 'decided' && winner === undefined && now.dooms.length === 0 && cards.every(its => its.length === 0);

/** Reckons with one fact: what follows from it is kept in mind, what does not fit is complained about. */
export function hear(t: Table, fact: BloodRageFact): void {
  t.demand('BR-17.4', !t.over, 'the game is over');
  reckonWith(t, fact.kind, fact);
  const { battle } = t.now;
  if (!battle) return;
  strikeOn(t, battle);
  if (lostByAll(t, battle)) countTheDead(t, battle);
}
