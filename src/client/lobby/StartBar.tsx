import { type ReactElement, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import type { ShelvedGame } from '../games.ts';
import { go } from '../router.ts';
import { useSpeech } from '../speech.tsx';
import { obstacle } from './seating.ts';
import { type TablePlan, taken } from './table-plan.ts';

interface StartBarProps {
  readonly game: ShelvedGame;
  readonly plan: TablePlan;
  readonly online: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onStart: () => void;
}

/** The way on and the way back. A start that is not possible says why, at the latest when it is pressed. */
export function StartBar({ game, plan, online, busy, trouble, onStart }: StartBarProps): ReactElement {
  const { say } = useSpeech();
  const [tried, setTried] = useState(false);
  const hindered = obstacle(plan, game.players);
  const seats = taken(plan);
  const bots = seats.filter(seat => seat.kind === 'bot').length;
  const people = seats.length - bots;
  const company = () => {
    if (hindered === 'nameless') return say('hall.start.nameless.text');
    if (hindered) return say(online ? 'hall.start.range-online' : 'hall.start.range', game.players);
    if (online) return say('hall.start.online', { people, bots });
    return people > 1 ? say('hall.start.hand-over', { people }) : say('hall.start.company', { bots });
  };
  return (
    <Plank as="section" className="sk-lobby-start" label={say('hall.start')}>
      <Button tone="quiet" className="sk-lobby-back" onClick={() => go({ screen: 'home' })}>
        {say('hall.back')}
      </Button>
      <div className="sk-lobby-state" role={hindered && tried ? 'alert' : undefined}>
        <p className="sk-lobby-ready">{say(`hall.start.${hindered ?? 'ready'}`)}</p>
        <p>{trouble ?? company()}</p>
      </div>
      <Button
        tone="main"
        icon="round-table"
        off={hindered !== null}
        disabled={busy}
        onClick={() => (hindered ? setTried(true) : onStart())}
      >
        {say(online ? 'hall.start.open' : 'hall.start.game')}
      </Button>
    </Plank>
  );
}
