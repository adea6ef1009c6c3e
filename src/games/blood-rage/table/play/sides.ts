import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { ownFirst } from '../../../../kit/table/own-first.ts';
import { explain } from '../../rules/explain.ts';
import { BATTLE, type BattleFrame } from '../../rules/frames.ts';
import { CARD_IDS, PLACE_IDS } from '../../rules/numbers.ts';
import type { BattleCard, BattleSide, BattleTerm } from '../BattleStrips.tsx';
import { type CardKindName, cardArt } from '../pieces.ts';
import { cardOf, cornerOf } from './cards.ts';
import type { BloodRageProps, Play } from './play.ts';

/** Every clan's side of a battle: term by term, with its cards as far as this seat may see them. */
export function sidesOf(
  props: BloodRageProps & { play: Play; narrow: boolean },
  frame: BattleFrame,
): readonly BattleSide[] {
  const { narrow, seat } = props;
  const fighters = narrow ? ownFirst(frame.fighters, fighter => fighter === seat) : frame.fighters;
  return fighters.map(fighter => sideOf(props, frame, fighter));
}

function sideOf(props: BloodRageProps & { play: Play }, frame: BattleFrame, fighter: number): BattleSide {
  const { view, seat, speaker, play } = props;
  const clan = view.clans[fighter];
  const mine = fighter === seat;
  const open = frame.step === BATTLE.commit && clan.hand > 0;
  const terms = termsOf(props, frame, fighter);
  const sum = terms.reduce((total, term) => total + term.value, 0);
  const ready = mine ? (readyCard(play) ?? sealedCard(props)) : undefined;
  const bonus = ready === undefined ? 0 : Number.parseInt(String(bonusOf(props, ready)), 10) || 0;
  const name = nameOf(props, fighter);
  const role = [
    sideBelow(props, fighter),
    fighter === frame.pillager ? speaker.say('ui.pillager') : '',
    open ? speaker.say(clan.sealed ? 'ui.lock-sealed' : 'ui.lock-choosing') : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const total = sum + (open ? bonus : 0);
  const totalNote = open ? (ready ? speaker.say('ui.with-your-card', { n: sum }) : speaker.say('ui.and-a-card')) : '';
  return {
    clan: clan.clan,
    name,
    role,
    terms,
    candidate:
      open && ready
        ? { value: bonus, label: speaker.name('card', ready), icon: cardArt(cardOf(ready).key, cardOf(ready).type) }
        : null,
    open: open && !ready,
    cards: cardsOf(props, frame, fighter, ready),
    total,
    totalNote,
    spoken: speaker.say('said.of', { of: `${name}, ${role}`, what: `${total} ${totalNote}`.trimEnd() }),
  };
}

/** The card that lies ready to be sealed, or that was sealed and may still be changed. */
function readyCard(play: Play): string | undefined {
  return play.way.touched.find(target => target.startsWith('card:'))?.slice('card:'.length);
}
function sealedCard({ view }: BloodRageProps): string | undefined {
  return view.own?.sealed?.kind === 'commit' ? view.own.sealed.card : undefined;
}

const bonusOf = ({ view }: BloodRageProps, id: string): string | number => {
  const card = cardOf(id);
  return card.type === 'battle' ? cornerOf(card, view.options) : '+0';
};

function termsOf(props: BloodRageProps, frame: BattleFrame, fighter: number): BattleTerm[] {
  const { view, speaker } = props;
  const { terms } = explain(view, fighter, { about: 'strength', seat: fighter, province: PLACE_IDS[frame.province] });
  return terms.flatMap((term, i): BattleTerm[] => {
    const figure = String(term.args?.figure ?? '');
    const count = Number(term.args?.count ?? 1);
    if (term.what === 'figures') {
      const label = speaker.name('figure', figure);
      return Array.from({ length: count }, (_, n) => ({
        id: `${i}/${n}`,
        value: Number(term.args?.each ?? 0),
        label: n === 0 ? label : undefined,
        figure,
      }));
    }
    if (term.what === 'pairs') {
      return [{ id: `${i}`, value: term.amount, label: speaker.name('figure', figure), figure }];
    }
    return cardTerms(
      props,
      frame.played[fighter].map(card => CARD_IDS[card]),
      term.amount,
    );
  });
}

/** What the cards of a side add: each by itself where that is what is printed on them, else all of it by the first. */
export function cardTerms(props: BloodRageProps, cards: readonly string[], bonus: number): BattleTerm[] {
  const printed = cards.map(id => Number.parseInt(String(bonusOf(props, id)), 10) || 0);
  const apart = printed.reduce((sum, value) => sum + value, 0) === bonus;
  return cards.flatMap((id, i) => {
    const { key, type } = cardOf(id);
    const value = apart ? printed[i] : i === 0 ? bonus : 0;
    return value > 0
      ? [{ id: `card/${i}`, value, label: props.speaker.name('card', id), icon: cardArt(key, type) }]
      : [];
  });
}

function cardsOf(props: BloodRageProps, frame: BattleFrame, fighter: number, ready: string | undefined): BattleCard[] {
  const { view, speaker } = props;
  const clan = view.clans[fighter];
  if (frame.step === BATTLE.commit) {
    if (ready)
      return [openCard(props, ready, 'candidate', speaker.say(clan.sealed ? 'ui.lock-sealed' : 'ui.not-sealed'))];
    if (clan.sealed) return [{ id: 'card', state: 'sealed' }];
    return clan.hand > 0 ? [{ id: 'card', state: 'choosing', mine: fighter === props.seat }] : [];
  }
  const counted = termsOf(props, frame, fighter);
  return frame.played[fighter].map(card => openCard(props, CARD_IDS[card], 'open', undefined, counted));
}

/** `terms`: what the cards of this side add. A quest that counts says so on itself, too. */
export function openCard(
  props: BloodRageProps,
  id: string,
  state: 'open' | 'candidate',
  note?: string,
  terms: readonly BattleTerm[] = [],
): BattleCard {
  const card = cardOf(id);
  const kind: CardKindName = card.type;
  const name = props.speaker.name('card', id);
  const counts = kind === 'quest' ? terms.find(({ label }) => label === name) : undefined;
  return { id, state, key: card.key, kind, value: counts ? `+${counts.value}` : bonusOf(props, id), name, note };
}
