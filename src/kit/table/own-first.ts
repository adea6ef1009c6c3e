/** Where little is in sight at once the reader's own comes first; the others keep their order. */
export const ownFirst = <T>(items: readonly T[], isOwn: (item: T) => boolean): readonly T[] => [
  ...items.filter(isOwn),
  ...items.filter(item => !isOwn(item)),
];
