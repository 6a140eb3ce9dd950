import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindRow,
  type NotificationPreferences,
} from '@datacoach/contract';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import type { User } from '../auth/index.ts';
import { getDefaultChannels } from './add-notification.ts';
import { findAgeBand, findWebhook } from './discord-webhook.repository.ts';
import {
  findChoices,
  findSettings,
  type NotificationSettings,
  saveChoices,
  saveSettings,
} from './preferences.repository.ts';

/** The mails that one link stops: a kind, the weekly summary, or all. */
export type UnsubscribeScope = NotificationKind | 'weekly-summary' | 'all';

const content = z.tuple([z.uuid(), z.enum([...NOTIFICATION_KIND_NAMES, 'weekly-summary', 'all'])]);

/** Returns a token to stop these mails, valid forever: a mail may be opened years later. */
export function createUnsubscribeToken(key: Uint8Array, userId: string, scope: UnsubscribeScope): string {
  const body = Buffer.from(JSON.stringify([userId, scope])).toString('base64url');
  return `${body}.${createSignature(key, body).toString('base64url')}`;
}

/** Returns what a token stops, and for whom; null if it isn't ours. */
export function readUnsubscribeToken(key: Uint8Array, token: string) {
  const [body = '', given = ''] = token.split('.');
  const expected = createSignature(key, body);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const parsed = content.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return parsed.success ? { userId: parsed.data[0], scope: parsed.data[1] } : null;
}

function createSignature(key: Uint8Array, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest();
}

/** Returns every kind the account can get, and how it is delivered now. */
export async function describePreferences(db: Executor, user: User): Promise<NotificationPreferences> {
  const settings = await findSettings(db, user.id);
  const ageBand = await findAgeBand(db, user.id);
  const isUnder18 = ageBand !== null && ageBand !== '18-or-older';
  const chosen = new Map((await findChoices(db, user.id)).map((choice) => [choice.kind, choice]));
  const kinds = NOTIFICATION_KIND_NAMES.flatMap((kind) => {
    const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
    if (!row.audience.includes(user.userType)) return [];
    const choice = chosen.get(kind);
    const { inApp, email } = choice ?? {
      inApp: getDefaultChannels(row, isUnder18).inApp,
      email: row.channels.email && !settings.mailsStopped,
    };
    return [{ kind, label: row.label, inApp, email, discord: choice?.discord ?? row.discord ?? false }];
  });
  const { dailyDigest, weeklySummary, weeklyDiscord, promptedAt } = settings;
  const webhook = await findWebhook(db, user.id);
  return {
    kinds,
    dailyDigest,
    weeklySummary,
    weeklyDiscord: weeklyDiscord ?? true,
    discordWebhook: webhook && { ending: webhook.ending, createdAt: webhook.createdAt.toISOString() },
    isPrompted: promptedAt !== null,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
  };
}

/** Stores the choices; missing ones stay the same. */
export async function updatePreferences(
  tx: Executor,
  user: User,
  { kinds, dailyDigest, weeklySummary, weeklyDiscord, isPrompted }: Body<'saveNotificationPreferences'>,
  now: Date,
): Promise<void> {
  const settings: Partial<NotificationSettings> = {
    ...(dailyDigest === undefined ? {} : { dailyDigest }),
    // The first summary comes in a week.
    ...(weeklySummary === undefined ? {} : { weeklySummary, weeklySummarySentAt: now }),
    ...(weeklyDiscord === undefined ? {} : { weeklyDiscord }),
    ...(isPrompted ? { promptedAt: now } : {}),
  };
  if (Object.keys(settings).length > 0) await saveSettings(tx, user.id, settings);
  const last = new Map(kinds.map((choice) => [choice.kind, choice]));
  await saveChoices(tx, user.id, [...last.values()]);
}
