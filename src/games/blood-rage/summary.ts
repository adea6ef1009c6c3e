import type { Speaker } from '../../engine/text/text.ts';
import { CARDS } from './content/cards.ts';
import { printedBonus } from './rules/battle/strength.ts';
import { strength } from './rules/figures.ts';
import { cardNumber, PROVINCE_COUNT, placeNumber } from './rules/numbers.ts';
import { questGlory } from './rules/phases/quests.ts';
import { readView } from './rules/read-view.ts';
import type { State } from './rules/state.ts';
import type { ClanView, FigureGroup, View } from './rules/view.ts';

/** The whole table in text: the board, the clans, and what lies before the reader. */
export function summary(view: View, speaker: Speaker): string {
  const blocks = [head(view, speaker), board(view, speaker), clans(view, speaker)];
  if (view.own) {
    const { pack, picks, hand, quests } = view.own;
    blocks.push(
      ...cards(view, speaker, 'table.pack', pack),
      ...cards(view, speaker, 'table.picks', picks),
      ...cards(view, speaker, 'table.hand', hand),
      ...cards(view, speaker, 'table.quests', quests),
    );
  }
  return blocks.map(lines => lines.join('\n')).join('\n\n');
}

function head(view: View, speaker: Speaker): string[] {
  const { age, phase, first, ragnarok, provinces } = view;
  const standing = new Set(provinces.filter(province => !province.destroyed).map(({ id }) => id));
  const doomed = ragnarok.map((doom, i) => ({ ...doom, age: i + 1 })).filter(({ province }) => standing.has(province));
  const lines = [speaker.say('table.head', { age: String(age), phase, first })];
  if (doomed.length > 0) lines.push(speaker.say('table.doom', { provinces: doomed }));
  return lines;
}

function board(view: View, speaker: Speaker): string[] {
  const state = readView(view);
  const doomed = view.doomed?.province;
  const rows = view.provinces.map(province => {
    const { id, villages, token, pillaged, destroyed, figures } = province;
    const name = speaker.name('place', id);
    if (destroyed) return [name, speaker.say('word.destroyed'), '', ''];
    const there = figures.reduce((sum, group) => sum + group.count, 0);
    const room =
      villages === null
        ? speaker.say('table.no-limit')
        : speaker.say('table.free', { free: villages - there, villages });
    const reward = pillaged ? speaker.say('word.pillaged') : speaker.name('reward', token);
    const mark = id === doomed ? `${name} (${speaker.say('word.doomed')})` : name;
    return [mark, reward, room, byClan(state, speaker, id, figures)];
  });
  for (const { id, figures } of view.fjords) {
    if (figures.length > 0) rows.push([speaker.name('place', id), '', '', byClan(state, speaker, id, figures)]);
  }
  return columns(rows);
}

/** `Wolf: 2 Warriors, 1 Leader (STR 7)`, clan by clan; the strength is what a battle would count, its fjord included. */
function byClan(state: State, speaker: Speaker, id: string, groups: readonly FigureGroup[]): string {
  const place = placeNumber[id];
  return Array.from({ length: state.seats }, (_, seat) => groups.filter(group => group.seat === seat))
    .filter(own => own.length > 0)
    .map(own => {
      const [{ seat }] = own;
      const groups = counted(speaker, own);
      if (place >= PROVINCE_COUNT) return speaker.say('table.clan-there', { seat, groups });
      return speaker.say('table.clan-strong', { seat, groups, strength: strength(state, seat, place) });
    })
    .join(' · ');
}

const counted = (speaker: Speaker, groups: readonly FigureGroup[]): string =>
  groups
    .map(({ figure, count }) =>
      speaker.has(`figure.${figure}.counted`)
        ? speaker.say(`figure.${figure}.counted`, { n: count })
        : speaker.name('figure', figure),
    )
    .join(', ');

function clans(view: View, speaker: Speaker): string[] {
  const word = (id: string): string => speaker.say(`word.${id}`);
  const headings = ['', word('glory'), word('rage'), word('axes'), word('horns'), speaker.say('table.cards')];
  const rows = view.clans.map(clan => [
    `${speaker.seat(clan.seat, 'label')}${clan.seat === view.seat ? ' *' : ''}`,
    String(clan.glory),
    `${clan.rage}/${clan.stats.rage.value}`,
    String(clan.stats.axes.value),
    `${clan.onBoard}/${clan.stats.horns.value}`,
    handSize(clan, speaker),
  ]);
  const [top, ...lines] = columns([[...headings], ...rows]);
  return [top, ...view.clans.flatMap((clan, i) => [lines[i], ...details(clan, speaker)])];
}

function handSize(clan: ClanView, speaker: Speaker): string {
  const parts = [String(clan.hand + clan.picks)];
  if (clan.quests > 0) parts.push(speaker.say('table.quests-held', { n: clan.quests }));
  if (clan.passed) parts.push(speaker.say('table.passed'));
  if (clan.sealed) parts.push(speaker.say('table.seal'));
  return parts.join(', ');
}

function details({ slots, reserve, valhalla }: ClanView, speaker: Speaker): string[] {
  const lines: string[] = [];
  const upgrades = slots.filter(card => card !== null);
  if (upgrades.length > 0) lines.push(speaker.say('table.upgrades', { cards: upgrades }));
  if (reserve.length > 0) lines.push(speaker.say('table.reserve', { groups: counted(speaker, reserve) }));
  if (valhalla.length > 0) lines.push(speaker.say('table.valhalla', { groups: counted(speaker, valhalla) }));
  return lines.map(line => `    ${line}`);
}

function cards(view: View, speaker: Speaker, title: string, ids: readonly string[]): string[][] {
  if (ids.length === 0) return [];
  const heading = speaker.say('table.titled', { title: speaker.say(title) });
  return [[heading, ...columns(ids.map(id => [speaker.name('card', id), cardLine(view, speaker, id)]))]];
}

/** What is printed beside a card's name, as this table plays it, and its text. */
function cardLine(view: View, speaker: Speaker, id: string): string {
  const number = cardNumber[id];
  const card = CARDS[number];
  const facts: string[] = [];
  if (card.type === 'upgrade') {
    facts.push(speaker.say(`word.${card.slot}-upgrade`), speaker.say('table.cost', { cost: card.cost }));
    if (card.strength !== null) facts.push(speaker.say('table.strength', { strength: card.strength }));
  } else if (card.type === 'battle') {
    facts.push(speaker.say('word.battle-card'));
    // A card that looks at the others has no bonus of its own to tell.
    if (card.effect?.kind !== 'copies-best') {
      facts.push(speaker.say('table.bonus', { bonus: printedBonus(view, number) }));
    }
  } else {
    facts.push(speaker.say('word.quest-card'), speaker.say('table.glory', { glory: questGlory(view, number) }));
  }
  return `${facts.join(' · ')}. ${speaker.say(`cardText.${id}`)}`;
}

/** Rows of text in columns, two spaces apart; the last one is as wide as it likes. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column]))).join('  ')}`.trimEnd(),
  );
}
