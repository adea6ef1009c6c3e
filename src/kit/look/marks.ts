/** What a thing stands for at a table, and whether it may be touched now: for whoever has to find it on the page. */
export interface Marks {
  readonly 'data-target'?: string;
  readonly 'data-lit'?: boolean;
}

/** The marks of a thing that can be touched; of one that stands for nothing, none. */
export const marksOf = (target: string | undefined, lit: boolean): Marks =>
  target === undefined ? {} : { 'data-target': target, 'data-lit': lit };
