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
  /** Milliseconds after which who thinks ahead answers with what is found; the usual time, unless given. */
  readonly hurry?: number | undefined;
}

export interface Task {
  readonly id: number;
  readonly question: Question;
}

export interface Thought {
  readonly answer: Answer;
  /** Milliseconds. */
  readonly took: number;
  /** Time was up before all was thought through that its level thinks. */
  readonly over: boolean;
}

/** Said when the bots are loaded and the thinking begins. */
export interface Started {
  readonly started: number;
}

const { catalogue, hurry } = workerData as ThreadData;
standBack();

export async function think({ id, question }: Task): Promise<Thought> {
  try {
    const { CATALOGUE } = (await import(catalogue)) as { readonly CATALOGUE: readonly CatalogueEntry[] };
    let over = false;
    const onOver = () => {
      over = true;
    };
    const bots = await botsOf(question.game, CATALOGUE, { hurry, cut: question.cut, onOver });
    parentPort?.postMessage({ started: id } satisfies Started);
    const began = performance.now();
    const answer = ponder(bots, question);
    return { answer, took: performance.now() - began, over };
  } catch (error) {
    return { answer: { failed: 'broken', why: reasonOf(error) }, took: 0, over: false };
  }
}
