import { type ReactElement, useId, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Dialog } from '../hall/Dialog.tsx';
import { useSpeech } from '../speech.tsx';
import type { SavedTable } from '../store.ts';
import { titleOf } from './saved.ts';

interface RenameDialogProps {
  readonly table: SavedTable;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ table, onRename, onClose }: RenameDialogProps): ReactElement {
  const { say } = useSpeech();
  const [name, setName] = useState(titleOf(table));
  const field = useId();
  const done = () => {
    onRename(name.trim());
    onClose();
  };
  return (
    <Dialog
      title={say('hall.rename')}
      onClose={onClose}
      acts={
        <>
          <Button tone="main" onClick={done}>
            {say('hall.confirm-act')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('hall.cancel')}
          </Button>
        </>
      }
    >
      <label htmlFor={field}>{say('hall.rename.text')}</label>
      <input
        id={field}
        className="sk-field sk-hollow"
        value={name}
        maxLength={60}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && done()}
      />
    </Dialog>
  );
}
