import { type ReactElement, useMemo } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { allOf, type Hearing } from '../table/heard.ts';
import type { Scribe } from '../table/saga/lines.ts';
import { lastChapter } from './chapter-points.ts';
import { haveSeen, useFirsts } from './firsts.ts';
import { useFirstWords } from './useFirstWords.ts';
import './chapter-points.css';

interface ChapterPointsProps {
  readonly game: string;
  readonly hearing: Hearing;
  readonly scribe: Scribe;
  readonly seats: number;
  readonly ledger: TableExtras['ledger'];
}

/** After an age or a round of a first game: what brought points to whom. */
export default function ChapterPoints(props: ChapterPointsProps): ReactElement | null {
  const { game, hearing, scribe, seats, ledger } = props;
  const say = useFirstWords();
  const { seen } = useFirsts();
  const over = useMemo(() => lastChapter(allOf(hearing), scribe, seats, ledger?.()), [hearing, scribe, seats, ledger]);
  if (!over || !say) return null;
  const key = `over ${over.title}`;
  if (seen[game]?.includes(key)) return null;
  const { speaker } = scribe;
  const signed = new Intl.NumberFormat(speaker.language, { signDisplay: 'exceptZero' });
  const title = say('first.chapter', { title: over.title });
  return (
    <section
      className="sk-plank sk-plank-ice sk-frame-notice sk-chapter"
      role="status"
      data-part="chapter-points"
      aria-label={title}
    >
      <h2 className="sk-title">
        <Icon name="laurel-crown" size={18} /> {title}
      </h2>
      <ul>
        {over.brought.map(({ seat, points, by }) => (
          <li key={seat}>
            <b>
              {speaker.seat(seat, 'label')} {signed.format(points)}
            </b>{' '}
            {by.map(({ what, points: some }) => `${what} ${signed.format(some)}`).join(' · ')}
          </li>
        ))}
      </ul>
      <Button act="understood-points" onClick={() => haveSeen(game, key)}>
        {say('first.understood')}
      </Button>
    </section>
  );
}
