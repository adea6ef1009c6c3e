import type { SeenFields, SeenFrame } from '../../../kit/rules/seen.ts';
import type { ScandinaviaFrame } from './frames.ts';

/** What of the rules in progress lies open on the table, each thing by its name. What is said in secret is in no frame. */
export const SEEN = {
  picking: ['step', 'order', 'at'],
  opening: ['step', 'lord', 'regions', 'free', 'army'],
  turn: ['step'],
  ordered: ['step', 'task', 'begun', 'weathered'],
  talk: ['step', 'at'],
  events: ['step', 'left', 'rolls', 'omens', 'drawn'],
  event: ['step', 'event', 'at', 'list'],
  'dragon-bids': ['step', 'seat'],
  'loki-auction': ['step', 'at', 'bid', 'best', 'passed'],
  'loki-payment': ['step', 'seat', 'due', 'place', 'lord', 'area'],
  taxes: ['step', 'lord', 'levels', 'region', 'pillaged'],
  lure: ['step', 'lord'],
  bards: ['step', 'lord', 'paid'],
  sif: ['step', 'lord'],
  token: ['step', 'lord', 'escaped'],
  stand: ['step', 'lord', 'region'],
  spell: ['step', 'spell', 'lord', 'target', 'place', 'side', 'recruited', 'area'],
  recruiting: [
    ...['step', 'lord', 'heroes', 'temples', 'hero', 'region', 'counts', 'points', 'enticed', 'tries', 'recruited'],
  ] as const,
  construction: ['step', 'lord', 'region', 'fervour', 'built', 'idle'],
  military: [
    ...['step', 'lord', 'from', 'piece', 'count', 'riders', 'passenger', 'fleet', 'points', 'idle', 'moved', 'landed'],
    ...['weathered', 'handed'],
  ] as const,
  campaign: [
    ...['step', 'lord', 'round', 'last', 'from', 'piece', 'count', 'riders', 'passenger', 'area', 'fleet', 'points'],
    ...['idle', 'moved', 'landed', 'weathered', 'handed'],
  ] as const,
  battle: [
    ...['step', 'place', 'attacker', 'defender', 'round', 'fury', 'fanatic', 'aside', 'ragnar', 'dominated', 'orcPaid'],
    ...['act', 'piece', 'landed', 'force', 'commoners', 'winner', 'deadAttackers', 'deadDefenders', 'taken', 'raising'],
    ...['rising', 'captives'],
  ] as const,
  losses: ['step', 'place', 'side', 'margin', 'groups', 'dead'],
  'take-off': ['step', 'lord', 'place', 'wanted', 'taken'],
  capture: ['step', 'lord', 'captor', 'place', 'led', 'passed', 'fate'],
  upkeep: ['step', 'lord', 'place', 'piece', 'area'],
  'turn-end': ['step'],
  bearer: ['step', 'lord', 'place'],
} as const satisfies SeenFields<ScandinaviaFrame>;

/** A rule in progress, as a view shows it. */
export type FrameView = SeenFrame<ScandinaviaFrame, typeof SEEN>;
