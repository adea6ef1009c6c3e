import type { Slip, SlipArgs } from '../../engine/input/bad-input.ts';
import type { Log, LogEntry } from '../../engine/match/log.ts';
import type { HostMessage, Request, Sitter } from '../../host/protocol.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { NewTable } from '../keeper.ts';

/** How a worker comes by its table. */
export type Opening =
  | {
      readonly kind: 'begin';
      readonly id: string;
      readonly table: Omit<NewTable, 'you'>;
    }
  | { readonly kind: 'resume'; readonly id: string }
  /** A log from a file: played again from the first card, then kept. */
  | {
      readonly kind: 'import';
      readonly id: string;
      readonly log: Log;
      /** How long its text was. */
      readonly bytes: number;
      readonly seats: readonly Sitter[];
      readonly begun: number;
    }
  /** A lesson, and how far it was played; it is not kept among the tables. */
  | {
      readonly kind: 'lesson';
      readonly id: string;
      readonly lesson: Lesson;
      readonly entries: readonly LogEntry[];
      readonly names: readonly string[];
    };

export type ToWorker =
  | { readonly kind: 'opening'; readonly opening: Opening }
  | { readonly kind: 'request'; readonly request: Request };

/** `busy`: another window has it. `missing`: it is not kept here. `bad`: what was handed over is not usable. */
export type Trouble = 'busy' | 'missing' | 'bad' | 'broken';

export type FromWorker =
  /** `afresh`: what had been played of a lesson does not fit it any more. */
  | { readonly kind: 'open'; readonly afresh?: boolean }
  /** An entry of a lesson's log. */
  | { readonly kind: 'kept'; readonly entry: LogEntry }
  | { readonly kind: 'host'; readonly message: HostMessage }
  | {
      readonly kind: 'failed';
      readonly trouble: Trouble;
      readonly message: string;
      /** Of what is not usable. */
      readonly slip?: Slip;
      readonly args?: SlipArgs;
    };
