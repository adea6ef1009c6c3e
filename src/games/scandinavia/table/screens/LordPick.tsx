import { type ReactElement, type ReactNode, useState } from 'react';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { BuildingId } from '../../content/buildings.ts';
import { heroMove } from '../../content/heroes.ts';
import { type Foothold, LORD, type Lord, type LordId } from '../../content/lords.ts';
import { POWER } from '../../content/powers.ts';
import { TROOP } from '../../content/troops.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../map/lattice.ts';
import { mapDrawing } from '../map/map-drawing.ts';
import { ALIGNMENT_ICONS, BUILDING_ICONS, pieceIcon } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { creedFor } from '../play/realm.ts';
import type { Target } from '../play/targets.ts';
import { pieceName, placeName } from '../play/words.ts';
import { LORD_SIDES } from '../sides.ts';
import './lord-pick.css';

const sheetTarget = (lord: string): Target => `sheet:${lord}`;

/** The six lords side by side, and the sheet of one of them: the one that lies ready, or was last looked at. */
export default function LordPick(props: Wired): ReactElement {
  const { view, speaker, play } = props;
  const [looked, setLooked] = useState<string | null>(null);
  const ready = play.way.touched.at(-1)?.slice('sheet:'.length);
  const offered = LORD.find(({ id }) => play.sign(sheetTarget(id)) === 'lit');
  const shown = LORD.find(({ id }) => id === (ready ?? looked)) ?? offered ?? LORD[0];
  const onTouch = (target: Target) => {
    setLooked(target.slice('sheet:'.length));
    play.touch(target);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className="sc-pick" data-part="list" aria-label={speaker.say('ui.lords')} tabIndex={0}>
      <ul className="sc-pick-lords">
        {LORD.map(({ id, alignment }) => {
          const taken = view.lords[id];
          const under = taken && takenBy(props, taken.seat);
          return (
            <li key={id} data-shown={id === shown.id}>
              <Thing
                target={sheetTarget(id)}
                sign={play.sign(sheetTarget(id))}
                label={[speaker.name('lord', id), speaker.name('role', id), under].filter(Boolean).join('. ')}
                className="sc-pick-lord"
                onTouch={onTouch}
              >
                <Medallion kind="leader" side={LORD_SIDES[id]} size={46} dim={taken !== undefined} />
                <span className="sk-display">{speaker.name('lord', id)}</span>
                <span className="sk-dim">{under ?? <Icon name={ALIGNMENT_ICONS[alignment]} size={16} />}</span>
              </Thing>
            </li>
          );
        })}
      </ul>
      <LordSheet {...props} lord={shown} />
    </section>
  );
}

const takenBy = (props: Wired, by: number): string =>
  by === props.seat
    ? props.speaker.say('ui.lord-yours')
    : props.speaker.say('ui.lord-taken', { name: nameOf(props, by) });

