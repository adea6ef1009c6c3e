import { memo, type ReactElement, useMemo } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Plank } from '../../../kit/look/Plank.tsx';
import { sameData, sameSet, useSame } from '../../../kit/look/useSame.ts';
import { LookedAt } from '../../../kit/table/LookedAt.tsx';
import type { Way } from '../../../kit/table/play/touching.ts';
import { SLOTS, STATS, TRACKS } from '../content/clans.ts';
import type { ClanView } from '../rules/view.ts';
import { ClanSheet, type StatTrack, type UpgradeSlot } from './ClanSheet.tsx';
import { aboutOf } from './parts.ts';
import { CLANS } from './pieces.ts';
import { cardOf } from './play/cards.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import type { Target } from './play/targets.ts';

interface SheetProps extends Pick<BloodRageProps, 'view' | 'seat' | 'speaker'> {
  readonly play: Play;
  /** Whose sheet. */
  readonly of: number;
  /** Back to one's own. */
  readonly onBack: () => void;
}

/** A clan's sheet; on one's own, the slots that a new upgrade may take are lit. */
export function Sheet({ view, speaker, play, of, seat, onBack }: SheetProps): ReactElement {
  const clan = useSame(view.clans[of], sameData);
  const own = of === seat;
  const lit = useSame(
    useMemo(() => (own ? litSlots(play.lit) : NONE), [own, play.lit]),
    sameSet,
  );
  const wanted = own ? wantedUpgrade(play.way) : undefined;
  return (
    <SheetPlank
      clan={clan}
      owner={own ? null : speaker.seat(of, 'label')}
      onBack={seat === null ? undefined : onBack}
      speaker={speaker}
      axesTop={view.options.axesTop}
      lit={lit}
      wanted={wanted}
      onTouch={play.touch}
    />
  );
}

const NONE: ReadonlySet<Target> = new Set();
const litSlots = (lit: ReadonlySet<Target>): ReadonlySet<Target> =>
  new Set([...lit].filter(target => target.startsWith('slot:')));

/** The upgrade that is about to be laid down. */
function wantedUpgrade({ touched }: Way<Target>): string | undefined {
  const card = touched.find(target => target.startsWith('card:'))?.slice('card:'.length);
  return card && cardOf(card).type === 'upgrade' ? card : undefined;
}

interface SheetPlankProps {
  readonly clan: ClanView;
  /** Whose it is, where it is not the reader's own. */
  readonly owner: string | null;
  readonly onBack: (() => void) | undefined;
  readonly speaker: Speaker;
  readonly axesTop: number;
  readonly lit: ReadonlySet<Target>;
  readonly wanted: string | undefined;
  readonly onTouch: Play['touch'];
}

/** The sheet in its plank; drawn again only when something about it has changed. */
const SheetPlank = memo(function SheetPlank(props: SheetPlankProps): ReactElement {
  const { clan, owner, speaker, onTouch, onBack } = props;
  const title = speaker.name('clan', clan.clan, 'title');
  return (
    <Plank
      as="section"
      className="br-sheet"
      label={owner ? `${owner}: ${title}` : title}
      groove={owner ? 'ice' : undefined}
    >
      {owner && (
        <LookedAt side={CLANS[clan.clan]} speaker={speaker} onBack={onBack}>
          {owner}
        </LookedAt>
      )}
      <ClanSheet clan={clan.clan} title={title} tracks={tracksOf(props)} slots={slotsOf(props)} onSlot={onTouch} />
    </Plank>
  );
});

const tracksOf = ({ clan, speaker, axesTop }: SheetPlankProps): StatTrack[] =>
  STATS.map(stat => {
    const { step, value } = clan.stats[stat];
    const steps = TRACKS[stat].map((n, i) => (stat === 'axes' && i === 5 ? axesTop : n));
    const name = speaker.name('stat', stat);
    const spoken = speaker.say('ui.stat-step', { name, value, step });
    return { stat, name, steps, at: step - 1, spoken, about: aboutOf(stat, speaker) };
  });

/** Its text, and how strong it makes its figures. */
function upgradeWords(id: string, speaker: Speaker): string {
  const card = cardOf(id);
  const text = speaker.say(`cardText.${id}`);
  const strength = card.type === 'upgrade' ? card.strength : null;
  return strength === null ? text : `${speaker.name('word', 'str')} ${strength}. ${text}`;
}

function slotsOf({ clan, speaker, lit, wanted }: SheetPlankProps): UpgradeSlot[] {
  const card = wanted === undefined ? undefined : cardOf(wanted);
  const kind = card?.type === 'upgrade' ? card.slot : undefined;
  const firstFree = SLOTS.findIndex((slot, i) => slot === kind && clan.slots[i] === null);
  return SLOTS.map((slot, i) => {
    const id = clan.slots[i];
    return {
      id: String(i),
      target: `slot:${id ?? 'free'}`,
      slot,
      slotName: speaker.name('slot', slot),
      about: aboutOf(`slot.${slot}`, speaker),
      card:
        id === null
          ? null
          : {
              key: cardOf(id).key,
              name: speaker.name('card', id),
              about: { words: upgradeWords(id, speaker), clause: `BR-C-${cardOf(id).key}` },
            },
      lit: id === null ? lit.has('slot:free') && i === firstFree : lit.has(`slot:${id}`),
      preview: id === null && i === firstFree && card ? { key: card.key, note: speaker.name('card', card.id) } : null,
    };
  });
}
