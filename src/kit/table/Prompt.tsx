import { type ReactElement, type ReactNode, useContext } from 'react';
import { type Ask, type Choice, isAwaited } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import { Button } from '../look/Button.tsx';
import { Explained } from '../look/Explained.tsx';
import type { IconName } from '../look/Icon.tsx';
import { Plank } from '../look/Plank.tsx';
import { PointedContext } from '../look/pointed.ts';
import { AmountPicker } from './AmountPicker.tsx';
import { EndTurn } from './EndTurn.tsx';
import { heldWords } from './held-words.ts';
import { lastTold } from './last-told.ts';
import { toSitter } from './names.ts';
import { type Coins, priceOf } from './PriceTag.tsx';
import type { Target } from './play/touching.ts';
import type { Play } from './play/usePlay.ts';
import { ScenePrompt } from './scene/ScenePrompt.tsx';
import type { TableProps } from './table-props.ts';
import { type Teacher, TeacherContext } from './teacher.ts';
import { UndoButton } from './UndoButton.tsx';
import { useBarred } from './useBarred.ts';
import { Weigh } from './Weigh.tsx';
import { WhyNot } from './WhyNot.tsx';
import './prompt.css';

interface PromptProps<C extends Choice, T extends Target>
  extends Pick<
    TableProps<unknown, C>,
    | 'scene'
    | 'ask'
    | 'waiting'
    | 'facts'
    | 'result'
    | 'canUndo'
    | 'undo'
    | 'held'
    | 'skip'
    | 'endTurn'
    | 'askUndo'
    | 'explain'
    | 'foresee'
    | 'openRules'
    | 'company'
    | 'speaker'
    | 'sitter'
  > {
  readonly play: Pick<
    Play<C, T>,
    | 'lit'
    | 'pending'
    | 'named'
    | 'prospect'
    | 'ready'
    | 'answer'
    | 'way'
    | 'range'
    | 'amount'
    | 'pick'
    | 'confirm'
    | 'begun'
    | 'back'
    | 'reasons'
  >;
  /** The signs of what is paid with. */
  readonly coins?: Coins | undefined;
  /** What is being done, where the question alone does not say it. */
  readonly doing?: string | null | undefined;
  /** Where nobody is asked and nothing has happened yet. */
  readonly idle?: string | undefined;
  /** What only follows from something else: while others act, that is said. */
  readonly follows?: ((fact: Fact) => boolean) | undefined;
  /** What may be touched next, or what it would leave; reasons take its place. */
  readonly hint: string;
  /** What the button that confirms says of an answer, where its own words do not name what it is about. */
  readonly word?: ((choice: C) => string | undefined) | undefined;
  /** What an answer comes to, in a sentence: said where it is asked about once more and nothing is to be warned of. */
  readonly comesTo?: ((choice: C) => string | undefined) | undefined;
  /** On the button that confirms. */
  readonly seal?: IconName | undefined;
  /** The acts that are only said, the main one first; a choice that lies ready takes their place. */
  readonly children: ReactNode;
}

