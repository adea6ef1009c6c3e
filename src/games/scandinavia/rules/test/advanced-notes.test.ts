import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every note that the rulebook has on the advanced rules, in its order: the clause that restates it, and the scenario files that prove it. */
const NOTES: readonly (readonly [note: string, clause: string, ...files: string[]])[] = [
  // Setting up and the phases
  ['units begin on the capital', 'SC-21.2', 'hg27-setup-history', 'hg31-setup-free'],
  ['buildings lie where one likes', 'SC-21.2', 'hg27-setup-history'],
  ['the Dragon is set down on any hex', 'SC-21.25', 'hg26-dragon', 'hg26-loki'],
  ['a hero appears in the capital', 'SC-21.22', 'hg21-hero-capital'],
  ['a unit appears in the capital', 'SC-21.22', 'hg20-recruit-capital'],
  ['a fleet is built on a coast hex without fleet or enemies', 'SC-21.24', 'hg25-fleet-built'],
  ['a camp feeds the capital alone', 'SC-21.23', 'hg22-camp-capital'],
  ['a fortification helps the capital alone', 'SC-21.18', 'hg15-commoners-capital'],
  // The chapter on them
  ['two rounds of moves and battles', 'SC-21.3', 'hg03-two-rounds', 'hg04-rounds-interleaved'],
  ['a fleet has 7 points in each', 'SC-21.5', 'hg05-fleet-points'],
  ['no hex of another fleet, not even of an ally', 'SC-21.6', 'hg06-fleet-and-fleet'],
  ['from a sea hex to land beside it and back', 'SC-21.7', 'hg07-fleet-and-coast'],
  ['on land it lies in a port or on the coast', 'SC-21.7', 'hg07-fleet-and-coast'],
  ['a fleet boards from the hex it lies on', 'SC-21.8', 'hg08-boarding'],
  ['and nobody else, nor who has moved in this phase', 'SC-21.8', 'hg08-boarding'],
  ['it lands on the coast hex it lies on', 'SC-21.9', 'hg09-landing'],
  ['landing is free', 'SC-21.9', 'hg09-landing'],
  ['the landed move no more in this phase', 'SC-21.9', 'hg09-landing'],
  ['boarding costs a point a unit', 'SC-21.10', 'hg10-boarding-cost'],
  ['but for a region with a port', 'SC-21.10', 'hg10-boarding-port'],
  ['a hex costs a point', 'SC-21.5', 'hg05-fleet-points'],
  ['a hero boards for nothing', 'SC-21.10', 'hg10-boarding-cost'],
  ['units have their second value, from 4 to 6', 'SC-21.11', 'ht03-human', 'ht04-knight'],
  ['ground is closed to some', 'SC-21.12', 'hg01-ground'],
  ['mountains cost 2, all else 1', 'SC-21.13', 'ht09-orc', 'ht11-giant'],
  ['no unit enters the sea', 'SC-21.14', 'hg11-sea-closed'],
  ['but flyers, who fight there in the first phase', 'SC-21.14', 'ht10-pegasus-at-sea'],
  ['an option: closed ground costs a point more', 'SC-21.42', 'hg02-terrain-open'],
  ['a hex with enemies ends the move; the battle follows', 'SC-21.16', 'hg12-enemy-hex'],
  ['only those on the hex fight', 'SC-21.17', 'hg14-crews-join'],
  ['crews of a fleet on it land and fight', 'SC-21.17', 'hg14-crews-join'],
  ['commoners and walls count in the capital alone', 'SC-21.18', 'hg15-commoners-capital'],
  ['a region is taken in its capital', 'SC-21.19', 'hg16-region-taken'],
  ['all else as by the basic rules', 'SC-21.20', 'hg14-crews-join'],
  ['fleets of losers are destroyed', 'SC-21.20', 'hg14-crews-join', 'hg18-battle-at-sea'],
  ['fleets fight at sea in the same way', 'SC-21.20', 'hg18-battle-at-sea', 'hg28-fleets-adjacent'],
  ['a phase is one of the two, not the whole', 'SC-21.4', 'hg03-two-rounds'],
  ['no limit of stacking', 'SC-21.21', 'hg19-stacking'],
  ['historical armies begin in the capitals', 'SC-21.2', 'hg27-setup-history'],
  ['the fleet of Noorland too', 'SC-21.2', 'hg27-setup-history'],
  // Troops and heroes
  ['Humans: 4, no plantations', 'SC-21.12', 'ht03-human'],
  ['Humans work in the capital alone', 'SC-21.23', 'hg23-humans-capital'],
  ['Knights: 6, no plantations nor mountains', 'SC-21.12', 'ht04-knight'],
  ['Knights that land have 4', 'SC-21.27', 'ht04-knight-lands'],
  ['Dwarves: 4, no plantations nor forests', 'SC-21.12', 'ht07-dwarf'],
  ['war engines in the capital alone', 'SC-21.23', 'hg24-engines-capital'],
  ['Vikings: 4, no hills nor mountains', 'SC-21.12', 'ht05-viking'],
  ['Vikings have 8 on coast hexes and at sea alone', 'SC-21.27', 'ht05-viking-lands'],
  ['Elves: 4, no plantations nor mountains', 'SC-21.12', 'ht08-elf'],
  ['Orcs: 4', 'SC-21.11', 'ht09-orc'],
  ['Half-elves: 4, no plantations', 'SC-21.12', 'ht01-half-elf'],
  ['Goblins: 4', 'SC-21.11', 'ht02-goblin'],
  ['Imperial Guards: 4, no plantations nor mountains', 'SC-21.12', 'ht06-imperial-guard'],
  ['Pegasi: 6, over everybody, each hex 1', 'SC-21.15', 'ht10-pegasus'],
  ['Valkyries fly as they do', 'SC-21.15', 'ht14-valkyrie'],
  ['Giants: 6', 'SC-21.11', 'ht11-giant'],
  ['Ogres: 4', 'SC-21.11', 'ht12-ogre'],
  ['Undead: 4', 'SC-21.11', 'ht13-undead'],
  ['living forests do not move', 'SC-21.28', 'ht15-living-forest'],
  ['small heroes: 6', 'SC-21.11', 'hl00-hero-small'],
  ['great ones and those of legend: 9', 'SC-21.11', 'hl00-hero-great'],
  ['who rides starts and ends on the hex of the mount', 'SC-21.26', 'hl01-riders'],
  // Events
  ['Njord: 10 points', 'SC-21.31', 'he04-njord'],
  ['barbarians in capitals', 'SC-21.34', 'he07-barbarians'],
  ['blizzard: each hex a point more', 'SC-21.35', 'he09-blizzard'],
  ['mercenaries in a capital', 'SC-21.34', 'he10-mercenaries'],
  ['Ermanaric: 15', 'SC-21.26', 'hl03-ermanaric'],
  ['his passenger from the same hex to the same hex', 'SC-21.26', 'hl03-ermanaric'],
  ['heroes of legend in capitals', 'SC-21.34', 'he12-legendary-hero'],
  ['the Stone on the hex of Aland', 'SC-21.26', 'he13-stone', 'hn02-stone-aland'],
  ['it is handed on upon a hex, and left on one', 'SC-21.26', 'hn01-stone-handed', 'hn03-stone-left'],
  ['great frost: the sea is tundra', 'SC-21.36', 'he19-glaciation', 'he19-glaciation-deck'],
  ['Tyr: in capitals', 'SC-21.34', 'he26-tyr'],
  ['expedition: ashore on the nearest coast hex', 'SC-21.37', 'he31-viking-expedition'],
  ['Ohrrkan the Great: in capitals', 'SC-21.34', 'he32-ohrrkan-great'],
  ['Thor: Valkyries in capitals', 'SC-21.34', 'he36-thor'],
  ['Odin: on the same hex', 'SC-21.38', 'he37-odin'],
  // Tokens
  ['a token on any hex of an own region', 'SC-21.39', 'hk01-token-hex'],
  ['Ohrrkan’s trait in own regions alone', 'SC-21.40', 'hk04-ohrrkan-own', 'hk04-ohrrkan-foreign'],
  ['Lord Krosen’s Undead on his hex', 'SC-21.39', 'hk02-krosen-undead'],
  ['Meloch’s trait in own regions alone', 'SC-21.40', 'hk05-meloch-own', 'hk05-meloch-foreign'],
  ['Maerith’s Elves in the capital', 'SC-21.39', 'hk03-maerith-elves'],
  ['a fugitive on any hex', 'SC-21.41', 'hk06-escape-own'],
  // Powers
  ['call for help to evil: in the capital', 'SC-21.22', 'hp07-call-of-evil'],
  ['call of the forest: on a forest hex or beside one', 'SC-21.28', 'hp17-forest-call', 'hp17-forest-call-far'],
  ['as often as the region has forest hexes', 'SC-21.28', 'hp17-forest-call'],
  ['doubling: on the hex of the first', 'SC-21.29', 'hp18-doubling'],
  ['paralysis stops whoever comes', 'SC-21.30', 'hp20-time-paralysis'],
  ['no negotiation at sea', 'SC-21.32', 'hp16-bribery', 'hp16-bribery-sea'],
  ['piracy: 10 points in both phases', 'SC-21.31', 'hp10-piracy'],
  ['royal aura: in capitals', 'SC-21.22', 'hp24-royal-aura'],
];

const read = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

/** What a scenario file says it proves, and by which rules it plays. */
interface Proof {
  readonly proves: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

describe('each note of the rulebook on the advanced rules has its clause and its scenario', () => {
  const clauses = new Set(
    [...read('docs/rules/scandinavia.md').matchAll(/^\*\*(SC-[\w.-]+)\*\*/gm)].map(([, id]) => id),
  );

  it.each(NOTES)('%s', (_, clause, ...files) => {
    expect(clauses).toContain(clause);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const { proves, options }: Proof = JSON.parse(read(`scenarios/scandinavia/${file}.json`));
      expect(options?.rules, file).toBe('advanced');
      // A file about a variant of a note may name the clause of that variant.
      expect(
        proves.some(id => id === clause || id.startsWith('SC-O-')),
        `${file} proves ${clause}`,
      ).toBe(true);
    }
  });

  it('and every clause of the chapter is one of theirs, or says what they leave to other chapters', () => {
    const named = new Set(NOTES.map(([, clause]) => clause));
    const chapter = [...clauses].filter(id => id.startsWith('SC-21.'));
    // That there are these rules at all, and which fleets a storm finds.
    expect(chapter.filter(id => !named.has(id))).toEqual(['SC-21.1', 'SC-21.33']);
  });
});
