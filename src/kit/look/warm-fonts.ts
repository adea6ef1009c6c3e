/** Every face that a table is written in. */
const FACES = [
  '500 1rem "Alegreya Sans"',
  '700 1rem "Alegreya Sans"',
  '800 1rem "Alegreya Sans"',
  'italic 500 1rem "Alegreya Sans"',
  '700 1rem "Texturina Variable"',
] as const;

/** A face that comes in the middle of a game has the whole page laid out anew: better that all come at its beginning. */
export function warmFonts(): void {
  // Whoever gets none reads in another face.
  for (const face of FACES) document.fonts.load(face).catch(() => undefined);
}
