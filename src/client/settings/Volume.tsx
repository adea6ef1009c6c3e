import { type ReactElement, useId } from 'react';
import { Choice } from '../hall/Choice.tsx';
import { play } from '../sound/sound.ts';
import { useSpeech } from '../speech.tsx';
import { changeSettings, useSettings } from './kept.ts';
import { LOUDEST } from './settings.ts';
import './volume.css';

/** How loud the hall is; whoever moves it hears it. */
export function Volume(): ReactElement {
  const { say } = useSpeech();
  const { volume } = useSettings();
  const shown = useId();
  return (
    <Choice title={say('hall.switch.sound')} text={say('hall.switch.sound.text')}>
      <span className="sk-volume">
        <input
          type="range"
          min={0}
          max={LOUDEST}
          step={1}
          value={volume}
          aria-label={say('hall.volume')}
          aria-valuetext={volume === 0 ? say('hall.off') : say('hall.volume.of', { volume, most: LOUDEST })}
          aria-describedby={shown}
          onChange={event => {
            const next = Number(event.target.value);
            changeSettings({ volume: next });
            play('turn', next);
          }}
        />
        <output id={shown}>{volume === 0 ? say('hall.off') : volume}</output>
      </span>
    </Choice>
  );
}
