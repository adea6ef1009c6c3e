import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Ask } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../look/Button.tsx';
import { Prompt } from './Prompt.tsx';
import type { Target } from './play/touching.ts';
import { type Teacher, TeacherContext } from './teacher.ts';

const speaker = { say: (id: string) => id, prompt: ({ prompt }: Ask) => `${prompt}?` } as unknown as Speaker;
const ask: Ask = { seat: 0, prompt: 'act', choices: [{ kind: 'row' }, { kind: 'land' }] };
const nothing = () => undefined;

const teacher: Teacher = { words: 'Land.', told: true, path: [], acts: null, goals: null, head: null, page: null };

/** A prompt with the buttons of two answers, the first of which the game would have as the main one. */
function drawn(
  taught: Partial<Teacher> | null,
  lit: readonly Target[] = ['say:row', 'say:land'],
  begun = false,
): string {
  const play = {
    ...{
      lit: new Set(lit),
      pending: null,
      named: false,
      prospect: null,
      ready: null,
      way: { touched: [] },
      range: null,
    },
    ...{ amount: 0, begun, reasons: [], answer: nothing, pick: nothing, confirm: nothing, back: nothing },
  };
  const given = {
    ...{
      scene: null,
      ask,
      waiting: [],
      facts: [],
      result: null,
      canUndo: false,
      undo: nothing,
      held: null,
      skip: null,
    },
    ...{ endTurn: nothing, askUndo: null, explain: nothing, foresee: () => ({}), openRules: nothing, company: null },
    ...{ speaker, sitter: null, play, hint: 'or play a card' },
  } as unknown as Parameters<typeof Prompt>[0];
  return renderToStaticMarkup(
    <TeacherContext value={taught && { ...teacher, ...taught }}>
      <Prompt {...given}>
        <Button tone="main" target="say:row">
          Row
        </Button>
        <Button target="say:land">Land</Button>
      </Prompt>
    </TeacherContext>,
  );
}

/** The words on the main button; none where no button is the main one. */
const mainOf = (html: string) => /sk-btn-main[^>]*>([^<]*)/.exec(html)?.[1];

it('has as its main act what a teacher points at, and no other', () => {
  expect(mainOf(drawn(null))).toBe('Row');
  expect(mainOf(drawn({ path: ['say:land'] }))).toBe('Land');
  expect(mainOf(drawn({ path: ['place:shore', 'say:land'] }, ['place:shore', 'say:row']))).toBeUndefined();
});

it('leaves the acts as they are where nothing is pointed at', () => {
  expect(mainOf(drawn({ path: [] }))).toBe('Row');
});

it('below the words of a teacher asks what they have not said, and tells no more before something is touched', () => {
  expect(drawn(null)).toContain('or play a card');
  const told = drawn({ told: true });
  expect(told).not.toContain('or play a card');
  expect(told).not.toContain('act?');
  expect(drawn({ told: false })).toContain('act?');
  expect(drawn({ told: true }, [], true)).toContain('or play a card');
});
