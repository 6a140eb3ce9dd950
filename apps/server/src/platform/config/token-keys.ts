import { hkdfSync } from 'node:crypto';

/** Keys for the different tokens, all derived from one secret. */
export type TokenKeys = ReturnType<typeof deriveTokenKeys>;

export function deriveTokenKeys(secret: string) {
  const deriveKey = (purpose: string): Uint8Array =>
    Buffer.from(hkdfSync('sha256', secret, 'datacoach', purpose, 32));
  return {
    access: deriveKey('access-token'),
    refresh: deriveKey('refresh-token'),
    /** Hides the subjects of counted attempts. */
    attempts: deriveKey('attempts'),
    /** Signs unsubscribe links in mails. */
    unsubscribe: deriveKey('unsubscribe'),
    /** Signs which login is to be linked to an account. */
    linkAccount: deriveKey('link-account'),
    /** Signs the addresses of calendars. */
    calendar: deriveKey('calendar'),
    /** Encrypts webhooks of Discord. */
    discordWebhook: deriveKey('discord-webhook'),
    /** Encrypts keys of authenticator apps. */
    secondFactor: deriveKey('second-factor'),
    /** Encrypts the browser's session cookie. */
    session: Buffer.from(deriveKey('session-cookie')).toString('base64url'),
  };
}
