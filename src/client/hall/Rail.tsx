import type { ReactElement, ReactNode } from 'react';
import { Wordmark } from '../../kit/look/Wordmark.tsx';
import { Woven } from '../../kit/look/Woven.tsx';
import type { BandName } from '../../kit/look/weave.ts';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import { HallTools } from './HallTools.tsx';
import './rail.css';

interface RailProps {
  readonly title: string;
  /** The woven hem: the hall's, or that of a game. */
  readonly band?: BandName | undefined;
  readonly children?: ReactNode | undefined;
}

/** The top of every inner screen: the way home, where one is, and the tools. */
export function Rail({ title, band = 'hall', children }: RailProps): ReactElement {
  const { say } = useSpeech();
  return (
    <header className="sk-rail">
      <Link to={{ screen: 'home' }} className="sk-rail-home">
        <Wordmark height={30} label={say('hall.home')} />
      </Link>
      <h1 className="sk-rail-title" tabIndex={-1}>
        {title}
      </h1>
      <div className="sk-rail-middle">{children}</div>
      <HallTools />
      <Woven band={band} rows={3} scale={0.84} className="sk-rail-hem" />
    </header>
  );
}
