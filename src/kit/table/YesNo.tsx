import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import { Button } from '../look/Button.tsx';
import { overTable } from './over-table.ts';
import { type Coins, priceOf } from './PriceTag.tsx';
import { isSaid, isNo as leavesItBe } from './play/answers.ts';
import type { Target } from './play/touching.ts';
import type { Play } from './play/usePlay.ts';
import type { TableProps } from './table-props.ts';
import './yes-no.css';

interface YesNoProps<C extends Choice, T extends Target> extends Pick<TableProps<unknown, C>, 'foresee' | 'speaker'> {
  readonly ask: Ask<C>;
  readonly play: Pick<Play<C, T>, 'answer' | 'pathTo' | 'lit'>;
  readonly coins: Coins;
  /** Which answer is no, where the question has a word of its own for it. */
  readonly isNo?: ((choice: C) => boolean) | undefined;
}

/** So many answers stand side by side; more are in a list. */
const FEW = 3;

/**
 * A question that can be answered yes or no has both as buttons, each yes before the no, the likeliest to succeed before the
 * others; of many yeses, words alone.
 */
export function YesNo<C extends Choice, T extends Target>(props: YesNoProps<C, T>): ReactElement {
  const { ask, play, foresee, isNo = leavesItBe } = props;
  const chanceOf = (choice: C): number => foresee(choice).chance ?? 0;
  const yes = ask.choices.filter(choice => !isNo(choice)).sort((one, other) => chanceOf(other) - chanceOf(one));
  const no = ask.choices.filter(isNo);
  const beside = yes.length <= FEW ? yes : yes.filter(choice => isSaid(play.pathTo(choice)));
  const listed = yes.filter(choice => !beside.includes(choice));
  return (
    <>
      {beside.map((choice, i) => (
        <Answer key={keyOf(choice)} {...props} choice={choice} main={i === 0} />
      ))}
      {listed.length > 0 && <Answers {...props} yes={listed} main={beside.length === 0} />}
      {no.map(choice => (
        <Answer key={keyOf(choice)} {...props} choice={choice} main={yes.length === 0} />
      ))}
    </>
  );
}

const keyOf = (choice: Choice): string => JSON.stringify(choice);

interface AnswerProps<C extends Choice, T extends Target> extends YesNoProps<C, T> {
  readonly choice: C;
  readonly main: boolean;
}

/** One answer by its name, with its price. */
export function Answer<C extends Choice, T extends Target>(props: AnswerProps<C, T>): ReactElement {
  const { ask, play, speaker, foresee, coins, choice, main } = props;
  const path = play.pathTo(choice);
  return (
    <Button
      tone={main ? 'main' : 'plain'}
      act="answer"
      // What takes one touch is that thing by another name.
      target={path.length === 1 ? path[0] : undefined}
      cost={priceOf(foresee(choice), coins, speaker)}
      onClick={() => play.answer(choice)}
    >
      {speaker.choice(choice, ask.prompt)}
    </Button>
  );
}

/** The list is as wide at most, as its style sheet has it, and stays so far from the edges of the window. */
const WIDEST = 460;
const EDGE = 12;

/** The list rises over its button, within the window. */
function above({ top, right }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const width = Math.min(WIDEST, innerWidth - 2 * EDGE);
  const most = Math.max(EDGE, innerWidth - width - EDGE);
  return {
    bottom: innerHeight - top + 6,
    right: Math.min(most, Math.max(EDGE, innerWidth - right)),
    maxHeight: Math.max(120, top - 2 * EDGE),
  };
}

/** Every yes by its name, one touch away. */
function Answers<C extends Choice, T extends Target>({
  yes,
  main,
  ...props
}: YesNoProps<C, T> & { readonly yes: readonly C[]; readonly main: boolean }): ReactElement {
  const { ask, speaker } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<CSSProperties | null>(null);
  const open = at !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins closed
  useEffect(() => setAt(null), [ask]);
  const toggle = () => setAt(open || !anchor.current ? null : above(anchor.current.getBoundingClientRect()));
  const kinds = new Set(yes.map(({ kind }) => kind));
  const [kind] = kinds;
  const named = kinds.size === 1 && speaker.has(`choices.${kind}`) ? speaker.say(`choices.${kind}`) : null;
  return (
    <span ref={anchor} className="sk-answers">
      <Button
        tone={main ? 'main' : 'plain'}
        act="answers"
        pressed={open}
        icon={open ? 'cancel' : 'check-mark'}
        onClick={toggle}
      >
        {named ?? speaker.say('hall.yes')} …
      </Button>
      {open &&
        createPortal(
          <ul
            className="sk-answers-list sk-plank"
            style={at}
            onKeyDown={event => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              setAt(null);
            }}
          >
            {yes.map(choice => (
              <li key={keyOf(choice)}>
                <Answer {...props} choice={choice} main={false} />
              </li>
            ))}
          </ul>,
          overTable(),
        )}
    </span>
  );
}
