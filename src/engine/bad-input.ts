/** Something handed to us is not usable: says what, where, and what would be right. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** The field, path or line that is wrong. */
  readonly where: string;

  constructor(where: string, problem: string) {
    super(where ? `${where}: ${problem}` : problem);
    this.where = where;
  }
}
