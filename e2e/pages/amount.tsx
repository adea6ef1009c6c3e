import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { forbidden } from '../../src/engine/contract/explain.ts';
import { Speaker } from '../../src/engine/text/text.ts';
import { Prompt } from '../../src/kit/table/Prompt.tsx';
import { usePlay } from '../../src/kit/table/play/usePlay.ts';
import { Thing } from '../../src/kit/table/Thing.tsx';
import { asking, type ToyChoice, toy } from '../../src/kit/test/toy-touching.ts';
import '../../src/kit/look/base.css';

/** A table of no game, at which numbers are asked for: a bid at hand from the start, gifts after a seat is touched. */

const messages = {
  'prompt.bid': 'How much do you bid?',
  'prompt.give': 'Whom do you give gold?',
  'choice.bid': 'Bid {amount}',
  'choice.give': 'Give {amount} to {to}',
  'choice.pass': 'Pass',
  'ui.prompt': 'What to do',
  'ui.cancel': 'Cancel',
  'ui.undo': 'Undo',
  'hall.text.number': 'A number from {min} to {max}',
  'hall.amount.less': 'One less',
  'hall.amount.more': 'One more',
};
const NOTHING_AGAINST = forbidden([]);
const speaker = new Speaker({ language: 'en', messages });

const gift = (to: string) => ({ choice: { kind: 'give', to, amount: 1 }, field: 'amount', min: 1, max: 4 }) as const;
const ASKS = {
  bid: asking([{ kind: 'pass' }], {
    prompt: 'bid',
    ranges: [{ choice: { kind: 'bid', amount: 5 }, field: 'amount', min: 5, max: 40 }],
  }),
  give: asking([{ kind: 'pass' }], { prompt: 'give', ranges: [gift('olav'), gift('knut')] }),
} as const;

const ask = new URLSearchParams(location.search).has('give') ? ASKS.give : ASKS.bid;
const SEATS = ['seat:olav', 'seat:knut'] as const;

function Toy(): ReactElement {
  // It is asked the same again and again, and what was chosen is all that has happened.
  const [facts, setFacts] = useState<readonly ToyChoice[]>([]);
  const play = usePlay(
    {
      ask,
      view: null,
      facts,
      choose: (choice: ToyChoice) => setFacts([...facts, choice]),
      explain: async () => NOTHING_AGAINST,
      foresee: () => NOTHING_AGAINST,
      settings: { confirm: 'irreversible', pause: 'none', speed: 'off' },
    },
    toy,
  );
  return (
    <main>
      {ask.prompt === 'give' &&
        SEATS.map(seat => (
          <Thing key={seat} target={seat} sign={play.sign(seat)} label={seat} onTouch={play.touch}>
            {seat}
          </Thing>
        ))}
      <Prompt
        ask={ask}
        waiting={[]}
        scene={null}
        facts={[]}
        result={null}
        canUndo={false}
        undo={() => undefined}
        held={null}
        skip={null}
        endTurn={() => undefined}
        askUndo={null}
        explain={async () => NOTHING_AGAINST}
        foresee={() => NOTHING_AGAINST}
        openRules={() => undefined}
        speaker={speaker}
        play={play}
        hint=""
      >
        {play.lit.has('say:pass') && (
          <button type="button" data-target="say:pass" data-lit="true" onClick={() => play.touch('say:pass')}>
            Pass
          </button>
        )}
      </Prompt>
      <output>{JSON.stringify(facts.at(-1) ?? null)}</output>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Toy />);
