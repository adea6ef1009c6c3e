import type { ReactElement } from 'react';
import { adviceWords, type Naming, whyWords } from '../../../bots/advise/words.ts';
import type { JudgedDecision } from '../../../bots/analysis/analyse.ts';
import { sameChoice } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Plank } from '../../../kit/look/Plank.tsx';
import { useSpeech } from '../../speech.tsx';
import { ChanceBar } from '../chances/ChanceBar.tsx';

interface ChoicesProps {
  readonly decision: JudgedDecision | null;
  readonly speaker: Speaker;
  readonly named: Naming;
}

/** What could have been chosen at a moment, with the chance of winning after each; and why the best was better. */
export function Choices({ decision, speaker, named }: ChoicesProps): ReactElement {
  const { say } = useSpeech();
  const [best] = decision?.answers ?? [];
  const missed = decision && best && !sameChoice(best.choice, decision.made);
  const words = best && decision && adviceWords(best, decision.prompt, speaker, named);
  return (
    <Plank as="section" className="sk-analysis-choices" label={say('hall.analysis.could')}>
      <header>
        <h2 className="sk-title">{say('hall.analysis.could')}</h2>
        <span className="sk-dim">{say('hall.analysis.could.after')}</span>
      </header>
      {!decision && <p className="sk-analysis-empty">{say('hall.analysis.nobody')}</p>}
      {decision && (
        <ol>
          {decision.answers.map(one => {
            const { choice, chance } = adviceWords(one, decision.prompt, speaker, named);
            const made = sameChoice(one.choice, decision.made);
            const tone = made ? 'made' : one === best ? 'best' : 'plain';
            const note = made ? say('hall.analysis.made') : one === best ? say('hall.analysis.better') : '';
            return (
              <li key={JSON.stringify(one.choice)} data-tone={tone}>
                <span className="sk-analysis-choice">
                  <b>{choice}</b>
                  {note && <small>{note}</small>}
                </span>
                <ChanceBar chance={one.chance} error={one.error} tone={tone} label={chance} />
              </li>
            );
          })}
        </ol>
      )}
      {decision && missed && words && (
        <p className="sk-analysis-why">
          <b>{words.choice}.</b> {whyWords(best, decision.prompt, speaker, named)} {words.course}
        </p>
      )}
    </Plank>
  );
}
