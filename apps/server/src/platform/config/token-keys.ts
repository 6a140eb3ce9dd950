import { hkdfSync } from 'node:crypto';

/** Keys for the different tokens, all derived from one secret. */
export interface TokenKeys {
  access: Uint8Array;
  refresh: Uint8Array;
  /** Hides the subjects of counted attempts. */
  attempts: Uint8Array;
  /** Signs unsubscribe links in mails. */
  unsubscribe: Uint8Array;
  /** Signs which login is to be linked to an account. */
  linkAccount: Uint8Array;
  /** Signs the addresses of calendars. */
  calendar: Uint8Array;
  /** Encrypts webhooks of Discord. */
  discordWebhook: Uint8Array;
  /** Encrypts keys of authenticator apps. */
  secondFactor: Uint8Array;
  /** Encrypts the browser's session cookie. */
  session: string;
}

export function deriveTokenKeys(secret: string): TokenKeys {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'datacoach', purpose, 32));
  return {
    access: key('access-token'),
    refresh: key('refresh-token'),
    attempts: key('attempts'),
    unsubscribe: key('unsubscribe'),
    linkAccount: key('link-account'),
    calendar: key('calendar'),
    discordWebhook: key('discord-webhook'),
    secondFactor: key('second-factor'),
    session: key('session-cookie').toString('base64url'),
  };
}
