import type { ReactElement, ReactNode } from 'react';
import { Wordmark } from '../../kit/look/Wordmark.tsx';
import { Woven } from '../../kit/look/Woven.tsx';
import type { BandName } from '../../kit/look/weave.ts';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import '../hall/rail.css';

interface FrameRailProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly band?: BandName | undefined;
  readonly tools: ReactNode;
  readonly children?: ReactNode | undefined;
}

/** The rail of those tables that do not draw their own. */
export function FrameRail({ title, note, band = 'hall', tools, children }: FrameRailProps): ReactElement {
  const { say } = useSpeech();
  return (
    <header className="sk-rail">
      <Link to={{ screen: 'home' }} className="sk-rail-home">
        <Wordmark height={30} label={say('hall.home')} />
      </Link>
      <div>
        <h1 className="sk-rail-title" tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="sk-rail-note">{note}</p>}
      </div>
      <div className="sk-rail-middle">{children}</div>
      {tools}
      <Woven band={band} rows={3} scale={0.84} className="sk-rail-hem" />
    </header>
  );
}
