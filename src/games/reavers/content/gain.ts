export const TOKENS = ['farm', 'wall', 'tower'] as const;
export type TokenId = (typeof TOKENS)[number];

/** Things that come to a seat. */
export interface Gain {
  readonly food?: number;
  readonly favour?: number;
  readonly glory?: number;
  readonly terror?: number;
  readonly token?: TokenId;
}
