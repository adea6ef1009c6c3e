import type { ReactElement } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { useSpeech } from '../../speech.tsx';
import './score-actions.css';

export interface ScoreWays {
  readonly rematch: (() => void) | null;
  replay(): void;
  /** Looks into the game; null for whoever only watched. */
  readonly analyse: (() => void) | null;
  saveLog(): void;
  toHall(): void;
}

/** What to do when the game is over. */
export function ScoreActions({ rematch, replay, analyse, saveLog, toHall }: ScoreWays): ReactElement {
  const { say } = useSpeech();
  return (
    <div className="sk-score-acts">
      {rematch && (
        <Button tone="main" icon="cycle" onClick={rematch}>
          {say('hall.score.rematch')}
        </Button>
      )}
      {analyse && (
        <Button icon="magnifying-glass" act="analyse" onClick={analyse}>
          {say('hall.analysis')}
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
