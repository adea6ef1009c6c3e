import { LANGUAGES } from '../../engine/contract/game.ts';
import type { Backend } from './backend.ts';
import { mustBeKnown } from './known.ts';
import type { Store } from './store.ts';

type Contacts = Pick<
  Store,
  'contact' | 'setContact' | 'addMailToken' | 'mailTokens' | 'removeMailToken' | 'confirmEmail' | 'dropEmail'
>;

export const contacts = ({ db, write, hold }: Backend): Contacts => ({
  async contact(player) {
    const found = await db
      .selectFrom('contacts')
      .select(['email', 'webhook', 'language', 'confirmed'])
      .where('player', '=', player)
      .executeTakeFirst();
    if (!found) return { email: null, webhook: null, language: 'en', confirmed: false };
    return {
      email: found.email,
      webhook: found.webhook,
      language: LANGUAGES.find(language => language === found.language) ?? 'en',
      confirmed: found.email !== null && found.confirmed !== null,
    };
  },

  async setContact(player, { email, webhook, language }) {
    await write(async trx => {
      await mustBeKnown(trx, hold, player);
      const old = await trx
        .selectFrom('contacts')
        .select(['email', 'confirmed'])
        .where('player', '=', player)
        .modifyEnd(hold)
        .executeTakeFirst();
      const confirmed = old?.email === email ? old.confirmed : null;
      await trx
        .insertInto('contacts')
        .values({ player, email, webhook, language, confirmed })
        .onConflict(c => c.column('player').doUpdateSet({ email, webhook, language, confirmed }))
        .execute();
    });
  },

  async addMailToken({ hash, ...rest }) {
    await write(async trx => {
      await mustBeKnown(trx, hold, rest.player);
      await trx
        .insertInto('mail_tokens')
        .values({ token_hash: hash, ...rest })
        .execute();
    });
  },

  async mailTokens(email, player, since) {
    const rows = await db
      .selectFrom('mail_tokens')
      .selectAll()
      .where(eb => eb.or([eb('email', '=', email), eb('player', '=', player)]))
      .where('created', '>', since)
      .orderBy('created')
      .orderBy('token_hash')
      .execute();
    return rows.map(({ token_hash, ...rest }) => ({ hash: token_hash, ...rest }));
  },

  async removeMailToken(hash) {
    await write(trx => trx.deleteFrom('mail_tokens').where('token_hash', '=', hash).execute());
  },

  confirmEmail: (hash, now) =>
    write(async trx => {
      const token = await trx
        .deleteFrom('mail_tokens')
        .where('token_hash', '=', hash)
        .returning(['player', 'email', 'until'])
        .executeTakeFirst();
      if (!token || token.until <= now) return false;
      const { player } = token;
      const contact = await trx
        .selectFrom('contacts')
        .select('email')
        .where('player', '=', player)
        .modifyEnd(hold)
        .executeTakeFirst();
      if (contact?.email?.toLowerCase() !== token.email) return false;
      await trx.updateTable('contacts').set({ confirmed: now }).where('player', '=', player).execute();
      return true;
    }),

  dropEmail: (player, email) =>
    write(async trx => {
      const dropped = await trx
        .updateTable('contacts')
        .set({ email: null, confirmed: null })
        .where('player', '=', player)
        .where('email', '=', email)
        .returning('player')
        .execute();
      return dropped.length > 0;
    }),
});
