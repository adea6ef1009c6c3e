import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract/facts.ts';
import { LANGUAGES } from '../contract/game.ts';
import { engineMessages, Speaker } from './text.ts';

const messages = {
  seat: 'Seat {number, number}',
  'hero.ana': 'Ana',
  'hero.ana.phrase': 'brave Ana',
  'card.fire': 'Fire',
  'card.ice': 'Ice',
  'place.hill': 'Hill',
  'place.hill.in': 'on the hill',
  'coin.gold.counted': '{n, plural, one {# gold coin} other {# gold coins}}',
  'coin.gold': 'Gold',
  'coin.silver': 'Silver',
  'fact.took': '{seat} takes {coins}.',
  'fact.played': '{cause_kind, select, none {{seat} plays {card}.} place {{cause}: {seat} plays {card}.} other {?}}',
  'fact.drew': '{cards_count, plural, =0 {{seat} draws.} one {{seat} draws {cards}.} other {{seat} draws {cards}.}}',
  'fact.went': '{who} stands {at_in}, {at_label}, {at}.',
  'fact.paid': '{seat} pays {coin_counted}.',
  'fact.met': 'Totals: {sides}.',
  'fact.met.sides': '{seat_label} {total, number}',
  'fact.hidden': '',
  'fact.did': '{seat}: {choice}!',
  'choice.go': 'go {at_in}',
  'choice.stay': 'stay',
  'choice.stay.night': 'sleep here',
  'prompt.day': 'what now, {seat}?',
  'wait.day': 'waiting for {names}.',
  'wait.night': '{names} {count, plural, one {sleeps} other {sleep}}.',
  'why.shut': 'it is shut {at_in}.',
  'term.hill': '{at}, {amount, number}',
};

const fields = {
  seat: 'seat',
  who: 'seat',
  'told.at': 'card',
  card: 'card',
  cards: 'card',
  cause: 'card|place',
  at: 'place',
  coin: 'coin',
  coins: 'coin',
};
const make = (missing: 'throw' | 'show' = 'throw') =>
  new Speaker({ language: 'en', messages, fields, seatKey: seat => (seat === 0 ? 'hero.ana' : undefined), missing });
const speaker = make();
const told = (fact: Fact & Readonly<Record<string, unknown>>) => speaker.fact(fact);

