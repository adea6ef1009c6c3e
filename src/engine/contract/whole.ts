/**
 * A whole number as an integer. What a division, or a word of luck, leaves behind is a floating-point number inside the
 * engine that runs us, whole or not; one of them in a list makes it a list of doubles, and after it every list made at the
 * same place, and these are slower to read, to write and to copy. Zero has no sign, so that a state is the same when it
 * comes back from JSON.
 */
export const whole = (n: number): number => (n >= -0x8000_0000 && n <= 0x7fff_ffff ? n | 0 : n);
