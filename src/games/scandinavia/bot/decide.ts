import type { Chance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import type { Outlook } from './judging/outlook.ts';

/** Answers one kind of question. */
export type Decide = (outlook: Outlook, ask: Ask<ScandinaviaChoice>, chance: Chance) => ScandinaviaChoice;
