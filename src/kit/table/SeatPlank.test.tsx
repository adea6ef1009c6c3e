import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeatPlank, type SeatPlankProps } from './SeatPlank.tsx';

const side: SeatPlankProps['side'] = { dye: '#fff', on: '#000', emblem: 'raven', rim: 'teeth' };
const score: SeatPlankProps['score'] = { icon: 'laurel-crown', value: 4, spoken: '4 Glory' };

const plank = (compact: boolean): string =>
  renderToStaticMarkup(
    <SeatPlank
      seat={2}
      side={side}
      name="Giulia"
      status="is choosing"
      sign={null}
      clock={null}
      score={score}
      tallies={[]}
      active={true}
      compact={compact}
      onSeat={() => undefined}
    />,
  );

it.each([true, false])('whoever hears a seat hears who sits there, brief or not: %s', compact => {
  const heard = plank(compact)
    // There may be no room for it.
    .replace(/<(\w+)[^>]*sk-table-seat-brief[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');
  expect(heard).toMatch(/Giulia\W+is choosing/);
});
