import type { ReactElement } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { useSpeech } from '../../speech.tsx';
import './score-actions.css';

export interface ScoreWays {
  readonly rematch: (() => void) | null;
  replay(): void;
  saveLog(): void;
  toHall(): void;
}

/** What to do when the game is over. */
export function ScoreActions({ rematch, replay, saveLog, toHall }: ScoreWays): ReactElement {
  const { say } = useSpeech();
  return (
    <div className="sk-score-acts">
      {rematch && (
        <Button tone="main" icon="cycle" onClick={rematch}>
          {say('hall.score.rematch')}
        </Button>
      )}
      <Button icon="backward-time" onClick={replay}>
        {say('hall.replay')}
      </Button>
      <Button icon="save" onClick={saveLog}>
        {say('hall.score.save')}
      </Button>
      <Button onClick={toHall}>{say('hall.home')}</Button>
    </div>
  );
}
