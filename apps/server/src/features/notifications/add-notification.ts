import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindRow,
  type NotificationValues,
} from '@datacoach/contract';
import { addDays, formatLocalDate, toMoment } from '../../platform/clock/time-zones.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  combineNotification,
  findReader,
  insertForEveryone,
  insertNotification,
  isNotified,
  type Reader,
} from './notification.repository.ts';

export interface NewNotificationFor<Kind extends NotificationKind> {
  userId: string;
  kind: Kind;
  values: NotificationValues<Kind>;
  /** An existing page of the web app, one of the kind's `paths`. */
  path: string;
  /** Identifies the notification within the account: a second call with the same key does nothing. */
  onceKey: string;
}

/** Notifications of one kind within this time are combined into one. */
const COMBINE_WINDOW_MS = 10 * 60_000;

/**
 * Notifies an account in the panel and by mail, as it has chosen. Call it in the same transaction as the change: it
 * is sent only if that commits. Throws on values or a path that the kind doesn't have.
 */
export async function addNotification<Kind extends NotificationKind>(
  db: Executor,
  now: Date,
  { userId, kind, values, path, onceKey }: NewNotificationFor<Kind>,
): Promise<void> {
  const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
  const parsed = validateNotification(row, values, path);
  const reader = await findReader(db, userId, kind);
  if (!reader) return;
  const inApp = reader.inApp ?? getDefaultChannels(row, reader.isUnder18).inApp;
  const mailDueAt = isMailEnabled(row, reader) ? getMailTime(row, reader, now) : null;
  const discordDueAt = isDiscordEnabled(row, reader) ? getCombinedTime(row, now) : null;
  if (!inApp && !mailDueAt && !discordDueAt) return;

  const due = { mailDueAt, discordDueAt };
  const news = { userId, kind, values: parsed, path, onceKey, inApp, ...due, createdAt: now };
  if (await isNotified(db, userId, onceKey)) return;
  const gathered =
    row.gathered && inApp
      ? await combineNotification(
          db,
          { ...news, path: row.gathered.path },
          new Date(now.getTime() - COMBINE_WINDOW_MS),
        )
      : null;
  if (!gathered && !(await insertNotification(db, news))) return;
  if (inApp) await publishChange(db, { topic: 'notifications', userId });
}

/** Notifies everyone the kind is for, as each has chosen, except the account that caused it. */
export async function notifyEveryone<Kind extends NotificationKind>(
  db: Executor,
  { kind, values, path, onceKey, by }: Omit<NewNotificationFor<Kind>, 'userId'> & { by?: string },
  now: Date,
): Promise<void> {
  const parsed = validateNotification(NOTIFICATION_KINDS[kind], values, path);
  await insertForEveryone(db, { kind, values: parsed, path, onceKey }, by ?? null, now);
  await publishChange(db, { topic: 'notifications', userId: null });
}

function validateNotification(
  row: NotificationKindRow,
  values: object,
  path: string,
): Record<string, string | number> {
  const leads = row.paths.some((pattern) => {
    const [start = '', end] = pattern.split('{}');
    if (end === undefined) return path === pattern;
    const part = path.slice(start.length, path.length - end.length);
    return path.startsWith(start) && path.endsWith(end) && /^[\w-]+$/.test(part);
  });
  if (!leads) throw new Error(`"${row.label}" does not lead to ${path}`);
  return row.values.parse(values);
}

/** Returns the channels of accounts that haven't chosen. */
export function getDefaultChannels(row: NotificationKindRow, isUnder18: boolean) {
  return row.isOffUnder18 && isUnder18 ? { inApp: false, email: false } : row.channels;
}

function isMailEnabled(row: NotificationKindRow, reader: Reader): boolean {
  return reader.email ?? (row.channels.email && !reader.mailsStopped);
}

/** Mails of combinable kinds wait until the time to combine them is over. */
function getMailTime(row: NotificationKindRow, reader: Reader, now: Date): Date {
  if (reader.dailyDigest && !row.isUrgent) return getNextMorning(now, reader.timeZone);
  return getCombinedTime(row, now);
}

function isDiscordEnabled(row: NotificationKindRow, reader: Reader): boolean {
  return reader.hasWebhook && (reader.discord ?? row.discord ?? false);
}

function getCombinedTime(row: NotificationKindRow, now: Date): Date {
  return row.gathered ? new Date(now.getTime() + COMBINE_WINDOW_MS) : now;
}

/** Time of the daily digest, in the reader's time zone. */
const TIME = '08:00';

/** Returns the next time after `now` at which it is eight in the time zone; UTC if unknown. */
export function getNextMorning(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const today = formatLocalDate(now, zone);
  const morning = toMoment({ date: today, time: TIME }, zone);
  return morning > now ? morning : toMoment({ date: addDays(today, 1), time: TIME }, zone);
}
