import type { Refused } from '../../host/hall-api.ts';

/** A request that is not granted: nothing changed. Answered as it stands. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly refused: Refused;

  constructor(status: number, error: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.refused = { error, message, ...(field !== undefined && { field }) };
  }
}

export const badInput = (field: string, message: string): RefusedError =>
  new RefusedError(400, 'bad-input', `${field}: ${message}`, field);

export const stranger = (): RefusedError =>
  new RefusedError(401, 'stranger', 'The hall does not know you: give a name first.');

export const unknownTable = (): RefusedError => new RefusedError(404, 'unknown-table', 'There is no such table.');

export const alreadyBegun = (): RefusedError =>
  new RefusedError(409, 'already-begun', 'The game has begun, and this can only be done before.');

export const notYours = (): RefusedError =>
  new RefusedError(403, 'not-yours', 'Only whoever set up the table may do this.');
