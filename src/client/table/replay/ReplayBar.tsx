import type { ReactElement } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Segmented } from '../../../kit/look/Segmented.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { useSpeech } from '../../speech.tsx';
import { LoomView } from './LoomView.tsx';
import type { Again } from './useAgain.ts';
import { PLAY_SPEEDS, type Replay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import './replay.css';

interface ReplayBarProps {
  readonly replay: Replay;
  /** How each seat looks. */
  readonly looks: readonly (Side | undefined)[];
  readonly over: boolean;
  /** What the table waits for at the present. */
  readonly present: string;
  /** What was a climax can be seen again. */
  readonly again: Again;
}

/** Stands where prompt and hand stand at other times: the controls, and the whole game as a loom. */
export function ReplayBar({ replay, looks, over, present, again }: ReplayBarProps): ReactElement {
  const { say } = useSpeech();
  const { steps, index, playing, speed } = replay;
  const title = steps[index]?.title || say('hall.replay.beginning');
  const { goTo, play, end } = replay;
  useReplayKeys(replay);
  return (
    <section className="sk-replay" aria-label={say('hall.replay')}>
      <Plank className="sk-replay-bar">
        <div className="sk-replay-buttons">
          <Button
            icon="previous-button"
            label={say('hall.replay.previous')}
            off={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <Button
            tone="ice"
            icon={playing ? 'pause-button' : 'play-button'}
            label={say(playing ? 'hall.replay.pause' : 'hall.replay.play')}
            keys="k"
            onClick={() => play(!playing)}
          />
          <Button
            icon="next-button"
            label={say('hall.replay.next')}
            off={index >= steps.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </div>
        <div className="sk-replay-words">
          <p className="sk-replay-title">{title}</p>
          <p className="sk-dim">
            {say('hall.replay.move', { move: index, moves: steps.length - 1 })}{' '}
            {over ? say('hall.replay.over') : present}
          </p>
        </div>
        {again.toggle && (
          <Button tone="ice" act="again" onClick={again.toggle}>
            {say(again.scene ? 'hall.replay.board' : 'hall.replay.again')}
          </Button>
        )}
        <Segmented
          label={say('hall.replay.speed')}
          segments={PLAY_SPEEDS.map(value => ({ value, label: say(`hall.speed.${value}`) }))}
          value={speed}
          onChange={replay.setSpeed}
          className="sk-replay-speed"
        />
        <Button tone="main" onClick={end} className="sk-replay-now">
          {say('hall.replay.now')}
          <Icon name="fast-forward-button" size={18} />
        </Button>
      </Plank>
      <Plank className="sk-replay-loom">
        <LoomView steps={steps} index={index} looks={looks} over={over} onGo={goTo} />
      </Plank>
    </section>
  );
}
