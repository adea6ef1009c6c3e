import { type ParseError, parse } from 'jsonc-parser';
import { BadInput } from './bad-input.ts';

/** Reads JSON that a person may have written: a slip is named by its line and column. */
export function parseJson(text: string, what = 'JSON'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Engines name the place each in their own way, and some do not.
    const at = slipIn(text);
    const before = text.slice(0, at).split('\n');
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
    const where = `line ${line}, column ${column}`;
    const found = text.slice(at).match(/^\S+/)?.[0].slice(0, 20);
    if (found) throw new BadInput(where, `${what} cannot go on with ${found}`, 'broken', { line, column, found });
    throw new BadInput(where, `${what} ends too early`, 'cut-short', { line });
  }
}

/** Where it cannot be read any further. */
function slipIn(text: string): number {
  const slips: ParseError[] = [];
  try {
    parse(text, slips, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Nested so deeply that the search for the slip runs out of stack: it is well beyond anything a person writes.
    return text.length;
  }
  return slips[0]?.offset ?? 0;
}
