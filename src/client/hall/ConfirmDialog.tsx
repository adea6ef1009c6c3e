import type { ReactElement } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { useSpeech } from '../speech.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What comes of a yes. */
  readonly text: string;
  /** What is done, on the button that does it. */
  readonly act: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, act, onConfirm, onClose }: ConfirmDialogProps): ReactElement {
  const { say } = useSpeech();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      acts={
        <>
          <Button
            tone="main"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {act}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('hall.cancel')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
