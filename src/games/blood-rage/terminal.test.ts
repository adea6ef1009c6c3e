import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captured } from '../../cli/dev/captured.ts';
import { main } from '../../cli/main.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skali-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = ['play', 'blood-rage', '--bot', 'random', '--seed', 'terminal'];

function* always(line: string): Generator<string> {
  for (;;) yield line;
}

/** Invades three times and then marches; when it is asked who, it takes the march back and leaves. */
function* untilMarch(output: () => string): Generator<string> {
  for (;;) {
    const asked = output().slice(output().lastIndexOf('\n\n'));
    if (asked.includes('Choose who marches')) break;
    const turns = output().split('Your turn:').length - 1;
    yield (turns % 4 === 0 && /(\d+)\s+March/.exec(asked)?.[1]) || '1';
  }
  yield 'u';
  yield 'q';
}

/** Six picks for the first hand of gifts; then the person’s turn may come. */
const GIFTS = ['1', '1', '1', '1', '1', '1'];

/** What the terminal says of this game: its words, its clauses, its reasons. */
describe('skali play', () => {
  it('tells a whole game from its log, to all and to one seat', async () => {
    const file = join(folder, 'whole.json');
    const io = captured(always('1'));
    expect(await main([...TABLE, '--players', '3', '--save', file], io)).toBe(0);
    expect(io.output()).toContain('The game is over.');
    const story = captured();
    expect(await main(['replay', file, '--facts', '--lang', 'fr'], story)).toBe(0);
    expect(story.output()).toContain('Le Premier Âge commence.');
    expect(story.output()).toMatch(/remporte la partie|partagent la victoire/);
    const own = captured();
    expect(await main(['replay', file, '--facts', '--seat', '2'], own)).toBe(0);
    expect(own.output()).toMatch(/Bear is dealt 8 cards \(/);
    expect(own.output()).not.toMatch(/Wolf is dealt 8 cards \(/);
  });

  it('saves, quits and goes on', async () => {
    const file = join(folder, 'later.json');
    const first = captured([...GIFTS, 'q']);
    expect(await main([...TABLE, '--players', '2', '--option', 'firstSeat=seat-1', '--save', file], first)).toBe(0);
    expect(first.output()).toContain(`Saved in ${file}`);
    const then = captured(['s', 'q']);
    expect(await main(['play', 'blood-rage', '--bot', 'random', '--load', file, '--lang', 'it'], then)).toBe(0);
    expect(then.output()).toContain('Il tuo è: il clan del Lupo.');
    expect(then.output()).toContain('La tua mano:');
  });

  it('says why not, shows clauses, table and log, and takes back', async () => {
    const lines = [...GIFTS.slice(0, 3), '?', 'w yggdrasil warrior', 'w 1', 'w zzz', 'r 6.5', 'r zzz', 's', 'l', 'h'];
    const act = ['leader elvagar', 'u', 'zzz', 'u', 'invade', 'b', '999', 'q'];
    const io = captured([...lines, ...act]);
    const table = [...TABLE, '--players', '2', '--option', 'firstSeat=seat-1', '--option', 'clans=raven,bear'];
    expect(await main([...table, '--save', join(folder, 'asides.json')], io)).toBe(0);
    const said = io.output();
    expect(said).toContain('Yours: Raven.');
    expect(said).toContain('Yggdrasil cannot be invaded. (BR-6.5)\n    Invade Yggdrasil with a Warrior');
    expect(said).toContain('Nothing forbids it');
    expect(said).toContain('Nothing here has these words.');
    expect(said).toContain('BR-6.5  Yggdrasil cannot be invaded, except with the Dark Elf.');
    expect(said).toContain('No clause has this number');
    expect(said).toContain('save and quit');
    expect(said).toContain('That is not a choice.');
    expect(said).toMatch(/\d+ choices have these words:/);
  });

  it('takes a march back before its first figure has gone', async () => {
    const io: ReturnType<typeof captured> = captured(untilMarch(() => io.output()));
    const table = [...TABLE, '--players', '2', '--option', 'firstSeat=seat-1', '--save', join(folder, 'undo.json')];
    expect(await main(table, io)).toBe(0);
    const end = io.output().slice(io.output().lastIndexOf('Choose who marches'));
    expect(end).toMatch(/Undone\.\n[\s\S]*Your turn:/);
  });
});
