import type { ReactElement, ReactNode } from 'react';
import { type Choice, isAwaited } from '../../engine/contract/ask.ts';
import { Button } from '../look/Button.tsx';
import type { IconName } from '../look/Icon.tsx';
import { Plank } from '../look/Plank.tsx';
import { AmountPicker } from './AmountPicker.tsx';
import { EndTurn } from './EndTurn.tsx';
import { heldWords } from './held-words.ts';
import { lastTold } from './last-told.ts';
import type { Play } from './play/usePlay.ts';
import { ScenePrompt } from './scene/ScenePrompt.tsx';
import type { TableProps } from './table-props.ts';
import { UndoButton } from './UndoButton.tsx';
import { useBarred } from './useBarred.ts';
import { WhyNot } from './WhyNot.tsx';
import './prompt.css';

interface PromptProps
  extends Pick<
    TableProps,
    | 'scene'
    | 'ask'
    | 'waiting'
    | 'facts'
    | 'result'
    | 'canUndo'
    | 'undo'
    | 'held'
    | 'endTurn'
    | 'askUndo'
    | 'explain'
    | 'openRules'
    | 'company'
    | 'speaker'
  > {
  readonly play: Pick<
    Play<Choice, never>,
    'pending' | 'range' | 'amount' | 'pick' | 'confirm' | 'begun' | 'back' | 'reasons'
  >;
  /** What is being done, where the question alone does not say it. */
  readonly doing?: string | null | undefined;
  /** Where nobody is asked and nothing has happened yet. */
  readonly idle?: string | undefined;
  /** What may be touched next, or what it would leave; reasons take its place. */
  readonly hint: string;
  /** What the button that confirms says of an answer, where its own words do not name what it is about. */
  readonly word?: ((choice: Choice) => string | undefined) | undefined;
  /** On the button that confirms. */
  readonly seal?: IconName | undefined;
  /** The acts that are only said, the main one first; a choice that lies ready takes their place. */
  readonly children: ReactNode;
}

/** What to do: at the left the way back, then the words, at the right the acts. */
export function Prompt(props: PromptProps): ReactElement {
  const { ask, play, hint, held, askUndo, openRules, speaker, scene } = props;
  const barred = useBarred(props);
  const reasons = play.reasons.length > 0 ? play.reasons : barred.reasons;
  if (scene) return <ScenePrompt key={scene.scene.kind} scene={scene} speaker={speaker} />;
  return (
    <Plank
      as="section"
      part="prompt"
      className="sk-prompt"
      label={speaker.say('ui.prompt')}
      groove={ask && isAwaited(ask) ? 'ember' : undefined}
    >
      {play.begun ? (
        <Button tone="quiet" icon="return-arrow" keys="Escape" act="cancel" onClick={play.back}>
          {speaker.say('ui.cancel')}
        </Button>
      ) : (
        <UndoButton {...props} barred={barred} />
      )}
      <div className="sk-prompt-words">
        <p className="sk-prompt-say sk-display">{wordsOf(props)}</p>
        {reasons.length > 0 ? (
          <WhyNot reasons={reasons} speaker={speaker} openRules={openRules}>
            {reasons === barred.reasons && askUndo && (
              <button type="button" className="sk-why sk-why-way" data-act="ask-undo" onClick={askUndo}>
                {speaker.say('hall.menu.ask-undo')}
              </button>
            )}
          </WhyNot>
        ) : (
          <p className="sk-prompt-hint sk-dim">{hint || (ask?.idle ? speaker.prompt(ask) : '')}</p>
        )}
        {props.company}
      </div>
      <div className="sk-prompt-acts">
        {held?.mine && <EndTurn held={held} endTurn={props.endTurn} speaker={speaker} />}
        {ask && <Acts {...props} ask={ask} />}
      </div>
    </Plank>
  );
}

/** What the reader is asked, whom the table waits for, or what has happened. */
function wordsOf({ ask, waiting, held, facts, result, speaker, doing, idle = '' }: PromptProps): string {
  if (result) return speaker.say('ui.over');
  if (held) return heldWords(held, speaker);
  if (ask && isAwaited(ask)) return doing ?? speaker.prompt(ask);
  if (ask?.idle && doing) return doing;
  return speaker.waiting(waiting) || lastTold(facts, speaker) || idle;
}

function Acts(props: PromptProps & { readonly ask: NonNullable<PromptProps['ask']> }): ReactNode {
  const { ask, play, speaker, seal = 'check-mark', children } = props;
  if (play.pending) {
    return (
      <Button tone="main" icon={seal} act="confirm" onClick={play.confirm}>
        {props.word?.(play.pending) ?? speaker.choice(play.pending, ask.prompt)}
      </Button>
    );
  }
  return (
    <>
      {play.range && <AmountPicker {...play} range={play.range} prompt={ask.prompt} speaker={speaker} seal={seal} />}
      {children}
    </>
  );
}