/** What to do: at the left the way back, then the words, at the right the acts. */
export function Prompt<C extends Choice, T extends Target>(props: PromptProps<C, T>): ReactElement {
  const { ask, play, hint, held, askUndo, openRules, speaker, scene } = props;
  const barred = useBarred(props, play.way);
  const teacher = useContext(TeacherContext);
  const reasons = play.reasons.length > 0 ? play.reasons : barred.reasons;
  if (scene) return <ScenePrompt key={scene.scene.kind} scene={scene} speaker={speaker} />;
  return (
    <Plank
      as="section"
      part="prompt"
      className={teacher ? 'sk-prompt sk-prompt-taught' : 'sk-prompt'}
      label={speaker.say('ui.prompt')}
      groove={teacher || (ask && isAwaited(ask)) ? 'ember' : undefined}
    >
      {play.begun ? (
        <Button tone="quiet" icon="return-arrow" keys="Escape" act="cancel" onClick={play.back}>
          {speaker.say('ui.cancel')}
        </Button>
      ) : (
        <UndoButton {...props} barred={barred} />
      )}
      <div className="sk-prompt-words">
        {teacher ? (
          teacher.words
        ) : (
          <p className="sk-prompt-say sk-display">
            <Explained text={wordsOf(props)} />
          </p>
        )}
        {reasons.length > 0 ? (
          <WhyNot reasons={reasons} speaker={speaker} openRules={openRules}>
            {reasons === barred.reasons && askUndo && (
              <button type="button" className="sk-why sk-why-way" data-act="ask-undo" onClick={askUndo}>
                {speaker.say('hall.menu.ask-undo')}
              </button>
            )}
          </WhyNot>
        ) : (
          <p className="sk-prompt-hint sk-dim">
            <Explained text={teacher ? belowTeacher(props, teacher) : hint || (ask?.idle ? speaker.prompt(ask) : '')} />
          </p>
        )}
        {props.company}
      </div>
      <div className="sk-prompt-acts">
        {props.skip && (
          <Button tone="quiet" icon="fast-forward-button" act="skip" onClick={props.skip}>
            {speaker.say('hall.table.skip')}
          </Button>
        )}
        {held?.mine && <EndTurn held={held} endTurn={props.endTurn} speaker={speaker} />}
        {ask && (
          <PointedContext value={teacher ? pointedAt(props, teacher) : undefined}>
            <Acts {...props} ask={ask} />
          </PointedContext>
        )}
        {teacher?.acts}
      </div>
    </Plank>
  );
}

/** What the reader is asked, whom the table waits for, or what has happened. */
function wordsOf<C extends Choice, T extends Target>(props: PromptProps<C, T>): string {
  const { ask, waiting, held, facts, result, speaker, sitter, doing, idle = '', follows } = props;
  if (result) return speaker.say('ui.over');
  if (held) return heldWords(held, speaker);
  if (ask && isAwaited(ask)) return toSitter(sitter, doing ?? speaker.prompt(ask));
  if (ask?.idle && doing) return doing;
  return speaker.waiting(waiting) || lastTold(facts, speaker, follows) || idle;
}

/** Once something is touched, what comes next; before it what is asked, unless the teacher has said it. */
function belowTeacher<C extends Choice, T extends Target>(props: PromptProps<C, T>, { told }: Teacher): string {
  const { ask, play, hint } = props;
  if (play.begun) return hint;
  return told || !ask ? '' : wordsOf(props);
}

/** The next thing on the teacher's way; nothing once an answer or a number lies ready. */
function pointedAt<C extends Choice, T extends Target>({ play }: PromptProps<C, T>, { path }: Teacher) {
  const lit: ReadonlySet<string> = play.lit;
  return play.pending || play.range ? undefined : path.find(target => lit.has(target));
}

const NO_COINS: Coins = {};

const isWord = (target: Target): boolean => target.startsWith('say:');

function Acts<C extends Choice, T extends Target>(props: PromptProps<C, T> & { readonly ask: Ask<C> }): ReactNode {
  const { ask, play, speaker, coins = NO_COINS, seal = 'check-mark', children } = props;
  const { pending, prospect, ready } = play;
  if (pending) {
    const words = props.word?.(pending) ?? speaker.choice(pending, ask.prompt);
    const price = priceOf(prospect, coins, speaker);
    // What was said on a button here is not confirmed where it was said.
    if (prospect?.warning || play.named || play.way.touched.some(isWord)) {
      const warning = prospect?.warning;
      const why = warning ? speaker.warning(warning) : (props.comesTo?.(pending) ?? '');
      const ways = { onYes: play.confirm, onNo: play.back };
      return <Weigh words={words} warning={why} price={price} seal={seal} speaker={speaker} {...ways} />;
    }
    return (
      <Button tone="main" icon={seal} act="confirm" cost={price} onClick={play.confirm}>
        {words}
      </Button>
    );
  }
  return (
    <>
      {ready && !play.begun && (
        <Button
          tone="main"
          icon={seal}
          act="ready"
          cost={priceOf(props.foresee(ready), coins, speaker)}
          onClick={() => play.answer(ready)}
        >
          {speaker.choice(ready, ask.prompt)}
        </Button>
      )}
      {play.range && (
        <AmountPicker
          {...play}
          range={play.range}
          prompt={ask.prompt}
          speaker={speaker}
          seal={seal}
          costOf={choice => priceOf(props.foresee(choice as C), coins, speaker)}
        />
      )}
      {children}
    </>
  );
}
