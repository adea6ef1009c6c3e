import { type ReactElement, useRef } from 'react';
import type { Content, ContentSpec, ContentValue } from '../../engine/content.ts';
import type { Json } from '../../engine/json.ts';
import { parseJson } from '../../engine/json-text.ts';
import type { Speaker } from '../../engine/text.ts';
import type { ShelvedGame } from '../games.ts';
import { saveFile } from '../home/file.ts';
import { Link } from '../Link.tsx';
import { Button } from '../look/Button.tsx';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';
import { PackValueName } from './PackValueName.tsx';

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
  const replaced = spec.values.filter(({ id }) => at(content, id) !== undefined);

  const load = (file: File | undefined) =>
    file && attempt(async () => onChange(spec.read(parseJson(await file.text(), file.name))));
  const save = () => {
    const pack = JSON.stringify(nested(spec.values.map(({ id, value }) => [id, at(content, id) ?? value])), null, 2);
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
                {clause}
              </Link>
            </h4>
            <dl>
              {values.map(each => {
                const { id, value } = each;
                const own = at(content, id);
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
          </section>
        );
      })}
    </details>
  );
}

const groupOf = ({ id }: ContentValue): string => id.split('.')[0];

/** What a pack says at the end of a way, if anything. */
function at(pack: Content | undefined, id: string): Json | undefined {
  let here: Json | undefined = pack;
  for (const name of id.split('.')) {
    if (here === null || typeof here !== 'object' || Array.isArray(here)) return undefined;
    here = (here as Content)[name];
  }
  return here;
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
