import type { ReactElement } from 'react';
import { LANGUAGES, type Language } from '../../engine/contract/game.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import { Choice } from '../hall/Choice.tsx';
import { Dialog } from '../hall/Dialog.tsx';
import { useHallInfo } from '../online/api/hall-info.ts';
import { go } from '../router.ts';
import { useSpeech } from '../speech.tsx';
import { changeSettings, useSettings } from './kept.ts';
import { CONFIRMS, PAUSES, type Settings, SPEEDS, THEMES } from './settings.ts';
import { Volume } from './Volume.tsx';

/** Each language is called by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
};

/** What is confirmed: who is never asked and has no time to think again still is, where much is at stake. */
const asks = ({ confirm, pause }: Settings) => (confirm === 'never' && pause === 'none' ? 'never-final' : confirm);

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { say, language } = useSpeech();
  const settings = useSettings();
  const chosen = settings.language ?? language;
  const hall = useHallInfo();

  const yesNo = (name: 'textTable' | 'shortcuts' | 'autoAnswer' | 'warn') => (
    <Choice title={say(`hall.switch.${name}`)} text={say(`hall.switch.${name}.text`)}>
      <Segmented
        label={say(`hall.switch.${name}`)}
        segments={[
          { value: 'on', label: say('hall.on') },
          { value: 'off', label: say('hall.off') },
        ]}
        value={settings[name] ? 'on' : 'off'}
        onChange={value => changeSettings({ [name]: value === 'on' })}
      />
    </Choice>
  );

  return (
    <Dialog title={say('hall.settings')} onClose={onClose}>
      <Choice title={say('hall.language')}>
        <Segmented
          label={say('hall.language')}
          segments={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={chosen}
          onChange={value => changeSettings({ language: value })}
        />
      </Choice>
      <Choice title={say('hall.theme')} text={say(`hall.theme.${settings.theme}.text`)}>
        <Segmented
          label={say('hall.theme')}
          segments={THEMES.map(value => ({ value, label: say(`hall.theme.${value}`) }))}
          value={settings.theme}
          onChange={theme => changeSettings({ theme })}
        />
      </Choice>
      <Choice title={say('hall.speed')} text={say(`hall.speed.${settings.speed}.text`)}>
        <Segmented
          label={say('hall.speed')}
          segments={SPEEDS.map(value => ({ value, label: say(`hall.speed.${value}`) }))}
          value={settings.speed}
          onChange={speed => changeSettings({ speed })}
        />
      </Choice>
      <Choice title={say('hall.confirm')} text={say(`hall.confirm.${asks(settings)}.text`)}>
        <Segmented
          label={say('hall.confirm')}
          segments={CONFIRMS.map(value => ({ value, label: say(`hall.confirm.${value}`) }))}
          value={settings.confirm}
          onChange={confirm => changeSettings({ confirm })}
        />
      </Choice>
      <Choice title={say('hall.pause')} text={say('hall.pause.text')}>
        <Segmented
          label={say('hall.pause')}
          segments={PAUSES.map(value => ({ value, label: say(`hall.pause.${value}`) }))}
          value={settings.pause}
          onChange={pause => changeSettings({ pause })}
        />
      </Choice>
      <Volume />
      {yesNo('textTable')}
      {yesNo('shortcuts')}
      {yesNo('autoAnswer')}
      {yesNo('warn')}
      {hall && (
        <Choice title={say('hall.profile')} text={say('hall.profile.text')}>
          <Button
            icon="three-friends"
            onClick={() => {
              onClose();
              go({ screen: 'you' });
            }}
          >
            {say('hall.profile.go')}
          </Button>
        </Choice>
      )}
    </Dialog>
  );
}
