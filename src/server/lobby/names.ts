import { badInput } from './refused.ts';

export const LONGEST_NAME = 40;

/** Control characters, halves of characters, separators of lines, and what turns the direction of writing. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Drawn as nothing, or as whatever a font likes: with them two names look the same, or like none. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}\p{Co}\u2800\ufffc\u{1d159}]/u;
/** Where they are part of writing: in signs that are made of several, and between letters that would join without them. */
const IN_GOOD_FAITH =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|[\d#*])(?:\u200d|\ufe0f)|(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}])(?:\u200c|\u200d)(?=\p{L})/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What mail programs and browsers make a link of. */
const LINK = /:\/\/|\bwww\.|\S\.(?:\p{L}{2,}|xn--[a-z0-9-]+)(?=[\s/:?#,;!)\]}>"”»]|\.?$|\.\s)/iu;

/** The name of a person, as text: whatever it looks like, it is never markup. */
export function readName(given: string, field = 'name'): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  if (FORBIDDEN.test(name)) throw badInput(field, 'must not hold control characters');
  if (UNSEEN.test(name.replaceAll(IN_GOOD_FAITH, '')))
    throw badInput(field, 'must not hold characters that nobody sees');
  if (LINK.test(name)) throw badInput(field, 'must not look like the address of a page');
  if (!VISIBLE.test(name)) throw badInput(field, 'must hold at least one letter, number or sign');
  if ([...name].length > LONGEST_NAME) throw badInput(field, `must be of at most ${LONGEST_NAME} characters`);
  return name;
}
