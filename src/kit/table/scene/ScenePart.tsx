import type { ReactElement, ReactNode } from 'react';
import { Glyph, type IconName } from '../../look/Icon.tsx';
import { rays } from '../../look/rays.ts';
import './scene.css';

/** Light and dark dyes behind the sign of a part. */
const TONES = {
  doom: ['#c9573b', '#7d2113'],
  quest: ['#d9b455', '#a57e26'],
  ice: ['#7fa6bb', '#3e6d8a'],
  wood: ['#b9a57c', '#8d7a52'],
} as const;
export type SceneTone = keyof typeof TONES;

const RAYS = rays(39);

interface ScenePartProps {
  readonly icon: IconName;
  readonly tone: SceneTone;
  readonly title: string;
  /** It is what is told just now. */
  readonly now: boolean;
  readonly children?: ReactNode;
}

/** One part of a long scene: its sign on rays, its name, and what it brought. It stays when the next comes. */
export function ScenePart({ icon, tone, title, now, children }: ScenePartProps): ReactElement {
  const [light, dark] = TONES[tone];
  return (
    <section className="sk-scene-part" data-now={now}>
      <span className="sk-scene-sign" data-tone={tone}>
        <svg viewBox="34 0 78 78" aria-hidden="true">
          <rect x={34} width={78} height={78} fill={light} />
          <path d={RAYS} fill={dark} opacity={0.6} />
          <Glyph name={icon} x={73} y={39} size={50} fill="#f3e3bf" />
        </svg>
      </span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </section>
  );
}
