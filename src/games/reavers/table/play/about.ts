import type { Speaker } from '../../../../engine/text/text.ts';
import type { About } from '../../../../kit/table/Term.tsx';
import type { SpaceId } from '../../content/spaces.ts';
import { SPACE_CLAUSES, TIPS, type Tip } from './tips.ts';

/** What a thing is, in one sentence, and the rule behind it. */
export const aboutOf = (tip: Tip, speaker: Speaker): About => ({
  words: speaker.say(`tip.${tip}`),
  clause: TIPS[tip],
});

export const aboutSpace = (space: SpaceId, speaker: Speaker): About => ({
  words: speaker.say(`spaceText.${space}`),
  clause: SPACE_CLAUSES[space],
});
