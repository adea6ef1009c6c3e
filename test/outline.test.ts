import { expect, it } from 'vitest';
import { shortened } from '../scripts/outline.mjs';

it('rounds to fifths, and parts numbers by no more than they need', () => {
  expect(shortened('M235.094 17.844C60.934 66.176 249.458 163.35 184.72 198.22z')).toBe(
    'M235 17.8C61 66.2 249.4 163.4 184.8 198.2z',
  );
  expect(shortened('M0 0l0.52 0.48l-0.5 3h12.04v-0.96')).toBe('M0 0l.6.4-.6 3h12v-.8');
});

it('rounds where things lie, not how far apart they are: faults do not add up', () => {
  const across = [...shortened(`M0 0${'l.14.26'.repeat(200)}`).matchAll(/-?(?:\d*\.\d|\d+)/g)].map(Number).slice(2);
  const end = [0, 1].map(axis => across.filter((_, i) => i % 2 === axis).reduce((sum, step) => sum + step, 0));
  expect(end[0]).toBeCloseTo(28, 1);
  expect(end[1]).toBeCloseTo(52, 1);
});

it('goes on from where an outline began once it is closed, and lines follow the first pair of a move', () => {
  expect(shortened('m10.04 10.04 5 0 0 5zm1.02 0h4')).toBe('m10 10l5 0 0 5zm1 0h4');
});

it('leaves arcs as they are: the ends of a circle lie close together', () => {
  expect(shortened('M10 10a5.125 5.125 0 1 1-.01 0z')).toBe('M10 10a5.125 5.125 0 1 1-.01 0z');
});

it('says so where a stroke lacks a number', () => {
  expect(() => shortened('M10 10c1 2 3')).toThrow('"c"');
});
