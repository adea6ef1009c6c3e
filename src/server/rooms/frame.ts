/** A whole text, as far as the first byte tells it (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to this stand in the second byte; for longer ones it says how many bytes tell them. */
const SHORT = 125;
const IN_TWO = 126;
const IN_EIGHT = 127;
const MOST_IN_TWO = 0xffff;

/**
 * A text as a server sends it over a WebSocket, its head and itself in one piece. `ws` makes two of them, and what it
 * does for each message costs the hall more than the message.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MOST_IN_TWO ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, head);
  return frame;
}