describe('a Speaker', () => {
  it('calls things as the table says, where it says so', () => {
    const called = new Speaker({
      ...{ language: 'en', messages: { 'card.elf': 'E7', 'fact.met': 'They meet {card} ({card_label}).' } },
      ...{ fields: { card: 'card' }, missing: 'throw' },
      called: ({ kind, id }, form, own) =>
        kind === 'card' && form === 'phrase' ? `the one called ${own.name(kind, id)}` : undefined,
    });
    expect(called.fact({ kind: 'met', card: 'elf' } as Fact)).toBe('They meet the one called E7 (E7).');
  });

  it('says the same again without working it out, and hears who is called otherwise since', () => {
    let names = ['Runa'];
    const own = new Speaker({ language: 'en', messages, fields, names: () => names, missing: 'throw' });
    expect(own.say('coin.gold.counted', { n: 1 })).toBe('1 gold coin');
    expect(own.say('coin.gold.counted', { n: 2 })).toBe('2 gold coins');
    expect(own.say('coin.gold.counted', { n: 1 })).toBe('1 gold coin');
    expect(own.prompt({ seat: 0, prompt: 'day' })).toBe('What now, Runa?');
    names = ['Ketil'];
    expect(own.prompt({ seat: 0, prompt: 'day' })).toBe('What now, Ketil?');
  });

  it('names things by kind and id, in the form that is asked for', () => {
    expect(speaker.name('place', 'hill')).toBe('Hill');
    expect(speaker.name('place', 'hill', 'in')).toBe('on the hill');
    expect(speaker.name('place', 'hill', 'phrase')).toBe('Hill');
    expect(told({ kind: 'went', who: 1, at: 'hill' })).toBe('Seat 2 stands on the hill, Hill, Hill.');
    expect(told({ kind: 'paid', seat: 0, coin: 'gold', count: 3 })).toBe('Brave Ana pays 3 gold coins.');
  });

  it('tells what is left out by select, and of which kind the rest is', () => {
    expect(told({ kind: 'played', seat: 0, card: 'fire' })).toBe('Brave Ana plays Fire.');
    expect(told({ kind: 'played', seat: 0, card: 'fire', cause: 'hill' })).toBe('Hill: brave Ana plays Fire.');
    expect(told({ kind: 'drew', seat: 1 })).toBe('Seat 2 draws.');
  });

  it('counts what is alike in a list, where it has a form for that', () => {
    const coins = ['gold', 'silver', 'gold', 'silver'];
    expect(told({ kind: 'took', seat: 1, coins })).toBe('Seat 2 takes 2 gold coins, Silver, and Silver.');
    expect(told({ kind: 'took', seat: 1, coins: coins.slice(0, 2) })).toBe('Seat 2 takes Gold and Silver.');
  });

  it('puts lists together, of names and of objects', () => {
    expect(told({ kind: 'drew', seat: 1, cards: ['fire', 'ice'] })).toBe('Seat 2 draws Fire and Ice.');
    const sides = [
      { seat: 0, total: 4 },
      { seat: 1, total: 2 },
    ];
    expect(told({ kind: 'met', sides })).toBe('Totals: Ana 4 and Seat 2 2.');
  });

  it('says a choice inside a fact, and a choice under its prompt', () => {
    expect(told({ kind: 'did', seat: 0, choice: { kind: 'go', at: 'hill' } })).toBe('Brave Ana: go on the hill!');
    expect(speaker.choice({ kind: 'stay' }, 'day')).toBe('Stay');
    expect(speaker.choice({ kind: 'stay' }, 'night')).toBe('Sleep here');
  });

  it('says what is put to the vote, in every language', async () => {
    for (const language of LANGUAGES) {
      const own = { ...messages, ...(await engineMessages(language)) };
      const hall = new Speaker({ language, messages: own, fields, missing: 'throw', seatKey: () => 'hero.ana' });
      const said = ['undo', 'replace'].map(kind => {
        const fact = { kind: 'hall.proposed', seat: 0, proposal: { kind, about: 1 }, voters: [1] };
        return hall.fact(fact) ?? '';
      });
      expect(new Set(said).size, language).toBe(2);
      for (const each of said) expect(each).toMatch(/Ana.*: .+\.$/);
    }
  });

  it('has no words for some facts', () => {
    expect(told({ kind: 'hidden' })).toBeNull();
  });

  it('gives parts that say what they name', () => {
    expect(speaker.factParts({ kind: 'drew', seat: 0, cards: ['fire', 'ice'] } as Fact)).toEqual([
      { text: 'Brave Ana', link: { kind: 'seat', id: '0' } },
      { text: ' draws ' },
      { text: 'Fire', link: { kind: 'card', id: 'fire' } },
      { text: ' and ' },
      { text: 'Ice', link: { kind: 'card', id: 'ice' } },
      { text: '.' },
    ]);
  });

  it('asks, and says whom the others wait for', () => {
    expect(speaker.prompt({ seat: 0, prompt: 'day' })).toBe('What now, brave Ana?');
    const asks = [0, 1].map(seat => ({ seat, prompt: 'night' }));
    expect(speaker.waiting(asks)).toBe('Brave Ana and Seat 2 sleep.');
    expect(speaker.waiting([{ ...asks[0], answered: true }, asks[1]])).toBe('Seat 2 sleeps.');
    expect(speaker.waiting([{ seat: 0, prompt: 'day' }, asks[1]])).toBe('Waiting for brave Ana. Seat 2 sleeps.');
  });

  it('gives reasons with their clause, and terms', () => {
    expect(speaker.reason({ clause: 'XY-1', reason: 'shut', args: { at: 'hill' } })).toBe(
      'It is shut on the hill. (XY-1)',
    );
    expect(speaker.reason({ clause: 'engine', reason: 'shut', args: { at: 'hill' } })).toBe('It is shut on the hill.');
    expect(speaker.term({ what: 'hill', amount: 2, args: { at: 'hill' } })).toBe('Hill, 2');
  });

  it('throws at a missing message or argument in tests, and shows the id elsewhere', () => {
    expect(() => told({ kind: 'unheard-of' })).toThrow('no message "fact.unheard-of" (en)');
    expect(() => told({ kind: 'did', seat: 0 })).toThrow('the message "fact.did" (en) needs {choice}');
    expect(make('show').fact({ kind: 'unheard-of' })).toBe('[fact.unheard-of]');
    expect(make('show').name('card', 'water')).toBe('[card.water]');
    expect(make('show').fact({ kind: 'did', seat: 0 } as Fact)).toBe('Brave Ana: {choice}!');
  });
});

