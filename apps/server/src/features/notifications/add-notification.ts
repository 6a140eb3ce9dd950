import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindRow,
  type NotificationValues,
} from '@datacoach/contract';
import { addDays, localDate, toMoment } from '../../platform/clock/time-zones.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  findReader,
  gatherNotification,
  insertForEverybody,
  insertNotification,
  isNotified,
  type Reader,
} from './notification.repository.ts';

export interface NewsFor<Kind extends NotificationKind> {
  userId: string;
  kind: Kind;
  values: NotificationValues<Kind>;
  /** An existing page of the web app, one of the kind's `paths`. */
  path: string;
  /** Identifies the notification within the account: a second call with the same key does nothing. */
  onceKey: string;
}

/** Notifications of one kind within this time are combined into one. */
const GATHER_MS = 10 * 60_000;

/**
 * Notifies an account in the panel and by mail, as it has chosen. Call it in the same transaction as the change: it
 * is sent only if that commits. Throws on values or a path that the kind doesn't have.
 */
export async function addNotification<Kind extends NotificationKind>(
  db: Executor,
  now: Date,
  { userId, kind, values, path, onceKey }: NewsFor<Kind>,
): Promise<void> {
  const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
  const parsed = checked(row, values, path);
  const reader = await findReader(db, userId, kind);
  if (!reader) return;
  const inApp = reader.inApp ?? getDefaultChannels(row, reader.isUnder18).inApp;
  const mailDueAt = wantsMail(row, reader) ? mailTime(row, reader, now) : null;
  const discordDueAt = wantsPost(row, reader) ? gatheredTime(row, now) : null;
  if (!inApp && !mailDueAt && !discordDueAt) return;

  const due = { mailDueAt, discordDueAt };
  const news = { userId, kind, values: parsed, path, onceKey, inApp, ...due, createdAt: now };
  if (await isNotified(db, userId, onceKey)) return;
  const gathered =
    row.gathered && inApp
      ? await gatherNotification(
          db,
          { ...news, path: row.gathered.path },
          new Date(now.getTime() - GATHER_MS),
        )
      : null;
  if (!gathered && !(await insertNotification(db, news))) return;
  if (inApp) await announce(db, { topic: 'notifications', userId });
}

/** Notifies everyone the kind is for, as each has chosen, except the account that caused it. */
export async function notifyEverybody<Kind extends NotificationKind>(
  db: Executor,
  { kind, values, path, onceKey, by }: Omit<NewsFor<Kind>, 'userId'> & { by?: string },
  now: Date,
): Promise<void> {
  const parsed = checked(NOTIFICATION_KINDS[kind], values, path);
  await insertForEverybody(db, { kind, values: parsed, path, onceKey }, by ?? null, now);
  await announce(db, { topic: 'notifications', userId: null });
}

function checked(row: NotificationKindRow, values: object, path: string): Record<string, string | number> {
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

function wantsMail(row: NotificationKindRow, reader: Reader): boolean {
  return reader.email ?? (row.channels.email && !reader.mailsStopped);
}

/** Mails of combinable kinds wait until the time to combine them is over. */
function mailTime(row: NotificationKindRow, reader: Reader, now: Date): Date {
  if (reader.dailyDigest && !row.isUrgent) return getNextMorning(now, reader.timeZone);
  return gatheredTime(row, now);
}

function wantsPost(row: NotificationKindRow, reader: Reader): boolean {
  return reader.hasWebhook && (reader.discord ?? row.discord ?? false);
}

function gatheredTime(row: NotificationKindRow, now: Date): Date {
  return row.gathered ? new Date(now.getTime() + GATHER_MS) : now;
}

/** Time of the daily digest, in the reader's time zone. */
const TIME = '08:00';

/** Returns the next time after `now` at which it is eight in the time zone; UTC if unknown. */
export function getNextMorning(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const today = localDate(now, zone);
  const morning = toMoment({ date: today, time: TIME }, zone);
  return morning > now ? morning : toMoment({ date: addDays(today, 1), time: TIME }, zone);
}
