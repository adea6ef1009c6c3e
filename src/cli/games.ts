import { existsSync, readFileSync } from 'node:fs';
import { levelsOf } from '../bots/levels.ts';
import { random } from '../bots/random.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { type Content, readPack } from '../engine/contract/content.ts';
import { type CatalogueEntry, type GameModule, LANGUAGES, type Language } from '../engine/contract/game.ts';
import { type Options, readOptions } from '../engine/contract/options.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { UsageError } from './command.ts';
import { nearest } from './nearest.ts';

export const GAME_IDS = CATALOGUE.map(entry => entry.id);

/** What is known of the game that was asked for by name, before it is loaded. */
export function entryOf(id: string | undefined): CatalogueEntry {
  if (id === undefined) throw new UsageError(`which game? There are ${GAME_IDS.join(', ')}`);
  const entry = CATALOGUE.find(one => one.id === id);
  if (!entry) throw new UsageError(`there is no game "${id}"${nearest(id, GAME_IDS)}`);
  return entry;
}

/** The game that was asked for by name. */
export const findGame = async (id: string | undefined): Promise<GameModule> => entryOf(id).load();

/** The bots of a game by level, those it has besides, and luck. Nobody waits for them here, so they take their time. */
export const botsOf = (game: GameModule): Readonly<Record<string, Bot>> => ({
  random,
  ...game.bots,
  ...levelsOf(game),
});

/** One bot for all seats, or one for each, by name. */
export function readLineup(game: GameModule, given: string, seats: number): string[] {
  const bots = botsOf(game);
  const names = given.split(',').map(name => name.trim());
  for (const name of names) {
    if (!Object.hasOwn(bots, name))
      throw new UsageError(`there is no bot "${name}"${nearest(name, Object.keys(bots))}`);
  }
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]);
  if (names.length !== seats) {
    throw new UsageError(`--bot names ${names.length} bots for ${seats} seats: name one for all, or one for each`);
  }
  return names;
}

/** `--option name=value`, once for each; `name=a,b` for an order. */
export function readGivenOptions(rules: Rules, seats: number, given: readonly string[] = []): Options {
  const options: Record<string, string> = {};
  for (const pair of given) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--option ${pair}: write it as name=value`);
    const name = pair.slice(0, at);
    const names = rules.options.map(spec => spec.name);
    if (!names.includes(name)) throw new UsageError(`there is no option "${name}" of the table${nearest(name, names)}`);
    options[name] = pair.slice(at + 1);
  }
  return readOptions(rules.options, options, seats);
}

/** `--content file`: values of the game to be replaced, checked by the game. */
export function readGivenContent(rules: Rules, file: string | undefined): { readonly content?: Content } {
  if (file === undefined) return {};
  if (!existsSync(file)) throw new UsageError(`${file} is not there`);
  return { content: readPack(rules.content, readFileSync(file, 'utf8'), file) };
}

export function readSeats(rules: Rules, given: string | undefined): number {
  const { min, max } = rules.seats;
  const seats = given === undefined ? max : Number(given);
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new UsageError(`--players is ${given}; ${rules.id} is for ${min} to ${max} players`);
  }
  return seats;
}

export function readLanguage(given: string | undefined): Language {
  if (given === undefined) return 'en';
  const language = LANGUAGES.find(one => one === given);
  if (!language) throw new UsageError(`--lang is ${given}; there are ${LANGUAGES.join(', ')}`);
  return language;
}
