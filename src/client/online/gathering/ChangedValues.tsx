import type { ReactElement } from 'react';
import type { Content, ContentSpec } from '../../../engine/contract/content.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { PackValues } from '../../lobby/PackValues.tsx';
import { replacedBy } from '../../lobby/pack-values.ts';
import { useSpeech } from '../../speech.tsx';

interface ChangedValuesProps {
  readonly content: Content;
  /** Undefined until the game is loaded. */
  readonly spec: ContentSpec | undefined;
  readonly speaker: Speaker;
}

/** Whoever sits down here knows beforehand which values of the game this table has replaced. */
export function ChangedValues({ content, spec, speaker }: ChangedValuesProps): ReactElement {
  const { say } = useSpeech();
  return (
    <Plank as="section" className="sk-lobby-plank sk-changed-values">
      <h2 className="sk-title">
        <Icon name="scroll-unfurled" size={17} /> {say('hall.content.changed')}
      </h2>
      <p className="sk-dim">{say('hall.content.changed.text')}</p>
      {spec && <PackValues values={replacedBy(spec, content)} content={content} speaker={speaker} />}
    </Plank>
  );
}
