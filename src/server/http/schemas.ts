/** The shapes of `hall-api.ts`, as they are checked and as /api shows them. */
import { type TProperties, type TSchema, Type } from 'typebox';
import type { Content } from '../../engine/contract/content.ts';
import { LANGUAGES } from '../../engine/contract/game.ts';

/** `title`: by which /api speaks of it. */
const shape = <P extends TProperties>(properties: P, title?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(title !== undefined && { title }) });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Secret = Type.String({ minLength: 1, maxLength: 64 });
const Share = Type.String({ pattern: '^[0-9a-fA-F]{32}$', description: '32 hexadecimal digits' });
/** Longer than any name may be: what is wrong with one is said in words. */
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Seat = Type.Integer({ minimum: 0, maximum: 98 });
const Time = Type.Integer({ description: 'milliseconds since 1970' });

export const TableParams = shape({ id: Id });
/** A list goes on after this table. */
export const TablesAfter = shape({ after: Type.Optional(Id) });
export const SeatParams = shape({ id: Id, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });
export const PasskeyParams = shape({ id: Type.String({ minLength: 1, maxLength: 1_500 }) });

export const Named = shape({ name: Name });

const Language = Type.Union(LANGUAGES.map(language => Type.Literal(language)));

const contact = {
  email: orNull(Type.String({ minLength: 3, maxLength: 254 })),
  webhook: orNull(Type.String({ minLength: 1, maxLength: 1_000 })),
  language: Language,
};

export const Contact = shape(contact, 'Contact');

/** As `game/lesson`. */
const LessonName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}/[a-z0-9][a-z0-9-]{0,59}$' });

export const Learned = shape(
  {
    finished: Type.Array(LessonName, { maxItems: 200 }),
    underWay: orNull(
      shape({
        lesson: LessonName,
        print: Type.String({ maxLength: 20 }),
        entries: Type.Array(Type.Unknown(), { maxItems: 400, description: 'as a log has them' }),
        done: Type.Array(Type.Integer({ minimum: -1, maximum: 400 }), { maxItems: 60 }),
      }),
    ),
  },
  'Learned',
);

export const MailToken = shape({ token: Type.String({ minLength: 1, maxLength: 200 }) });

const Options = Type.Record(
  Type.String({ maxLength: 60 }),
  Type.Union([
    Type.String({ maxLength: 200 }),
    Type.Number(),
    Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60 }),
  ]),
);

/** Any JSON object: checked by the game, which names what is wrong in it. */
const Pack = Type.Unsafe<Content>(
  Type.Object({}, { description: 'values of the game that are replaced: docs/content-packs.md' }),
);

const ClockRule = Type.Union([
  shape({ kind: Type.Literal('none') }),
  shape({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: SECOND, maximum: 24 * HOUR }),
    increment: Type.Integer({ minimum: 0, maximum: HOUR }),
  }),
  shape({ kind: Type.Literal('days'), each: Type.Integer({ minimum: SECOND, maximum: 60 * 24 * HOUR }) }),
]);

const Timing = shape(
  {
    rule: ClockRule,
    runOut: Type.Union([Type.Literal('decision'), Type.Literal('seat')]),
  },
  'Timing',
);

const Visibility = Type.Union([Type.Literal('private'), Type.Literal('open')]);
const State = Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]);

export const TablePlan = shape(
  {
    game: Type.String({ minLength: 1, maxLength: 60 }),
    options: Options,
    content: Type.Optional(Pack),
    seats: Type.Array(
      Type.Union([
        shape({ kind: Type.Literal('mine'), share: Share }),
        shape({ kind: Type.Literal('open') }),
        shape({ kind: Type.Literal('invited'), name: Name }),
        shape({ kind: Type.Literal('bot'), bot: Type.String({ minLength: 1, maxLength: 60 }) }),
      ]),
      { minItems: 1, maxItems: 20 },
    ),
    visibility: Visibility,
    spectators: Type.Boolean(),
    timing: Timing,
  },
  'TablePlan',
);

export const TakeSeat = shape({ share: Share, invite: Type.Optional(Secret) });

export const Rematch = shape({ share: Share });

/** Any JSON: read and checked by `readLog`, which names what is wrong in it. */
export const ImportLog = shape({ log: Type.Unknown({ description: 'a finished game: skali-log/1' }) });

export const PushTarget = shape({
  endpoint: Type.String({ minLength: 1, maxLength: 2_000 }),
  keys: shape({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_=-]{1,200}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_=-]{1,100}$' }),
  }),
  language: Language,
});

export const PushEndpoint = shape({ endpoint: Type.String({ minLength: 1, maxLength: 2_000 }) });

const Base64Url = (most: number) => Type.String({ pattern: `^[A-Za-z0-9_=-]{1,${most}}$` });
/** What browsers add of their own accord, and nobody reads here. */
const Extras = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown());

