import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './settings.ts';

describe('stored settings', () => {
  it.each([null, '', 'not json', '42', 'null', '[]', '"dark"'])('%j falls back to the defaults', text => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });

  it('keeps what makes sense and drops what does not, field by field', () => {
    const text = JSON.stringify({
      theme: 'light',
      speed: 'ludicrous',
      volume: 11,
      language: 'it',
      confirm: 'never',
      pause: 5,
      name: 'x'.repeat(200),
      colour: 'red',
    });
    expect(readSettings(text)).toEqual({ ...DEFAULTS, theme: 'light', language: 'it', confirm: 'never' });
  });

  it('nothing is heard before the reader wants to hear it, whatever was stored before there was a volume', () => {
    expect(DEFAULTS.volume).toBe(0);
    expect(readSettings(JSON.stringify({ sound: true })).volume).toBe(0);
    expect(readSettings(JSON.stringify({ volume: 4 })).volume).toBe(4);
    expect(readSettings(JSON.stringify({ volume: 4.5 })).volume).toBe(0);
  });

  it('reads back what it writes', () => {
    const all = { ...DEFAULTS, theme: 'system', textTable: true, shortcuts: false, name: 'Sigrun' } as const;
    expect(readSettings(JSON.stringify(all))).toEqual(all);
  });
});
