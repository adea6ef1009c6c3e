import type { ReactElement, ReactNode } from 'react';
import type { ChoiceSpec, OptionSpec } from '../../engine/contract/options.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import type { ShelvedGame } from '../games.ts';
import { Choice } from '../hall/Choice.tsx';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import { groupedOptions, type TablePlan } from './seating.ts';

interface OptionListProps {
  readonly game: ShelvedGame;
  readonly specs: readonly OptionSpec[];
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  readonly onChange: (plan: TablePlan) => void;
  /** Options that are not the game's own. */
  readonly children?: ReactNode | undefined;
  /** After all options. */
  readonly foot?: ReactNode | undefined;
}

/** Every switch of the game, with what its chosen value means and the clause that says so. */
export function OptionList({ game, specs, plan, speaker, onChange, children, foot }: OptionListProps): ReactElement {
  const { say } = useSpeech();
  const { style, readings } = groupedOptions(specs);
  const chosen = (spec: ChoiceSpec) => plan.options[spec.name] ?? spec.values[0];
  const differing = readings.filter(spec => chosen(spec) !== spec.values[0]).length;

  const row = (spec: ChoiceSpec) => {
    const { name, values, clause } = spec;
    const value = chosen(spec);
    const title = speaker.say(`option.${name}`);
    return (
      <Choice
        key={name}
        title={title}
        text={
          <>
            {speaker.say(`option.${name}.${value}.text`)}{' '}
            <Link
              to={{ screen: 'rules', game: game.id, clause }}
              className="sk-clause"
              label={say('hall.clause', { clause })}
            >
              {clause}
            </Link>
          </>
        }
      >
        <Segmented
          label={title}
          segments={values.map(v => ({ value: String(v), label: speaker.say(`option.${name}.${v}`) }))}
          value={String(value)}
          onChange={picked => {
            const found = values.find(v => String(v) === picked);
            if (found !== undefined) onChange({ ...plan, options: { ...plan.options, [name]: found } });
          }}
        />
      </Choice>
    );
  };

  return (
    <Plank as="section" className="sk-lobby-plank sk-lobby-options">
      <header className="sk-lobby-head">
        <h2>{say('hall.options')}</h2>
        {Object.keys(plan.options).length > 0 && (
          <Button tone="quiet" icon="cycle" onClick={() => onChange({ ...plan, options: {} })}>
            {say('hall.options.reset')}
          </Button>
        )}
      </header>
      <h3 className="sk-title">{say('hall.options.style')}</h3>
      {style.map(row)}
      {children}
      <h3 className="sk-title">{say('hall.fairness')}</h3>
      <Choice title={say('hall.shuffle')} text={say('hall.shuffle.text')}>
        <span className="sk-lobby-checked">
          <Icon name="check-mark" size={16} />
          {say('hall.shuffle.checked')}
        </span>
      </Choice>
      {readings.length > 0 && (
        <details className="sk-lobby-readings">
          <summary>
            <span className="sk-title">{say('hall.options.readings')}</span>
            <span className="sk-dim">{say('hall.options.readings.count', { count: readings.length, differing })}</span>
          </summary>
          <p className="sk-dim">{say('hall.options.readings.text')}</p>
          {readings.map(row)}
        </details>
      )}
      {foot}
    </Plank>
  );
}