it('has the words of the engine in every language', async () => {
  const english = Object.keys(await engineMessages('en'));
  for (const language of LANGUAGES) expect(Object.keys(await engineMessages(language))).toEqual(english);
});

describe('whoever sits at a table', () => {
  const sides = ['hero.ana', 'hero.bo', 'hero.cy'];
  const words = { ...messages, 'hero.bo': 'Bo', 'hero.cy': 'Cy', 'fact.took': '{seat} takes gold {from_from}.' };
  const called = (names: readonly string[], language: 'en' | 'it' | 'fr' | 'es' = 'en', reader: number | null = null) =>
    engineMessages(language).then(
      own =>
        new Speaker({
          ...{ language, messages: { ...own, ...words }, fields: { ...fields, from: 'seat' }, missing: 'throw' },
          seatKey: seat => sides[seat],
          names: () => names,
          reader,
        }),
    );

  it('is called by name, and the side stands beside it where somebody is awaited', async () => {
    const speaker = await called(['Runa', 'Ketil', '']);
    expect(speaker.fact({ kind: 'played', seat: 0, card: 'fire' } as Fact)).toBe('Runa plays Fire.');
    expect(speaker.waiting([{ seat: 1, prompt: 'day' }])).toBe('Waiting for Ketil (Bo).');
    expect(speaker.side(0)).toBe('Ana');
    expect(speaker.say('seat.you')).toBe('You');
  });

  it('is called by the side where there is no name', async () => {
    const speaker = await called(['Runa', 'Ketil', '']);
    expect(speaker.fact({ kind: 'played', seat: 2, card: 'fire' } as Fact)).toBe('Cy plays Fire.');
    expect(speaker.waiting([{ seat: 2, prompt: 'day' }])).toBe('Waiting for Cy.');
  });

  it.each([
    ['en', 'Cy (you) plays Fire.'],
    ['it', 'Cy (tu) plays Fire.'],
    ['fr', 'Cy (vous) plays Fire.'],
    ['es', 'Cy (tú) plays Fire.'],
  ] as const)('is said in a sentence to be the reader, who gave no name, in %s', async (language, said) => {
    const speaker = await called(['Runa', '', ''], language, 2);
    expect(speaker.fact({ kind: 'played', seat: 2, card: 'fire' } as Fact)).toBe(said);
    expect(speaker.seat(2, 'label')).toBe('Cy');
    expect(speaker.seat(1)).toBe('Bo');
  });

  it('is told apart from a namesake', async () => {
    const speaker = await called(['Runa', 'Ketil', 'Runa']);
    expect([0, 1, 2].map(seat => speaker.seat(seat, 'label'))).toEqual(['Runa (Ana)', 'Ketil', 'Runa (Cy)']);
  });

  it.each([
    ['en', 'from Ketil'],
    ['it', 'a Ketil'],
    ['fr', 'à Ketil'],
    ['es', 'a Ketil'],
  ] as const)('stands in a sentence in the form it asks for (%s)', async (language, from) => {
    const speaker = await called(['Runa', 'Ketil', ''], language);
    expect(speaker.fact({ kind: 'took', seat: 0, from: 1 } as Fact)).toBe(`Runa takes gold ${from}.`);
  });
});

describe('what leaves no choice', () => {
  const forced = (kind: string) => ({ kind: 'forced', seat: 0, choice: { kind } }) as unknown as Fact;
  const words = { 'choice.go': 'Go', 'choice.who': 'Take the horse', 'crew.0': 'Ana' };

  it('is told, but for the steps of a longer answer', async () => {
    const own = await engineMessages('en');
    const speaker = new Speaker({
      ...{ language: 'en', messages: { ...own, ...words }, fields: { seat: 'seat' }, missing: 'throw' },
      seatKey: seat => `crew.${seat}`,
      steps: ['who'],
    });
    expect(speaker.fact(forced('go'))).toBe('Ana, only choice: “Go”.');
    expect(speaker.fact(forced('who'))).toBeNull();
  });
});
