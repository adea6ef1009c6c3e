import type { ReactElement } from 'react';
import { Segmented } from '../../kit/look/Segmented.tsx';
import { Choice } from '../hall/Choice.tsx';
import { CLOCK_NAMES, CLOCKS, clockRuleWords } from '../online/clock/clock-rule.ts';
import { useSpeech } from '../speech.tsx';
import type { OnlineTerms } from './hosted.ts';

interface OnlineOptionsProps {
  readonly terms: OnlineTerms;
  readonly onChange: (terms: OnlineTerms) => void;
}

/** Clock and privacy: what a table needs when people come from elsewhere. */
export function OnlineOptions({ terms, onChange }: OnlineOptionsProps): ReactElement {
  const speech = useSpeech();
  const { say } = speech;
  const { visibility, spectators, clock, runOut } = terms;
  return (
    <>
      <h3 className="sk-title">{say('hall.privacy')}</h3>
      <Choice title={say('hall.visibility')} text={say(`hall.visibility.${visibility}.text`)}>
        <Segmented
          label={say('hall.visibility')}
          segments={(['private', 'open'] as const).map(value => ({ value, label: say(`hall.visibility.${value}`) }))}
          value={visibility}
          onChange={value => onChange({ ...terms, visibility: value, spectators: value === 'open' })}
        />
      </Choice>
      <Choice title={say('hall.watchers')} text={say(spectators ? 'hall.watchers.on.text' : 'hall.watchers.off.text')}>
        <Segmented
          label={say('hall.watchers')}
          segments={[
            { value: 'on', label: say('hall.on') },
            { value: 'off', label: say('hall.off') },
          ]}
          value={spectators ? 'on' : 'off'}
          onChange={value => onChange({ ...terms, spectators: value === 'on' })}
        />
      </Choice>
      <h3 className="sk-title">{say('hall.clock')}</h3>
      <Choice title={say('hall.clock.time')} text={clockRuleWords(speech, CLOCKS[clock])}>
        <Segmented
          label={say('hall.clock.time')}
          segments={CLOCK_NAMES.map(value => ({ value, label: say(`hall.clock.${value}`) }))}
          value={clock}
          onChange={value => onChange({ ...terms, clock: value })}
        />
      </Choice>
      {clock !== 'none' && (
        <Choice title={say('hall.run-out')} text={say(`hall.run-out.${runOut}.text`)}>
          <Segmented
            label={say('hall.run-out')}
            segments={(['decision', 'seat'] as const).map(value => ({ value, label: say(`hall.run-out.${value}`) }))}
            value={runOut}
            onChange={value => onChange({ ...terms, runOut: value })}
          />
        </Choice>
      )}
    </>
  );
}
