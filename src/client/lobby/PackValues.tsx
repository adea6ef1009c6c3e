import type { ReactElement } from 'react';
import type { Content, ContentValue } from '../../engine/content.ts';
import { valueIn } from './pack-values.ts';

interface PackValuesProps {
  readonly values: readonly ContentValue[];
  readonly content: Content | undefined;
}

/** Values that may be replaced: as the game has them, or as the table does. */
export function PackValues({ values, content }: PackValuesProps): ReactElement {
  return (
    <dl className="sk-pack-values">
      {values.map(({ id, value }) => {
        const own = valueIn(content, id);
        return (
          <div key={id} data-replaced={own !== undefined}>
            <dt>{id}</dt>
            <dd>
              {own === undefined ? null : <del>{JSON.stringify(value)}</del>} {JSON.stringify(own ?? value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
