import { type ReactElement, useContext } from 'react';
import { Icon, type IconName } from '../../kit/look/Icon.tsx';
import { KeyNames } from '../../kit/look/key-names.ts';
import { Tooltip } from '../../kit/look/Tooltip.tsx';
import './tools.css';

interface ToolButtonProps {
  /** An icon, or a letter where no picture says it better. */
  readonly icon: IconName | '?';
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly keys?: string | undefined;
  readonly onClick: () => void;
}

/** A bare icon that does something; its name is said on hover and focus. */
export function ToolButton({ icon, label, pressed, expanded, keys, onClick }: ToolButtonProps): ReactElement {
  const keyNow = useContext(KeyNames);
  return (
    <Tooltip content={label} prefer="below">
      <button
        type="button"
        className="sk-tool"
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-keyshortcuts={keys && keyNow(keys)}
        onClick={onClick}
      >
        {icon === '?' ? <span className="sk-tool-letter">?</span> : <Icon name={icon} size={22} />}
      </button>
    </Tooltip>
  );
}
