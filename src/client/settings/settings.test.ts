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
      sound: 'yes',
      language: 'it',
      confirm: 'never',
      pause: 5,
      name: 'x'.repeat(200),
      colour: 'red',
    });
    expect(readSettings(text)).toEqual({ ...DEFAULTS, theme: 'light', language: 'it', confirm: 'never' });
  });

  it('reads back what it writes', () => {
    const all = { ...DEFAULTS, theme: 'system', textTable: true, shortcuts: false, name: 'Sigrun' } as const;
    expect(readSettings(JSON.stringify(all))).toEqual(all);
  });
});
