import { type ReactElement, useRef, useState } from 'react';
import {
  type Content,
  type ContentSpec,
  type ContentValue,
  readContent,
  readPack,
} from '../../engine/contract/content.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import { badValueWords } from '../bad-words.ts';
import type { ShelvedGame } from '../games.ts';
import { saveFile, textOf } from '../home/file.ts';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';
import { PackValues } from './PackValues.tsx';
import { nested, withValue } from './pack-edit.ts';
import { groupOf, nameOfValue, replacedBy, valueIn } from './pack-values.ts';

interface ContentPackProps {
  readonly game: ShelvedGame;
  readonly spec: ContentSpec;
  readonly content: Content | undefined;
  readonly speaker: Speaker;
  readonly onChange: (content: Content | undefined) => void;
}

/** What is wrong with a pack, or null. Counts of a box hang together, so that one change may need another before both fit. */
function faultOf(spec: ContentSpec, pack: Content | undefined): BadInput | null {
  try {
    readContent(spec, pack);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** What of a game was reconstructed, value by value, to be changed in place to what one's own box says. */
export function ContentPack({ game, spec, content, speaker, onChange }: ContentPackProps): ReactElement {
  const { say } = useSpeech();
  const { trouble, attempt } = useTrouble();
  const picker = useRef<HTMLInputElement>(null);
  /** What is being written, where it does not fit together yet; and what it was before each change. */
  const [draft, setDraft] = useState<{ readonly pack: Content | undefined; readonly fault: BadInput | null }>({
    pack: content,
    fault: null,
  });
  const [past, setPast] = useState<readonly (Content | undefined)[]>([]);
  /** The field that was written in last. */
  const written = useRef<Element | null>(null);
  const shown = draft.fault ? draft.pack : content;
  const groups = [...new Set(spec.values.map(groupOf))];
  const replaced = replacedBy(spec, shown);

  /** `board.land[2]` is called as its field is: by the name of the value and the place in it. */
  const named = (where: string): string | undefined => {
    const [id, ...places] = where.replaceAll(']', '').split('[');
    const value = spec.values.find(each => each.id === id);
    if (value) return [nameOfValue(value, speaker), ...places.map(place => Number(place) + 1)].join(', ');
    return groups.includes(where) ? speaker.say(`content.${where}`) : undefined;
  };
  const put = (pack: Content | undefined) => {
    const fault = faultOf(spec, pack);
    setDraft({ pack, fault });
    if (!fault) onChange(pack);
  };
  const change = (pack: Content | undefined, field: Element | null = null) => {
    // What is written in one field, letter by letter, is taken back at once.
    if (field === null || field !== written.current) setPast([...past, shown]);
    written.current = field;
    put(pack);
  };
  // A file that was refused is forgotten with the next change.
  const changeValue = ({ id }: ContentValue, value: Json) =>
    void attempt(async () => {
      const field = document.activeElement;
      change(withValue(spec, shown, id, value), field?.matches('input, textarea') ? field : null);
    });
  const undo = () =>
    void attempt(async () => {
      written.current = null;
      put(past.at(-1));
      setPast(past.slice(0, -1));
    });
  const load = (file: File | undefined) =>
    file && attempt(async () => change(readPack(spec, await textOf(file), file.name)));
  const write = (name: string, pack: Content) =>
    saveFile(`${game.id}-${name}.json`, `${JSON.stringify(pack, null, 2)}\n`);
  const exportAll = () =>
    write('content', nested(spec.values.map(({ id, value }) => [id, valueIn(shown, id) ?? value])));

  return (
    <details
      className="sk-lobby-readings sk-lobby-content"
      onBlur={() => {
        written.current = null;
      }}
    >
      <summary>
        <span className="sk-title">{speaker.say('content.title')}</span>
        <span className="sk-dim">
          {say('hall.content.count', { count: spec.values.length, replaced: replaced.length })}
        </span>
      </summary>
      <p className="sk-dim">{speaker.say('content.text')}</p>
      <div className="sk-lobby-content-acts">
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={event => {
            void load(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button icon="scroll-unfurled" onClick={() => picker.current?.click()}>
          {say('hall.content.load')}
        </Button>
        {shown && (
          <Button tone="quiet" disabled={draft.fault !== null} onClick={() => write('pack', shown)}>
            {say('hall.content.save')}
          </Button>
        )}
        <Button tone="quiet" onClick={exportAll}>
          {say('hall.content.export')}
        </Button>
        <Button tone="quiet" disabled={past.length === 0} onClick={undo}>
          {say('hall.undo')}
        </Button>
        {shown && (
          <Button tone="quiet" icon="cycle" onClick={() => change(undefined)}>
            {say('hall.content.reset')}
          </Button>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {draft.fault && <p role="alert">{say('hall.content.draft', { why: badValueWords(draft.fault, say, named) })}</p>}
      {replaced.length > 0 && (
        <section data-part="changed">
          <h4>{say('hall.content.changed')}</h4>
          {/* Edited below, where each of them belongs: here stands what it was, what it is, and the way back. */}
          <PackValues
            values={replaced}
            content={shown}
            speaker={speaker}
            onBack={each => changeValue(each, each.value)}
          />
        </section>
      )}
      {groups.map(group => {
        const values = spec.values.filter(value => groupOf(value) === group);
        const [{ clause }] = values;
        return (
          <section key={group}>
            <h4>
              {speaker.say(`content.${group}`)}{' '}
              <Link to={{ screen: 'rules', game: game.id, clause }} className="sk-clause">
                {say('hall.term.rule')}
                <span className="sk-heard">: {speaker.say(`content.${group}`)}</span>
              </Link>
            </h4>
            <PackValues values={values} content={shown} speaker={speaker} onChange={changeValue} />
          </section>
        );
      })}
    </details>
  );
}
