import type { CSSProperties, ReactElement } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { pieceIcon, sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { pieceName, sideName } from '../play/words.ts';
import { type Contender, rangeOf } from './odds.ts';

interface SideStripProps extends Pick<Wired, 'speaker' | 'openRules'> {
  readonly side: string;
  readonly part: 'attacks' | 'defends';
  /** Every force that it may come to. */
  readonly forces: readonly number[];
  /** The largest force of both sides: the length of the strip. */
  readonly most: number;
  readonly beast: Contender['beast'];
  readonly potential: Explanation | null;
  readonly die: Explanation | null;
  readonly folk: Explanation | null;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** One side: its units to scale, the span that its die may reach, and all that changes the die. */
export function SideStrip(props: SideStripProps): ReactElement {
  const { speaker, openRules, side, part, forces, most, beast, potential, die, folk } = props;
  const { dye, on } = sideOf(side);
  const [least, top] = rangeOf(forces);
  const share = (n: number): string => `${(Math.max(0, n) * 100) / most}%`;
  const blocks = [
    ...(potential?.terms ?? []).map(term => ({
      piece: String(term.args?.piece ?? ''),
      count: Number(term.args?.count ?? 1),
      term,
    })),
    ...(folk && folk.total > 0 ? [{ piece: null, count: 1, term: { what: 'folk', amount: folk.total } }] : []),
  ];
  return (
    <Plank className="sc-side" style={{ '--dye': dye, '--on': on } as CSSProperties}>
      <Medallion kind="seat" side={sideOf(side)} size={48} />
      <div className="sc-side-name">
        <p className="sk-display">{sideName(speaker, side)}</p>
        <p className="sk-dim">{speaker.say(`ui.${part}`)}</p>
      </div>
      <div className="sc-side-strip">
        <ul className="sc-side-units">
          {blocks.map(({ piece, count, term }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their order
              key={i}
              className={piece === null ? 'sc-side-folk' : undefined}
              style={{ width: share(term.amount), '--count': count } as CSSProperties}
              title={piece === null ? speaker.say('ui.commoners') : speaker.term(term)}
            >
              <Icon
                name={piece === null ? 'farmer' : pieceIcon(piece, side)}
                size={22}
                label={piece === null ? speaker.say('ui.commoners') : pieceName(speaker, piece)}
              />
              <b>{term.amount}</b>
              {piece !== null && <span className="sc-unit-name">{pieceName(speaker, piece, count)}</span>}
            </li>
          ))}
        </ul>
        <span
          className="sc-side-span"
          style={{ left: share(least), width: `max(4px, ${share(top - Math.max(0, least))})` }}
        />
      </div>
      <ul className="sc-side-die">
        {die?.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their order
          <li key={i}>
            <button type="button" className="sc-term" onClick={() => openRules(term.clause ?? '')}>
              {speaker.term(term)}
            </button>
            <b>{signed(term.amount)}</b>
          </li>
        ))}
        {folk !== null && folk.total < 0 && (
          <li>
            <span>{speaker.say('ui.commoners')}</span>
            <b>{signed(folk.total)}</b>
          </li>
        )}
        {beast && (
          <li>
            <span>{speaker.name('beast', beast)}</span>
          </li>
        )}
      </ul>
      <p className="sc-side-force">
        <b className="sk-display">{least === top ? least : `${least}–${top}`}</b>
        <span className="sk-dim">{speaker.say('ui.force')}</span>
      </p>
    </Plank>
  );
}
