import type { ReactElement } from 'react';
import { Plank } from '../../../client/look/Plank.tsx';
import { SLOTS, STATS, TRACKS } from '../content/clans.ts';
import { ClanSheet } from './ClanSheet.tsx';
import { cardOf } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/usePlay.ts';

/** A clan's sheet; on one's own, the slots that a new upgrade may take are lit. */
export function Sheet(props: BloodRageProps & { play: Play; of: number }): ReactElement {
  const { view, speaker, play, of, seat } = props;
  const clan = view.clans[of];
  const own = of === seat;
  const freeLit = own && play.lit.has('slot:free');
  const card = play.way.touched.find(target => target.startsWith('card:'))?.slice('card:'.length);
  const wanted = card && cardOf(card).type === 'upgrade' ? cardOf(card) : undefined;
  const kind = wanted?.type === 'upgrade' ? wanted.slot : undefined;
  const firstFree = SLOTS.findIndex((slot, i) => slot === kind && clan.slots[i] === null);
  return (
    <Plank as="section" className="br-sheet" label={speaker.name('clan', clan.clan, 'title')}>
      <ClanSheet
        clan={clan.clan}
        title={speaker.name('clan', clan.clan, 'title')}
        tracks={STATS.map(stat => {
          const { step, value } = clan.stats[stat];
          const steps = TRACKS[stat].map((n, i) => (stat === 'axes' && i === 5 ? view.options.axesTop : n));
          const name = speaker.name('stat', stat);
          return { stat, name, steps, at: step - 1, spoken: speaker.say('ui.stat-step', { name, value, step }) };
        })}
        slots={SLOTS.map((slot, i) => {
          const id = clan.slots[i];
          return {
            id: String(i),
            slot,
            slotName: speaker.name('slot', slot),
            card:
              id === null
                ? null
                : { key: cardOf(id).key, name: speaker.name('card', id), text: speaker.say(`cardText.${id}`) },
            lit: own && (id === null ? freeLit && i === firstFree : play.lit.has(`slot:${id}`)),
            preview:
              own && id === null && i === firstFree && wanted
                ? { key: wanted.key, note: speaker.name('card', wanted.id) }
                : null,
          };
        })}
        onSlot={id => play.touch(`slot:${clan.slots[Number(id)] ?? 'free'}`)}
      />
    </Plank>
  );
}
