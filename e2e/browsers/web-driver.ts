/** A session of a W3C WebDriver: the few commands of it that walkers have use for. */
export interface Session {
  /** The address of the page that is to be loaded; back when it is. */
  open(address: string): Promise<void>;
  /** Runs this text as the body of a function, and waits until it has called its last argument with an answer. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  key(value: string): Promise<void>;
  /** Makes the window so large, with all that the browser draws round the page. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** How long a page may take over one question, in milliseconds. */
const SCRIPT = 120_000;
/** A driver that has not answered by then never will. */
const LONGEST = SCRIPT + 30_000;

async function command(method: string, address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LONGEST),
  });
  const { value }: { readonly value: unknown } = await answer.json();
  if (answer.ok) return value;
  const { error = 'unknown', message = '' } = value as { readonly error?: string; readonly message?: string };
  throw new Error(`${new URL(address).pathname.split('/').slice(3).join(' ')}: ${error}: ${message}`);
}

/** Waits for a driver to be ready, and opens a browser with it. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  for (let tries = 0; ; tries++) {
    const ready = await command('GET', `${driver}/status`).then(
      () => true,
      () => false,
    );
    if (ready) break;
    if (tries > 100) throw new Error(`no WebDriver answers at ${driver}`);
    await new Promise(later => setTimeout(later, 100));
  }
  const made = await command('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const at = `${driver}/session/${(made as { readonly sessionId: string }).sessionId}`;
  await command('POST', `${at}/timeouts`, { script: SCRIPT });
  const act = async (source: object): Promise<void> => {
    await command('POST', `${at}/actions`, { actions: [source] });
  };
  return {
    async open(address) {
      await command('POST', `${at}/url`, { url: address });
    },
    run: (body, args) => command('POST', `${at}/execute/async`, { script: body, args }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    key: value =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      }),
    async resize(width, height) {
      await command('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
    },
    async close() {
      await command('DELETE', at);
    },
  };
}
