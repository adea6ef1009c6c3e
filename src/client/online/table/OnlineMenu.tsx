import type { ReactElement } from 'react';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';
import { type MenuEntry, MenuItem } from '../../table/TableMenu.tsx';
import { shareLink } from '../gathering/share-link.ts';
import { ask } from './asked.ts';
import { useCompany, useOnline } from './online-table.ts';

/** What can be done at a table with others: talk, ask for consent, give up. */
export function OnlineMenu({ line, shown, orders, onClose }: AtTable & { readonly onClose: () => void }): ReactElement {
  const { say } = useSpeech();
  const { id, line: socket, setTalking } = useOnline();
  const { presence, lobby } = useCompany(socket);
  const { moment, table } = shown;
  const { seat, motion, result, canUndo } = moment;
  const plays = seat !== null && !result && table.seats[seat]?.bot === null;
  const entries: MenuEntry[] = [
    { icon: 'talk', label: say('hall.talk'), run: () => setTalking(true) },
    {
      icon: 'share',
      label: say('hall.share'),
      text: say(result || lobby?.spectators ? 'hall.share.watch' : 'hall.share.players'),
      run: () => void shareLink({ screen: 'play', id }, say('hall.share.copied')),
    },
  ];
  if (plays && !motion) {
    if (!canUndo && moment.at > 0) {
      entries.push({
        icon: 'anticlockwise-rotation',
        label: say('hall.menu.ask-undo'),
        text: say('hall.menu.ask-undo.text'),
        run: () => void line.propose(seat, { kind: 'undo' }),
      });
    }
    for (const [about, sitter] of table.seats.entries()) {
      if (about === seat || sitter.bot !== null || presence.seats[about]) continue;
      entries.push({
        icon: 'rock-golem',
        label: say('hall.menu.replace', { name: sitter.name }),
        text: say('hall.menu.replace.text'),
        run: () => void line.propose(seat, { kind: 'replace', about }),
      });
    }
  }
  // Where time is counted in seconds there is nothing to gain by them.
  if (plays && orders.length > 0 && moment.clock?.rule.kind !== 'live') {
    entries.push({
      icon: 'quill-ink',
      label: say('hall.orders'),
      text: say('hall.orders.menu'),
      run: () => ask('orders'),
    });
  }
  if (plays) {
    entries.push({
      icon: 'vertical-banner',
      label: say('hall.resign'),
      text: say('hall.resign.text'),
      run: () => ask('resign'),
    });
  }
  return (
    <ul className="sk-menu">
      {entries.map(entry => (
        <MenuItem key={entry.label} {...entry} onClose={onClose} />
      ))}
    </ul>
  );
}
