import type { ReactElement } from 'react';
import { Button } from '../look/Button.tsx';
import type { TableProps } from './table-props.ts';
import type { Barred } from './useBarred.ts';

/** Takes back what was done last; where that cannot be, it says why. */
export function UndoButton({
  canUndo,
  undo,
  speaker,
  barred,
}: Pick<TableProps, 'canUndo' | 'undo' | 'speaker'> & { readonly barred: Barred }): ReactElement {
  return (
    <Button
      tone="quiet"
      icon="anticlockwise-rotation"
      act="undo"
      keys="u"
      off={!canUndo}
      onClick={canUndo ? undo : barred.ask}
    >
      {speaker.say('ui.undo')}
    </Button>
  );
}
