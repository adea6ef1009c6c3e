import { readLog } from '../../../engine/match/log.ts';
import type { Route } from '../../router.ts';
import { settings } from '../../settings/kept.ts';
import { hallApi } from './api.ts';
import { introduce } from './introduce.ts';
import { isKnown } from './known.ts';

/** Lets the hall keep a finished game, so that anybody with the link can look back at it. */
export async function keepOnline(text: string): Promise<Route> {
  const log = readLog(text);
  if (!isKnown()) await introduce(settings().name || log.names?.[0] || 'Runa');
  const { id } = await hallApi.bringIn(log);
  return { screen: 'play', id };
}
