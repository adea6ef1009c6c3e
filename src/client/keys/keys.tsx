import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { KeyNames } from '../../kit/look/key-names.ts';
import { useSettings } from '../settings/kept.ts';
import { keyFor } from './remap.ts';

/**
 * One key and what it does; keys are named as `KeyboardEvent.key` names them. Those of one letter may be put elsewhere:
 * then this is the key that it was.
 */
export interface Shortcut {
  readonly key: string;
  /** In the reader's language, for the list of keys. */
  readonly label: string;
  run(): void;
}

export interface KeyGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

interface Keys {
  /** Groups in force, the innermost last. */
  readonly groups: readonly KeyGroup[];
  add(group: KeyGroup): () => void;
}

const KeysContext = createContext<Keys | null>(null);

export function useKeyGroups(): readonly KeyGroup[] {
  return useContext(KeysContext)?.groups ?? [];
}

/** In a field one types; a key pressed with another belongs to the browser. */
function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'range'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Hears the keys for everything inside it; the innermost group that knows a key has it. */
export function KeysProvider({ children }: { children: ReactNode }): ReactElement {
  const [groups, setGroups] = useState<readonly KeyGroup[]>([]);
  const { shortcuts, keys: remapped } = useSettings();
  const latest = useRef(groups);
  latest.current = groups;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (typing(event) || document.querySelector('dialog[open]')) return;
      if (!shortcuts && event.key.length === 1) return;
      for (const group of latest.current.toReversed()) {
        const found = group.shortcuts.find(({ key }) => keyFor(key, remapped) === event.key);
        if (!found) continue;
        event.preventDefault();
        found.run();
        return;
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts, remapped]);

  const add = useCallback((group: KeyGroup) => {
    setGroups(old => [...old, group]);
    return () => setGroups(old => old.filter(other => other !== group));
  }, []);
  const keys = useMemo<Keys>(() => ({ groups, add }), [groups, add]);
  const nameOf = useCallback(
    (own: string) => (shortcuts || own.length > 1 ? keyFor(own, remapped) : undefined),
    [shortcuts, remapped],
  );
  return (
    <KeysContext value={keys}>
      <KeyNames value={nameOf}>{children}</KeyNames>
    </KeysContext>
  );
}

/** Puts a group of keys in force while its owner is on screen. Memoise the group: a new one is a change. */
export function useKeys(group: KeyGroup): void {
  const add = useContext(KeysContext)?.add;
  useEffect(() => add?.(group), [add, group]);
}
