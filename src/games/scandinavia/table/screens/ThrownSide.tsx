import type { CSSProperties, ReactElement } from 'react';
import type { Speaker } from '../../../../engine/text/text.ts';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { sideOf } from '../pieces.ts';
import { sideName } from '../play/words.ts';
import { bonusOf, sharesOf, type Throw } from './throws.ts';
import './throws.css';

interface ThrownSideProps {
  readonly speaker: Speaker;
  readonly thrown: Throw;
  readonly part: 'attacks' | 'defends';
  /** The longest beam of both sides. */
  readonly most: number;
  /** Its die has fallen before the reader's eyes; until then only what was known is there. */
  readonly seen: boolean;
  readonly won: boolean | null;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One side of a battle once the dice are cast: die and row, all that its force is made of to scale, and the force. */
export function ThrownSide({ speaker, thrown, part, most, seen, won }: ThrownSideProps): ReactElement {
  const { side, die, force, parts } = thrown;
  const { dye, on } = sideOf(side);
  const bonus = bonusOf(thrown);
  const shares = sharesOf(thrown).filter(({ what }) => seen || what === 'potential');
  const say = (what: string): string => speaker.say(`ui.thrown-${what}`);
  return (
    <div className="sc-throw" style={{ '--dye': dye, '--on': on } as CSSProperties} data-won={won ?? undefined}>
      <Medallion kind={won ? 'leader' : 'seat'} side={sideOf(side)} size={56} dim={won === false} />
      <div className="sc-throw-name">
        <b className="sk-display">{sideName(speaker, side)}</b>
        <span className="sk-dim">{speaker.say(`ui.${part}`)}</span>
      </div>
      <div className="sc-throw-dice">
        {die > 0 && <Ten value={seen ? String(die) : '?'} />}
        {seen && die > 0 && parts !== null && (
          <p className="sc-throw-row">
            {bonus !== 0 && (
              <span>
                {say('bonus')} <b>{signed(bonus)}</b>
              </span>
            )}
            <span>
              {say('row')} <b>{parts.roll}</b>
            </span>
          </p>
        )}
      </div>
      <div className="sc-throw-shares">
        <ul className="sc-throw-beam">
          {shares
            .filter(({ amount }) => amount > 0)
            .map(({ what, amount }) => (
              <li key={what} data-what={what} style={{ width: `${(amount * 100) / most}%` }}>
                <span className="sc-share-word">{say(what)}</span>
                <b>{what === 'potential' || what === 'die' ? amount : signed(amount)}</b>
              </li>
            ))}
        </ul>
        {shares
          .filter(({ amount }) => amount < 0)
          .map(({ what, amount }) => (
            <span key={what} className="sc-throw-less">
              {say(what)} <b>{signed(amount)}</b>
            </span>
          ))}
      </div>
      <b className="sc-throw-force sk-display">{seen ? force : '–'}</b>
    </div>
  );
}

/** A die of ten in the side's dye. */
function Ten({ value }: { readonly value: string }): ReactElement {
  return (
    <span className="sc-ten sk-display">
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d="M30,2 58,22 58,40 30,58 2,40 2,22Z" className="sc-ten-body" />
        <path d="M30,2 47,36 30,45 13,36Z M2,22 13,36 M58,22 47,36 M30,45 30,58 M13,36 2,40 M47,36 58,40" />
      </svg>
      <b>{value}</b>
    </span>
  );
}
