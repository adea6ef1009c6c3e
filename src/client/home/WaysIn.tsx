import type { ReactElement } from 'react';
import type { ShelvedGame } from '../games.ts';
import { useKeeper } from '../keeper.ts';
import { Link } from '../Link.tsx';
import { useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';

/** For who has never played this game: a whole one that explains itself, or lessons first. */
export function WaysIn({ game }: { readonly game: ShelvedGame }): ReactElement {
  const { say } = useSpeech();
  const keeper = useKeeper();
  const { name } = useSettings();
  const { trouble, busy, attempt } = useTrouble();
  const start = () =>
    attempt(async () => {
      const { beginFirst } = await import('../first/begin-first.ts');
      await beginFirst(keeper, game, name);
    });
  const heard = <span className="sk-heard">: {game.title}</span>;
  return (
    <>
      <div className="sk-hanging-ways">
        <button type="button" data-act="first-game" disabled={busy} onClick={start}>
          {say('hall.first-game')}
          {heard}
        </button>
        <Link to={{ screen: 'learn', game: game.id }}>
          {say('hall.learn.by-playing')}
          {heard}
        </Link>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
