/** Kinds of slips that a reader may have words of their own for. */
export type Slip =
  | 'broken'
  | 'cut-short'
  | 'deep'
  | 'mark'
  | 'twice'
  | 'number'
  | 'null'
  | 'long'
  | 'many'
  | 'not-a-log'
  | 'not-a-pack'
  | 'object'
  | 'list'
  | 'text'
  | 'whole'
  | 'unknown'
  | 'value'
  | 'entry'
  | 'per-seat'
  | 'seats'
  | 'game'
  | 'bot'
  | 'other-rules'
  | 'refused'
  | 'total'
  | 'same'
  | 'length'
  | 'place'
  | 'other';

export type SlipArgs = Readonly<Record<string, string | number>>;

/** Something handed to us is not usable: says what, where, and what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** The field, path or line that is wrong. */
  readonly where: string;
  /** The same without a language: for whoever says it in another one. */
  readonly slip: Slip;
  readonly args: SlipArgs;

  constructor(where: string, problem: string, slip: Slip = 'other', args: SlipArgs = {}) {
    super(where ? `${where}: ${problem}` : problem);
    this.where = where;
    this.slip = slip;
    this.args = { where, ...args };
  }
}
