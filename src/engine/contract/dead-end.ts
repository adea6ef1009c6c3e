/** The rules have come to a point from which nothing leads on: a mistake of theirs, never of a player's. */
export class DeadEnd extends Error {
  override readonly name = 'DeadEnd';
}
