import { hkdfSync } from 'node:crypto';

/** Keys for the different tokens, all derived from one secret. */
export type TokenKeys = ReturnType<typeof deriveTokenKeys>;

export function deriveTokenKeys(secret: string) {
  const key = (purpose: string): Uint8Array =>
    Buffer.from(hkdfSync('sha256', secret, 'datacoach', purpose, 32));
  return {
    access: key('access-token'),
    refresh: key('refresh-token'),
    /** Hides the subjects of counted attempts. */
    attempts: key('attempts'),
    /** Signs unsubscribe links in mails. */
    unsubscribe: key('unsubscribe'),
    /** Signs which login is to be linked to an account. */
    linkAccount: key('link-account'),
    /** Signs the addresses of calendars. */
    calendar: key('calendar'),
    /** Encrypts webhooks of Discord. */
    discordWebhook: key('discord-webhook'),
    /** Encrypts keys of authenticator apps. */
    secondFactor: key('second-factor'),
    /** Encrypts the browser's session cookie. */
    session: Buffer.from(key('session-cookie')).toString('base64url'),
  };
}
