import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSpeech } from '../speech.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useModal } from './useModal.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** At the foot, the main act first; without them there is only the way out. */
  readonly acts?: ReactNode | undefined;
  readonly onClose: () => void;
}

/** A plank in front of everything else. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, children, acts, onClose }: DialogProps): ReactElement {
  const { say } = useSpeech();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(ref);
  useEffect(() => {
    const dialog = ref.current;
    // The question first; a field, where there is one to fill in.
    const field = dialog?.querySelector<HTMLElement>('input:not([type=radio])');
    (field ?? dialog?.querySelector<HTMLElement>('h2'))?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one beside it
    <dialog
      ref={ref}
      className="sk-dialog"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === ref.current && onClose()}
    >
      <div className="sk-plank sk-dialog-plank">
        <header className="sk-dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <ToolButton icon="cancel" label={say('hall.close')} onClick={onClose} />
        </header>
        <div className="sk-dialog-body">{children}</div>
        {acts && <footer className="sk-dialog-acts">{acts}</footer>}
      </div>
    </dialog>
  );
}
