/** What runs in a thread of the arena: it plays the games it is handed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Bout, playBout } from '../../bots/contest.ts';
import type { Options } from '../../engine/contract/options.ts';
import { botsOf, findGame } from '../games.ts';

export interface PlayerData {
  readonly game: string;
  readonly seed: string;
  readonly options: Options;
}

const { game, seed, options } = workerData as PlayerData;
const module = await findGame(game);
const contest = { rules: module.rules, bots: botsOf(module), seed, options };
parentPort?.on('message', (bout: Bout) => parentPort?.postMessage(playBout(contest, bout)));
parentPort?.postMessage('ready');
