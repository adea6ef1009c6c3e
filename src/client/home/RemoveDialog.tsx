import type { ReactElement } from 'react';
import { Dialog } from '../hall/Dialog.tsx';
import { Button } from '../look/Button.tsx';
import { useSpeech } from '../speech.tsx';
import type { SavedTable } from '../store.ts';
import { titleOf } from './saved.ts';

interface RemoveDialogProps {
  readonly table: SavedTable;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ table, onRemove, onClose }: RemoveDialogProps): ReactElement {
  const { say } = useSpeech();
  return (
    <Dialog
      title={say('hall.remove.ask', { name: titleOf(table) })}
      onClose={onClose}
      acts={
        <>
          <Button
            tone="main"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {say('hall.remove')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('hall.cancel')}
          </Button>
        </>
      }
    >
      <p>{say('hall.remove.text')}</p>
    </Dialog>
  );
}
