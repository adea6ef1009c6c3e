import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { useBox } from '../../../kit/look/useBox.ts';
import type { BattleSide, BattleTerm } from './BattleStrips.tsx';
import { CLANS, figureLook } from './pieces.ts';

interface BeamProps {
  readonly side: BattleSide;
  /** Strength the whole beam stands for. */
  readonly scale: number;
  readonly mark: number | undefined;
  readonly unknown: string;
  readonly narrow: boolean;
  readonly dense: boolean;
}

/** One side's strength. Blocks grow term by term when they appear. */
export function Beam({ side, scale, mark, unknown, narrow, dense }: BeamProps): ReactElement {
  const [ref, { width }] = useBox<HTMLDivElement>('beam');
  const one = width / scale;
  const numbered = one < 30 ? 3 : 1;
  let end = 0;
  const placed = side.terms
    .filter(t => t.value > 0)
    .map(term => {
      const at = end;
      end += term.value;
      return { term, at };
    });
  const look = { '--dye': CLANS[side.clan].dye, '--on': CLANS[side.clan].on, '--one': `${one}px` } as CSSProperties;
  const box = (at: number, value: number) => ({ left: at * one, width: value * one });
  return (
    <div ref={ref} className="br-beam" style={look}>
      {Array.from({ length: scale }, (_, i) => i + 1).map(n => (
        <span key={n} className="br-beam-tick" style={{ left: n * one }}>
          {n % numbered === 0 && <span>{n}</span>}
        </span>
      ))}
      {placed.map(({ term, at }, i) => (
        <span key={term.id} style={{ '--term': i } as CSSProperties}>
          {!narrow && term.label && fits(term.label, labelRoom(placed, at, end, side) * one) && (
            <span
              className="br-beam-label"
              style={{ left: at * one, maxWidth: labelRoom(placed, at, end, side) * one + 4 }}
            >
              {term.label}
            </span>
          )}
          <Tooltip tap content={term.label && `${term.label} ${term.value}`}>
            <span className={term.value === 1 ? 'br-block br-block-one' : 'br-block'} style={box(at, term.value)}>
              <Block term={term} side={side} width={term.value * one} height={narrow ? 42 : dense ? 46 : 72} />
            </span>
          </Tooltip>
        </span>
      ))}
      {side.candidate && side.candidate.value > 0 && (
        <>
          {!narrow && (
            <span className="br-beam-label br-beam-label-ice" style={{ left: end * one }}>
              {side.candidate.label}
            </span>
          )}
          <span className="br-candidate" style={box(end, side.candidate.value)}>
            {side.candidate.value * one > (narrow || dense ? 92 : 116) && (
              <Icon name={side.candidate.icon} size={narrow || dense ? 25 : 40} />
            )}
            <b>+{side.candidate.value}</b>
          </span>
        </>
      )}
      {side.open && !side.candidate && (
        <span className="br-beam-unknown" style={{ left: clearOf(end * one, (mark ?? 0) * one) }}>
          {unknown}
        </span>
      )}
      {mark !== undefined && <span className="br-beam-mark" style={{ left: mark * one }} />}
    </div>
  );
}

/** The question takes about this many pixels. */
const QUESTION = 68;

/** The question stands past the line of the strength to beat rather than under it. */
const clearOf = (at: number, line: number): number => (line > at && line < at + QUESTION ? line : at);

/** A letter of a label takes about this many pixels. */
const LETTER = 7.6;

/** A label that has no room is left out rather than cut: the medallion says it too, and so does the block to whoever points at it. */
const fits = (label: string, room: number): boolean => label.length * LETTER <= room;

/** A label may run on until the next label, or past the end of the beam's blocks. */
function labelRoom(
  placed: readonly { readonly term: BattleTerm; readonly at: number }[],
  at: number,
  end: number,
  side: BattleSide,
): number {
  const next = placed.find(p => p.at > at && p.term.label);
  if (next) return next.at - at;
  return side.candidate && side.candidate.value > 0 ? end - at : end - at + 4;
}

interface BlockProps {
  readonly term: BattleTerm;
  readonly side: BattleSide;
  readonly width: number;
  readonly height: number;
}

function Block({ term, side, width, height }: BlockProps): ReactElement {
  const figure = term.figure ? figureLook(term.figure) : undefined;
  const single = term.value === 1;
  const small = height < 60;
  const room = single ? width - 4 : width - (small ? 20 : 26);
  const size = Math.min(height - 12, room * (figure?.kind === 'ship' ? 0.86 : 1.18), 62);
  const shown = size >= (single || small ? 15 : 26);
  return (
    <>
      {(!single || !shown) && <b>{term.value}</b>}
      {shown && figure && (
        <Medallion
          kind={figure.kind}
          icon={figure.icon}
          side={CLANS[side.clan]}
          size={size}
          strength={single && size > 34 ? 1 : undefined}
        />
      )}
      {shown && !figure && term.icon && <Icon name={term.icon} size={size * 0.7} />}
    </>
  );
}
