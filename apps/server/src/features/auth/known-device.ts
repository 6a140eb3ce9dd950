import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import { toEmailKey } from './user.repository.ts';

/** Cookie of a browser in which accounts have signed in with a password before. */
const DEVICE_COOKIE = 'datacoach.device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Max accounts remembered per browser: a family's. */
const MAX_ACCOUNTS = 5;
const ID = /^[\w-]{22}$/;

type DeviceContext = Pick<Context, 'keys' | 'config'>;

interface Device {
  id: string;
  /** One signature per account; only the key and the address together reveal which account. */
  marks: readonly string[];
}

/** Returns the id of the request's device if the account has signed in there before, else null. */
export function findKnownDevice({ keys }: DeviceContext, cookies: string | undefined, email: string) {
  const device = parseDevice(cookies);
  if (!device) return null;
  const expected = Buffer.from(createDeviceMark(keys, device.id, email));
  const isKnown = device.marks.some((mark) => {
    const actual = Buffer.from(mark);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isKnown ? device.id : null;
}

/** Returns the `Set-Cookie` that makes the browser known to this account. */
export function createDeviceCookie(
  { keys, config }: DeviceContext,
  cookies: string | undefined,
  email: string,
) {
  const { id, marks } = parseDevice(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const newMark = createDeviceMark(keys, id, email);
  const value = [id, newMark, ...marks.filter((mark) => mark !== newMark)]
    .slice(0, 1 + MAX_ACCOUNTS)
    .join('.');
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${value}; Path=/api; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function parseDevice(cookies: string | undefined): Device | null {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name !== DEVICE_COOKIE) continue;
    const [id = '', ...marks] = value.split('.');
    return ID.test(id) ? { id, marks: marks.slice(0, MAX_ACCOUNTS) } : null;
  }
  return null;
}

function createDeviceMark(keys: Context['keys'], id: string, email: string): string {
  return createHmac('sha256', keys.attempts)
    .update(`device|${id}|${toEmailKey(email)}`)
    .digest('base64url');
}
