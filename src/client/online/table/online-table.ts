import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import type { Company, SocketConnection } from '../line/socket-connection.ts';

/** A table in the hall's server, as its screen holds it. */
export interface OnlineTable {
  readonly id: string;
  readonly line: SocketConnection;
  /** Talk is open beside the table. */
  readonly talking: boolean;
  readonly setTalking: (talking: boolean) => void;
  /** Whom the reader wished to speak to when it was opened; nobody: all of them. */
  readonly to: readonly Seat[];
  /** Opens talk for these. */
  readonly talkTo: (to: readonly Seat[]) => void;
  /** Lines that were said since talk was last in sight. */
  readonly unread: number;
}

const OnlineContext = createContext<OnlineTable | null>(null);

export const OnlineProvider = OnlineContext.Provider;

export function useOnline(): OnlineTable {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('nobody is connected here: wrap it in an OnlineProvider');
  return online;
}

export const useCompany = (line: SocketConnection): Company => useSyncExternalStore(line.watch, line.now);

export const ownSeats = ({ seats }: Lobby): number[] => seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
