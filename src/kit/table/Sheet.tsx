import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Icon } from '../look/Icon.tsx';
import { Plank } from '../look/Plank.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  /** On the button that puts it away. */
  readonly close: string;
  /** Something that it covers may be touched. */
  readonly litBelow?: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A plank over the board of a small screen, with the whole of what lies there as a hint; Escape puts it away. */
export function Sheet({ title, close, litBelow = false, onClose, children }: SheetProps): ReactElement {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // It lies above all else: what was begun below it stays.
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return (
    <Plank as="section" part="sheet" className="sk-sheet" label={title} groove="ice">
      <div className="sk-sheet-head">
        <h2 className="sk-title">{title}</h2>
        <button
          type="button"
          className="sk-sheet-close"
          data-act="close-sheet"
          data-lit-inside={litBelow}
          aria-label={close}
          onClick={onClose}
        >
          <Icon name="cancel" size={16} />
        </button>
      </div>
      <div className="sk-sheet-body">{children}</div>
    </Plank>
  );
}
