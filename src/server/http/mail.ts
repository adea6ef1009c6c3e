import type { Confirmations } from '../notices/confirmations.ts';
import type { Limiter } from './limits.ts';
import type { App } from './provider.ts';
import * as Shape from './schemas.ts';

/** What the links in letters do. Whoever holds one reads there: no session is needed. */
export function mailRoutes(app: App, confirmations: Confirmations, newcomer: Limiter): void {
  const tags = ['mail'];

  app.post(
    '/api/mail/confirm',
    {
      schema: {
        tags,
        summary: 'Confirms an address, by the token in the letter that was sent there',
        body: Shape.MailToken,
        response: { 204: Shape.Nothing },
      },
    },
    async (request, reply) => {
      await newcomer(request);
      await confirmations.confirm(request.body.token);
      return reply.code(204).send();
    },
  );

  void app.register(async (scope: App) => {
    // What a mail program posts is one word that the address says already (RFC 8058).
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_r, _b, done) => done(null, undefined),
    );
    scope.post(
      '/api/mail/unsubscribe/:token',
      {
        config: { fromAnywhere: true },
        schema: {
          tags,
          summary: 'Sends nothing to an address any more, by the token in any letter',
          params: Shape.MailToken,
          response: { 204: Shape.Nothing },
        },
      },
      async (request, reply) => {
        await confirmations.unsubscribe(request.params.token);
        return reply.code(204).send();
      },
    );
  });
}
