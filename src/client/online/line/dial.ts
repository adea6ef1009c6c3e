import { type Dial, SocketConnection } from './socket-connection.ts';

const BASE = import.meta.env.BASE_URL;

/** A line to a table of this hall's server, which hurries when the network or the reader comes back. */
export function dialTable(id: string): SocketConnection {
  const address = new URL(`${BASE}ws?table=${encodeURIComponent(id)}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const dial: Dial = ears => {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => ears.heard(String(data));
    socket.onclose = ({ code }) => ears.gone(code);
    return { send: text => socket.send(text), close: () => socket.close() };
  };
  const line = new SocketConnection(dial);
  const back = () => {
    if (!document.hidden) line.hurry();
  };
  window.addEventListener('online', back);
  window.addEventListener('offline', line.lose);
  document.addEventListener('visibilitychange', back);
  const hangUp = line.close.bind(line);
  line.close = () => {
    window.removeEventListener('online', back);
    window.removeEventListener('offline', line.lose);
    document.removeEventListener('visibilitychange', back);
    hangUp();
  };
  return line;
}
