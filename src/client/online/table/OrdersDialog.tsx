import { type ReactElement, useState } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import { Segmented } from '../../../kit/look/Segmented.tsx';
import { Choice } from '../../hall/Choice.tsx';
import { Dialog } from '../../hall/Dialog.tsx';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';

interface OrdersDialogProps extends AtTable {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** What the reader leaves to the hall, switch by switch: it counts from the press on, and so does taking it back. */
export function OrdersDialog({ line, shown, speaker, orders, seat, onClose }: OrdersDialogProps): ReactElement {
  const { say } = useSpeech();
  // What was pressed counts before the hall has answered: the next press adds to it.
  const [pressed, setPressed] = useState<readonly string[] | null>(null);
  const given = pressed ?? shown.moment.orders ?? [];
  const order = async (all: readonly string[]) => {
    setPressed(all);
    await line.order(seat, all);
    setPressed(last => (last === all ? null : last));
  };
  return (
    <Dialog title={say('hall.orders')} onClose={onClose}>
      <p className="sk-dim">{say('hall.orders.text')}</p>
      {orders.map(id => (
        <Choice key={id} title={speaker.name('order', id)} text={speaker.say(`order.${id}.text`)}>
          <Segmented
            label={speaker.name('order', id)}
            segments={[
              { value: 'on', label: say('hall.on') },
              { value: 'off', label: say('hall.off') },
            ]}
            value={given.includes(id) ? 'on' : 'off'}
            onChange={value =>
              void order(orders.filter(other => (other === id ? value === 'on' : given.includes(other))))
            }
          />
        </Choice>
      ))}
    </Dialog>
  );
}
