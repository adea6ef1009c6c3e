// An outline in fewer letters: a fifth of a unit is less than the eye sees in a box of 512.
//
// Every end and every handle is rounded from where it truly lies, not from the one before it, so that faults do not add up
// along a line of hundreds of strokes.

/** How many numbers each command takes, in groups of x and y but for those named below. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const PARTS = /([MLHVCSQTAZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/gi;
const fifth = value => Math.round(value * 5) / 5;
/** Arcs keep what they have: round a whole circle their ends lie closer together than a fifth. */
const thousandth = value => Math.round(value * 1000) / 1000;

/** `0.5` is `.5`, and a sign or a second point parts two numbers as well as a blank does. */
function joined(numbers) {
  let text = '';
  for (const number of numbers) {
    const next = String(number).replace(/^(-?)0\./, '$1.');
    const parts = text !== '' && !next.startsWith('-') && !(next.startsWith('.') && /\.\d+$/.test(text));
    text += parts ? ` ${next}` : next;
  }
  return text;
}

/** Strokes of a path: letter and numbers, a letter for each. */
function* strokes(path) {
  let letter = '';
  let numbers = [];
  // The flags of an arc may stand without anything between them; no icon has them so, and one that had would not come out even.
  for (const [, command, number] of path.matchAll(PARTS)) {
    if (command) {
      if (numbers.length > 0) throw new Error(`a stroke "${letter}" lacks numbers`);
      letter = command;
      if (TAKES[letter.toUpperCase()] === 0) yield [letter, []];
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length < TAKES[letter.toUpperCase()]) continue;
    yield [letter, numbers];
    numbers = [];
    // What follows the first pair of a move are lines.
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
  if (numbers.length > 0) throw new Error(`a stroke "${letter}" lacks numbers`);
}

export function shortened(path) {
  /** Where the pen truly is, where it is drawn, and where both began. */
  let [x, y, drawnX, drawnY, startX, startY, startDrawnX, startDrawnY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let text = '';
  let before = '';
  for (const [letter, numbers] of strokes(path)) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const rounded = upper === 'A' ? thousandth : fifth;
    const fromX = value => rounded(relative ? x + value - drawnX : value);
    const fromY = value => rounded(relative ? y + value - drawnY : value);
    let out = [];
    let [endX, endY] = [x, y];
    if (upper === 'Z') {
      [x, y, drawnX, drawnY] = [startX, startY, startDrawnX, startDrawnY];
      text += letter;
      before = letter;
      continue;
    }
    if (upper === 'H') {
      out = [fromX(numbers[0])];
      endX = relative ? x + numbers[0] : numbers[0];
    } else if (upper === 'V') {
      out = [fromY(numbers[0])];
      endY = relative ? y + numbers[0] : numbers[0];
    } else {
      const plain = upper === 'A' ? numbers.slice(0, 5).map(thousandth) : [];
      const pairs = numbers.slice(plain.length);
      out = [...plain, ...pairs.map((value, i) => (i % 2 === 0 ? fromX(value) : fromY(value)))];
      const [toX, toY] = pairs.slice(-2);
      [endX, endY] = relative ? [x + toX, y + toY] : [toX, toY];
    }
    const [acrossX, downY] = [out.at(upper === 'H' ? -1 : -2), out.at(-1)];
    if (upper !== 'V') drawnX = thousandth(relative ? drawnX + acrossX : acrossX);
    if (upper !== 'H') drawnY = thousandth(relative ? drawnY + downY : downY);
    [x, y] = [endX, endY];
    if (upper === 'M') [startX, startY, startDrawnX, startDrawnY] = [x, y, drawnX, drawnY];
    // A letter that is said again may be left out, but for moves, which would become lines.
    const follows = before === letter && upper !== 'M';
    const said = joined(out);
    text += follows
      ? said.startsWith('-') || (said.startsWith('.') && /\.\d+$/.test(text))
        ? said
        : ` ${said}`
      : letter + said;
    before = letter;
  }
  return text;
}
