import type { ReactElement } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Sitter } from '../../../host/protocol.ts';
import { useCompany, useOnline } from './online-table.ts';
import { PresenceSign } from './PresenceSign.tsx';

interface SeatSignProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
}

/** Beside a seat of the table: is somebody there? */
export function SeatSign({ seat, sitter }: SeatSignProps): ReactElement {
  const { line } = useOnline();
  const { presence } = useCompany(line);
  return (
    <span className="sk-sign">
      <PresenceSign there={presence.seats[seat] ?? false} bot={sitter.bot !== null} />
    </span>
  );
}
