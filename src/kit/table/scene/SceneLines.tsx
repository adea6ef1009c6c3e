import type { ReactElement } from 'react';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Icon, type IconName } from '../../look/Icon.tsx';
import './scene.css';

interface SceneLinesProps<F extends Fact> {
  readonly facts: readonly F[];
  /** From here on it is new. */
  readonly fresh?: number | undefined;
  readonly speaker: Speaker;
  iconOf(fact: F): IconName;
}

/** What a scene has told so far, line by line; the newest stand out. */
export function SceneLines<F extends Fact>(props: SceneLinesProps<F>): ReactElement | null {
  const { facts, fresh = facts.length, speaker, iconOf } = props;
  const lines = facts.flatMap((fact, i) => {
    const line = speaker.fact(fact);
    return line === null ? [] : [{ line, icon: iconOf(fact), at: i }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="sk-scene-lines">
      {lines.map(({ line, icon, at }) => (
        <li key={at} data-fresh={at >= fresh} data-now={at === lines[lines.length - 1].at}>
          <Icon name={icon} size={16} /> <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
