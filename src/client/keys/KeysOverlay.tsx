import type { ReactElement } from 'react';
import { Dialog } from '../hall/Dialog.tsx';
import { useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { useKeyGroups } from './keys.tsx';
import './keys.css';

/** Every key that does something here. */
export function KeysOverlay({ onClose }: { onClose: () => void }): ReactElement {
  const { say } = useSpeech();
  const groups = useKeyGroups();
  const { shortcuts } = useSettings();
  const always = [
    { key: say('hall.key.tab'), label: say('hall.keys.tab') },
    { key: say('hall.key.arrows'), label: say('hall.keys.arrows') },
    { key: say('hall.key.enter'), label: say('hall.keys.enter') },
    { key: say('hall.key.escape'), label: say('hall.keys.escape') },
  ];
  return (
    <Dialog title={say('hall.keys')} onClose={onClose}>
      {!shortcuts && <p className="sk-dim">{say('hall.keys.off')}</p>}
      {[{ title: say('hall.keys.everywhere'), shortcuts: always }, ...groups].map(group => (
        <section key={group.title} className="sk-keys">
          <h3 className="sk-title">{group.title}</h3>
          <dl>
            {group.shortcuts.map(({ key, label }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
