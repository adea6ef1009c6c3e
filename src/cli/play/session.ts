import { writeFileSync } from 'node:fs';
import { advise, isAdvisable } from '../../bots/advise/advise.ts';
import { adviceWords } from '../../bots/advise/words.ts';
import { after } from '../../bots/search/searching.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import { type Ask, type Choice, inRange, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { writeLog } from '../../engine/match/log.ts';
import type { Match } from '../../engine/match/match.ts';
import { foreseenWords } from '../../engine/text/foreseen.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { findClauses, readClauses } from '../clauses.ts';
import type { Io } from '../io.ts';
import { scoreSheet } from '../score-sheet.ts';
import type { Words } from '../words.ts';
import { byGroup, byKind, type Item, itemsOf, pickItems } from './menu.ts';
import { notPossible } from './not-possible.ts';
import { plainView } from './plain-view.ts';

export interface Sitting {
  readonly game: GameModule;
  readonly match: Match;
  readonly seat: Seat;
  readonly io: Io;
  /** One for each seat; the one on the person's seat stays silent. */
  readonly bots: readonly Bot[];
  readonly luck: Chance;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Where the game goes when it is left. */
  readonly file: string;
  /** Is it saved when it is over, too? */
  readonly keep: boolean;
}

const LOG_LINES = 30;
/** Milliseconds after which a hint tells what was found by then. */
const HURRY = 5000;

type Next = 'go-on' | 'leave';

/** A person at a table of bots, from the first line to the last. */
export class Session {
  private readonly at: Sitting;
  /** Entries of the log whose facts were shown. */
  private heard = -1;
  /** The table is shown again when somebody else has acted since, but only the parts that have changed. */
  private othersActed = true;
  private shown: ReadonlySet<string> = new Set();
  /** What nobody waits for and the person let go by: it is offered again when it has changed. */
  private letGo = '';

  constructor(at: Sitting) {
    this.at = at;
  }

  async run(): Promise<number> {
    const { match, seat, speaker, say } = this.at;
    const game = speaker.has('game.name') ? speaker.say('game.name') : match.rules.id;
    this.print(say('game', { game, players: match.head.seats, seat: speaker.seat(seat) }), '');
    while (!match.result()) {
      const own = match.askOf(seat);
      // The person answers before the bots do: then nothing is learned yet that would bar an undo.
      if (!own || own.answered || this.isLetGo(own)) this.botActs();
      else if ((await this.decide(own)) === 'leave') return 0;
    }
    this.end();
    return 0;
  }

  private print(...lines: string[]): void {
    this.at.io.out(`${lines.join('\n')}\n`);
  }

  private isLetGo(ask: Ask): boolean {
    return ask.idle === true && JSON.stringify(ask) === this.letGo;
  }

  private botActs(): void {
    const { match, bots, luck, seat } = this.at;
    const others = match.decisions().filter(one => one.seat !== seat);
    for (const ask of others) {
      if (!ask.idle) continue;
      const choice = bots[ask.seat].speakUp?.(match.view(ask.seat), ask, luck);
      if (!choice) continue;
      this.botChooses(ask, choice);
      return;
    }
    const ask = others.find(isAwaited);
    if (!ask) throw new Error('nobody is left to answer');
    this.botChooses(ask, bots[ask.seat].choose(match.view(ask.seat), ask, luck));
  }

  private botChooses({ seat, prompt }: Ask, choice: Choice): void {
    const { refusal } = this.at.match.choose(seat, choice);
    if (refusal) throw new Error(`a bot answered "${prompt}" with ${JSON.stringify(choice)}, which is not legal`);
    this.othersActed = true;
  }

  /** One question to the person, until it is answered, taken back or left. */
  private async decide(ask: Ask): Promise<Next> {
    const { speaker } = this.at;
    this.recap();
    if (this.othersActed) this.news();
    this.othersActed = false;
    const all = this.items(ask);
    let shown = byKind(all, speaker);
    this.menu(ask, shown);
    for (;;) {
      const typed = await this.at.io.line(this.at.say('choose'));
      if (typed === null) {
        this.print('');
        return this.leave();
      }
      const [word = '', ...rest] = typed.trim().split(/\s+/);
      const words = rest.join(' ');
      if (word === '') {
        if (!ask.idle) continue;
        this.letGo = JSON.stringify(ask);
        return 'go-on';
      }
      if (word === 'q') return this.leave();
      if (word === 'u') {
        if (this.undo()) return 'go-on';
        continue;
      }
      if (word === 'b') {
        shown = byKind(all, speaker);
        this.menu(ask, shown);
        continue;
      }
      if (this.aside(ask, word, words, shown)) continue;
      const picked = pickItems(shown, all, typed.trim());
      const members = picked.length === 1 ? picked[0].members : picked;
      if (members && members.length > 0) {
        if (picked.length > 1) this.print(this.at.say('several', { count: picked.length }));
        shown = byGroup(members);
        this.list(shown);
        continue;
      }
      const choice = picked.length === 1 ? await this.choiceOf(picked[0]) : undefined;
      if (choice && this.choose(choice)) return 'go-on';
      if (!choice) this.print(this.at.say('unclear'));
    }
  }

  private items(ask: Ask): Item[] {
    const { game, match, speaker } = this.at;
    const view = match.view(ask.seat);
    return itemsOf(ask, speaker, {
      named: choice => game.choiceWords?.(choice, view, speaker),
      group: choice => game.choiceGroup?.(choice, view, speaker),
      foreseen: choice => foreseenWords(match.rules.explain(view, ask.seat, { about: 'choice', choice }), speaker),
    });
  }

