import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Speaker } from '../../engine/text/text.ts';
import { TableRail } from './TableRail.tsx';

const speaker = { say: (id: string) => id } as Speaker;
const rail = (onValues?: () => void): string =>
  renderToStaticMarkup(
    <TableRail
      speaker={speaker}
      tools={null}
      mark={null}
      track={null}
      now={null}
      numbers={[]}
      band="north"
      {...(onValues && { onValues })}
    />,
  );

it('a game whose values were reconstructed says so beside its name, and no other', () => {
  expect(rail(() => undefined)).toContain('content.title');
  expect(rail()).not.toContain('content.title');
});
