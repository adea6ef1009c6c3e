#!/usr/bin/env node
// Starts Firefox in Playwright's place and stands between the two: an older Firefox has not heard of a command that
// Playwright gives to every browser it opens. It is told that this is done; all else goes through as it is.

import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** How media features look is left as it is in Firefox: nothing that is played here asks for more. */
const UNHEARD = 'emulation.setMediaFeaturesOverride';
const LISTENING = /^WebDriver BiDi listening on (ws:\S+)$/m;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', error => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', code => process.exit(code ?? 1));

function stand(address) {
  const here = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  here.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${here.address().port}\n`);
  });
  here.on('connection', near => {
    const far = new WebSocket(`${address}/session`, { perMessageDeflate: false });
    const early = [];
    far.on('open', () => {
      for (const text of early.splice(0)) far.send(text);
    });
    far.on('message', data => near.send(data.toString()));
    far.on('close', () => near.close());
    far.on('error', error => process.stderr.write(`${error.message}\n`));
    near.on('close', () => far.close());
    near.on('message', data => {
      const text = data.toString();
      const { id, method } = JSON.parse(text);
      if (method === UNHEARD) near.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (far.readyState === WebSocket.OPEN) far.send(text);
      else early.push(text);
    });
  });
}

let said = '';
const listen = text => {
  said += text;
  const [, address] = LISTENING.exec(said) ?? [];
  if (!address) return;
  firefox.stderr.off('data', listen).resume();
  stand(address);
};
firefox.stderr.setEncoding('utf8').on('data', listen);
