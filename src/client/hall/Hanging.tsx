import { type ReactElement, type ReactNode, useId } from 'react';
import type { GameHanging } from '../../kit/look/hanging.ts';
import { Icon } from '../../kit/look/Icon.tsx';
import { weave } from '../../kit/look/weave.ts';
import type { ShelvedGame } from '../games.ts';
import { useSpeech } from '../speech.tsx';
import { lengthOf } from './length.ts';
import './hanging.css';

const SCALE = 1.11;

const STEP = 5.9;

/** Where the threads hang, no two neighbours of one length; every third has the same colour. */
const THREADS = [0, 1, 2].map(colour =>
  [0, 3, 6, 9, 12]
    .map(k => k + colour)
    .map(k => `M${(3 + STEP * k).toFixed(1)},0v${12 + ((k * 7) % 5)}`)
    .join(''),
);

function Fringe({ dyes }: { dyes: GameHanging['fringe'] }): ReactElement {
  const id = useId();
  return (
    <svg className="sk-hanging-fringe" aria-hidden="true" width="100%" height={20}>
      <pattern id={id} width={STEP * 15} height={20} patternUnits="userSpaceOnUse">
        {THREADS.map((d, colour) => (
          <path key={d} d={d} stroke={dyes[colour]} strokeWidth={2.6} />
        ))}
      </pattern>
      <rect width="100%" height={20} fill={`url(#${id})`} />
    </svg>
  );
}

interface HangingProps {
  readonly game: ShelvedGame;
  /** Which heading the title is. */
  readonly level: 'h2' | 'p';
  /** Below the title: what can be done with the game. */
  readonly children?: ReactNode | undefined;
}

/** The cloth of a game: its picture in a woven frame, hung by three straps. Its dyes are the same by day and by night. */
export function Hanging({ game, level: Title, children }: HangingProps): ReactElement {
  const { say } = useSpeech();
  const { band, cloth, fringe, Picture } = game.hanging;
  const across = weave(band, 7, SCALE);
  const upright = weave(band, 7, SCALE, true);
  const { min, max } = game.players;
  return (
    <div className="sk-hanging" data-theme="dark">
      <span className="sk-hanging-straps" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div className="sk-hanging-cloth" style={{ backgroundColor: cloth }}>
        <span className="sk-hanging-band sk-hanging-top" style={{ backgroundImage: across }} />
        <span className="sk-hanging-band sk-hanging-foot" style={{ backgroundImage: across }} />
        <span className="sk-hanging-band sk-hanging-left" style={{ backgroundImage: upright }} />
        <span className="sk-hanging-band sk-hanging-right" style={{ backgroundImage: upright }} />
        <svg className="sk-hanging-picture" aria-hidden="true" viewBox="0 0 288 262">
          <Picture />
        </svg>
        <div className="sk-hanging-words">
          <Title className="sk-hanging-title">{game.title}</Title>
          <p className="sk-hanging-facts">
            <span>
              <Icon name="three-friends" size={17} />
              <span className="sk-heard">{say('hall.people')}</span>
              {min}–{max}
            </span>
            <span>
              <Icon name="hourglass" size={16} />
              {say(...lengthOf(game.minutes))}
            </span>
          </p>
          {children}
        </div>
      </div>
      <Fringe dyes={fringe} />
    </div>
  );
}
