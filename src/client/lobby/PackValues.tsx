import type { ReactElement } from 'react';
import type { Content, ContentValue } from '../../engine/contract/content.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import { useSpeech } from '../speech.tsx';
import { PackEditor } from './PackEditor.tsx';
import { saidValue } from './pack-edit.ts';
import { nameOfValue, valueIn } from './pack-values.ts';

interface PackValuesProps {
  readonly values: readonly ContentValue[];
  readonly content: Content | undefined;
  /** Of the game whose values they are. */
  readonly speaker: Speaker;
  /** Missing where they are only shown. */
  readonly onChange?: ((of: ContentValue, value: Json) => void) | undefined;
  /** Takes one back to what the game has. */
  readonly onBack?: ((of: ContentValue) => void) | undefined;
}

/** Values that may be replaced: as the game has them, or as the table does. */
export function PackValues({ values, content, speaker, onChange, onBack }: PackValuesProps): ReactElement {
  const { say } = useSpeech();
  return (
    <dl className="sk-pack-values">
      {values.map(each => {
        const { id, value } = each;
        const own = valueIn(content, id);
        const name = nameOfValue(each, speaker);
        return (
          <div key={id} data-value={id} data-replaced={own !== undefined}>
            <dt>{name}</dt>
            <dd>
              {own === undefined ? null : <del>{saidValue(each, value, speaker)}</del>}{' '}
              {onChange ? (
                <PackEditor
                  of={each}
                  value={own ?? value}
                  name={name}
                  speaker={speaker}
                  onChange={changed => onChange(each, changed)}
                />
              ) : (
                saidValue(each, own ?? value, speaker)
              )}
              {onBack && own !== undefined && (
                <Button
                  tone="quiet"
                  icon="cycle"
                  label={say('hall.content.back', { name })}
                  onClick={() => onBack(each)}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
