import {
  type Content,
  type ContentShape,
  type ContentSpec,
  type ContentValue,
  shapeOf,
} from '../../engine/contract/content.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { valueIn } from './pack-values.ts';

interface Branch {
  [name: string]: Json | Branch;
}

/** Values by their way, as a pack nests them. */
export function nested(values: readonly (readonly [string, Json])[]): Content {
  const pack: Branch = {};
  for (const [id, value] of values) {
    const names = id.split('.');
    const last = names.pop() ?? '';
    let here = pack;
    for (const name of names) {
      here[name] ??= {};
      here = here[name] as Branch;
    }
    here[last] = value;
  }
  return pack as Content;
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A pack with one value changed; what is as the game has it is no change, and a pack without any is none. */
export function withValue(spec: ContentSpec, pack: Content | undefined, id: string, value: Json): Content | undefined {
  const values = spec.values.flatMap((each): [string, Json][] => {
    const own = each.id === id ? value : valueIn(pack, each.id);
    return own === undefined || same(own, each.value) ? [] : [[each.id, own]];
  });
  return values.length > 0 ? nested(values) : undefined;
}

/** A value in words: names in the reader's language, nothing in brackets. */
export function saidValue(of: ContentValue, value: Json, speaker: Speaker): string {
  return said(shapeOf(of), value, speaker);
}

function said(shape: ContentShape, value: Json, speaker: Speaker): string {
  if (shape.is === 'name') return speaker.name(shape.of, String(value));
  if (shape.is === 'grid') return (value as readonly string[]).join('\n');
  if (shape.is === 'list') {
    const apart = shape.item.is === 'record' || shape.item.is === 'list' ? ' · ' : ', ';
    const items = (value as readonly Json[]).map(item => said(shape.item, item, speaker));
    return items.length > 0 ? items.join(apart) : '–';
  }
  if (shape.is === 'record') {
    const amounts = value as Readonly<Record<string, number>>;
    return shape.fields
      .filter(({ name, needed }) => needed || amounts[name])
      .map(({ name, label }) => speaker.say('said.of', { of: speaker.say(label), what: amounts[name] ?? 0 }))
      .join(', ');
  }
  return String(value).replace(/^-/, '−');
}

/** What a new item of a list begins as. */
export function fresh(shape: ContentShape): Json {
  switch (shape.is) {
    case 'number':
      return shape.min ?? 0;
    case 'name':
      return shape.names[0];
    case 'record':
      return Object.fromEntries(
        shape.fields.filter(({ needed }) => needed).map(({ name, shape: of }) => [name, of.min ?? 0]),
      );
    case 'list':
      return Array.from({ length: shape.least }, () => fresh(shape.item));
    default:
      return '';
  }
}
