import { type ReactElement, useEffect, useRef } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import type { PlayedScene } from '../../../kit/table/scene/scene.ts';

/** A climax in words: line by line as it is told, then what it came to, and the way on. */
export function TextScene({
  scene: played,
  speaker,
}: {
  readonly scene: PlayedScene;
  readonly speaker: Speaker;
}): ReactElement {
  const { scene, at, over, goOn } = played;
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      acts.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, []);
  const { verdict } = scene;
  const told = scene.beats.slice(0, at + 1).flatMap(({ facts }) => facts);
  const lines = told.flatMap(fact => speaker.fact(fact) ?? []);
  return (
    <Plank
      part="prompt"
      className="sk-text-prompt"
      as="section"
      label={speaker.sentence(scene.title.key, scene.title.args)}
    >
      <h2>{speaker.sentence(scene.title.key, scene.title.args)}</h2>
      <ul className="sk-text-scene">
        {lines.map((line, i) => (
          // Lines of one scene never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>{line}</li>
        ))}
      </ul>
      {over && verdict && <p className="sk-text-verdict sk-display">{speaker.sentence(verdict.key, verdict.args)}</p>}
      <div ref={acts} className="sk-text-acts">
        <Button
          tone={over && verdict ? 'main' : 'plain'}
          act="go-on"
          onClick={event => {
            event.stopPropagation();
            goOn();
          }}
        >
          {speaker.say(over && verdict ? 'hall.scene.go-on' : 'hall.scene.skip')}
        </Button>
      </div>
    </Plank>
  );
}
