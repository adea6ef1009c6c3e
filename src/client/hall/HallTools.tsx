import type { ReactElement } from 'react';
import { TablesTool } from '../online/tables/TablesTool.tsx';
import { useSettings } from '../settings/kept.ts';
import { switchSound } from '../sound/switch-sound.ts';
import { useSpeech } from '../speech.tsx';
import { openDialog } from './dialogs.ts';
import { ToolButton } from './ToolButton.tsx';

/** What stands at the end of every rail: the reader's tables (unless they stand beside it), keys, sound, settings. */
export function HallTools({ tables = true }: { tables?: boolean }): ReactElement {
  const { say } = useSpeech();
  const { volume } = useSettings();
  const sound = volume > 0;
  return (
    <div className="sk-tools">
      {tables && <TablesTool />}
      <ToolButton icon="?" label={say('hall.keys')} keys="?" onClick={() => openDialog('keys')} />
      <ToolButton
        icon={sound ? 'speaker' : 'speaker-off'}
        label={say('hall.switch.sound')}
        pressed={sound}
        onClick={() => switchSound(!sound)}
      />
      <ToolButton icon="cog" label={say('hall.settings')} onClick={() => openDialog('settings')} />
    </div>
  );
}
