import { type ReactElement, useState } from 'react';
import { type ContentField, type ContentShape, type ContentValue, shapeOf } from '../../engine/contract/content.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import { useSpeech } from '../speech.tsx';
import { fresh } from './pack-edit.ts';

interface PackEditorProps {
  readonly of: ContentValue;
  readonly value: Json;
  /** What it is called, for those who listen. */
  readonly name: string;
  readonly speaker: Speaker;
  readonly onChange: (value: Json) => void;
}

/** One value, changed in place: a field for each number, a list of names for each name, lines for a map. */
export function PackEditor({ of, ...rest }: PackEditorProps): ReactElement {
  return <Edit shape={shapeOf(of)} {...rest} />;
}

interface EditProps extends Omit<PackEditorProps, 'of'> {
  readonly shape: ContentShape;
}

function Edit({ shape, value, name, speaker, onChange }: EditProps): ReactElement {
  switch (shape.is) {
    case 'number':
      return <Whole min={shape.min} max={shape.max} value={Number(value)} name={name} onChange={onChange} />;
    case 'name':
      return (
        <select aria-label={name} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {shape.names.map(one => (
            <option key={one} value={one}>
              {speaker.name(shape.of, one)}
            </option>
          ))}
        </select>
      );
    case 'text':
      return <input aria-label={name} value={String(value)} onChange={({ target }) => onChange(target.value)} />;
    case 'grid': {
      const lines = value as readonly string[];
      return (
        <textarea
          aria-label={name}
          className="sk-pack-grid"
          spellCheck={false}
          rows={lines.length}
          cols={lines[0]?.length}
          value={lines.join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n'))}
        />
      );
    }
    case 'record':
      return <Amounts fields={shape.fields} value={value} name={name} speaker={speaker} onChange={onChange} />;
    case 'list':
      return <Items shape={shape} value={value} name={name} speaker={speaker} onChange={onChange} />;
  }
}

interface WholeProps extends Pick<EditProps, 'name' | 'onChange'> {
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A number. While it is being written the field may be empty: only what stands there then is a number again. */
function Whole({ value, min, max, name, onChange }: WholeProps): ReactElement {
  const [written, setWritten] = useState<string | null>(null);
  return (
    <input
      type="number"
      aria-label={name}
      value={written ?? value}
      min={min}
      max={max}
      onBlur={() => setWritten(null)}
      onChange={({ target }) => {
        setWritten(target.value);
        if (target.value !== '') onChange(Number(target.value));
      }}
    />
  );
}

function Amounts({
  fields,
  value,
  name,
  speaker,
  onChange,
}: Omit<EditProps, 'shape'> & { readonly fields: readonly ContentField[] }): ReactElement {
  const amounts = value as Readonly<Record<string, number>>;
  const change = (field: ContentField, amount: Json) => {
    const { [field.name]: _old, ...others } = amounts;
    const all = { ...others, ...(amount !== 0 || field.needed ? { [field.name]: Number(amount) } : {}) };
    // In the order in which the game names them.
    onChange(Object.fromEntries(fields.flatMap(({ name: one }) => (one in all ? [[one, all[one]]] : []))));
  };
  return (
    <span className="sk-pack-amounts">
      {fields.map(field => {
        const label = speaker.say(field.label);
        return (
          <span key={field.name} className="sk-pack-amount">
            <span>{label}</span>
            <Edit
              shape={field.shape}
              value={amounts[field.name] ?? 0}
              name={`${name}, ${label}`}
              speaker={speaker}
              onChange={amount => change(field, amount)}
            />
          </span>
        );
      })}
    </span>
  );
}

function Items({
  shape: { item, least, most },
  value,
  name,
  speaker,
  onChange,
}: Omit<EditProps, 'shape'> & { readonly shape: Extract<ContentShape, { is: 'list' }> }): ReactElement {
  const { say } = useSpeech();
  const items = value as readonly Json[];
  return (
    <span className={item.is === 'list' || item.is === 'record' ? 'sk-pack-rows' : 'sk-pack-items'}>
      {items.map((one, i) => (
        <Edit
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
          key={i}
          shape={item}
          value={one}
          name={`${name}, ${i + 1}`}
          speaker={speaker}
          onChange={changed => onChange(items.map((old, at) => (at === i ? changed : old)))}
        />
      ))}
      {least < most && (
        <span className="sk-pack-more">
          <Button
            tone="quiet"
            label={say('hall.content.less', { name })}
            disabled={items.length <= least}
            onClick={() => onChange(items.slice(0, -1))}
          >
            −
          </Button>
          <Button
            tone="quiet"
            label={say('hall.content.more', { name })}
            disabled={items.length >= most}
            onClick={() => onChange([...items, fresh(item)])}
          >
            +
          </Button>
        </span>
      )}
    </span>
  );
}
