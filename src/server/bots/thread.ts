/** What runs in a thread of the pool: it finds a game's bots on the shelf it was given, and lets them think. */
import { parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import { botsOf } from '../../host/bots/bots-of.ts';
import { ponder, reasonOf } from '../../host/bots/ponder.ts';
import type { Answer, Question } from '../../host/bots/runner.ts';
import { standBack } from './stand-back.ts';

export interface ThreadData {
  /** The address of the module that has the shelf. */
  readonly catalogue: string;
}

export interface Task {
  readonly id: number;
  readonly question: Question;
}

export interface Thought {
  readonly answer: Answer;
  /** Milliseconds. */
  readonly took: number;
}

/** Said when the bots are loaded and the thinking begins. */
export interface Started {
  readonly started: number;
}

const { catalogue } = workerData as ThreadData;
standBack();

export async function think({ id, question }: Task): Promise<Thought> {
  try {
    const { CATALOGUE } = (await import(catalogue)) as { readonly CATALOGUE: readonly CatalogueEntry[] };
    const bots = await botsOf(question.game, CATALOGUE, question.cut);
    parentPort?.postMessage({ started: id } satisfies Started);
    const began = performance.now();
    const answer = ponder(bots, question);
    return { answer, took: performance.now() - began };
  } catch (error) {
    return { answer: { failed: 'broken', why: reasonOf(error) }, took: 0 };
  }
}
