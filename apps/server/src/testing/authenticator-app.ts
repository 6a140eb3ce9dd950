import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app with this key shows at a time. */
export function calculateCode(key: string, at: Date): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}
