import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import { LANGUAGES, type Language } from '../../../engine/contract/game.ts';
import { fieldKinds } from '../../../engine/text/fields.ts';
import { engineMessages, Speaker } from '../../../engine/text/text.ts';
import { vocabulary } from '../vocabulary.ts';
import english from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

const LOCALES = { en: english, it: italian, fr: french, es: spanish };
const CHAIRS = ['lord.ohrrkan', 'pair.eurich-sandra'];

const speakerIn = async (language: Language) =>
  new Speaker({
    language,
    messages: { ...(await engineMessages(language)), ...LOCALES[language] },
    fields: fieldKinds(vocabulary),
    seatKey: seat => CHAIRS[seat],
    missing: 'throw',
  });

describe.each(LANGUAGES)('in %s', async language => {
  const speaker = await speakerIn(language);

  it('a Valkyrie of Valhalla waits for whoever lands, and is no rebel', () => {
    const came = { kind: 'came', lord: 'rebels', place: 'aland', piece: 'valkyrie', count: 1 };
    const rebels = LOCALES[language]['side.rebels.phrase'];
    const told = (cause: string) => speaker.fact(Object.assign({}, came, { cause }));
    expect(told('revolts')).toContain(rebels);
    expect(told('valhalla')).not.toContain(rebels);
  });

  it('whoever wins by Selorian after the last turn is said to hold it', () => {
    const won = (throne: string) => speaker.won({ ranking: [[0]], how: { way: 'limit', args: { turn: 4, throne } } });
    expect(won('held')).toContain('Selorian');
    expect(won('none')).not.toContain('Selorian');
  });

  it('who is about to bow reads to whom', () => {
    const said = speaker.warning({ warning: 'bow', args: { lord: 'eurich', to: 'sandra' } });
    expect(said).toMatch(/Eurich.*Sandra/);
    expect(said).not.toMatch(/[[{]/);
  });
});

describe('a fact in words', async () => {
  const tell = async (language: Language) => {
    const speaker = await speakerIn(language);
    return (fact: Fact & Readonly<Record<string, unknown>>) => speaker.fact(fact);
  };
  const [inItalian, inFrench, inSpanish] = await Promise.all([tell('it'), tell('fr'), tell('es')]);

  it('minds vowels, articles and prepositions', () => {
    const storm = { kind: 'storm', sea: 'skagerrak' };
    expect([inItalian(storm), inFrench(storm), inSpanish(storm)]).toEqual([
      'La tempesta infuria nello Skagerrak.',
      'La tempête fait rage dans le Skagerrak.',
      'La tempestad ruge en el Skagerrak.',
    ]);
    expect(inFrench({ kind: 'afflicted', lord: 'eurich' })).toBe('Les émeutes secouent les régions d’Eurich.');
    const marched = { kind: 'marched', lord: 'sandra', from: 'fleet-3', to: 'illuria', piece: 'elf', count: 2 };
    expect([inItalian(marched), inFrench(marched), inSpanish(marched)]).toEqual([
      'Sandra muove 2 Elfi dal drakkar 3 in Illuria.',
      'Sandra déplace 2 Elfes du drakkar 3 en Illuria.',
      'Sandra mueve 2 elfos del drakkar 3 a Illuria.',
    ]);
  });

  it('counts what a unit turns into', () => {
    const fact = { kind: 'became', lord: 'sandra', place: 'kragh', piece: 'human', into: 'undead', cause: 'surtur' };
    expect(inItalian({ ...fact, count: 1 })).toContain('1 Umano, ora 1 Morto Vivente');
    expect(inFrench({ ...fact, count: 2 })).toContain('2 Humains, désormais 2 Morts-vivants');
  });

  it('shows which way prosperity goes', () => {
    const fact = { kind: 'prosperity', region: 'kragh', change: -3, to: 14, cause: 'taxes' };
    expect(inItalian(fact)).toBe('Tasse: Prosperità in Kragh −3, ora 14.');
    expect(inFrench({ ...fact, change: 2, cause: 'mill' })).toBe('Moulin\u00a0: prospérité en Kragh +2, désormais 14.');
  });

  it('lets a house of two lords act as one', () => {
    expect(inSpanish({ kind: 'passed', seat: 1 })).toBe('La casa de Eurich y Sandra pasa.');
    expect(inItalian({ kind: 'refused', seat: 0, to: 1 })).toBe('Ohrrkan rifiuta l’alleanza con Eurich e Sandra.');
  });

  it('ends a game that such a house has won', async () => {
    const speaker = await speakerIn('it');
    const names = [speaker.seat(1)];
    expect(speaker.sentence('ui.winners', { n: 1, names })).toBe('Vince la casata di Eurich e Sandra');
    expect(speaker.sentence('ui.ahead', { by: 1, names })).toBe(
      'A 1 regione di distanza: la casata di Eurich e Sandra.',
    );
  });
});
