import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../engine/contract/game.ts';
import { faultsOfTongue } from './every-saying.ts';
import { faultsInLine, severalIn } from './wording.ts';

describe('a fault is found', () => {
  it.each<[Language, string]>([
    ['en', 'Play a Elf.'],
    ['en', 'Who has passed takes no more actions.'],
    ['en', '63 % to win'],
    ['en', '-3 Glory for Boar.'],
    ['en', '1 card are left.'],
    ['en', 'Boar takes Fjordholm!.'],
    ['en', 'Boar  rests.'],
    ['it', 'Il Lupo va a il fiordo.'],
    ['it', 'Marcia da il fiordo.'],
    ['it', 'un Scudo'],
    ['it', 'il Orso'.replace('O', 'o')],
    ['it', 'la Armatura'],
    ['it', 'Elfo Oscuro e Esperti d’Armi'],
    ['it', 'Passa il dispositivo a Anna'],
    ['it', 'Servono 1 Furia'],
    ['it', 'Copia il collegamento'],
    ['it', 'Sei secondo'],
    ['fr', 'Dépenser un dé Navire rouge de Anneau'],
    ['fr', 'du nom de Astrid'],
    ['fr', 'Le habit'],
    ['fr', 'le tour de le Sanglier'],
    ['fr', 'Attendez : un peu'],
    ['fr', 'Vraiment ?'],
    ['fr', 'Fini\u00a0!'],
    ['fr', '63% de victoire'],
    ['fr', '« Coupe »'],
    ['fr', 'La table t’attend.'],
    ['fr', 'Qui a ce lien peut prendre place.'],
    ['fr', 'Invité·e'],
    ['es', 'Mueve a el fiordo.'],
    ['es', 'Suecia y Ingrid'],
    ['es', 'Oso o Olaf'],
    ['es', 'Entregada a El sacrificio de Helga'],
    ['es', 'Quieres saquear?'],
    ['es', 'Muerte gloriosa!'],
    ['es', '63 % de victoria'],
    ['es', 'Hacen falta 1 punto de Furia'],
    ['es', '40 puntos cada uno'],
  ])('%s: %s', (language, line) => {
    expect(faultsInLine(language, line)).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['fr', '1 dés sur 10 bancs'],
    ['it', '1 carte su 102'],
    ['en', '1 combat dice on 10 benches'],
    ['es', 'Quedan 1 puntos'],
  ])('%s counts: %s', (language, line) => {
    const messages = { roll: '{n, plural, one {# combat die} other {# combat dice}}' };
    expect(line).toMatch(severalIn(language, messages));
  });
});

describe('what is right is left alone', () => {
  it.each<[Language, string]>([
    ['en', 'Boar uses an artefact: 63% chance to win.'],
    ['en', 'Who begins'],
    ['it', 'Il clan dell’Orso risponde ad Astrid ed Egil, con uno Scudo.'],
    ['it', 'È al tavolo, o manca da pochissimo: aspetta un po’.'],
    ['fr', 'Le clan de l’Ours\u00a0: un dé posé sur Anneau\u202f; «\u00a0Bâton de frêne sacré\u00a0» d’Yrsa.'],
    ['fr', 'Retirez les fichiers à les lire.'],
    ['fr', 'Appuyez sur ? pour les voir tous.'],
    ['es', '¿Quieres saquear? ¡Muerte gloriosa! 63\u00a0% de probabilidad, en la carta El ojo de Helga.'],
  ])('%s: %s', (language, line) => {
    expect(faultsInLine(language, line)).toEqual([]);
  });

  it('1 Glory, 21 dice, 1 of 3 cards', () => {
    for (const line of ['1 Glory', '21 dice', '1 of 3 cards', '2/1 dice', '1 combat die']) {
      expect(line).not.toMatch(severalIn('en', { roll: '{n, plural, one {# combat die} other {# combat dice}}' }));
    }
  });
});

test('a fault that one name in a hundred brings, or one number, is found in its message', () => {
  const messages = {
    seat: 'Place {number, number}',
    'crest.boar': 'Sanglier',
    'crest.boar.phrase': 'le Sanglier',
    'card.cup': 'Coupe',
    'card.lyre': 'la Lyre',
    'card.ring': 'Anneau',
    'choice.spend': 'Dépenser un dé de {off}',
    'fact.waits': 'Le tour de {seat} commence.',
    'ui.dice': '{n, number} dés',
    'ui.right': '{n, plural, one {# dé} other {# dés}} pris par {seat}',
  };
  const fields = { off: 'card', seat: 'seat' };
  const faults = faultsOfTongue({ language: 'fr', messages, fields, sides: ['crest.boar'] });
  expect(faults.map(fault => fault.split(' ')[0])).toEqual(['fact.waits', 'ui.dice']);
  // The seam mends what is a bare name, so only an article of its own is left to trip over.
  expect(faults[0]).toContain('de le Sanglier');
  const bare = { ...messages, 'ui.winner': 'Victoire de {seat_label}', 'ui.seat': 'Vainqueur\u00a0: {seat_label}' };
  const unarticled = faultsOfTongue({ language: 'fr', messages: bare, fields, sides: ['crest.boar'] });
  expect(unarticled.filter(fault => fault.startsWith('ui.winner') || fault.startsWith('ui.seat'))).toEqual([
    'ui.winner calls “Sanglier” without its article in “Victoire de {seat_label}”',
  ]);
  const glued = { ...messages, 'choice.spend': 'Dépenser : {off}' };
  expect(faultsOfTongue({ language: 'fr', messages: glued, fields, sides: ['crest.boar'] })[0]).toMatch(
    /^choice\.spend/,
  );
});

test('a branch that is looked for by words, not by their id, is found in its message', () => {
  const messages = {
    'ui.throne': '{held, select, yes {holds} other {does not hold}}',
    'ui.place': '{place, select, 1 {first} other {second}}',
    'ui.kept': '{held_id, select, yes {holds} other {does not hold}}',
  };
  const faults = faultsOfTongue({ language: 'en', messages });
  expect(faults.map(fault => fault.split(' ')[0])).toEqual(['ui.throne']);
});
