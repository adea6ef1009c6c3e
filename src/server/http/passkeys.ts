import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readName } from '../lobby/names.ts';
import { RefusedError } from '../lobby/refused.ts';
import type { Passkey, Store } from '../store/store.ts';
import type { Challenges } from './challenge.ts';
import type { Limiter } from './limits.ts';
import { toMe } from './me.ts';
import { originOf } from './origin.ts';
import type { App } from './provider.ts';
import * as Shape from './schemas.ts';
import type { Sessions } from './session.ts';

const MOST_PASSKEYS = 20;

export interface PasskeyParts {
  readonly store: Store;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly newcomer: Limiter;
  readonly now: () => number;
}

const rejected = (): RefusedError => new RefusedError(400, 'bad-passkey', 'This passkey was not accepted.');

const tooMany = (): RefusedError =>
  new RefusedError(409, 'too-many-passkeys', `You have ${MOST_PASSKEYS} passkeys; remove one first.`);

/** The library says what is wrong by throwing; a person only needs to know that it was not accepted. */
async function accepted<T extends { readonly verified: boolean }>(
  verifying: Promise<T>,
): Promise<T & { verified: true }> {
  const answer = await verifying.catch(() => undefined);
  if (!answer?.verified) throw rejected();
  return answer as T & { verified: true };
}

/** Optional accounts: a name and its tables survive a lost browser. */
export function passkeyRoutes(app: App, parts: PasskeyParts): void {
  const { store, config, sessions, challenges, newcomer, now } = parts;
  const tags = ['passkeys'];

  /** Where a passkey counts. */
  const here = (request: FastifyRequest) => {
    const origin = originOf(request, config);
    return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  };

  app.post(
    '/api/me/passkeys/options',
    { schema: { tags, summary: 'Begins to make a passkey', response: { 200: Shape.PasskeyOptions } } },
    async (request, reply) => {
      const player = await sessions.person(request);
      const known = await store.passkeys(player.id);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      const options = await generateRegistrationOptions({
        rpName: 'Skáli',
        rpID: here(request).expectedRPID,
        userName: player.name,
        userDisplayName: player.name,
        userID: new TextEncoder().encode(player.id),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await challenges.give(request, reply, `passkey ${player.id}`, options.challenge);
      return options;
    },
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Keeps the passkey that was made',
        body: Shape.NewPasskey,
        response: { 201: Shape.Me },
      },
    },
    async (request, reply) => {
      const player = await sessions.person(request);
      const label = readName(request.body.label, 'label');
      const expectedChallenge = await challenges.take(request, reply, `passkey ${player.id}`);
      const { registrationInfo } = await accepted(
        verifyRegistrationResponse({
          response: request.body.response as RegistrationResponseJSON,
          expectedChallenge,
          ...here(request),
          requireUserVerification: false,
        }),
      );
      if (!registrationInfo) throw rejected();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      if (await store.passkey(id)) throw rejected();
      const passkey: Passkey = {
        id,
        player: player.id,
        label,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        created: now(),
      };
      if (!(await store.addPasskey(passkey, MOST_PASSKEYS))) throw tooMany();
      return reply.code(201).send(await toMe(store, player));
    },
  );

  app.delete(
    '/api/me/passkeys/:id',
    { schema: { tags, summary: 'Forgets a passkey', params: Shape.PasskeyParams, response: { 200: Shape.Me } } },
    async request => {
      const player = await sessions.person(request);
      if (!(await store.removePasskey(request.params.id, player.id))) {
        throw new RefusedError(404, 'unknown-passkey', 'You have no such passkey.');
      }
      return toMe(store, player);
    },
  );

  app.post(
    '/api/login/options',
    { schema: { tags, summary: 'Begins to come back with a passkey', response: { 200: Shape.PasskeyOptions } } },
    async (request, reply) => {
      const options = await generateAuthenticationOptions({
        rpID: here(request).expectedRPID,
        userVerification: 'preferred',
      });
      await challenges.give(request, reply, 'login', options.challenge);
      return options;
    },
  );

  app.post(
    '/api/login',
    {
      schema: {
        tags,
        summary: 'Comes back with a passkey',
        body: Shape.Login,
        response: { 200: Shape.Me },
      },
    },
    async (request, reply) => {
      await newcomer(request);
      const expectedChallenge = await challenges.take(request, reply, 'login');
      const response = request.body.response as AuthenticationResponseJSON;
      const passkey = await store.passkey(response.id);
      const player = passkey && (await store.player(passkey.player));
      if (!player) throw rejected();
      const { authenticationInfo } = await accepted(
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          ...here(request),
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: [...passkey.transports],
          },
          requireUserVerification: false,
        }),
      );
      await store.usedPasskey(passkey.id, authenticationInfo.newCounter);
      await sessions.open(request, reply, player.id);
      return toMe(store, player);
    },
  );
}
