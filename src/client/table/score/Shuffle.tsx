import { type ReactElement, useState } from 'react';
import type { Log } from '../../../engine/match/log.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTrouble } from '../../trouble.ts';
import { checkShuffle } from './check-shuffle.ts';
import type { CheckedShuffle } from './shuffle-worker.ts';
import './shuffle.css';

interface ShuffleProps {
  /** What was promised before the first card was dealt. */
  readonly promise: string;
  /** What this browser gave to the luck of the table: it must be in the log. */
  readonly own: readonly string[];
  readonly log: () => Promise<Log>;
}

/** The beginning and the end of a long number. */
const short = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)} … ${hash.slice(-4)}`;

/** Was everything dealt as promised? The whole game is dealt and played again here, and compared. */
export function Shuffle({ promise, own, log }: ShuffleProps): ReactElement {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useTrouble();
  const [found, setFound] = useState<{ readonly log: Log; readonly checked: CheckedShuffle } | null>(null);
  const check = () =>
    attempt(async () => {
      const whole = await log();
      const checked = await checkShuffle(whole);
      setFound({ log: whole, checked });
      announce(say(fine(promise, own, whole, checked) ? 'hall.shuffle.kept' : 'hall.shuffle.broken'));
    });
  const good = found !== null && fine(promise, own, found.log, found.checked);
  return (
    <Plank as="section" className="sk-shuffle" label={say('hall.shuffle.title')}>
      <h2 className="sk-title">{say('hall.shuffle.title')}</h2>
      <div className="sk-shuffle-head">
        {found && (
          <span className={good ? 'sk-shuffle-shield' : 'sk-shuffle-shield sk-shuffle-bad'}>
            <svg width={38} height={44} viewBox="-19 -20 38 44" aria-hidden="true">
              <path d="M-16,-15Q0,-19 16,-15V3Q16,15 0,21Q-16,15 -16,3Z" />
            </svg>
            <Icon name={good ? 'check-mark' : 'cancel'} size={19} />
          </span>
        )}
        <p>
          <b>{say(found ? (good ? 'hall.shuffle.kept' : 'hall.shuffle.broken') : 'hall.shuffle.ask')}</b>
          {found && (
            <>
              <br />
              <span className="sk-dim">{say('hall.shuffle.played', { choices: found.checked.choices })}</span>
            </>
          )}
        </p>
        {!found && (
          <Button onClick={check} disabled={busy}>
            {say(busy ? 'hall.shuffle.busy' : 'hall.shuffle.verify')}
          </Button>
        )}
      </div>
      <dl className="sk-shuffle-facts">
        <Row label={say('hall.shuffle.promise')} value={short(promise)} />
        {found && (
          <>
            <Row label={say('hall.shuffle.seed')} value={short(found.log.seed)} />
            <Row
              label={say('hall.shuffle.hash')}
              value={short(found.checked.commitment)}
              good={found.checked.commitment === promise}
            />
            <Row
              label={say('hall.shuffle.end')}
              value={short(found.checked.hash ?? '')}
              good={found.checked.hash !== null && found.checked.hash === found.log.final?.hash}
            />
            {found.log.shares && (
              <Row label={say('hall.shuffle.shares')} value={String(found.log.shares.length)} good />
            )}
            {own.length > 0 && (
              <Row
                label={say('hall.shuffle.own-share')}
                value={short(own[own.length - 1])}
                good={hasShare(found.log, own)}
              />
            )}
          </>
        )}
      </dl>
      {found && found.checked.problems.length > 0 && (
        <ul className="sk-shuffle-problems">
          {found.checked.problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </Plank>
  );
}

/** The promise shown before the game must be the log's own, one's share in it, and all else must come out the same. */
const fine = (promise: string, own: readonly string[], log: Log, checked: CheckedShuffle): boolean =>
  checked.problems.length === 0 &&
  checked.commitment === promise &&
  log.commitment === promise &&
  (own.length === 0 || hasShare(log, own));

/** Who got up and sat down again gave several: the last one counts. */
const hasShare = ({ shares = [] }: Log, own: readonly string[]): boolean => shares.includes(own[own.length - 1]);

function Row({ label, value, good }: { label: string; value: string; good?: boolean }): ReactElement {
  const { say } = useSpeech();
  return (
    <div className={good ? 'sk-shuffle-good' : undefined}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {good === true && <Icon name="check-mark" size={15} label={say('hall.shuffle.fits')} />}
        {good === false && <Icon name="cancel" size={15} label={say('hall.shuffle.differs')} />}
      </dd>
    </div>
  );
}
