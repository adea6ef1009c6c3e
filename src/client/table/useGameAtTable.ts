import { useEffect, useState } from 'react';
import type { GameModule } from '../../engine/contract/game.ts';
import { warmFonts } from '../../kit/look/warm-fonts.ts';
import type { TableComponent, TableExtras } from '../../kit/table/table-module.ts';
import { loadGame, shelved } from '../games.ts';
import { loadExtras, loadTable } from './load-table.ts';

export interface LoadedGame {
  readonly game: GameModule;
  readonly extras: TableExtras;
}

export interface GameAtTable extends LoadedGame {
  /** Undefined for a game that is played as text. */
  readonly table: TableComponent | undefined;
}

/** Rules, words and extras of a game; undefined until they are loaded. */
export function useLoadedGame(id: string): LoadedGame | undefined {
  return useLoaded(id, load);
}

/** The same, with its table. */
export function useGameAtTable(id: string): GameAtTable | undefined {
  return useLoaded(id, loadWithTable);
}

async function load(id: string): Promise<LoadedGame> {
  const entry = shelved(id);
  if (!entry) throw new Error(`"${id}" is not in this hall`);
  const [game, extras] = await Promise.all([loadGame(entry), loadExtras(id)]);
  return { game, extras };
}

async function loadWithTable(id: string): Promise<GameAtTable> {
  warmFonts();
  const [loaded, table] = await Promise.all([load(id), loadTable(id)]);
  return { ...loaded, table };
}

function useLoaded<T>(id: string, loading: (id: string) => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly value: T }>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (!shelved(id)) return;
    let left = false;
    loading(id).then(
      value => left || setLoaded({ id, value }),
      (error: unknown) => left || setFailed(error),
    );
    return () => {
      left = true;
    };
  }, [id, loading]);
  // Thrown where a screen that breaks is caught.
  if (failed) throw failed;
  return loaded?.id === id ? loaded.value : undefined;
}
