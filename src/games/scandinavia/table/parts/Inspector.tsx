import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { BUILDINGS } from '../../content/buildings.ts';
import { landOf } from '../../content/lands.ts';
import { LORDS } from '../../content/lords.ts';
import { withPack } from '../../content/pack.ts';
import type { RegionId } from '../../content/regions.ts';
import { TAX, TAX_LEVELS } from '../../content/taxes.ts';
import { TOO_POOR } from '../../content/troop-classes.ts';
import { CASTLE } from '../../rules/numbers.ts';
import { groundAt, isAdvanced } from '../map/hex/spots.ts';
import { Ward } from '../map/Ward.tsx';
import { ALIGNMENT_ICONS, BUILDING_ICONS, sideOf } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { fleetName, heldWords, holderAt, isHexId, isLand, pieceName, sideName, spotName } from '../play/words.ts';
import { Prosperity } from './Prosperity.tsx';
import { StandingHere } from './StandingHere.tsx';
import { NumberRow, NumberStrip } from './Terms.tsx';
import { type Question, useExplained } from './useExplained.ts';

interface InspectorProps extends Pick<ScandinaviaProps, 'view' | 'seat' | 'speaker' | 'reckon' | 'openRules'> {
  /** A land, a sea or an island. */
  readonly place: string;
}

/** All there is to know of a place, each number with what it is made of. */
export function Inspector(props: InspectorProps): ReactElement {
  const { view, speaker, place } = props;
  const owner = holderAt(view, place);
  const here = (
    <>
      <StandingHere at={view.pieces[place]} speaker={speaker} />
      {Object.entries(view.fleets)
        .filter(([, fleet]) => isAdvanced(view) && fleet.place === place)
        .map(([id]) => (
          <StandingHere key={id} at={view.pieces[id]} speaker={speaker} title={fleetName(speaker, view, id)} />
        ))}
    </>
  );
  // Who marches asks first who stands there.
  const first = view.phase === 'military';
  return (
    <Plank as="section" part="inspector" className="sc-inspector" label={spotName(speaker, view, place)} scrolls>
      <div className="sc-inspector-head">
        <h2 className="sk-display">{spotName(speaker, view, place)}</h2>
        {owner !== null && (
          <svg width={40} height={44} viewBox="-20 -21 40 44" role="img" aria-label={sideName(speaker, owner)}>
            <Ward side={owner} />
          </svg>
        )}
      </div>
      {isLand(place) && <LandLine {...props} place={place as RegionId} />}
      {isHexId(place) && <Hex {...props} />}
      {first && here}
      {isLand(place) && <Land {...props} place={place as RegionId} />}
      {!first && here}
    </Plank>
  );
}

/** Of which alignment a land is, and whose. */
function LandLine({ view, speaker, place }: InspectorProps & { readonly place: RegionId }): ReactElement {
  const { owner } = view.regions[place];
  const { alignment } = landOf(withPack(view.content), place);
  return (
    <p className="sk-dim sk-row">
      <Icon name={ALIGNMENT_ICONS[alignment]} size={17} />
      {speaker.say('ui.land-line', { alignment: speaker.say(`alignment.${alignment}.region`) })}
      {owner !== null && ` · ${heldWords(speaker, view, owner)}`}
    </p>
  );
}

/** A hex that is no capital: its ground, and whose land it lies in. */
function Hex({ view, speaker, place }: InspectorProps): ReactElement {
  const owner = holderAt(view, place);
  return (
    <p className="sk-dim">
      {speaker.say(`terrain.${groundAt(view.content, place)}`)}
      {owner !== null && ` · ${heldWords(speaker, view, owner)}`}
    </p>
  );
}

/** The lords who are in the game, in the order of the box. */
const living = ({ lords }: ScandinaviaProps['view']): readonly string[] =>
  LORDS.filter(lord => lords[lord] && !lords[lord].out);

/** A die of ten must fall below the frequency (SC-10.10). */
const below = (frequency: number): string => (frequency < 2 ? '–' : frequency === 2 ? '1' : `1–${frequency - 1}`);

const chanceOf = (frequency: number): number => 10 * Math.max(0, Math.min(10, frequency - 1));

/** What a level does to the prosperity of the land. */
function changeOf(level: string): string {
  const by = TAX.find(({ id }) => id === level)?.prosperity ?? 0;
  return by > 0 ? `+${by}` : String(by);
}

function Land(props: InspectorProps & { readonly place: RegionId }): ReactElement {
  const { view, seat, speaker, place } = props;
  const of = view.regions[place];
  const { fertility, creed, troop } = landOf(withPack(view.content), place);
  const held = of.owner !== null && of.owner in view.lords;
  const own = seat === null ? undefined : lordsOf(view, seat)[0];
  const lord = held ? of.owner : own;
  const foes = living(view).filter(other => !held || other !== lord);
  const levels = held ? TAX_LEVELS.filter(level => level !== 'none') : [];
  const questions: Question[] = [
    ...(lord == null
      ? []
      : [
          { about: 'region-creed', region: place, lord },
          { about: 'frequency', region: place, lord },
          { about: 'recruit-price', region: place, lord },
        ]),
    ...levels.map(level => ({ about: 'tax', region: place, lord: lord ?? '', level })),
    ...foes.map(against => ({ about: 'commoners', region: place, against })),
  ];
  const told = useExplained(props, questions);
  const [creedTold, frequency, price] = lord == null ? [null, null, null] : told;
  const taxes = told.slice(lord == null ? 0 : 3);
  const standing = new Set(of.buildings);
  const barred = !held
    ? null
    : !standing.has(BUILDINGS[CASTLE])
      ? 'ui.no-castle'
      : of.prosperity <= TOO_POOR
        ? 'ui.too-poor'
        : null;
  return (
    <>
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
      {lord == null || !held ? (
        <p className="sc-figure">
          <Icon name="viking-church" size={17} />
          <span>{speaker.say('ui.printed-creed')}</span>
          <b className="sk-display">{creed}</b>
        </p>
      ) : (
        <NumberRow {...props} icon="viking-church" explained={creedTold}>
          {speaker.say(standing.has('temple') ? 'ui.region-creed' : 'ui.printed-creed')}
        </NumberRow>
      )}
      {lord != null && (
        <NumberRow {...props} icon="guards" explained={frequency} shown={below(frequency?.total ?? 0)}>
          {speaker.say('ui.recruits-at', {
            troop: pieceName(speaker, troop),
            chance: chanceOf(frequency?.total ?? 0),
            price: price?.total ?? 0,
          })}
        </NumberRow>
      )}
      {barred !== null && <p className="sk-dim sc-plan-note">{speaker.say(barred)}</p>}
      {levels.length > 0 && (
        <NumberStrip
          {...props}
          label={speaker.say('ui.taxes-by-level')}
          icon="two-coins"
          cells={levels.map((level, i) => ({
            id: level,
            name: speaker.say('ui.plan-tax', { name: speaker.name('tax', level), change: changeOf(level) }),
            head: <span>{speaker.name('tax', level)}</span>,
            explained: taxes[i] ?? null,
          }))}
        />
      )}
      {foes.length > 0 && (
        <NumberStrip
          {...props}
          label={speaker.say('ui.commoners-against-all')}
          icon="farmer"
          cells={foes.map((against, i) => ({
            id: against,
            name: speaker.say('ui.commoners-against', { lord: against }),
            head: <Medallion kind="seat" side={sideOf(against)} size={26} />,
            explained: taxes[levels.length + i] ?? null,
          }))}
        />
      )}
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
