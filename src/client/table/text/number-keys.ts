/** What a digit does: it may complete the number of a choice, begin one, or fit nothing. */
export type Typed =
  | { readonly kind: 'chosen'; readonly number: number }
  | { readonly kind: 'typing'; readonly digits: string }
  | { readonly kind: 'nothing' };

/** Adds a digit to what was typed. A number that could not go on is chosen at once, any other waits for Enter. */
export function typeDigit(before: string, digit: string, count: number): Typed {
  const digits = before + digit;
  const number = Number(digits);
  if (number < 1 || number > count) return before === '' ? { kind: 'nothing' } : typeDigit('', digit, count);
  return number * 10 > count ? { kind: 'chosen', number } : { kind: 'typing', digits };
}
