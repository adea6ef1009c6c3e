import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../engine/contract/game.ts';
import { Speaker } from '../../../engine/text/text.ts';
import english, { type Key } from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

const LOCALES = { en: english, it: italian, fr: french, es: spanish };

describe.each(LANGUAGES)('the names in %s', language => {
  it('say of every event, power and stone what it does in two sentences at most', () => {
    for (const [key, message] of Object.entries(LOCALES[language])) {
      if (!/^(eventText|powerText|stoneText|heroText)\./.test(key)) continue;
      expect(message.match(/[.!?](\s|$)/g)?.length, key).toBeLessThanOrEqual(2);
      expect(message.length, key).toBeLessThanOrEqual(200);
    }
  });
});

describe('a name in a sentence', () => {
  const say = (language: 'it' | 'fr' | 'es', key: Key, count = 1) =>
    new Speaker({ language, messages: LOCALES[language], missing: 'throw' }).say(key, { n: count });

  it('has its article and preposition', () => {
    expect([say('it', 'sea.skagerrak.in'), say('it', 'kind.elf.phrase'), say('it', 'island.aland.to')]).toEqual([
      'nello Skagerrak',
      'gli Elfi',
      'ad Aland',
    ]);
    expect([say('fr', 'region.illuria.from'), say('fr', 'sea.bokne.to'), say('fr', 'hero.hero-3.phrase')]).toEqual([
      'd’Illuria',
      'dans le golfe de Bokne',
      'le héros +3',
    ]);
    expect([say('es', 'sea.svarr.to'), say('es', 'kind.valkyrie.one'), say('es', 'building.guild.the')]).toEqual([
      'al mar de Svarr',
      'una valquiria',
      'el gremio de mercaderes',
    ]);
  });

  it('is counted', () => {
    expect([say('it', 'kind.imperial-guard.counted'), say('it', 'kind.imperial-guard.counted', 3)]).toEqual([
      '1 Guardia Imperiale',
      '3 Guardie Imperiali',
    ]);
    expect([say('fr', 'kind.ogre-sated.counted', 2), say('es', 'kind.orc-3.counted')]).toEqual([
      '2 Ogres (repus)',
      '1 orco (+3)',
    ]);
  });
});