/** What is printed on the sheet of a lord: who he is, what he begins with and where, his four powers. */
function LordSheet({ view, speaker, lord, openRules }: Wired & { readonly lord: Lord }): ReactElement {
  const { id, alignment, gold, army, hero, history, casts } = lord;
  const pieces = Object.entries(army).map(([piece, count]) => ({ piece, count }));
  const worth = pieces.reduce((sum, { piece, count }) => sum + count * worthOf(piece), 0);
  // Eurich who stands on the board himself begins without his hero (SC-16.12).
  const tokens = view.options.tokens === 'on';
  const withHero = hero !== undefined && !(tokens && id === 'eurich');
  const creedWords = (level: number) => {
    const creed = creedFor(view, level) ?? 0;
    return speaker.say(creed > 0 ? 'ui.power-at' : 'ui.power-at-once', { creed });
  };
  const ways = view.options.scenario === 'historical' ? [] : freeStart(speaker, lord);
  return (
    <article className="sc-sheet" aria-label={speaker.name('lord', id)}>
      <header>
        <Medallion kind="leader" side={LORD_SIDES[id]} size={76} />
        <div>
          <h2 className="sk-display">{speaker.name('lord', id)}</h2>
          <p>{speaker.name('role', id)}</p>
        </div>
        <ul className="sc-sheet-facts">
          <Fact icon={ALIGNMENT_ICONS[alignment]}>{speaker.name('alignment', alignment)}</Fact>
          <Fact icon="two-coins">{speaker.say('ui.gold', { n: gold })}</Fact>
        </ul>
      </header>
      <section className="sc-sheet-start">
        <h3>{speaker.say('ui.lord-army', { n: worth })}</h3>
        <ul className="sc-sheet-army">
          {pieces.map(({ piece, count }) => (
            <li key={piece}>
              <Medallion kind="warrior" side={LORD_SIDES[id]} icon={pieceIcon(piece, id)} size={38} />
              <span>
                {pieceName(speaker, piece, count)}
                <small>{speaker.say(`kindText.${piece}`)}</small>
              </span>
            </li>
          ))}
          {withHero && (
            <li>
              <Medallion kind="leader" side={LORD_SIDES[id]} icon="sword-brandish" size={38} />
              <span>
                {pieceName(speaker, `hero-${hero}`)}
                <small>{speaker.say('ui.card-hero', { bonus: hero, ...heroMove(hero) })}</small>
              </span>
            </li>
          )}
        </ul>
        <h3>{speaker.say('ui.lord-history')}</h3>
        <div className="sc-sheet-history">
          <Lands view={view} lord={id} lands={history} />
          <ul className="sc-sheet-lands">
            {history.map(({ region, buildings }) => (
              <li key={region}>
                <b>{placeName(speaker, region)}</b>
                <Built buildings={buildings} speaker={speaker} />
              </li>
            ))}
          </ul>
        </div>
        {ways.length > 0 && (
          <>
            <h3>{speaker.say('ui.lord-free')}</h3>
            <ul className="sc-sheet-free">
              {ways.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
        {tokens && (
          <>
            <h3>{speaker.say('ui.lord-person')}</h3>
            <p>{speaker.say(`trait.${id}`)}</p>
          </>
        )}
      </section>
      <section className="sc-sheet-powers">
        <h3>{speaker.say(casts ? 'ui.lord-spells' : 'ui.powers')}</h3>
        <ol>
          {POWER.filter(({ lord: owner }) => owner === id).map(({ id: power, level }) => (
            <li key={power}>
              <b className="sk-display">{level}</b>
              <div>
                <button type="button" className="sc-term" onClick={() => openRules(`SC-C-${power}`)}>
                  {speaker.name('power', power)}
                </button>{' '}
                <small>{creedWords(level)}</small>
                <p>{speaker.say(`powerText.${power}`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

const worthOf = (troop: string): number => TROOP.find(({ id }) => id === troop)?.values.value ?? 0;

/** What a lord sets up who begins elsewhere (SC-3.5 to SC-3.7). */
function freeStart(speaker: Wired['speaker'], { home, each, together, free }: Lord): readonly string[] {
  const names = (buildings: readonly BuildingId[]) => buildings.map(building => speaker.say(`ui.building-${building}`));
  return [
    'troop' in home
      ? speaker.say('ui.lord-home-troop', { troop: pieceName(speaker, home.troop) })
      : speaker.say('ui.lord-home', { alignment: speaker.say(`alignment.${home.alignment}.region`) }),
    speaker.say('ui.lord-each', { names: names(each) }),
    ...(together.length > 0 ? [speaker.say('ui.lord-together', { names: names(together) })] : []),
    speaker.say('ui.lord-more', { n: free }),
  ];
}

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactElement => (
  <li>
    <Icon name={icon} size={20} />
    {children}
  </li>
);

interface BuiltProps extends Pick<Wired, 'speaker'> {
  readonly buildings: readonly BuildingId[];
}

const Built = ({ buildings, speaker }: BuiltProps): ReactElement => (
  <span className="sc-sheet-built">
    {buildings.map(building => (
      <span key={building}>
        <Icon name={BUILDING_ICONS[building]} size={18} />
        {speaker.say(`ui.building-${building}`)}
      </span>
    ))}
  </span>
);

interface LandsProps extends Pick<Wired, 'view'> {
  readonly lord: LordId;
  readonly lands: readonly Foothold[];
}

/** Where on the map that is. */
function Lands({ view, lord, lands }: LandsProps): ReactElement {
  const own: ReadonlySet<string> = new Set(lands.map(({ region }) => region));
  return (
    <Drawing className="sc-sheet-chart" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      {mapDrawing(view.content).lands.map(({ id, d }) => (
        <path key={id} d={d} fill={own.has(id) ? LORD_SIDES[lord].dye : '#b39f74'} />
      ))}
    </Drawing>
  );
}
