import { changeSettings, settings } from '../../settings/kept.ts';
import { hallApi } from './api.ts';
import { knownAs, setKnown } from './known.ts';

/** Tells the hall how the reader is called. True when it had not known them: lines that are open do not know them yet. */
export async function introduce(name: string): Promise<boolean> {
  const before = knownAs();
  const me = await hallApi.call(name);
  setKnown(me.id);
  if (settings().name !== me.name) changeSettings({ name: me.name });
  return before !== me.id;
}
