import { FastChance } from '../chance/chance.ts';
import { pick } from '../conformance/pick.ts';
import type { Ask, Choice } from '../contract/ask.ts';
import { type Fact, Facts, type Told } from '../contract/facts.ts';
import { defaultOptions } from '../contract/options.ts';
import { type Result, type Rules, sheetOf } from '../contract/rules.ts';
import { hash } from '../input/hash.ts';

const SEED = 'golden';

const HEADER = `Every question with its answers (> is the one given), and every fact that came of it.
A fact in [seat n] is heard by that seat alone, and what the others hear in its place follows; "barrier": no undo past it.`;

/**
 * One whole random game as text, always the same one: in review, a change of the rules shows as a change of this text.
 */
export function goldenText(rules: Rules, seats = rules.seats.min, seed = SEED): string {
  const options = defaultOptions(rules.options, seats);
  const luck = new FastChance(seed);
  const player = new FastChance(`${seed} player`);
  const lines = [`${rules.id}, rules version ${rules.version}, ${seats} seats, seed "${seed}"`, HEADER, ''];
  lines.push(`options ${fields(options)}`, '', 'set-up');

  let facts = new Facts();
  const state = rules.setup(options, seats, luck, facts);
  lines.push(...factLines(facts, luck.draws > 0));
  for (let n = 1; ; n++) {
    const asks = rules.decisions(state);
    if (asks.length === 0) break;
    const { seat, choice } = pick(asks, player);
    lines.push('', ...questionLines(n, asks, seat, choice));
    facts = new Facts();
    const draws = luck.draws;
    rules.apply(state, seat, choice, luck, facts);
    lines.push(...factLines(facts, luck.draws !== draws));
  }
  const result = rules.result(state);
  if (result) lines.push('', ...resultLines(result));
  lines.push('', `state ${hash(state)}`);
  return `${lines.join('\n')}\n`;
}

function questionLines(n: number, asks: readonly Ask[], seat: number, choice: Choice): string[] {
  const lines: string[] = [];
  for (const ask of asks) {
    const { prompt, args, choices, ranges = [], sealed, veiled, idle, answered } = ask;
    const marks = Object.entries({ sealed, veiled, idle, answered }).filter(([, on]) => on);
    const asked = [`seat ${ask.seat}: ${prompt}`, fields(args ?? {}), ...marks.map(([name]) => name)];
    if (ask.seat !== seat) {
      lines.push(`   ${idle ? 'not waiting for' : 'also waiting for'} ${asked.filter(Boolean).join(' ')}`);
      continue;
    }
    const answers = choices.map((c, i) => `${c === choice ? ' >' : '  '} ${i + 1} ${words(c)}`);
    for (const { choice: c, field, min, max } of ranges) answers.push(`   - ${words(c)} ${field}=${min}..${max}`);
    if (!choices.includes(choice)) answers.push(` > = ${words(choice)}`);
    lines.unshift(`${n}. ${asked.filter(Boolean).join(' ')}`, ...answers);
  }
  return lines;
}

function factLines(facts: Facts, drew: boolean): string[] {
  const lines = facts.told.map(factLine);
  const learned = [facts.barrier ? 'reveal' : '', drew ? 'chance' : ''].filter(Boolean);
  return learned.length > 0 ? [...lines, `  (barrier: ${learned.join(', ')})`] : lines;
}

function factLine({ fact, to, others }: Told): string {
  if (to === undefined) return `  . ${words(fact)}`;
  const whom = typeof to === 'number' ? `seat ${to}` : `seats ${to.join(', ')}`;
  return `  . [${whom}] ${words(fact)}${others ? ` [others] ${words(others)}` : ''}`;
}

function resultLines(result: Result): string[] {
  const { ranking, how, shared, tieBreak } = result;
  const sheet = sheetOf(result);
  const sheets = sheet?.totals.map((total, seat) => {
    const terms = sheet.sources.map((source, i) => `${sheet.scores[seat][i]} ${source}`);
    return `  seat ${seat}: ${total}${sheet.unit ? ` ${sheet.unit}` : ''} = ${terms.join(' + ')}`;
  });
  const won = how ? [`  won by ${how.way} ${fields(how.args ?? {})}`.trimEnd()] : [];
  const first = `ranking ${JSON.stringify(ranking)}${shared ? ' shared' : ''}${tieBreak ? ` by ${tieBreak}` : ''}`;
  return [first, ...won, ...(sheets ?? [])];
}

const words = ({ kind, ...rest }: Choice | Fact): string => `${kind} ${fields(rest)}`.trimEnd();

function fields(record: object): string {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${shown(value)}`)
    .join(' ');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.every(item => typeof item === 'string') ? value.join(',') : JSON.stringify(value);
  if (value !== null && typeof value === 'object' && 'kind' in value) return `(${words(value as Choice)})`;
  return JSON.stringify(value);
}
