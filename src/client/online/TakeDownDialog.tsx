import type { ReactElement } from 'react';
import { Dialog } from '../hall/Dialog.tsx';
import { Button } from '../look/Button.tsx';
import { useSpeech } from '../speech.tsx';

interface TakeDownDialogProps {
  readonly onTakeDown: () => void;
  readonly onClose: () => void;
}

/** A table that is taken down is gone for everybody who came to it. */
export function TakeDownDialog({ onTakeDown, onClose }: TakeDownDialogProps): ReactElement {
  const { say } = useSpeech();
  return (
    <Dialog
      title={say('hall.take-down.ask')}
      onClose={onClose}
      acts={
        <>
          <Button
            tone="main"
            onClick={() => {
              onClose();
              onTakeDown();
            }}
          >
            {say('hall.take-down')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('hall.cancel')}
          </Button>
        </>
      }
    >
      <p>{say('hall.take-down.text')}</p>
    </Dialog>
  );
}
