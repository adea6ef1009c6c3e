import type { ReactElement } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { BATTLE } from '../rules/frames.ts';
import { Phases } from './AgeTrack.tsx';

const PARTS = ['call', 'cards', 'reveal', 'spoils'] as const;
type Part = (typeof PARTS)[number];

/** Which part of a battle a step of its rules belongs to. Whoever was called has come before the first. */
export function partOf(step: number): Part {
  if (step === BATTLE.commit) return 'cards';
  return step < BATTLE.compare ? 'reveal' : 'spoils';
}

/** How far a battle is. */
export function BattleSteps({ part, speaker }: { readonly part: Part; readonly speaker: Speaker }): ReactElement {
  return (
    <div className="br-battle-steps" role="img" aria-label={speaker.say(`ui.battle-part.${part}`)}>
      <Phases names={PARTS.map(one => speaker.say(`ui.battle-part.${one}`))} now={PARTS.indexOf(part)} />
    </div>
  );
}
