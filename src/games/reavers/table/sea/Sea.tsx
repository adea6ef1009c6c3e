import type { ReactElement } from 'react';
import { Icon } from '../../../../client/look/Icon.tsx';
import { SPACES, TRADE_FAVOUR, TRADE_FOOD } from '../../content/spaces.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import { DieArt } from '../DieArt.tsx';
import { lastRoll } from '../play/last-roll.ts';
import type { Play, ReaversProps } from '../play/usePlay.ts';
import { topFrame } from '../play/where.ts';
import { Thing } from '../Thing.tsx';
import { Deck, Groups, Singles } from './Groups.tsx';
import { Land } from './Land.tsx';
import { Territories } from './Territories.tsx';

type Wired = ReaversProps & { readonly play: Play };

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

/** The six spaces around the sea, with what lies on them. */
export function Sea(props: Wired): ReactElement {
  const { facts, view } = props;
  // A fight that goes on has its own place on the table.
  const roll = topFrame(view)?.kind === 'combat' ? null : lastRoll(facts);
  return (
    <div className="rm-sea">
      {SPACES.map((space, i) => (
        <Land key={space} {...props} space={space} seed={i * 7 + 3} roll={space === roll?.space ? roll : null}>
          <Lying {...props} space={space} />
        </Land>
      ))}
    </div>
  );
}
