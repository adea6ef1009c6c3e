import { type ReactElement, useState } from 'react';
import { LEVELS, USUAL } from '../../bots/level-names.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import type { ShelvedGame } from '../games.ts';
import { useKeeper } from '../keeper.ts';
import { levelName, levelText } from '../lobby/level.ts';
import { botsAgainst } from '../lobby/seating.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';

interface PlayNowProps {
  readonly game: ShelvedGame;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Two clicks and one plays: against as many bots as there is room for, unless one says otherwise. */
export function PlayNow({ game, open, onOpen }: PlayNowProps): ReactElement {
  const { say, speaker } = useSpeech();
  const keeper = useKeeper();
  const { name } = useSettings();
  const [bots, setBots] = useState(game.players.max - 1);
  const [level, setLevel] = useState<string>(USUAL);
  const { trouble, busy, attempt } = useTrouble();

  if (!open) {
    return (
      <Button tone="main" onClick={onOpen}>
        {say('hall.against-bots')}
        <span className="sk-heard">: {game.title}</span>
      </Button>
    );
  }

  const start = () =>
    attempt(async () => {
      const id = await keeper.begin(botsAgainst(game, bots, level, name));
      go({ screen: 'table', id });
    });
  const numbers = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min - 1 + i);
  return (
    <div className="sk-play-now">
      <div className="sk-play-now-how">
        <Segmented
          label={say('hall.bots.how-many')}
          segments={numbers.map(n => ({ value: String(n), label: n === bots ? say('hall.bots', { n }) : String(n) }))}
          value={String(bots)}
          onChange={value => setBots(Number(value))}
        />
        <Segmented
          label={say('hall.bots.level')}
          segments={LEVELS.map(value => ({ value, label: levelName(speaker, value) }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      <small className="sk-play-now-level">{levelText(speaker, level, game)}</small>
      <Button tone="main" className="sk-play-now-start" autoFocus disabled={busy} onClick={start}>
        {say('hall.start')}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
