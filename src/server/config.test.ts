import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig, VARIABLES } from './config.ts';

const problemsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof BadConfig) return error.problems;
    throw error;
  }
};

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4710,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      webhooks: false,
    });
    expect(config.trusts('127.0.0.1')).toBe(false);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4710, databaseUrl: null });
  });

  it('names every variable that is wrong, all at once, and never its value', () => {
    const problems = problemsOf({
      PORT: '80.5',
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      PUBLIC_URL: 'https://hall.example/path',
      LOG_LEVEL: 'loud',
      WEBHOOKS: 'yes',
      METRICS_TOKEN: 'hunter2',
      TRUST_PROXY: '10.0.0.0/33',
      LIMIT_READS: '0',
      MAIL_FROM: 'nobody',
    });
    expect(problems.map(problem => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'MAIL_FROM',
      'WEBHOOKS',
      'METRICS_TOKEN',
      'LIMIT_READS',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('asks for the hall’s address where notices have to link to it', () => {
    expect(problemsOf({ WEBHOOKS: 'on' })).toEqual([expect.stringContaining('PUBLIC_URL must be set')]);
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hall.example' })).toEqual([
      'MAIL_FROM must be set along with SMTP_URL',
    ]);
    expect(problemsOf({ WEBHOOKS: 'on', PUBLIC_URL: 'https://hall.example/' })).toEqual([]);
  });

  it('trusts the proxies that were named, in either way of writing', () => {
    const { trusts } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8' });
    expect(['127.0.0.1', '::ffff:127.0.0.1', '10.9.8.7', 'fd12::1'].map(trusts)).toEqual([true, true, true, true]);
    expect(['127.0.0.2', '11.0.0.1', '::1', '', 'x'].map(trusts)).toEqual([false, false, false, false, false]);
  });

  it('is documented in one table that says the same', () => {
    const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.+) \|$/gm);
    const documented = [...rows].map(([, name, initial = '', about]) => [name, initial, about]);
    const real = Object.entries(VARIABLES).map(([name, variable]) => [name, variable.default, variable.about]);
    expect(documented).toEqual(real);
  });
});
