import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import type { Side } from '../../../../kit/look/side.ts';
import { Term } from '../../../../kit/table/Term.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { Trace } from '../../../../kit/table/traces.ts';
import { useNarrow } from '../../../../kit/table/useTableForm.ts';
import { COSTS, type SpaceId } from '../../content/spaces.ts';
import { CRESTS, FACE_ICONS, SPACE_ICONS } from '../pieces.ts';
import { aboutSpace } from '../play/about.ts';
import type { Roll } from '../play/last-roll.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { BOX, firs, island } from './island.ts';
import { columnsOf, placeOf, SHARES } from './order.ts';
import { RollStrip } from './RollStrip.tsx';
import '../traces.css';

const GROUNDS: Readonly<Record<SpaceId, string>> = {
  recruit: 'var(--rm-earth)',
  trade: 'var(--rm-slate)',
  battle: 'var(--rm-earth)',
  villages: 'var(--rm-field)',
  keeps: 'var(--rm-earth)',
  territories: 'var(--rm-slate)',
};

const Island = memo(function Island({ seed, ground }: { seed: number; ground: string }): ReactElement {
  const outline = island(seed);
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <Drawing className="rm-island" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
      <path d={outline} {...line} stroke="var(--sea-line)" strokeWidth={22} opacity={0.35} />
      <path d={outline} {...line} stroke="var(--rm-shoal)" strokeWidth={19} />
      <path d={outline} {...line} stroke="var(--sea-line)" strokeWidth={10} opacity={0.5} />
      <path d={outline} {...line} stroke="var(--rm-shoal)" strokeWidth={7.5} />
      <path d={outline} transform="translate(0 6)" fill="#000" opacity={0.5} />
      <path d={outline} fill={ground} stroke="#0b0704" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      <path d={firs(seed * 5 + 2)} fill="var(--land-ink)" opacity={0.22} />
      <path d={island(seed, 3)} {...line} stroke="var(--land-hi)" strokeWidth={1.6} opacity={0.3} />
      <path d={outline} {...line} className="rm-island-glow sk-breathe" />
      <path d={outline} {...line} className="rm-island-case" />
      <path d={outline} {...line} className="rm-island-ring" />
    </Drawing>
  );
});

/** Food and dice that taking part costs. */
export function Cost({ space, speaker }: { space: SpaceId; speaker: ReaversProps['speaker'] }): ReactElement {
  const { food, dice } = COSTS[space];
  if (space === 'territories') {
    return (
      <span className="rm-either" title={speaker.say('ui.pay-or-fight')}>
        <Icon name="meat" size={15} />
        <Icon name="rune-stone" size={15} />
        <span aria-hidden="true">/</span>
        <Icon name="crossed-swords" size={15} />
        <span className="sk-heard">{speaker.say('ui.pay-or-fight')}</span>
      </span>
    );
  }
  if (food === 0 && dice.length === 0) return <>{speaker.say('ui.free')}</>;
  return (
    <>
      {food > 0 && (
        <>
          <Icon name="meat" size={15} label={speaker.name('resource', 'food')} />
          {food}
        </>
      )}
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal faces have no name of their own
        <Icon key={i} name={FACE_ICONS[face]} size={16} label={speaker.name('need', face)} />
      ))}
    </>
  );
}

/** Who took it; the reader is no crest to themselves. */
const takenBy = ({ seat, speaker }: Pick<LandProps, 'seat' | 'speaker'>, chosen: number): string =>
  chosen === seat
    ? speaker.say('ui.order', { place: 1, alone: 1, words: '' })
    : speaker.say('ui.taken-by', { seat: chosen });

