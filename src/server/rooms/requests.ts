/** What may come in over a socket, as JSON Schema: anything else is refused before it reaches a table. */
import { Ajv, type ErrorObject } from 'ajv';
import { Type } from 'typebox';
import { BadInput } from '../../engine/input/bad-input.ts';
import { holdsNull } from '../../engine/input/json-text.ts';
import { LONGEST_PAUSE } from '../../engine/match/log.ts';
import type { HallRequest } from '../../host/hall-api.ts';
import type { Request } from '../../host/protocol.ts';

const strict = { additionalProperties: false } as const;
const Key = Type.String({ minLength: 1, maxLength: 80 });
const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const AnySeat = Type.Union([Seat, Type.Null()]);
/** Pages of before also told the last fact they had heard. */
const Place = Type.Object({ at: Type.Integer({ minimum: 0 }), seq: Type.Optional(Type.Integer()) }, strict);
/** Flat: names and numbers, at most a list of them. The game decides whether it is one of the choices it listed. */
const Value = Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean(), Type.Null()]);
const Choice = Type.Object(
  { kind: Type.String({ minLength: 1, maxLength: 80 }) },
  { additionalProperties: Type.Union([Value, Type.Array(Value, { maxItems: 64 })]), maxProperties: 16 },
);
const Subject = Type.Object(
  { about: Type.String({ maxLength: 40 }) },
  { additionalProperties: Type.Union([Value, Choice]), maxProperties: 8 },
);

/** For so many milliseconds a seat wants to be able to think again; null: until it says that it is done. */
const Pause = Type.Union([Type.Integer({ minimum: 0, maximum: LONGEST_PAUSE }), Type.Null()]);

export const REQUESTS = {
  sit: Type.Object({ type: Type.Literal('sit'), key: Key, seat: AnySeat, since: Type.Optional(Place) }, strict),
  earlier: Type.Object(
    { type: Type.Literal('earlier'), key: Key, seat: AnySeat, before: Type.Integer({ minimum: 0 }) },
    strict,
  ),
  choose: Type.Object(
    { type: Type.Literal('choose'), key: Key, seat: Seat, choice: Choice, pause: Type.Optional(Pause) },
    strict,
  ),
  'end-turn': Type.Object({ type: Type.Literal('end-turn'), key: Key, seat: Seat }, strict),
  undo: Type.Object({ type: Type.Literal('undo'), key: Key, seat: Seat }, strict),
  explain: Type.Object({ type: Type.Literal('explain'), key: Key, seat: AnySeat, subject: Subject }, strict),
  'look-back': Type.Object(
    { type: Type.Literal('look-back'), key: Key, seat: AnySeat, at: Type.Integer({ minimum: 0 }) },
    strict,
  ),
  'take-over': Type.Object(
    {
      type: Type.Literal('take-over'),
      key: Key,
      seat: Seat,
      bot: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
    },
    strict,
  ),
  propose: Type.Object(
    {
      type: Type.Literal('propose'),
      key: Key,
      seat: Seat,
      proposal: Type.Union([
        Type.Object({ kind: Type.Literal('undo') }, strict),
        Type.Object({ kind: Type.Literal('replace'), about: Seat }, strict),
      ]),
    },
    strict,
  ),
  vote: Type.Object({ type: Type.Literal('vote'), key: Key, seat: Seat, yes: Type.Boolean() }, strict),
  withdraw: Type.Object({ type: Type.Literal('withdraw'), key: Key, seat: Seat }, strict),
  order: Type.Object(
    {
      type: Type.Literal('order'),
      key: Key,
      seat: Seat,
      orders: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 32 }),
    },
    strict,
  ),
  resign: Type.Object({ type: Type.Literal('resign'), key: Key, seat: Seat }, strict),
  log: Type.Object({ type: Type.Literal('log'), key: Key }, strict),
  say: Type.Object(
    {
      type: Type.Literal('say'),
      key: Key,
      room: Type.Union([Type.Literal('table'), Type.Literal('gallery')]),
      text: Type.String({ minLength: 1, maxLength: 500 }),
      to: Type.Optional(Type.Array(Seat, { minItems: 1, maxItems: 8 })),
    },
    strict,
  ),
} as const;

const ajv = new Ajv({ allErrors: false });
const checks = new Map(Object.entries(REQUESTS).map(([type, schema]) => [type, ajv.compile(schema)]));

/** Reads a message or says what is wrong with it. */
export function readRequest(text: string): Request | HallRequest {
  const given = parsed(text);
  const type = given !== null && typeof given === 'object' && 'type' in given ? given.type : undefined;
  const check = typeof type === 'string' ? checks.get(type) : undefined;
  if (!check) throw new BadInput('type', `is none of ${[...checks.keys()].join(', ')}`);
  if (!check(given)) throw problemOf(check.errors?.[0]);
  return given as Request | HallRequest;
}

/** Where the slip is, nobody needs to know: looking for it would cost the hall more than the message cost its sender. */
function parsed(text: string): unknown {
  if (holdsNull(text)) throw new BadInput('', 'a message must not hold the character U+0000');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('', 'a message is JSON text');
  }
}

function problemOf(error: ErrorObject | undefined): BadInput {
  const where = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const extra: unknown = error?.params.additionalProperty;
  return new BadInput(
    where,
    `${error?.message ?? 'is not as it must be'}${typeof extra === 'string' ? `: ${extra}` : ''}`,
  );
}
