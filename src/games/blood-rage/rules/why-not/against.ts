import { Objections } from '../../../../kit/rules/objections.ts';
import { CARDS } from '../../content/cards.ts';
import type { UpgradeEffect } from '../../content/effects.ts';
import type { BloodRageChoice } from '../choices.ts';
import { fjordOpen, hornsFree, PROVINCE_HOME, room, statValue } from '../figures.ts';
import {
  BOARD_COUNT,
  cardNumber,
  FIGURE_IDS,
  type FigureNumber,
  HORNS,
  isFjord,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  YGGDRASIL,
} from '../numbers.ts';
import type { State } from '../state.ts';
import { effectOfCard, isShip, upgradeWith } from '../upgrades.ts';

type EffectKind = UpgradeEffect['kind'];

/** What stands against one seat's choice in this game. */
export class Against extends Objections<State, BloodRageChoice> {
  constructor(state: State, seat: number) {
    super(state, seat, 'BR-5.2');
  }

  rage(needs: number): void {
    this.enough(this.state.rage[this.seat], needs, 'BR-5.3', 'rage');
  }

  inHand(card: string, clause: string): boolean {
    return !this.when(!this.state.hands[this.seat].includes(cardNumber[card]), clause, 'not-in-hand', { card });
  }

  /** The effect of the clan's own upgrade that allows it; without one, the reason names the card it would take. */
  upgrade<K extends EffectKind>(kind: K, clause: string): Extract<UpgradeEffect, { kind: K }> | undefined {
    const card = upgradeWith(this.state, this.seat, kind);
    this.when(card < 0, clause, 'needs-upgrade', {
      card: CARDS.find(one => one.type === 'upgrade' && one.effect.kind === kind)?.id ?? kind,
    });
    return effectOfCard(card, kind);
  }

  horns(): void {
    const { state, seat } = this;
    this.when(!hornsFree(state, seat), 'BR-6.6', 'horns', { horns: statValue(state, seat, HORNS) });
  }

  room(to: PlaceNumber): void {
    if (this.when(to >= PROVINCE_COUNT, 'BR-6.3', 'not-a-province')) return;
    const args = { province: PLACE_IDS[to] };
    if (this.when(this.state.destroyed[to] === 1, 'BR-2.6', 'destroyed', args)) return;
    this.when(room(this.state, to) < 1, 'BR-1.2', 'full', args);
  }

  /** May this figure be put there by an invasion? (BR-6.3 to BR-6.6) */
  entry(figure: FigureNumber, to: PlaceNumber): void {
    this.horns();
    if (isShip(figure)) {
      if (this.when(!isFjord(to), 'BR-6.4', 'ship-needs-fjord', { figure: FIGURE_IDS[figure] })) return;
      this.when(!fjordOpen(this.state, to), 'BR-O-deadFjords', 'fjord-closed');
      return;
    }
    if (this.when(to >= BOARD_COUNT, 'BR-6.3', 'not-a-province')) return;
    if (this.when(isFjord(to), 'BR-1.5', 'ships-only')) return;
    if (this.when(to === YGGDRASIL && PROVINCE_HOME[figure] !== to, 'BR-6.5', 'yggdrasil')) return;
    this.room(to);
  }
}
