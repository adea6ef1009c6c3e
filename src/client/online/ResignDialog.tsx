import { type ReactElement, useSyncExternalStore } from 'react';
import { Dialog } from '../hall/Dialog.tsx';
import { Button } from '../look/Button.tsx';
import { useSpeech } from '../speech.tsx';

/** What the menu asked for and the reader has not confirmed yet: the menu itself is closed by then. */
type Asked = 'resign' | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

export function ask(next: Asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAsked = (): [Asked, typeof ask] => [useSyncExternalStore(listen, () => asked), ask];

interface ResignDialogProps {
  readonly onResign: () => void;
  readonly onClose: () => void;
}

/** Giving up a seat cannot be taken back. */
export function ResignDialog({ onResign, onClose }: ResignDialogProps): ReactElement {
  const { say } = useSpeech();
  return (
    <Dialog
      title={say('hall.resign.ask')}
      onClose={onClose}
      acts={
        <>
          <Button
            tone="main"
            onClick={() => {
              onClose();
              onResign();
            }}
          >
            {say('hall.resign')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('hall.cancel')}
          </Button>
        </>
      }
    >
      <p>{say('hall.resign.text')}</p>
    </Dialog>
  );
}
