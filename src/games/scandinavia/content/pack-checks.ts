import { BadInput } from '../../../engine/input/bad-input.ts';
import { byName } from '../../../kit/rules/ids.ts';
import { type Board, boardOf, type Island } from './board.ts';
import { landOf } from './lands.ts';
import { LORD, type Lord } from './lords.ts';
import { checkBoard } from './playable.ts';
import { priceOf } from './prices.ts';
import type { Reconstructed } from './reconstructed.ts';
import { LEAST_FERTILITY, MOST_FERTILITY, MOST_PROSPERITY, type RegionId } from './regions.ts';
import { TROOPS } from './troops.ts';
import { ISLANDS, SEAS } from './waters.ts';

/** Do the values of a table fit together, and agree with what the rulebook tells (SC-R-pack)? */
export function checkPack(values: Reconstructed): void {
  const board = boardOf(values.board);
  checkBoard(board);
  checkIslandSeas(values, board);
  checkHomes(values);
  checkWealth(values);
  checkBattleTable(values);
  checkPrices(values);
  checkCounters(values);
}

const islandNumber = byName<Island>(ISLANDS);

function checkIslandSeas({ islands }: Reconstructed, { islandSeas }: Board): void {
  for (const id of ISLANDS) {
    const around = islandSeas[islandNumber[id]].map(sea => SEAS[sea]);
    if (around.includes(islands[id].sea)) continue;
    throw new BadInput(`islands.${id}.sea`, `is ${islands[id].sea}, but around it is ${around.join(', ')}`);
  }
}

/** Does a land fit what a sheet asks for? */
export function isHome(values: Reconstructed, { home }: Lord, region: RegionId): boolean {
  const { alignment, troop } = landOf(values, region);
  return 'alignment' in home ? alignment === home.alignment : troop === home.troop;
}

/** History must be a legal start: one of each lord's two lands fits the sheet (SC-3.5). */
function checkHomes(values: Reconstructed): void {
  for (const lord of LORD) {
    const [one, other] = lord.history.map(({ region }) => region);
    if (isHome(values, lord, one) || isHome(values, lord, other)) continue;
    const [wanted] = Object.values(lord.home);
    throw new BadInput(`regions.${one}`, `${lord.id} begins in ${one} and ${other}, and one of them must be ${wanted}`);
  }
}

/** What the worked example of the taxes tells (SC-9.4). */
const TOLD_WEALTH: readonly (readonly [RegionId, number, number])[] = [
  ['kragh', 17, 3],
  ['selorian', 16, 5],
  ['selorian', 18, 6],
  ['glorien', 18, 4],
];

function checkWealth(values: Reconstructed): void {
  for (let fertility = LEAST_FERTILITY; fertility <= MOST_FERTILITY; fertility++) {
    const name = `fertility-${fertility}`;
    const row = values.wealth[name];
    const full = row[MOST_PROSPERITY - 1];
    if (full !== fertility) {
      throw new BadInput(
        `wealth.${name}[${MOST_PROSPERITY - 1}]`,
        `must be ${fertility}, the fertility, but is ${full}`,
      );
    }
    const falls = row.findIndex((wealth, i) => i > 0 && wealth < row[i - 1]);
    if (falls >= 0)
      throw new BadInput(`wealth.${name}[${falls}]`, 'must not be less than before: prosperity only helps');
  }
  for (const [region, prosperity, wealth] of TOLD_WEALTH) {
    const name = `fertility-${landOf(values, region).fertility}`;
    const here = values.wealth[name][prosperity - 1];
    if (here === wealth) continue;
    throw new BadInput(
      `wealth.${name}[${prosperity - 1}]`,
      `in the rulebook ${region} has wealth ${wealth} at prosperity ${prosperity}, and here ${here}`,
    );
  }
}

/** The one cell of the battle table that is told: potential 18, a die of 6. */
const TOLD_CELL = { potential: 18, die: 6, result: 5 };

function checkBattleTable({ battle: { columns, last, rows } }: Reconstructed): void {
  const unordered = columns.findIndex((least, i) => i > 0 && least <= columns[i - 1]);
  if (unordered >= 0) throw new BadInput(`battle.columns[${unordered}]`, 'must be more than the one before');
  if (columns[0] !== 1) throw new BadInput('battle.columns[0]', `must be 1, but is ${columns[0]}`);
  const end = columns[columns.length - 1];
  if (last < end) throw new BadInput('battle.last', `must be at least ${end}, where the last column begins`);
  rows.forEach((row, die) => {
    if (row.length === columns.length) return;
    throw new BadInput(
      `battle.rows[${die}]`,
      `must have ${columns.length} values, one for each column, but has ${row.length}`,
      'length',
      { wanted: columns.length, found: row.length },
    );
  });
  const column = columns.filter(least => least <= TOLD_CELL.potential).length - 1;
  const result = rows[TOLD_CELL.die][column];
  if (last >= TOLD_CELL.potential && result === TOLD_CELL.result) return;
  throw new BadInput(
    `battle.rows[${TOLD_CELL.die}][${column}]`,
    `in the rulebook potential ${TOLD_CELL.potential} and a die of ${TOLD_CELL.die} give ${TOLD_CELL.result}`,
  );
}

function checkPrices(values: Reconstructed): void {
  for (const id of TROOPS) {
    const { upkeep, camp } = priceOf(values, id);
    if (camp > upkeep) throw new BadInput(`prices.${id}.camp`, `is ${camp}, more than ${upkeep} without a camp`);
  }
}

/** Units and heroes of the box, but for six legends and as many Undead as there ever are. */
const COUNTERS_IN_ALL = 210;

function checkCounters({ counters }: Reconstructed): void {
  const total = Object.values(counters).reduce((sum, { copies }) => sum + copies, 0);
  if (total !== COUNTERS_IN_ALL) {
    throw new BadInput('counters', `the copies add up to ${total}, and the box has ${COUNTERS_IN_ALL}`, 'total', {
      found: total,
      wanted: `${COUNTERS_IN_ALL}`,
    });
  }
  for (const id of TROOPS) {
    const first = LORD.reduce((sum, { army }) => sum + (army[id] ?? 0), 0);
    const copies = counters[id]?.copies;
    if (copies === undefined || copies >= first) continue;
    throw new BadInput(`counters.${id}.copies`, `is ${copies}, but the lords begin with ${first}`);
  }
}
