import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, for /metrics. */
export const registry = new Registry();
const registers = [registry];

collectDefaultMetrics({ register: registry });

export const tablesLive = new Gauge({
  name: 'skali_tables_live',
  help: 'Tables held in memory by this process.',
  registers,
});

export const connections = new Gauge({
  name: 'skali_connections',
  help: 'Open lines to tables.',
  registers,
});

export const choiceSeconds = new Histogram({
  name: 'skali_choice_seconds',
  help: 'Choices taken, and their time from arrival to acknowledgement, written and durable.',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
});

export const refused = new Counter({
  name: 'skali_refused_total',
  help: 'What was done at tables and not taken, by reason: a rule of the game or of the table, or why nothing could be kept.',
  labelNames: ['reason'] as const,
  registers,
});

export const httpSeconds = new Histogram({
  name: 'skali_http_seconds',
  help: 'Time to answer a request.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

export const cutOff = new Counter({
  name: 'skali_cut_off_total',
  help: 'Who was cut off at the door, by reason: connections (too many from one address), unanswered (too many requests at once over one connection), flood (too many requests a minute from one address) or unread (too much that was asked for and is not read).',
  labelNames: ['reason'] as const,
  registers,
});

export const errors = new Counter({
  name: 'skali_errors_total',
  help: 'What went wrong on the side of the hall, by place.',
  labelNames: ['where'] as const,
  registers,
});

export const noticesSent = new Counter({
  name: 'skali_notices_total',
  help: 'Notices of turns, by channel and outcome.',
  labelNames: ['channel', 'outcome'] as const,
  registers,
});

export const botSeconds = new Histogram({
  name: 'skali_bot_seconds',
  help: 'Thoughts that bots brought to an end, and their time from when they began, by game and level.',
  labelNames: ['game', 'level'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 3],
  registers,
});

export const botsWaiting = new Gauge({
  name: 'skali_bots_waiting',
  help: 'Thoughts of bots that wait for a thread.',
  registers,
});

export const botWaits = new Histogram({
  name: 'skali_bot_wait_seconds',
  help: 'How long thoughts of bots waited for a thread before they began, by game and level.',
  labelNames: ['game', 'level'] as const,
  buckets: [0.005, 0.05, 0.25, 1, 2.5, 5, 10, 30],
  registers,
});

export const botsCut = new Counter({
  name: 'skali_bots_cut_total',
  help: 'Thoughts of bots that had waited too long for a thread and were cut short, by game and level.',
  labelNames: ['game', 'level'] as const,
  registers,
});

export const botsHurried = new Counter({
  name: 'skali_bots_hurried_total',
  help: 'Thoughts of bots whose time was up before all was thought through that their level thinks, by game and level.',
  labelNames: ['game', 'level'] as const,
  registers,
});

export const botFailures = new Counter({
  name: 'skali_bot_failures_total',
  help: 'Bots whose answer could not be taken, by game, level and reason: late, broken, illegal or crashed.',
  labelNames: ['game', 'level', 'reason'] as const,
  registers,
});
