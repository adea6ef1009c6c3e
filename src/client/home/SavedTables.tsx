import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { announce } from '../announce.tsx';
import { ConfirmDialog } from '../hall/ConfirmDialog.tsx';
import { useKeeper } from '../keeper.ts';
import { go } from '../router.ts';
import { useSpeech } from '../speech.tsx';
import type { SavedTable } from '../store.ts';
import { useTrouble } from '../trouble.ts';
import { fileName, saveFile, textOf } from './file.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SavedRow } from './SavedRow.tsx';
import { titleOf } from './saved.ts';

const MyTables = lazy(() => import('../online/tables/MyTables.tsx'));

interface SavedTablesProps {
  readonly tables: readonly SavedTable[] | undefined;
  /** There is a server that keeps tables, too. */
  readonly online: boolean;
  /** How many are under way there. */
  readonly elsewhere: number;
  readonly onElsewhere: (count: number) => void;
  readonly onChange: () => Promise<void>;
}

type Asked = { readonly what: 'rename' | 'remove'; readonly table: SavedTable } | null;

/** Games to go on with, games that are over, and the way in and out for a log. */
export function SavedTables(props: SavedTablesProps): ReactElement {
  const { tables, online, elsewhere, onElsewhere, onChange } = props;
  const { say } = useSpeech();
  const keeper = useKeeper();
  const { trouble, attempt } = useTrouble();
  const [asked, setAsked] = useState<Asked>(null);
  const picker = useRef<HTMLInputElement>(null);

  const rows = (list: readonly SavedTable[]) => (
    <ul>
      {list.map(table => (
        <SavedRow
          key={table.id}
          table={table}
          onRename={() => setAsked({ what: 'rename', table })}
          onRemove={() => setAsked({ what: 'remove', table })}
          onExport={() =>
            attempt(async () => saveFile(fileName(titleOf(table), table.begun), await keeper.writeLog(table.id)))
          }
          onShare={
            online && table.over
              ? () =>
                  attempt(async () => {
                    const { keepOnline } = await import('../online/api/keep-online.ts');
                    go(await keepOnline(await keeper.writeLog(table.id)));
                  })
              : undefined
          }
        />
      ))}
    </ul>
  );

  const bringIn = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return;
      go({ screen: 'table', id: await keeper.readLog(await textOf(file)) });
    });

  const open = tables?.filter(table => !table.over) ?? [];
  const over = tables?.filter(table => table.over) ?? [];
  return (
    <Plank as="section" className="sk-home-plank sk-saved-tables" label={say('hall.continue')}>
      <h2 className="sk-title">{say('hall.continue')}</h2>
      {tables && open.length + elsewhere === 0 && <p className="sk-home-note">{say('hall.saved.none')}</p>}
      {online && (
        <Suspense>
          <MyTables over={false} onFound={onElsewhere} />
        </Suspense>
      )}
      {rows(open)}
      {over.length > 0 && (
        <>
          <h2 className="sk-title" id="old-games" tabIndex={-1}>
            {say('hall.old-games')}
          </h2>
          {rows(over)}
        </>
      )}
      {online && (
        <Suspense>
          <MyTables over heading={over.length === 0 ? say('hall.old-games') : undefined} />
        </Suspense>
      )}
      <div className="sk-saved-foot">
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={event => {
            void bringIn(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button tone="quiet" icon="scroll-unfurled" onClick={() => picker.current?.click()}>
          {say('hall.import')}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
      </div>
      {asked?.what === 'rename' && (
        <RenameDialog
          table={asked.table}
          onClose={() => setAsked(null)}
          onRename={name =>
            attempt(async () => {
              await keeper.rename(asked.table.id, name);
              await onChange();
            })
          }
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={say('hall.remove.ask', { name: titleOf(asked.table) })}
          text={say('hall.remove.text')}
          act={say('hall.remove')}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            attempt(async () => {
              await keeper.remove(asked.table.id);
              await onChange();
              announce(say('hall.removed'));
            })
          }
        />
      )}
    </Plank>
  );
}
