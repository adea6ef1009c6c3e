import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Plank } from '../../look/Plank.tsx';
import { Woven } from '../../look/Woven.tsx';
import type { BandName } from '../../look/weave.ts';
import { bringNowIntoSight } from '../into-sight.ts';
import type { PlayedScene } from './scene.ts';
import './scene.css';

interface SceneStageProps {
  readonly scene: PlayedScene;
  readonly speaker: Speaker;
  readonly band: BandName;
  /** Beside the title: how far it is. */
  readonly steps?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Where a climax is shown, in the place of the board: what it is, and at its end in great letters what it came to. */
export function SceneStage(props: SceneStageProps): ReactElement {
  const { scene: played, speaker, band, steps, className, children } = props;
  const { scene, at, over } = played;
  const title = speaker.sentence(scene.title.key, scene.title.args);
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each beat something else is told
  useEffect(() => {
    const stage = head.current?.closest('.sk-scene');
    if (stage) bringNowIntoSight(stage);
  }, [at]);
  return (
    <Plank as="section" part="scene" className={className ? `sk-scene ${className}` : 'sk-scene'} label={title} scrolls>
      <div ref={head} className="sk-scene-head" data-scene-kind={scene.kind} data-beat={at} data-over={over}>
        <h2 className="sk-display">{title}</h2>
        {steps}
      </div>
      <Woven band={band} scale={0.84} />
      {children}
      {over && scene.verdict && (
        <p className="sk-scene-verdict sk-display" aria-hidden="true">
          {speaker.sentence(scene.verdict.key, scene.verdict.args)}
        </p>
      )}
    </Plank>
  );
}