/** Who took it, or where I stand: "you are third: one card". */
function Order(
  props: Omit<LandProps, 'seed' | 'lacking' | 'play' | 'children'> & { narrow: boolean },
): ReactElement | null {
  const { space, view, seat, speaker, lookingBack, narrow } = props;
  const chosen = view.chosen[space];
  const now = view.space === space;
  const share = SHARES[space];
  const chooser = now ? view.active : chosen === null ? view.next : null;
  if (chooser === null || lookingBack) {
    if (chosen === null) return null;
    return <span>{takenBy(props, chosen)}</span>;
  }
  const mine = seat === null ? null : placeOf(view, seat, chooser);
  // Where only who chooses has something, the others read their place alone.
  const n = mine ? share.by[mine.column] : 0;
  const alone = n === 0 && (space === 'recruit' || space === 'battle');
  const words = alone ? '' : speaker.say(share.word, { n });
  const order = narrow ? 'ui.order-brief' : now ? 'ui.order' : 'ui.order-if';
  return (
    <>
      {mine && (
        <span className={now ? 'rm-land-now' : undefined}>
          {speaker.say(order, { place: mine.place, words, alone: alone ? 1 : 0 })}
        </span>
      )}
      <span className="rm-land-shares" title={speaker.say('ui.by-place')}>
        {columnsOf(view).map(column => (
          <b key={column} data-mine={mine?.column === column}>
            {share.by[column]}
          </b>
        ))}
      </span>
    </>
  );
}

interface LandProps extends Pick<ReaversProps, 'view' | 'seat' | 'speaker' | 'lookingBack'> {
  readonly play: Pick<Play, 'sign' | 'touch'>;
  readonly space: SpaceId;
  readonly seed: number;
  /** What others did here since the reader's last act. */
  readonly traces: readonly Trace[];
  /** Whoever is about to send a ship there could not pay. */
  readonly lacking: boolean;
  /** What was rolled here just now. */
  readonly roll: Roll | null;
  readonly children: ReactNode;
}

const pennant = ({ dye, on }: Side) => ({ '--dye': dye, '--on': on }) as CSSProperties;

/** One of the six spaces: an island with its name, its price, what lies on it, and who has come. */
export function Land(props: LandProps): ReactElement {
  const { view, play, space, seed, lacking, roll, traces, speaker, children } = props;
  const target = `space:${space}` as const;
  const sign = play.sign(target);
  const chosen = view.chosen[space];
  const name = speaker.name('space', space);
  const narrow = useNarrow();
  const now = view.space === space;
  return (
    <section
      className="rm-land"
      data-space={space}
      data-sign={sign}
      data-now={now}
      data-over={chosen !== null && !now}
      aria-label={name}
    >
      <Island seed={seed} ground={GROUNDS[space]} />
      <Term title={name} delay={700} {...aboutSpace(space, speaker)}>
        <Thing
          target={target}
          sign={sign}
          label={lacking ? `${name}: ${speaker.say('ui.cannot-pay')}` : name}
          className="rm-land-touch"
          onTouch={play.touch}
        />
      </Term>
      <div className="rm-land-inner">
        <h3 className="rm-land-head">
          <Icon name={SPACE_ICONS[space]} size={22} />
          <span className="rm-land-name">
            {narrow ? (
              speaker.name('spaceShort', space)
            ) : (
              <>
                <span className="rm-land-long">{name}</span>
                <span className="rm-land-short" aria-hidden="true">
                  {speaker.name('spaceShort', space)}
                </span>
              </>
            )}
          </span>
          <span
            className="rm-land-cost sk-cut"
            data-lacking={lacking || undefined}
            title={lacking ? speaker.say('ui.cannot-pay') : undefined}
          >
            {lacking && <Icon name="cancel" size={13} label={speaker.say('ui.cannot-pay')} />}
            <Cost space={space} speaker={speaker} />
          </span>
        </h3>
        <div className="rm-land-body">{children}</div>
        <p className="rm-land-foot">
          <Order {...props} narrow={narrow} />
        </p>
      </div>
      {traces.length > 0 && (
        <ul className="rm-traces" aria-hidden="true">
          {traces.map(trace => (
            <li key={`${trace.seat} ${trace.icon}`} style={pennant(CRESTS[view.seats[trace.seat].crest])}>
              <Icon name={CRESTS[view.seats[trace.seat].crest].emblem} size={15} />
              <Icon name={trace.icon} size={15} />
            </li>
          ))}
        </ul>
      )}
      {roll && <RollStrip key={roll.at} roll={roll.fact} view={view} />}
      {chosen !== null && (
        <span className="rm-pawn" key={chosen}>
          <Medallion kind="ship" side={CRESTS[view.seats[chosen].crest]} size={42} label={takenBy(props, chosen)} />
        </span>
      )}
    </section>
  );
}
