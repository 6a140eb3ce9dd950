import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from '@datacoach/contract';
import { z } from 'zod';

/** Mails that one link stops: a kind, the weekly summary, or all of them. */
export type UnsubscribeScope = NotificationKind | 'weekly-summary' | 'all';

const content = z.tuple([z.uuid(), z.enum([...NOTIFICATION_KIND_NAMES, 'weekly-summary', 'all'])]);

/** The right to stop these mails, good for ever: a mail may be opened years later. */
export function unsubscribeToken(key: Uint8Array, userId: string, scope: UnsubscribeScope): string {
  const body = Buffer.from(JSON.stringify([userId, scope])).toString('base64url');
  return `${body}.${signature(key, body).toString('base64url')}`;
}

/** What a token stops, and whose; null when it is not one of ours. */
export function readUnsubscribeToken(
  key: Uint8Array,
  token: string,
): { userId: string; scope: UnsubscribeScope } | null {
  const [body = '', given = ''] = token.split('.');
  const expected = signature(key, body);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const parsed = content.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return parsed.success ? { userId: parsed.data[0], scope: parsed.data[1] } : null;
}

function signature(key: Uint8Array, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
