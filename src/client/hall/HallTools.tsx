import type { ReactElement } from 'react';
import { changeSettings, useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { openDialog } from './dialogs.ts';
import { ToolButton } from './ToolButton.tsx';

/** What stands at the end of every rail: keys, sound, settings. */
export function HallTools(): ReactElement {
  const { say } = useSpeech();
  const { sound } = useSettings();
  return (
    <div className="sk-tools">
      <ToolButton icon="?" label={say('hall.keys')} keys="?" onClick={() => openDialog('keys')} />
      <ToolButton
        icon={sound ? 'speaker' : 'speaker-off'}
        label={say('hall.switch.sound')}
        pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      />
      <ToolButton icon="cog" label={say('hall.settings')} onClick={() => openDialog('settings')} />
    </div>
  );
}
