import type { Speaker } from '../../engine/text/text.ts';
import { SPACES } from './content/spaces.ts';
import type { DieGroup, SeatView, View } from './rules/view.ts';

/** The whole table in text: the spaces, the territories, and every seat. */
export function summary(view: View, speaker: Speaker): string {
  const blocks = [head(view, speaker), spaces(view, speaker), territories(view, speaker), seats(view, speaker)];
  return blocks.map(lines => lines.join('\n')).join('\n\n');
}

function head(view: View, speaker: Speaker): string[] {
  const { round, first, honour, space, active, chosen } = view;
  const lines = [speaker.say('table.head', { round, first })];
  if (honour !== null) lines.push(speaker.say('table.honour', { seat: honour }));
  const selected = SPACES.filter(id => chosen[id] !== null);
  if (selected.length > 0) lines.push(speaker.say('table.selected', { spaces: selected }));
  if (space !== null) lines.push(speaker.say('table.resolving', { space, seat: active }));
  return lines;
}

const OPEN = ['reavers', 'battles', 'villages', 'keeps', 'prophecies'] as const;

function spaces(view: View, speaker: Speaker): string[] {
  const lines = OPEN.map(deck => {
    const groups = view.open[deck].map(cards =>
      cards
        .filter(card => card !== null)
        .map(card => speaker.name('card', card))
        .join(' + '),
    );
    const shown = groups.map((cards, i) => (cards ? `${i + 1}) ${cards}` : '')).filter(Boolean);
    return speaker.say('table.open', { deck, groups: shown.join(' · ') || speaker.say('table.empty') });
  });
  return [...lines, speaker.say('table.trade-dice', { groups: dice(view.trade, speaker) })];
}

const dice = (groups: readonly DieGroup[], speaker: Speaker): string =>
  groups.map(group => speaker.say('table.die-group', { ...group })).join(', ') || speaker.say('table.empty');

function territories(view: View, speaker: Speaker): string[] {
  const names = view.territories.map(({ id }) => speaker.name('territory', id));
  const width = Math.max(...names.map(name => name.length));
  return view.territories.map(({ left, defence, food, favour }, i) => {
    const facts = speaker.say('table.territory', { left, defence, food, favour });
    return `${names[i].padEnd(width)}  ${facts}`;
  });
}

function seats(view: View, speaker: Speaker): string[] {
  const words = ['glory', 'food', 'favour', 'terror', 'farms', 'walls', 'towers'].map(id => speaker.say(`word.${id}`));
  const rows = view.seats.map(({ seat, glory, food, favour, terror, tokens }) => [
    `${speaker.seat(seat, 'label')}${seat === view.seat ? ' *' : ''}`,
    ...[glory, food, favour, terror, tokens.farm, tokens.wall, tokens.tower].map(String),
  ]);
  const [top, ...lines] = columns([['', ...words], ...rows]);
  return [top, ...view.seats.flatMap((seat, i) => [lines[i], ...details(view, seat, speaker)])];
}

function details(view: View, seat: SeatView, speaker: Speaker): string[] {
  const { crew, leader, slots, artefacts, upgrades, prophecies, territories: tiles, pile } = seat;
  const groups = dice(seat.dice, speaker);
  const lines = [
    crew > 0 ? speaker.say('table.crew', { crew, room: view.diceSpaces, groups }) : speaker.say('table.no-dice'),
  ];
  if (leader !== null) lines.push(speaker.say('table.leader', { card: leader }));
  for (const { space, cards } of slots) {
    if (cards.length > 0) lines.push(speaker.say('table.slot', { space, cards }));
  }
  if (artefacts.length > 0) {
    const each = artefacts.map(({ card, die }) =>
      speaker.say(die === null ? 'table.artefact' : 'table.artefact-die', { card, die }),
    );
    lines.push(speaker.say('table.artefacts', { groups: each.join(', ') }));
  }
  const own = upgrades.filter(({ faceUp, faceDown }) => faceUp + faceDown > 0);
  if (own.length > 0) {
    const each = own.map(({ upgrade, faceUp, faceDown }) =>
      speaker.say('table.upgrade', { upgrade, up: faceUp, down: faceDown }),
    );
    lines.push(speaker.say('table.upgrades', { groups: each.join(', ') }));
  }
  if (prophecies.length > 0) lines.push(speaker.say('table.prophecies', { cards: prophecies }));
  if (tiles.length > 0) {
    const each = tiles.map(({ territory }) => speaker.name('territory', territory));
    lines.push(speaker.say('table.tiles', { groups: each.join(' · ') }));
  }
  if (pile.length > 0) lines.push(speaker.say('table.pile', { cards: pile }));
  return lines.map(line => `    ${line}`);
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => row[i].length)));
  return rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}
