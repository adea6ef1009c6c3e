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
import { offerOf } from './offer.ts';
import { groupedOptions } from './seating.ts';
import { type TablePlan, taken } from './table-plan.ts';

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
  const { style, readings } = groupedOptions(specs, plan.options);
  const differing = readings.map(spec => offerOf(spec, plan)).filter(({ value, usual }) => value !== usual).length;

  const link = (clause: string, of: string) => (
    <Link to={{ screen: 'rules', game: game.id, clause }} className="sk-clause">
      {say('hall.term.rule')}
      <span className="sk-heard">: {of}</span>
    </Link>
  );

  const row = (spec: ChoiceSpec) => {
    const { name, values, clause } = spec;
    const { value, usual, off, given } = offerOf(spec, plan);
    const title = speaker.say(`option.${name}`);
    const named = (v: string | number) => speaker.say(`option.${name}.${v}`);
    return (
      <Choice
        key={name}
        title={title}
        text={
          <>
            {given !== undefined && (
              <strong role="status" className="sk-lobby-fallback">
                {say('hall.options.fallback', { value: named(given), usual: named(usual), seats: taken(plan).length })}
              </strong>
            )}
            {speaker.say(`option.${name}.${value}.text`)} {link(clause, title)}
            {off.map(bound => (
              <span key={bound.value} className="sk-lobby-bound">
                {say('hall.options.only', { value: named(bound.value), seats: bound.seats })}{' '}
                {link(bound.clause ?? clause, named(bound.value))}
              </span>
            ))}
          </>
        }
      >
        <Segmented
          label={title}
          segments={values.map(v => ({
            value: String(v),
            label: named(v),
            disabled: off.some(bound => bound.value === v),
          }))}
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
