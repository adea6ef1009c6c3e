import { memo, type ReactElement } from 'react';
import { Drawing } from '../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../kit/look/Icon.tsx';
import type { Colour } from '../content/dice.ts';
import { COLOUR_LOOKS, type ColourLook, FACE_ICONS, readDie } from './pieces.ts';

const STEPS = [0, 1, 2, 3, 4, 5];

/** The pattern at the foot tells the colour a second time. */
const STRIPS: Readonly<Record<ColourLook['strip'], { readonly d: string; readonly line: number }>> = {
  teeth: { d: STEPS.map(i => `M${4 + i * 6.7},44l3.35,-5.6l3.35,5.6z`).join(''), line: 0 },
  barbs: { d: STEPS.map(i => `M${5 + i * 6.7},44l4,-5.6`).join(''), line: 1.8 },
  wave: { d: STEPS.map(i => `M${4 + i * 6.7},42q1.7,-4.4 3.35,-1.4t3.35,-.4`).join(''), line: 1.7 },
};

function Cube({ colour }: { colour: Colour }): ReactElement {
  const { dye, on, strip } = COLOUR_LOOKS[colour];
  const { d, line } = STRIPS[strip];
  return (
    <>
      <rect x={1} y={4} width={46} height={47} rx={8} fill="#000" opacity={0.5} />
      <rect width={48} height={48} rx={8} fill={dye} stroke="#0c0805" strokeWidth={2} />
      <rect x={2} y={2} width={44} height={5} rx={2.5} fill="#fff" opacity={0.3} />
      <path d="M2,37.4H46" stroke={on} opacity={0.7} />
      <path d={d} fill={line > 0 ? 'none' : on} stroke={line > 0 ? on : 'none'} strokeWidth={line} />
    </>
  );
}

interface DieArtProps {
  /** `red-ship`. */
  readonly die: string;
  readonly size?: number | undefined;
  readonly label?: string | undefined;
  /** Wild by the leader: a crown in the corner. */
  readonly wild?: boolean | undefined;
}

/** A crew die: colour and pattern say the clan, the glyph says the face. */
export const DieArt = memo(function DieArt({ die, size = 46, label, wild }: DieArtProps): ReactElement {
  const { colour, face } = readDie(die);
  const { on } = COLOUR_LOOKS[colour];
  const icon = FACE_ICONS[face] ?? 'rolling-dices';
  return (
    <Drawing className="rm-die-art" width={size} height={size} viewBox="0 0 48 48" label={label}>
      <Cube colour={colour} />
      {face === 'double-hammer' ? (
        <>
          <Glyph name={icon} x={18} y={20} size={25} fill={on} />
          <g transform="translate(48 0) scale(-1 1)">
            <Glyph name={icon} x={18} y={20} size={25} fill={on} />
          </g>
        </>
      ) : (
        <Glyph name={icon} x={24} y={20} size={29} fill={on} />
      )}
      {wild && (
        <g>
          <circle cx={43} cy={5} r={9.5} fill="#17110b" stroke="#e0b85f" strokeWidth={1.6} />
          <Glyph name="crown" x={43} y={5} size={12} fill="#e0b85f" />
        </g>
      )}
    </Drawing>
  );
});

/** A die of a colour that shows no face: it is still to be rolled or chosen. */
export const BlankDie = memo(function BlankDie({ colour, size = 18 }: { colour: Colour; size?: number }): ReactElement {
  const { clan, on } = COLOUR_LOOKS[colour];
  return (
    <Drawing className="rm-die-art" width={size} height={size} viewBox="0 0 48 48">
      <Cube colour={colour} />
      <Glyph name={clan} x={24} y={20} size={27} fill={on} />
    </Drawing>
  );
});

/** A combat die: bone, with as many strokes as successes. */
export const CombatDie = memo(function CombatDie({
  shows,
  size = 46,
}: {
  shows: number | null;
  size?: number;
}): ReactElement {
  return (
    <Drawing className="rm-die-art" width={size} height={size} viewBox="0 0 48 48">
      <rect x={1} y={4} width={46} height={47} rx={8} fill="#000" opacity={0.5} />
      <rect width={48} height={48} rx={8} fill="#efe3c8" stroke="#0c0805" strokeWidth={2} />
      {shows === null && <Glyph name="crossed-swords" x={24} y={24} size={28} fill="#8a7650" />}
      {shows === 0 && <path d="M15,24H33" stroke="#8a7650" strokeWidth={4} />}
      {shows === 1 && <Glyph name="axe-sword" x={24} y={24} size={32} fill="#7c2413" />}
      {shows === 2 && <Glyph name="crossed-axes" x={24} y={24} size={36} fill="#7c2413" />}
    </Drawing>
  );
});
