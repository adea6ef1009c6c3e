/** Every lesson is sound, said in four languages, and cannot hang. */
import { describe, expect, it } from 'vitest';
import { readClauses } from '../src/cli/clauses.ts';
import { holdToLaw, lessonFiles, trialOf, wordsOfLessons } from '../src/cli/lessons.ts';
import { MOST_MET, mostMet, readMeetings } from '../src/cli/met.ts';
import type { Ask, Choice } from '../src/engine/contract/ask.ts';
import { lookUp, readPath } from '../src/engine/scenario/view-path.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { pathsOf } from '../src/kit/table/play/paths.ts';
import { START, type Target, type Touching } from '../src/kit/table/play/touching.ts';
import { followTeacher, type Trial } from '../src/lessons/law.ts';
import type { LessonStep } from '../src/lessons/lesson.ts';

const TOUCHINGS = import.meta.glob<{ readonly touching: Touching<unknown, Choice, Target> }>(
  '../src/games/*/table/play/play.ts',
  { eager: true },
);

/** Walks through each lesson here; `npm run fuzz -- --lessons` takes more of them. */
const WALKS = 4;
/** Through the one of each game that is looked at closely. */
const MANY = 500;

/** What is pointed at lies on the table, and may be touched: thing after thing, to its end. */
function pointing(touching: Touching<unknown, Choice, Target>): NonNullable<Trial['pointed']> {
  return (ask: Ask, choice: Choice, view: unknown) => {
    const { path, mode } = touching.reach(ask, view)(choice);
    const { lit: first, range } = pathsOf(touching, ask, view).at(START);
    // A number is picked, and its picker stands in the prompt.
    if (range?.choice.kind === choice.kind) return undefined;
    const begins = [...path, ...(mode ? [mode] : [])].some(target => first.has(target));
    return begins ? undefined : `nothing on the way to ${JSON.stringify(choice)} is lit`;
  };
}

/** Prices that English words name, and what is paid with. */
const PRICE = /\bfor (\d+) Rage\b/i;
/** What a step's words say that it costs, and what whoever follows the teacher pays in it. */
function pricesOf(trial: Trial, words: Readonly<Record<string, string>>): { named: number; paid: number }[] {
  const { seats, steps, you } = trial.lesson;
  const purses: { readonly step: LessonStep; readonly left: number }[] = [];
  followTeacher({
    ...trial,
    pointed(_ask, _choice, view, step) {
      const left = Number(lookUp(view, readPath(`clans.${you}.rage`) ?? [], seats).value);
      purses.push({ step, left });
      return undefined;
    },
  });
  return steps.flatMap(step => {
    const named = PRICE.exec(words[step.say] ?? '')?.[1];
    const before = purses.find(purse => purse.step === step);
    // What the last step of all costs is not seen any more.
    const after = purses[purses.findLastIndex(purse => purse.step === step) + 1];
    return named && before && after ? [{ named: Number(named), paid: before.left - after.left }] : [];
  });
}

const without = (all: readonly string[], some: ReadonlySet<string>): string[] => all.filter(one => !some.has(one));

for (const { id, load } of CATALOGUE) {
  describe(`lessons of ${id}`, async () => {
    const game = await load();
    const files = lessonFiles(game);
    const touching = TOUCHINGS[`../src/games/${id}/table/play/play.ts`]?.touching;
    it('have each a name of their own', () => {
      expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    });
    if (files.length > 0) {
      it(`teach the ${MOST_MET} clauses that are met most`, () => {
        const taught = new Set(files.flatMap(({ lesson }) => lesson?.steps.flatMap(step => step.teaches) ?? []));
        const most = mostMet(readMeetings(id));
        expect(most).toHaveLength(MOST_MET);
        expect(without(most, taught)).toEqual([]);
      });
      it('count kinds of questions and facts that the game has, and name clauses that there are', () => {
        const { asked, told } = readMeetings(id);
        const { prompts, facts } = game.rules.vocabulary ?? {};
        expect(without(Object.keys(asked), new Set(Object.keys(prompts ?? {})))).toEqual([]);
        expect(without(Object.keys(told), new Set(Object.keys(facts ?? {})))).toEqual([]);
        const clauses = new Set(readClauses(id).map(clause => clause.id));
        const named = [...Object.values(asked), ...Object.values(told)].flatMap(met => met.clauses);
        expect(without(named, clauses)).toEqual([]);
      });
    }
    it.each(files)('$name: the file is right, and its words are there', ({ problems }) => {
      expect(problems).toEqual([]);
    });
    it.each(files)('$name: takes one to three minutes, unless something whole is played against bots', ({ lesson }) => {
      if (!lesson) expect.fail('it cannot be read');
      if (lesson.others) expect(lesson.minutes).toBeLessThanOrEqual(3);
    });
    it.each(files)('$name: the teacher leads to the end, and nobody is stuck on the way', ({ lesson }) => {
      if (!lesson) expect.fail('it cannot be read');
      const trial = { ...trialOf(game, lesson), ...(touching && { pointed: pointing(touching) }) };
      expect(holdToLaw(trial, WALKS, 'test')).toBeUndefined();
    });
    it.each(files)('$name: what it says a thing costs is what is paid', ({ name, lesson }) => {
      if (!lesson) expect.fail('it cannot be read');
      const prices = pricesOf(trialOf(game, lesson), wordsOfLessons(id).en[name].steps);
      expect(prices.map(({ paid }) => paid)).toEqual(prices.map(({ named }) => named));
    });
    it.each(files.slice(1, 2))(`${MANY} walks through one of them, $name`, ({ lesson }) => {
      if (!lesson) expect.fail('it cannot be read');
      expect(holdToLaw(trialOf(game, lesson), MANY, 'many')).toBeUndefined();
    });
  });
}
