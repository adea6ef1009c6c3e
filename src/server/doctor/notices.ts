import type { Config } from '../config.ts';
import { mailAnswers } from '../notices/mail.ts';
import { type Finding, note, well, wordsOf, wrong } from './finding.ts';

/** How people can be told that it is their turn. */
export async function lookAtNotices({ publicUrl, smtpUrl, webhooks }: Config): Promise<readonly Finding[]> {
  const encrypted = publicUrl?.startsWith('https:') ?? false;
  const push = encrypted
    ? well('Web Push works in browsers that ask for it.')
    : note('Web Push works on https and on this machine alone.', 'Set PUBLIC_URL to an https address.');
  const hooks = webhooks ? [well('Webhooks are on.')] : [];
  return [push, ...hooks, await lookAtMail(smtpUrl)];
}

async function lookAtMail(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null) return note('SMTP_URL is not set: the hall sends no e-mail.');
  const { host } = new URL(smtpUrl);
  try {
    await mailAnswers(smtpUrl);
    return well(`The mail server ${host} answers, and lets the hall in.`);
  } catch (error) {
    return wrong(
      `The mail server ${host} does not take letters: ${wordsOf(error)}`,
      'Look at name, password, address and port in SMTP_URL (smtps:// for port 465).',
    );
  }
}