  /** Everything that shows something and changes nothing; false when it is none of it. */
  private aside(ask: Ask, word: string, words: string, shown: readonly Item[]): boolean {
    const { match, speaker, say } = this.at;
    switch (word) {
      case 'h':
        this.print(say('help'));
        return true;
      case 's':
        this.print(this.table());
        return true;
      case 'l':
        this.print(...this.story(words === 'all' ? Number.POSITIVE_INFINITY : LOG_LINES));
        return true;
      case 'r':
        this.print(...this.clauses(words));
        return true;
      case 'hint':
        this.print(...this.hint(ask));
        return true;
      case '?':
      case 'w': {
        const numbered = /^\d+$/.test(words) ? shown[Number(words) - 1] : undefined;
        const lines = numbered ? [] : notPossible(match, ask, speaker, words);
        const legal = numbered ?? (lines.length === 0 && words !== '' && pickItems([], this.items(ask), words)[0]);
        this.print(...(lines.length > 0 ? [say('not-now'), ...lines] : [say(legal ? 'no-reason' : 'unknown')]));
        return true;
      }
      default:
        return false;
    }
  }

  /** What a good player would do, from what this seat sees. */
  private hint(ask: Ask): string[] {
    const { game, match, luck, speaker, say } = this.at;
    if (!isAdvisable(ask)) return [say('no-hint')];
    const view = match.view(ask.seat);
    const { answers, rollOuts } = advise(game, { view, ask, chance: luck.fork(), hurried: after(HURRY)() });
    const named = (choice: Choice, prompt: string) =>
      game.choiceWords?.(choice, view, speaker) ?? speaker.choice(choice, prompt);
    const lines = answers.flatMap((one, i) => {
      const { choice, chance, why, course } = adviceWords(one, ask.prompt, speaker, named);
      return [`  ${i + 1}  ${choice} · ${chance}`, ...[why, course].filter(Boolean).map(line => `     ${line}`)];
    });
    return [say('hint', { games: rollOuts }), ...lines];
  }

  private async choiceOf({ choice, range }: Item): Promise<Choice | undefined> {
    if (!range) return choice;
    const { min, max } = range;
    const typed = (await this.at.io.line(this.at.say('number', { min, max })))?.trim();
    // An empty line is no zero.
    const n = typed ? Number(typed) : Number.NaN;
    return Number.isInteger(n) && n >= min && n <= max ? inRange(range, n) : undefined;
  }

  private choose(choice: Choice): boolean {
    const { match, seat, speaker } = this.at;
    const { refusal } = match.choose(seat, choice);
    if (refusal) this.print(...refusal.reasons.map(reason => speaker.reason(reason)));
    return !refusal;
  }

  private undo(): boolean {
    const { match, seat, speaker, say } = this.at;
    const { refusal } = match.undo(seat);
    if (refusal) this.print(...refusal.reasons.map(reason => speaker.reason(reason)));
    else this.print(say('undone'));
    return !refusal;
  }

  private recap(): void {
    const { match, seat, speaker, say } = this.at;
    const news = match.heardFrom(seat, this.heard);
    this.heard = match.length;
    const lines = news.flatMap(({ fact }) => speaker.fact(fact) ?? []);
    if (lines.length > 0) this.print(say('since'), ...lines.map(line => `  ${line}`), '');
  }

  private story(count: number): string[] {
    const { match, seat, speaker } = this.at;
    return match
      .factsFor(seat)
      .flatMap(({ fact }) => speaker.fact(fact) ?? [])
      .slice(-count);
  }

  private table(): string {
    const { game, match, seat, speaker } = this.at;
    const view = match.view(seat);
    return game.summary ? game.summary(view, speaker) : plainView(view);
  }

  /** The parts of the table that look different from the last time. */
  private news(): void {
    const parts = this.table().split('\n\n');
    const changed = parts.filter(part => !this.shown.has(part));
    this.shown = new Set(parts);
    if (changed.length > 0) this.print(changed.join('\n\n'), '');
  }

  private menu(ask: Ask, shown: readonly Item[]): void {
    this.print(this.at.speaker.prompt(ask), ...(ask.idle ? [this.at.say('idle')] : []));
    this.list(shown);
  }

  private list(items: readonly Item[]): void {
    const width = String(items.length).length;
    this.print(
      ...items.map(
        ({ text, beside = [] }, i) => `  ${String(i + 1).padStart(width)}  ${[text, ...beside].join(' · ')}`,
      ),
    );
  }

  private clauses(words: string): string[] {
    const found = words === '' ? [] : findClauses(readClauses(this.at.match.rules.id), words);
    return found.length > 0 ? found.map(({ id, text }) => `${id}  ${text}`) : [this.at.say('no-clause')];
  }

  private leave(): Next {
    const { match, file, say } = this.at;
    writeFileSync(file, writeLog(match.save().log));
    this.print(say('saved', { file, game: match.rules.id }));
    return 'leave';
  }

  private end(): void {
    const { match, speaker, say, file, keep } = this.at;
    this.recap();
    const result = match.result();
    if (result) this.print(say('over'), '', scoreSheet(result, speaker, say));
    if (keep) writeFileSync(file, writeLog(match.save().log));
  }
}
