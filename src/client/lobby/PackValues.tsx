import type { ReactElement } from 'react';
import type { Content, ContentValue } from '../../engine/contract/content.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { PackValueName } from './PackValueName.tsx';
import { valueIn } from './pack-values.ts';

interface PackValuesProps {
  readonly values: readonly ContentValue[];
  readonly content: Content | undefined;
  /** Of the game whose values they are. */
  readonly speaker: Speaker;
}

/** Values that may be replaced: as the game has them, or as the table does. */
export function PackValues({ values, content, speaker }: PackValuesProps): ReactElement {
  return (
    <dl className="sk-pack-values">
      {values.map(each => {
        const { id, value } = each;
        const own = valueIn(content, id);
        return (
          <div key={id} data-replaced={own !== undefined}>
            <dt>
              <PackValueName of={each} speaker={speaker} />
            </dt>
            <dd>
              {own === undefined ? null : <del>{JSON.stringify(value)}</del>} {JSON.stringify(own ?? value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
