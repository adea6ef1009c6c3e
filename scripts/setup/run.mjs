// Runs other programs.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './repo.mjs';
import { SetupError } from './trouble.mjs';

/** Runs a program to its end and gathers what it prints. */
export function run(command, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let stdout = '';
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', text => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', text => {
      output += text;
    });
    child.on('error', error => resolve({ code: 1, stdout, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, stdout, output: signal ? `${output}stopped by ${signal}\n` : output });
    });
  });
}

/** The command line (to be run by this same Node) of a tool that a dependency brings. */
export function tool(packageName, name) {
  const folder = at('node_modules', packageName);
  if (!existsSync(join(folder, 'package.json'))) {
    throw new SetupError(`${packageName} is not installed. Run: npm ci`);
  }
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
