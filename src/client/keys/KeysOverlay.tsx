import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Dialog } from '../hall/Dialog.tsx';
import { changeSettings, useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { type Shortcut, useKeyGroups } from './keys.tsx';
import { isOwn, keyFor, objectionTo, remap } from './remap.ts';
import './keys.css';

/** Every key that does something here; those of one letter can be put elsewhere. */
export function KeysOverlay({ onClose }: { onClose: () => void }): ReactElement {
  const { say } = useSpeech();
  const groups = useKeyGroups();
  const { shortcuts, keys } = useSettings();
  /** The key that is about to be put elsewhere, and why the last one pressed for it was refused. */
  const [moving, setMoving] = useState<{ readonly own: string; readonly refused: string } | null>(null);
  const always = [
    { key: say('hall.key.tab'), label: say('hall.keys.tab') },
    { key: say('hall.key.arrows'), label: say('hall.keys.arrows') },
    { key: say('hall.key.enter'), label: say('hall.keys.enter') },
    { key: say('hall.key.escape'), label: say('hall.keys.escape') },
  ];
  const labelOf = (own: string): string =>
    groups.flatMap(group => group.shortcuts).find(({ key }) => key === own)?.label ?? '';
  const onKey = (event: KeyboardEvent) => {
    if (!moving || ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setMoving(null);
    const objection = objectionTo(moving.own, event.key, keys);
    if (!objection) {
      changeSettings({ keys: remap(moving.own, event.key, keys) });
      return setMoving(null);
    }
    const refused =
      objection.why === 'taken'
        ? say('hall.keys.taken', { key: event.key, label: labelOf(objection.by) })
        : say('hall.keys.reserved', { key: event.key });
    setMoving({ ...moving, refused });
  };
  const row = ({ key, label }: Pick<Shortcut, 'key' | 'label'>) => {
    const own = moving?.own === key;
    return (
      <div key={key}>
        <dt>
          <kbd>{own ? '…' : keyFor(key, keys)}</kbd>
        </dt>
        <dd>
          {own ? say('hall.keys.press') : label}
          {own && moving.refused && (
            <span role="alert" className="sk-keys-refused">
              {moving.refused}
            </span>
          )}
        </dd>
        {isOwn(key) && (
          <dd>
            <Button
              tone="quiet"
              act="remap"
              label={say('hall.keys.change', { label })}
              pressed={own}
              onClick={() => setMoving(own ? null : { own: key, refused: '' })}
            >
              {say(own ? 'hall.cancel' : 'hall.keys.elsewhere')}
            </Button>
          </dd>
        )}
      </div>
    );
  };
  return (
    <Dialog title={say('hall.keys')} onClose={onClose}>
      {!shortcuts && <p className="sk-dim">{say('hall.keys.off')}</p>}
      <div onKeyDownCapture={onKey}>
        {[{ title: say('hall.keys.everywhere'), shortcuts: always }, ...groups].map(group => (
          <section key={group.title} className="sk-keys">
            <h3 className="sk-title">{group.title}</h3>
            <dl>{group.shortcuts.map(row)}</dl>
          </section>
        ))}
        {Object.keys(keys).length > 0 && (
          <Button act="reset-keys" onClick={() => changeSettings({ keys: {} })}>
            {say('hall.keys.reset')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
