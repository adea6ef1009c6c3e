import { BadInput } from '../../../engine/input/bad-input.ts';
import { Denied } from '../../../host/host-connection.ts';
import type { HallId } from '../../locales/index.ts';
import type { Speech } from '../../speech.tsx';
import { useTrouble, type Words } from '../../trouble.ts';
import { HallRefusal, HallSilent } from './api.ts';

/** Refusals of the server that the hall has sentences for, in every language. */
const SENTENCES: Readonly<Record<string, HallId>> = {
  'unknown-table': 'hall.refused.unknown-table',
  'seat-taken': 'hall.refused.seat-taken',
  'already-seated': 'hall.refused.already-seated',
  'not-invited': 'hall.refused.not-invited',
  'already-begun': 'hall.refused.already-begun',
  'not-yours': 'hall.refused.not-yours',
  'nobody-there': 'hall.refused.nobody-there',
  'rematch-gone': 'hall.refused.rematch-gone',
  'too-many-tables': 'hall.refused.too-many-tables',
  'too-many-thinkers': 'hall.refused.too-many-thinkers',
  'too-many-games': 'hall.refused.too-many-games',
  'too-many-open': 'hall.refused.too-many-open',
  'too-many': 'hall.refused.too-many',
  busy: 'hall.refused.too-many',
  'bad-input': 'hall.refused.bad-input',
  'bad-passkey': 'hall.refused.bad-passkey',
  stranger: 'hall.refused.stranger',
  'mail-pace': 'hall.refused.mail-pace',
  'mail-failed': 'hall.refused.mail-failed',
  'link-over': 'hall.refused.link-over',
};

/** Fields of which it can be said what would be right. */
const FIELDS: Readonly<Record<string, HallId>> = {
  email: 'hall.refused.email',
  webhook: 'hall.refused.webhook',
};

/** What went wrong, in the reader's language. */
export function refusalIn(error: unknown, say: Speech['say']): string {
  if (error instanceof HallSilent) return say('hall.silent');
  // The pack was read here first: what is wrong with it now is that the hall has other values than this page.
  if (error instanceof HallRefusal && error.field?.startsWith('content')) {
    return say('hall.refused.content', { field: error.field });
  }
  if (error instanceof HallRefusal && error.code === 'bad-input' && error.field && FIELDS[error.field]) {
    return say(FIELDS[error.field]);
  }
  if (error instanceof HallRefusal) return say(SENTENCES[error.code] ?? 'hall.trouble');
  if (error instanceof Denied) return say(SENTENCES[error.denial.reasons[0]?.reason] ?? 'hall.refused.bad-input');
  if (error instanceof BadInput) return say('hall.refused.bad-input');
  return say('hall.trouble');
}

const REFUSALS = [HallSilent, HallRefusal, BadInput, Denied];

/** The words of a hall that may refuse. */
export const refusalWords: Words = {
  say: refusalIn,
  foreseen: error => REFUSALS.some(kind => error instanceof kind),
};

/** Asks something of the hall that may be refused, and says so where it was asked. */
export const useAsking = () => useTrouble(refusalWords);
