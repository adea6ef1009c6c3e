import type { ReactElement } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { ClockFace } from '../../../host/clocks/clock.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { useSpeech } from '../../speech.tsx';
import { serverNow } from '../line/server-time.ts';
import { clockParts, clockWords, isShort, leftAt, tickOf } from './clock-time.ts';
import { useNow } from './useNow.ts';
import '../table/sign.css';

/** How long a seat may still think; it counts for itself while the table waits for that seat. */
export function ClockSign({ clock, seat }: { clock: ClockFace; seat: Seat }): ReactElement | null {
  const { say, language } = useSpeech();
  const runs = clock.running.includes(seat);
  const before = leftAt(clock, seat, serverNow());
  const now = useNow(runs && before !== null ? tickOf(before) : null);
  const left = leftAt(clock, seat, now);
  if (left === null) return null;
  const [most, rest] = clockParts(left, language);
  return (
    <span
      className="sk-clock"
      role="timer"
      aria-label={say('hall.clock.left', { time: clockWords(left, language, 'long') })}
      data-runs={runs}
      data-short={isShort(clock, left)}
    >
      <Icon name="hourglass" size={11} />
      {most}
      {rest && <span className="sk-clock-rest">{rest}</span>}
    </span>
  );
}