const credential = <P extends TProperties>(response: P) =>
  shape({
    id: Base64Url(1_500),
    rawId: Base64Url(1_500),
    type: Type.Literal('public-key'),
    response: shape(response),
    clientExtensionResults: Extras,
    authenticatorAttachment: Type.Optional(
      orNull(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
    ),
  });

export const NewPasskey = shape({
  label: Name,
  response: credential({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(30_000),
    authenticatorData: Type.Optional(Base64Url(8_000)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Base64Url(4_000)),
  }),
});

export const Login = shape({
  response: credential({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(8_000),
    signature: Base64Url(4_000),
    userHandle: Type.Optional(orNull(Type.String({ maxLength: 200 }))),
  }),
});

// What is answered.

export const Refused = Type.Object(
  {
    error: Type.String(),
    message: Type.String(),
    field: Type.Optional(Type.String()),
  },
  { title: 'Refused' },
);

export const HallInfo = Type.Object({
  version: Type.String(),
  pushKey: Type.String(),
  email: Type.Boolean(),
  webhook: Type.Boolean(),
});

export const Seen = Type.Object({
  proxy: Type.Union([Type.Literal('none'), Type.Literal('trusted'), Type.Literal('unknown')]),
  https: Type.Boolean(),
});

export const HookKey = Type.Object({
  key: Type.String({
    description: 'Skali-Signature is sha256= and the HMAC-SHA256 of the body with this key, in hexadecimal digits',
  }),
});

export const SessionParams = shape({ id: Type.String({ pattern: '^[\\w-]{22}$' }) });

export const SignedInList = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      label: Type.Union([Type.String({ description: 'browser and system' }), Type.Null()]),
      created: Time,
      used: Time,
      here: Type.Boolean({ description: 'is it the one that asks?' }),
    },
    { title: 'SignedIn' },
  ),
);

export const Me = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    passkeys: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), created: Time })),
    contact: shape({ ...contact, confirmed: Type.Boolean() }, 'KeptContact'),
  },
  { title: 'Me' },
);

const SeatKind = Type.Union([
  Type.Literal('open'),
  Type.Literal('invited'),
  Type.Literal('person'),
  Type.Literal('bot'),
]);

const AnyOptions = Type.Record(Type.String(), Type.Unknown());

export const Lobby = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    options: AnyOptions,
    content: Type.Optional(Type.Unsafe<Content>(AnyOptions)),
    seats: Type.Array(
      Type.Object({
        kind: SeatKind,
        name: Type.String(),
        bot: orNull(Type.String()),
        mine: Type.Boolean(),
        invite: Type.Optional(Type.String()),
      }),
    ),
    visibility: Visibility,
    spectators: Type.Boolean(),
    timing: Timing,
    state: State,
    commitment: Type.String(),
    created: Time,
    mine: Type.Boolean(),
    next: orNull(Type.String()),
  },
  { title: 'Lobby' },
);

const Result = Type.Object(
  {
    ranking: Type.Array(Type.Array(Seat)),
    totals: Type.Optional(Type.Array(Type.Number())),
    sources: Type.Optional(Type.Array(Type.String())),
    scores: Type.Optional(Type.Array(Type.Array(Type.Number()))),
    unit: Type.Optional(Type.String()),
    how: Type.Optional(
      Type.Object({ way: Type.String(), args: Type.Optional(Type.Record(Type.String(), Type.Any())) }),
    ),
    shared: Type.Optional(Type.Literal(true)),
    tieBreak: Type.Optional(Type.String()),
  },
  { title: 'Result' },
);

const Maybe = orNull(Type.Number());

const ClockFace = Type.Object(
  {
    rule: ClockRule,
    left: Type.Array(Maybe),
    running: Type.Array(Seat),
    since: Time,
    turn: Type.Optional(Type.Integer()),
    earned: Type.Optional(Type.Array(Maybe)),
  },
  { title: 'ClockFace' },
);

export const TableRows = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      game: Type.String(),
      options: AnyOptions,
      seats: Type.Array(
        Type.Object({
          name: Type.String(),
          bot: orNull(Type.String()),
          person: Type.Optional(Type.Union([Type.Literal('away'), Type.Literal('resigned')])),
        }),
      ),
      free: Type.Integer(),
      kept: Type.Array(Seat),
      you: Type.Array(Seat),
      state: State,
      waiting: Type.Array(Seat),
      clock: orNull(ClockFace),
      stage: orNull(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
      result: orNull(Result),
      timing: Timing,
      spectators: Type.Boolean(),
      created: Time,
      changed: Time,
    },
    { title: 'TableRow' },
  ),
);

export const Log = Type.Unknown({ description: 'skali-log/1' });
/** As the browser takes it: PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyOptions = Type.Unknown({ description: 'options for the browser, as JSON' });
export const Nothing = Type.Null();
