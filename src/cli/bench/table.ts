import { columns } from '../columns.ts';
import type { Measure } from './measure.ts';

/** What was measured, by what it was measured of. */
export type Measured = Readonly<Record<string, readonly Measure[]>>;

/** All of it as one table: a line a measure, a column a game, and behind each number what it should be. */
export function inOneTable(measured: Measured): string[] {
  const titles = Object.keys(measured);
  const all = Object.values(measured).flat();
  const names = [...new Set(all.map(({ name }) => name))];
  const rows = names.map(name => {
    const unit = all.find(one => one.name === name)?.unit ?? '';
    return [name, unit, ...titles.map(title => inWords(measured[title].find(one => one.name === name)))];
  });
  return columns([['', '', ...titles], ...rows], [0, 1]);
}

function inWords(measure: Measure | undefined): string {
  if (!measure) return '';
  const { value, least, most, pass } = measure;
  const target = least !== undefined ? ` (≥ ${least})` : most !== undefined ? ` (≤ ${most})` : '';
  return `${value === null ? '–' : shown(value)}${target}${pass === false ? ' FAIL' : ''}`;
}

const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
