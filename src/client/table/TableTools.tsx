import { memo, type ReactElement, type ReactNode } from 'react';
import { HallTools } from '../hall/HallTools.tsx';
import { ToolButton } from '../hall/ToolButton.tsx';
import { TablesTool } from '../online/tables/TablesTool.tsx';
import { useSpeech } from '../speech.tsx';
import './table-tools.css';

interface TableToolsProps {
  readonly replaying: boolean;
  readonly textTable: boolean;
  /** A finished game has a sheet to go back to. */
  readonly onScore: (() => void) | null;
  readonly onRules: () => void;
  readonly onReplay: () => void;
  readonly onTextTable: () => void;
  readonly onMenu: () => void;
  /** What has happened since the reader's last choice. */
  readonly onRecap: () => void;
  /** What a good player would do; null where nobody may ask. */
  readonly onAdvice: (() => void) | null;
  readonly advised: boolean;
  /** What is in sight however little room there is. */
  readonly children?: ReactNode | undefined;
}

/** The tools in the rail of a table. Where there is little room all but the menu fold into it. */
export const TableTools = memo(function TableTools(props: TableToolsProps): ReactElement {
  const { say } = useSpeech();
  return (
    <div className="sk-table-tools">
      <div className="sk-table-tools-wide">
        {props.onAdvice && (
          <ToolButton
            icon="light-bulb"
            label={say('hall.advice')}
            keys="a"
            pressed={props.advised}
            onClick={props.onAdvice}
          />
        )}
        {props.onScore && <ToolButton icon="trophy" label={say('hall.score')} onClick={props.onScore} />}
        <ToolButton icon="rule-book" label={say('hall.rules')} keys="r" onClick={props.onRules} />
        <ToolButton
          icon="backward-time"
          label={say('hall.replay')}
          keys="b"
          pressed={props.replaying}
          onClick={props.onReplay}
        />
        <ToolButton
          icon="quill-ink"
          label={say('hall.switch.textTable')}
          keys="t"
          pressed={props.textTable}
          onClick={props.onTextTable}
        />
        <HallTools tables={false} />
      </div>
      <TablesTool />
      <span className="sk-table-recap">
        <ToolButton icon="scroll-unfurled" label={say('hall.recap')} keys="l" onClick={props.onRecap} />
      </span>
      {props.children}
      <ToolButton icon="hamburger-menu" label={say('hall.menu')} keys="m" onClick={props.onMenu} />
    </div>
  );
});
