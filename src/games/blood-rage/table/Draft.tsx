import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Woven } from '../../../kit/look/Woven.tsx';
import { nameOf, sideBelow } from '../../../kit/table/names.ts';
import { SLOTS } from '../content/clans.ts';
import { DRAFTED } from '../content/tokens.ts';
import { DraftRope, type DraftSeat } from './DraftRope.tsx';
import { Cards } from './Hand.tsx';
import { gloryOf, spokenUpgrades, trackTallies, upgradesOf } from './parts.ts';
import { cardArt } from './pieces.ts';
import { cardOf } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/play.ts';

/** Gifts of the gods: who holds a pack, what lies before me, what I keep. */
export function Draft(props: BloodRageProps & { play: Play; compact: boolean }): ReactElement {
  const { view, seat, seats, speaker, compact } = props;
  const kept = seat === null ? view.clans[0].picks : view.clans[seat].picks;
  // On a phone the card that is about to be kept is read below the heads of the others.
  const ready = props.play.way.touched.length > 0;
  const perRound = view.clans.length === 2 ? 2 : 1;
  // After the last choice nothing is handed on (BR-4.5).
  const handedOn = kept + perRound < DRAFTED;
  const stops: DraftSeat[] = view.clans.map(clan => {
    const upgrades = upgradesOf(clan, speaker);
    const mine = clan.seat === seat;
    const lock = clan.sealed ? 'sealed' : mine ? 'open' : 'choosing';
    return {
      seat: clan.seat,
      clan: clan.clan,
      name: nameOf(props, clan.seat),
      status: mine && !clan.sealed ? speaker.say('ui.your-turn') : sideBelow(props, clan.seat),
      sign: seats[clan.seat].sign,
      clock: seats[clan.seat].clock,
      score: gloryOf(clan.glory, speaker),
      stats: trackTallies(clan, speaker),
      upgrades,
      spokenUpgrades: spokenUpgrades(upgrades, speaker),
      upgradeNote: speaker.say('ui.upgrades-of', { n: upgrades.length, all: SLOTS.length }),
      lock,
      lockWord: speaker.say(clan.sealed ? 'ui.lock-sealed' : 'ui.lock-choosing'),
      mine,
    };
  });
  return (
    <Plank as="section" className="br-scene br-draft-scene" label={speaker.name('phase', 'gods-gifts')}>
      <div className="br-scene-head">
        <h2 className="sk-display">{speaker.name('phase', 'gods-gifts')}</h2>
        <span className="sk-dim">
          {speaker.say('ui.pick-of', { when: speaker.name('age', String(view.age)), n: kept + 1, all: DRAFTED })}
        </span>
        {compact && seat !== null && seats[seat].clock}
      </div>
      <Woven band="blood" scale={0.84} />
      <DraftRope seats={stops} direction="onward" label={speaker.say('ui.seats')} />
      <p className="br-draft-say sk-dim">{speaker.say('ui.draft-rule', { n: handedOn ? perRound : 0 })}</p>
      <Cards
        {...props}
        cards={view.own?.pack ?? []}
        label={speaker.say('table.pack')}
        as={!compact ? 'pack' : ready ? 'slips' : 'low'}
        foot={id => footOf(props, id)}
      />
    </Plank>
  );
}

/** Whether there is room for it on the sheet. */
function footOf({ view, seat, speaker }: BloodRageProps, id: string): string | undefined {
  const card = cardOf(id);
  if (seat === null || card.type !== 'upgrade') return undefined;
  const free = SLOTS.filter((slot, i) => slot === card.slot && view.clans[seat].slots[i] === null).length;
  return speaker.say('ui.slots-free', { n: free });
}

/** What I have kept so far. */
export function Kept(props: BloodRageProps & { play: Play; folded: boolean }): ReactElement {
  const { view, speaker, folded } = props;
  const { hand = [], picks = [] } = view.own ?? {};
  return (
    <div className="br-kept">
      <Plank as="section" className="br-reserve" label={speaker.say('ui.you-keep')}>
        <h2 className="sk-title">{speaker.say('ui.you-keep')}</h2>
        <p className="sk-dim">{speaker.say('ui.keep-rule', { n: DRAFTED })}</p>
      </Plank>
      <Cards
        {...props}
        ask={null}
        apart
        cards={[...hand, ...picks]}
        label={speaker.say('table.picks')}
        as={folded ? 'slips' : 'hand'}
        after={<ToCome {...props} kept={picks.length} />}
      />
    </div>
  );
}

/** Hollows for the gifts that are still to come; in the first lies the one that is about to be kept. */
function ToCome({ play, speaker, kept }: BloodRageProps & { play: Play; kept: number }): ReactElement[] {
  const ready = play.way.touched.flatMap(target => (target.startsWith('card:') ? target.slice('card:'.length) : []));
  const places = Array.from({ length: Math.max(0, DRAFTED - kept) }, (_, i) => kept + i);
  return places.map(place => {
    const id = ready[place - kept];
    const card = id === undefined ? undefined : cardOf(id);
    return (
      <li key={place} className={card ? 'br-to-come br-to-come-ready' : 'br-to-come'} aria-hidden="true">
        {card ? (
          <>
            <Icon name={cardArt(card.key, card.type)} size={34} />
            <span>{speaker.name('card', card.id)}</span>
          </>
        ) : (
          place + 1
        )}
      </li>
    );
  });
}
