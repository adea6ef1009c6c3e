import type { ReactElement } from 'react';
import type { ContentValue } from '../../engine/contract/content.ts';
import type { Speaker } from '../../engine/text/text.ts';

interface PackValueNameProps {
  readonly of: ContentValue;
  /** Of the game whose value it is. */
  readonly speaker: Speaker;
}

/** What a value is, in the reader's language; under it the way to it in a pack. */
export function PackValueName({ of: { id, of: thing }, speaker }: PackValueNameProps): ReactElement {
  const names = id.split('.');
  return (
    <>
      {thing !== undefined && <b>{speaker.say(thing)}</b>} {speaker.say(`content.${names[names.length - 1]}`)}
      <code className="sk-pack-way">{id}</code>
    </>
  );
}
