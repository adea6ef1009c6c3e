import { expect, it } from 'vitest';
import {
  closeEnough,
  distanceAt,
  hasDragged,
  isInSight,
  isMoved,
  middleOf,
  movedByKey,
  nextStop,
  stopsFor,
  wholeIn,
  zoomWithin,
} from './pan-zoom.ts';

const MAP = { width: 952, height: 660 };

it('a drawing is seen whole in a window that is too wide or too high', () => {
  expect(wholeIn({ width: 1904, height: 660 }, MAP)).toEqual({ width: 952, height: 660 });
  expect(wholeIn({ width: 476, height: 900 }, MAP)).toEqual({ width: 476, height: 330 });
});

it('on a phone it begins as large as it was drawn, on a desk it is whole', () => {
  expect(closeEnough({ width: 476, height: 400 }, MAP)).toBe(2);
  expect(closeEnough({ width: 1904, height: 1400 }, MAP)).toBe(1);
  expect(closeEnough({ width: 952, height: 600 }, MAP)).toBe(1);
  expect(closeEnough({ width: 0, height: 0 }, MAP)).toBe(1);
});

it('keys go closer, away and aside, and leave other keys alone', () => {
  expect(movedByKey('+', 1)).toEqual({ zoom: 1.6 });
  expect(movedByKey('0', 3)).toEqual({ zoom: 1 });
  expect(movedByKey('ArrowLeft', 1)).toEqual({ x: -80, y: 0 });
  expect(movedByKey('Enter', 1)).toBeNull();
  expect([zoomWithin(0.4, 3), zoomWithin(2, 3), zoomWithin(9, 3)]).toEqual([1, 2, 3]);
});

it('a click that strays a little is still a click', () => {
  expect([hasDragged(3, 3), hasDragged(5, 4)]).toEqual([false, true]);
});

it('where there are stops one goes from each to the next, the whole first; those that are too near to it are none', () => {
  const stops = stopsFor([0.5, 1, 2, 9], 0.5, 6);
  expect(stops).toEqual([1, 2, 4]);
  expect([nextStop(1, 1, stops), nextStop(2, 1, stops), nextStop(3, -1, stops), nextStop(2, -1, stops)]).toEqual([
    2, 4, 2, 1,
  ]);
  expect(nextStop(4, 1, stops)).toBeGreaterThan(4);
  expect(movedByKey('+', 1, stops)).toEqual({ zoom: 2 });
  expect([distanceAt(0.4, [0.5, 1]), distanceAt(0.5, [0.5, 1]), distanceAt(3, [0.5, 1])]).toEqual([0, 1, 2]);
});

it('what is moved into the middle is told from what a window of another size pushes along', () => {
  const pane = {
    scrollLeft: 100,
    scrollTop: 50,
    scrollWidth: 1000,
    scrollHeight: 500,
    clientWidth: 300,
    clientHeight: 200,
  };
  expect(middleOf(pane)).toEqual({ x: 0.25, y: 0.3 });
  const laid = { left: 100, top: 80, width: 300.4, height: 200 };
  expect(isMoved(pane, laid)).toBe(true);
  expect(isMoved(pane, { ...laid, top: 50 })).toBe(false);
  expect(isMoved({ ...pane, clientHeight: 260 }, laid)).toBe(false);
});

it('what lies at the very edge of a window is not in sight, but at the edge of the drawing it is', () => {
  const pane = {
    scrollLeft: 500,
    scrollTop: 0,
    scrollWidth: 2000,
    scrollHeight: 1000,
    clientWidth: 400,
    clientHeight: 300,
  };
  expect(middleOf(pane)).toEqual({ x: 0.35, y: 0.15 });
  expect(isInSight({ x: 0.35, y: 0.15 }, pane)).toBe(true);
  expect(isInSight({ x: 0.26, y: 0.15 }, pane)).toBe(false);
  expect(isInSight({ x: 0.6, y: 0.15 }, pane)).toBe(false);
  expect(isInSight({ x: 0.35, y: 0.001 }, pane)).toBe(true);
});
