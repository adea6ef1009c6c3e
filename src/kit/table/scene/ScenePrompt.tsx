import { type ReactElement, useEffect, useRef } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Button } from '../../look/Button.tsx';
import { Plank } from '../../look/Plank.tsx';
import type { PlayedScene } from './scene.ts';
import './scene.css';

interface ScenePromptProps {
  readonly scene: PlayedScene;
  readonly speaker: Speaker;
}

/** Stands in the place of the prompt while a climax is shown: what it is, what it came to, and the way on. */
export function ScenePrompt({ scene: played, speaker }: ScenePromptProps): ReactElement {
  const { scene, goOn } = played;
  // One that breaks off comes to nothing yet, and gives way to a question.
  const over = played.over && scene.verdict !== null;
  const title = speaker.sentence(scene.title.key, scene.title.args);
  const verdict = scene.verdict && speaker.sentence(scene.verdict.key, scene.verdict.args);
  const acts = useRef<HTMLDivElement>(null);
  // What was pressed to bring it about is gone; whoever plays by keys goes on from here.
  useEffect(() => {
    // In the frame that shows it: what is laid out for the sake of the focus is laid out then anyway.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) {
        acts.current?.querySelector('button')?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Plank as="section" part="prompt" className="sk-prompt sk-prompt-scene" label={speaker.say('ui.prompt')}>
      <div className="sk-prompt-words">
        <p className="sk-prompt-say sk-display">
          {over ? (
            <>
              {/* On a desk the stage says it in great letters already. */}
              <span className="sk-scene-short">{verdict}</span>
              <span className="sk-scene-long">{title}</span>
            </>
          ) : (
            title
          )}
        </p>
        <p className="sk-prompt-hint sk-dim sk-scene-short">{over ? title : ''}</p>
      </div>
      <div ref={acts} className="sk-prompt-acts">
        <Button
          tone={over ? 'main' : 'plain'}
          icon={over ? 'check-mark' : 'fast-forward-button'}
          act="go-on"
          onClick={event => {
            // A touch of this button is for the scene alone, and hurries nothing that comes after it.
            event.stopPropagation();
            goOn();
          }}
        >
          {speaker.say(over ? 'hall.scene.go-on' : 'hall.scene.skip')}
        </Button>
      </div>
    </Plank>
  );
}
