import { memo, type ReactElement, useMemo, useRef } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { sameData, useSame } from '../../../../kit/look/useSame.ts';
import type { Sign, Signs as SignsOf } from '../../../../kit/table/play/signs.ts';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { type Trace, tracesOf } from '../../../../kit/table/traces.ts';
import { SPACES, TRADE_FAVOUR, TRADE_FOOD } from '../../content/spaces.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import { DieArt } from '../DieArt.tsx';
import { lastRoll, type Roll } from '../play/last-roll.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import { traceOf } from '../play/traces.ts';
import { landOf, topFrame } from '../play/where.ts';
import { Deck, Groups, Singles } from './Groups.tsx';
import { Land } from './Land.tsx';
import { Territories } from './Territories.tsx';

type Signs = SignsOf<Target>;

/** What a land is drawn from, and nothing else. */
export interface Wired extends Pick<ReaversProps, 'view' | 'seat' | 'speaker' | 'lookingBack'> {
  readonly play: Pick<Play, 'sign' | 'touch'>;
}

const giftOf = (reward: string): ReaversChoice => ({ kind: 'trade', reward });

/** Favour, Food, and dice as they lie. */
function Gifts({ view, play, speaker }: Wired): ReactElement {
  const dice = view.trade.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
  return (
    <div className="rm-gifts">
      {(['favour', 'food'] as const).map(reward => (
        <Thing
          key={reward}
          target={`gift:${reward}`}
          sign={play.sign(`gift:${reward}`)}
          label={speaker.choice(giftOf(reward))}
          className="rm-gift rm-cut"
          onTouch={play.touch}
        >
          <Icon name={reward === 'food' ? 'meat' : 'rune-stone'} size={17} />
          {reward === 'food' ? TRADE_FOOD : TRADE_FAVOUR}
        </Thing>
      ))}
      {dice.map((die, i) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
          key={`${die}/${i}`}
          target={`market:${die}`}
          sign={play.sign(`market:${die}`)}
          label={speaker.name('die', die)}
          className="rm-die"
          onTouch={play.touch}
        >
          <DieArt die={die} size={32} />
        </Thing>
      ))}
    </div>
  );
}

/** What lies on a space. */
export function Lying(props: Wired & { space: (typeof SPACES)[number] }): ReactElement {
  switch (props.space) {
    case 'recruit':
      return <Groups {...props} deck="reavers" />;
    case 'trade':
      return (
        <>
          <Singles {...props} deck="prophecies" />
          <Deck {...props} deck="prophecies" />
          <Gifts {...props} />
        </>
      );
    case 'battle':
      return (
        <>
          <Singles {...props} deck="battles" />
          <Deck {...props} deck="battles" />
          <Deck {...props} deck="journeys" />
        </>
      );
    case 'villages':
    case 'keeps':
      return <Groups {...props} deck={props.space} />;
    case 'territories':
      return <Territories {...props} />;
  }
}

interface SpaceProps extends Omit<Wired, 'play'> {
  readonly space: (typeof SPACES)[number];
  readonly seed: number;
  readonly lacking: boolean;
  readonly roll: Roll | null;
  readonly traces: readonly Trace[];
  /** How the land and all that lies on it stands. */
  readonly signs: Signs;
  readonly touch: Play['touch'];
}

/** One space; drawn again only when something about it has changed. */
const Space = memo(function Space({
  space,
  seed,
  lacking,
  roll,
  traces,
  signs,
  touch,
  ...rest
}: SpaceProps): ReactElement {
  const wired = { ...rest, play: { sign: (target: Target) => signs.get(target) ?? 'none', touch } };
  return (
    <Land {...wired} space={space} seed={seed} lacking={lacking} roll={roll} traces={traces}>
      <Lying {...wired} space={space} />
    </Land>
  );
});

const NONE: Signs = new Map();
const NO_TRACES: readonly Trace[] = [];

/** The signs of each land; a land on which all is as it was keeps those it had. */
function useSignsByLand(signs: Signs): ReadonlyMap<string, Signs> {
  const kept = useRef<ReadonlyMap<string, Signs>>(new Map());
  return useMemo(() => {
    const lands = new Map<string, Map<Target, Sign>>();
    for (const [target, sign] of signs) {
      const land = target.startsWith('space:') ? target : landOf(target);
      if (land === null) continue;
      const there = lands.get(land) ?? new Map<Target, Sign>();
      lands.set(land, there.set(target, sign));
    }
    kept.current = new Map([...lands].map(([land, there]) => [land, sameSigns(kept.current.get(land), there)]));
    return kept.current;
  }, [signs]);
}

const sameSigns = (before: Signs | undefined, now: Signs): Signs =>
  before?.size === now.size && [...now].every(([target, sign]) => before.get(target) === sign) ? before : now;

/** What others did on each land since the reader's last act; where that is as it was, it is the same as it was. */
function useTracesByLand({ recent, seat, lookingBack }: ReaversProps): ReadonlyMap<string, readonly Trace[]> {
  const kept = useRef<ReadonlyMap<string, readonly Trace[]>>(new Map());
  return useMemo(() => {
    const traces = lookingBack ? NO_TRACES : tracesOf(recent, seat, traceOf);
    const by = SPACES.map(space => [space, traces.filter(({ at }) => at === space)] as const);
    kept.current = new Map(
      by.map(([space, here]) => {
        const before = kept.current.get(space);
        return [space, before && sameData(before, here) ? before : here];
      }),
    );
    return kept.current;
  }, [recent, seat, lookingBack]);
}

/** Who is about to send a ship sees where it could not pay. */
function lacksFor({ ask, foresee }: ReaversProps, space: string): boolean {
  const choice = ask?.choices.find(one => one.kind === 'select' && one.space === space);
  return choice !== undefined && foresee(choice).warning !== undefined;
}

/** The six spaces around the sea, with what lies on them. */
export function Sea(props: ReaversProps & { play: Play }): ReactElement {
  const { view, seat, speaker, lookingBack, facts, play } = props;
  const lands = useSignsByLand(play.signs);
  // A fight that goes on has its own place on the table.
  const last = topFrame(view)?.kind === 'combat' ? null : lastRoll(facts);
  const roll = useSame(last, (before, now) => before?.at === now?.at && before?.fact === now?.fact);
  const traces = useTracesByLand(props);
  return (
    <div className="rm-sea">
      {SPACES.map((space, i) => (
        <Space
          key={space}
          view={view}
          seat={seat}
          speaker={speaker}
          lookingBack={lookingBack}
          space={space}
          seed={i * 7 + 3}
          lacking={lacksFor(props, space)}
          roll={space === roll?.space ? roll : null}
          traces={traces.get(space) ?? NO_TRACES}
          signs={lands.get(`space:${space}`) ?? NONE}
          touch={play.touch}
        />
      ))}
    </div>
  );
}
