import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { ownPath } from './own-path.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `src/games/<game>/index.ts` is said of every game. */
const said = (path: string): string[] =>
  path.includes('<game>') ? CATALOGUE.map(({ id }) => ownPath(path, id)) : [path];

describe.each(pages)('%s', page => {
  const text = readFileSync(join(root, page), 'utf8');

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
    const inside = links.filter(link => !/^[a-z]+:/.test(link));
    expect(inside.filter(link => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const named = [...text.matchAll(/`((?:src|scripts|test|e2e|dev|docs|scenarios|public)\/[^`\s*…]*)`/g)];
    const paths = named.flatMap(([, path]) => said(path));
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names commands that are there', () => {
    const named = [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)].map(([, name]) => name);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });
});
