import { type ReactElement, useRef } from 'react';
import { type Content, type ContentSpec, readPack } from '../../engine/contract/content.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import type { ShelvedGame } from '../games.ts';
import { saveFile, textOf } from '../home/file.ts';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';
import { PackValues } from './PackValues.tsx';
import { groupOf, replacedBy, valueIn } from './pack-values.ts';

interface ContentPackProps {
  readonly game: ShelvedGame;
  readonly spec: ContentSpec;
  readonly content: Content | undefined;
  readonly speaker: Speaker;
  readonly onChange: (content: Content | undefined) => void;
}

/** What of a game was reconstructed, value by value, and the way to play with the values of one's own box. */
export function ContentPack({ game, spec, content, speaker, onChange }: ContentPackProps): ReactElement {
  const { say } = useSpeech();
  const { trouble, attempt } = useTrouble();
  const picker = useRef<HTMLInputElement>(null);
  const groups = [...new Set(spec.values.map(groupOf))];
  const replaced = replacedBy(spec, content);

  const load = (file: File | undefined) =>
    file && attempt(async () => onChange(readPack(spec, await textOf(file), file.name)));
  const save = () => {
    const pack = JSON.stringify(
      nested(spec.values.map(({ id, value }) => [id, valueIn(content, id) ?? value])),
      null,
      2,
    );
    saveFile(`${game.id}-content.json`, `${pack}\n`);
  };

  return (
    <details className="sk-lobby-readings sk-lobby-content">
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
        <Button tone="quiet" onClick={save}>
          {say('hall.content.save')}
        </Button>
        {content && (
          <Button tone="quiet" icon="cycle" onClick={() => onChange(undefined)}>
            {say('hall.content.reset')}
          </Button>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {groups.map(group => {
        const values = spec.values.filter(value => groupOf(value) === group);
        const [{ clause }] = values;
        return (
          <section key={group}>
            <h4>
              {speaker.say(`content.${group}`)}{' '}
              <Link
                to={{ screen: 'rules', game: game.id, clause }}
                className="sk-clause"
                label={say('hall.clause', { clause })}
              >
                {say('hall.term.rule')}
              </Link>
            </h4>
            <PackValues values={values} content={content} speaker={speaker} />
          </section>
        );
      })}
    </details>
  );
}

interface Branch {
  [name: string]: Json | Branch;
}

function nested(values: readonly (readonly [string, Json])[]): Branch {
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
  return pack;
}
