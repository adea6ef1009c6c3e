import type { WebSocket } from 'ws';

/** How often each line is asked for a sign of life; until it is asked again it may answer. */
export const HEARTBEAT = 25_000;
/** In so many groups: twenty thousand lines asked at once would keep everybody else waiting for a third of a second. */
const GROUPS = 100;

/** A line that gives no sign of life is cut off. */
export class SignsOfLife {
  private readonly groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  private readonly alive = new WeakSet<WebSocket>();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT / GROUPS);
  private came = 0;
  private beats = 0;

  watch(ws: WebSocket): void {
    const group = this.groups[this.came++ % GROUPS];
    group.add(ws);
    ws.once('close', () => group.delete(ws));
    this.heard(ws);
  }

  /** Whatever comes over a line is a sign of life. */
  heard(ws: WebSocket): void {
    this.alive.add(ws);
  }

  stop(): void {
    clearInterval(this.heartbeat);
  }

  private beat(): void {
    for (const ws of this.groups[this.beats++ % GROUPS]) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      ws.ping();
    }
  }
}
