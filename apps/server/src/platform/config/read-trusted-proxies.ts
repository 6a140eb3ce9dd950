import { isIP } from 'node:net';
import type { Config } from './config.ts';

/**
 * `true` would trust all of X-Forwarded-For, whose first entry is the caller's own text; with just a number of
 * proxies the server can't tell whether the caller came through them.
 */
export const TRUST_PROXY_RULE =
  'TRUST_PROXY must be false or a comma-separated list of the proxies in front of this server, like 10.0.0.1,10.0.0.0/8.';

/** Parses `false` or `10.0.0.1, fd00::/8`; null if it's neither. */
export function readTrustedProxies(given: string): Config['trustProxy'] | null {
  if (given === 'false') return false;
  const proxies = given.split(',').map((one) => one.trim());
  return proxies.every(isAddressOrBlock) ? proxies : null;
}

/** A block of all addresses (`/0`) covers everyone and is no proxy. */
function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
