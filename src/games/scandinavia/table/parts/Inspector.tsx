import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { BUILDINGS } from '../../content/buildings.ts';
import { landOf } from '../../content/lands.ts';
import { withPack } from '../../content/pack.ts';
import type { RegionId } from '../../content/regions.ts';
import { TAX_LEVELS } from '../../content/taxes.ts';
import { Ward } from '../map/Ward.tsx';
import { ALIGNMENT_ICONS, BUILDING_ICONS } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { holderOf, isLand, pieceName, placeName, sideName } from '../play/words.ts';
import { Prosperity } from './Prosperity.tsx';
import { StandingHere } from './StandingHere.tsx';
import { NumberRow } from './Terms.tsx';
import { type Question, useExplained } from './useExplained.ts';

interface InspectorProps extends Pick<ScandinaviaProps, 'view' | 'seat' | 'speaker' | 'explain' | 'openRules'> {
  /** A land, a sea or an island. */
  readonly place: string;
}

/** All there is to know of a place, each number with what it is made of. */
export function Inspector(props: InspectorProps): ReactElement {
  const { view, speaker, place } = props;
  const owner = holderOf(view, place);
  return (
    <Plank as="section" part="inspector" className="sc-inspector" label={placeName(speaker, place)} scrolls>
      <div className="sc-inspector-head">
        <h2 className="sk-display">{placeName(speaker, place)}</h2>
        {owner !== null && (
          <svg width={40} height={44} viewBox="-20 -21 40 44" role="img" aria-label={sideName(speaker, owner)}>
            <Ward side={owner} />
          </svg>
        )}
      </div>
      {isLand(place) && <Land {...props} place={place as RegionId} />}
      <StandingHere at={view.pieces[place]} speaker={speaker} />
    </Plank>
  );
}

function Land(props: InspectorProps & { readonly place: RegionId }): ReactElement {
  const { view, seat, speaker, place } = props;
  const of = view.regions[place];
  const { alignment, fertility, creed, troop } = landOf(withPack(view.content), place);
  const held = of.owner !== null && of.owner in view.lords;
  const lord = held ? of.owner : seat === null ? undefined : lordsOf(view, seat)[0];
  const rows = lord == null ? [] : rowsOf(place, lord, held, view.lords);
  const told = useExplained(
    props,
    rows.map(({ question }) => question),
  );
  const standing = new Set(of.buildings);
  return (
    <>
      <p className="sk-dim sk-row">
        <Icon name={ALIGNMENT_ICONS[alignment]} size={17} />
        {speaker.say('ui.land-line', { alignment: speaker.say(`alignment.${alignment}.region`) })}
        {of.owner !== null && ` · ${speaker.say('ui.held-by', { owner: sideName(speaker, of.owner) })}`}
      </p>
      {of.owner !== null && (
        <>
          <p className="sc-figure">
            <span>{speaker.say('ui.prosperity')}</span>
            <b className="sk-display">{of.prosperity}</b>
          </p>
          <Prosperity value={of.prosperity} />
        </>
      )}
      <p className="sc-figure">
        <Icon name="wheat" size={17} />
        <span>{speaker.say('ui.wealth-of', { fertility })}</span>
        <b className="sk-display">{of.owner === null ? fertility : of.wealth}</b>
      </p>
      {!held && (
        <p className="sc-figure">
          <Icon name="viking-church" size={17} />
          <span>{speaker.say('ui.printed-creed')}</span>
          <b className="sk-display">{creed}</b>
        </p>
      )}
      {rows.map(({ question, icon, words }, i) => (
        <NumberRow key={JSON.stringify(question)} {...props} icon={icon} explained={told[i]}>
          {words(speaker, pieceName(speaker, troop))}
        </NumberRow>
      ))}
      <h3 className="sk-title">{speaker.say('ui.buildings')}</h3>
      <ul className="sc-buildings">
        {BUILDINGS.filter(id => id !== 'drakkar').map(id => (
          <li key={id} data-stands={standing.has(id)} aria-hidden={!standing.has(id)}>
            <Icon name={BUILDING_ICONS[id]} size={22} />
            {speaker.say(`ui.building-${id}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Row {
  readonly question: Question;
  readonly icon: 'viking-church' | 'two-coins' | 'guards' | 'farmer';
  words(speaker: ScandinaviaProps['speaker'], troop: string): string;
}

/** The numbers of a land for whoever holds it, or could; commoners as they would meet each other lord. */
function rowsOf(region: string, lord: string, held: boolean, lords: ScandinaviaProps['view']['lords']): readonly Row[] {
  const frequency: Row = {
    question: { about: 'frequency', region, lord },
    icon: 'guards',
    words: (speaker, troop) => speaker.say('ui.recruits', { troop }),
  };
  if (!held) {
    return [
      {
        question: { about: 'commoners', region, against: lord },
        icon: 'farmer',
        words: speaker => speaker.say('ui.commoners-against', { lord }),
      },
    ];
  }
  return [
    {
      question: { about: 'region-creed', region, lord },
      icon: 'viking-church',
      words: speaker => speaker.say('ui.region-creed'),
    },
    ...TAX_LEVELS.filter(level => level !== 'none').map(
      (level): Row => ({
        question: { about: 'tax', region, lord, level },
        icon: 'two-coins',
        words: speaker => speaker.name('tax', level, 'phrase'),
      }),
    ),
    frequency,
    ...Object.entries(lords)
      .filter(([other, { out }]) => other !== lord && !out)
      .map(
        ([other]): Row => ({
          question: { about: 'commoners', region, against: other },
          icon: 'farmer',
          words: speaker => speaker.say('ui.commoners-against', { lord: other }),
        }),
      ),
  ];
}
