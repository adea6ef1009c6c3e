import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Speaker } from '../../engine/text/text.ts';
import { TableRail } from './TableRail.tsx';
import { type Teacher, TeacherContext } from './teacher.ts';

const speaker = { say: (id: string) => id } as Speaker;
const drawnRail = (onValues?: () => void) => (
  <TableRail
    speaker={speaker}
    tools={null}
    mark={null}
    track="how far"
    now="age one"
    numbers={[]}
    band="north"
    {...(onValues && { onValues })}
  />
);
const rail = (onValues?: () => void): string => renderToStaticMarkup(drawnRail(onValues));

it('a game whose values were reconstructed says so beside its name, and no other', () => {
  expect(rail(() => undefined)).toContain('content.title');
  expect(rail()).not.toContain('content.title');
});

it('in a lesson says which one it is and where it stands among the others, not how far a game is', () => {
  const head = { title: 'Lesson 4: Battle', brief: 'Battle', track: 'four of nine' };
  const taught = { head } as Teacher;
  const html = renderToStaticMarkup(<TeacherContext value={taught}>{drawnRail()}</TeacherContext>);
  expect(html).toContain('game.name');
  expect(html).toContain('>Lesson 4: Battle<');
  expect(html).toContain('>four of nine<');
  expect(html).toContain('>Battle<');
  expect(html).not.toMatch(/how far|age one/);
  expect(rail()).toMatch(/how far.*age one/);
});
