import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, isAwaited } from '../../../engine/contract/ask.ts';
import type { GameModule } from '../../../engine/contract/game.ts';
import { foreseenWords } from '../../../engine/text/foreseen.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Explained } from '../../../kit/look/Explained.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import type { BandName } from '../../../kit/look/weave.ts';
import { EndTurn } from '../../../kit/table/EndTurn.tsx';
import type { TableProps } from '../../../kit/table/table-props.ts';
import { useSettings } from '../../settings/kept.ts';
import { useSpeech } from '../../speech.tsx';
import { FrameRail } from '../FrameRail.tsx';
import { Outline } from './Outline.tsx';
import { outlineOf } from './outline.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { TextChoices } from './TextChoices.tsx';
import { TextScene } from './TextScene.tsx';
import { inGroups } from './text-choices.ts';
import { useNumberKeys } from './useNumberKeys.ts';
import './text-table.css';

interface TextTableProps extends TableProps {
  readonly game: GameModule;
  readonly title: string;
  readonly band: BandName | undefined;
  /** What is asked, or whom the table waits for. */
  readonly prompt: string;
}

/**
 * Any game in words: what is asked, every answer with its number, the table in a few lines. It needs nothing of a game
 * but its decisions, and is the way in for screen readers.
 */
export function TextTable(props: TextTableProps): ReactElement {
  const { ask, speaker, prompt, canUndo, undo, held, choose, foresee, settings, lookingBack } = props;
  const { say } = useSpeech();
  const { shortcuts } = useSettings();
  const [pending, setPending] = useState<Choice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { game, view } = props;
  const wordsFor = (choice: Choice): string =>
    game.choiceWords?.(choice, view, speaker) ?? speaker.choice(choice, ask?.prompt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from what is named here
  const listed = useMemo(() => {
    const grouped = (ask?.choices ?? []).map(choice => ({
      choice,
      words: wordsFor(choice),
      group: game.choiceGroup?.(choice, view, speaker),
    }));
    return inGroups(grouped).map((each, i) => ({ ...each, number: i + 1 }));
  }, [ask, view, game, speaker]);

  const decide = useCallback(
    (choice: Choice) => {
      const { confirm } = settings;
      const heavy = confirm === 'irreversible' && foresee(choice).warning !== undefined;
      if (confirm === 'always' || heavy) setPending(choice);
      else choose(choice);
    },
    [choose, foresee, settings],
  );
  const typed = useNumberKeys(
    pending || !shortcuts ? 0 : listed.length,
    useCallback((number: number) => decide(listed[number - 1].choice), [decide, listed]),
  );

  // A choice takes its button along; whoever reads goes on at the next question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new question
  useEffect(() => {
    setPending(null);
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }, [ask]);

  return (
    <div className="sk-text-table">
      <FrameRail
        title={props.title}
        note={seatNote(props, say('hall.spectator'))}
        band={props.band}
        tools={props.tools}
      />
      <div className="sk-text-body">
        <section className="sk-text-main" aria-label={say('hall.text.choices')}>
          {lookingBack ? (
            props.replay
          ) : props.scene ? (
            <TextScene scene={props.scene} speaker={speaker} />
          ) : (
            <Plank part="prompt" className="sk-text-prompt" groove={ask && isAwaited(ask) ? 'ember' : undefined}>
              <h2 ref={heading} tabIndex={-1}>
                {pending ? say('hall.text.sure', { choice: wordsFor(pending) }) : <Explained text={prompt} />}
              </h2>
              {props.company}
              {pending && <p>{warningOf(props, pending)}</p>}
              {typed && <p className="sk-text-typed">{say('hall.text.typed', { number: typed })}</p>}
              {pending ? (
                <div className="sk-text-acts">
                  <Button tone="quiet" onClick={() => setPending(null)}>
                    {say('hall.cancel')}
                  </Button>
                  <Button tone="main" act="confirm" autoFocus onClick={() => choose(pending)}>
                    {say('hall.confirm-act')}
                  </Button>
                </div>
              ) : (
                <>
                  {props.seat !== null && props.out.includes(props.seat) && (
                    <p className="sk-dim">{say('hall.text.out')}</p>
                  )}
                  {ask?.answered && <p className="sk-dim">{say('hall.text.change')}</p>}
                  {ask?.idle && (
                    <p className="sk-dim">
                      {speaker.prompt(ask)} {say('hall.text.idle')}
                    </p>
                  )}
                  {listed.length > 0 && (
                    <TextChoices choices={listed} onChoose={decide} beside={choice => pricesOf(props, choice)} />
                  )}
                  {ask?.ranges?.map(range => (
                    <RangeChoice
                      key={JSON.stringify(range)}
                      range={range}
                      prompt={ask.prompt}
                      speaker={speaker}
                      onChoose={decide}
                    />
                  ))}
                  {(canUndo || held?.mine || props.skip) && (
                    <div className="sk-text-acts">
                      {props.skip && (
                        <Button tone="quiet" icon="fast-forward-button" act="skip" onClick={props.skip}>
                          {say('hall.table.skip')}
                        </Button>
                      )}
                      {held?.mine && <EndTurn held={held} endTurn={props.endTurn} speaker={speaker} />}
                      {canUndo && (
                        <Button tone="quiet" icon="anticlockwise-rotation" keys="u" onClick={undo}>
                          {say('hall.undo')}
                        </Button>
                      )}
                    </div>
                  )}
                </>
              )}
            </Plank>
          )}
          <Summary {...props} />
        </section>
        <Plank as="aside" className="sk-text-saga" label={say('hall.saga')}>
          <h2 className="sk-title">{say('hall.saga')}</h2>
          {props.saga}
        </Plank>
      </div>
    </div>
  );
}

/** What an answer costs and leaves, what it brings, and how likely it is to succeed, in words. */
function pricesOf({ foresee, speaker }: TextTableProps, choice: Choice): string {
  return foreseenWords(foresee(choice), speaker)
    .map(said => ` · ${said}`)
    .join('');
}

/** What it gives away. */
function warningOf({ foresee, speaker }: TextTableProps, choice: Choice): string {
  const { warning } = foresee(choice);
  return warning ? speaker.warning(warning) : '';
}

const seatNote = ({ seat, speaker, seats }: TextTableProps, spectator: string): string =>
  seat === null ? spectator : [seats[seat]?.name, speaker.side(seat)].filter(Boolean).join(' · ');

/** The table in words; a block for each part of it. */
function Summary({ game, view, speaker }: TextTableProps): ReactElement {
  const { say } = useSpeech();
  const text = useMemo(() => game.summary?.(view, speaker), [game, view, speaker]);
  return (
    <Plank as="section" className="sk-text-summary" label={say('hall.text.table')}>
      <h2 className="sk-title">{say('hall.text.table')}</h2>
      {text === undefined ? (
        <Outline entries={outlineOf(view)} />
      ) : (
        text.split('\n\n').map(block => (
          <p key={block} className="sk-text-block">
            {block.split('\n').map((line, i) => (
              // Lines have no name of their own, and never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <SummaryLine key={i} text={line} />
            ))}
          </p>
        ))
      )}
    </Plank>
  );
}
