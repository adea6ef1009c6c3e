import type { ReactElement } from 'react';
import { writeLog } from '../../../engine/match/log.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { fileName, saveFile } from '../../home/file.ts';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';

/** Of a game that cannot be played on: all that was done in it, for those who sat there. */
export function KeepLog({ id }: { readonly id: string }): ReactElement {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const save = async () => {
    const log = await hallApi.log(id);
    saveFile(fileName(log.game, Date.now()), writeLog(log));
  };
  return (
    <>
      <p>
        <Button icon="save" disabled={busy} onClick={() => void attempt(save)}>
          {say('hall.score.save')}
        </Button>
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
