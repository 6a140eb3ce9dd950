import { counted } from '@datacoach/analysis/format-number';
import { convertSpeedsInText } from '@datacoach/analysis/speed-units';
import { NOTIFICATION_KINDS, REPLAY_STATUS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { addDays, localDate, momentOf } from '../../platform/clock/time-zones.ts';
import type { Mail } from '../../platform/mailer/open-mailer.ts';
import { countUploads, type MailReader, takeDueMails, takeDueSummaries } from './due-mail.repository.ts';
import { type Notification, removeOlder } from './notification.repository.ts';
import { describeNotification } from './notifications.route.ts';
import { type UnsubscribeScope, unsubscribeToken } from './preferences.ts';

/** Time of the daily digest, in the reader's time zone. */
const TIME = '08:00';

/** Returns the next time after `now` at which it is eight in the time zone; UTC if unknown. */
export function nextMorning(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const today = localDate(now, zone);
  const morning = momentOf({ date: today, time: TIME }, zone);
  return morning > now ? morning : momentOf({ date: addDays(today, 1), time: TIME }, zone);
}

/** Max mails per call; the rest wait for the next one. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;
/** How long notifications are kept. */
const KEPT_MS = 180 * DAY_MS;

/**
 * Sends due mails, one per reader. Safe to run in several workers: nothing is sent twice. A process that dies between
 * taking and sending loses that mail, but not the notification.
 */
export async function sendDueMails(context: Context): Promise<void> {
  const { db, clock, mailer } = context;
  const due = await db.transaction((tx) => takeDueMails(tx, clock.now(), BATCH));
  for (const rows of Map.groupBy(due, ({ reader }) => reader.userId).values()) {
    const { email, ...reader } = rows[0]!.reader;
    const news = rows.map(({ notification }) => notification) as [Notification, ...Notification[]];
    if (email) mailer.post(async () => notificationMail(context, { ...reader, email }, news));
  }
  await sendWeeklySummaries(context);
}

async function sendWeeklySummaries(context: Context): Promise<void> {
  const { db, clock, mailer } = context;
  const now = clock.now();
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const due = await db.transaction((tx) => takeDueSummaries(tx, now, weekAgo, BATCH));
  for (const { email, ...reader } of due) {
    if (!email) continue;
    mailer.post(async () => {
      const counts = await countUploads(db, reader.userId, weekAgo);
      const of = (status: number) => counts.find((one) => one.status === status)?.total ?? 0;
      const stats = { ready: of(REPLAY_STATUS.completed), failed: of(REPLAY_STATUS.errorOccurred) };
      return summaryMail(context, { ...reader, email }, stats);
    });
  }
}

/** Removes notifications older than half a year. */
async function forgetOldNotifications({ db, clock }: Context): Promise<void> {
  await removeOlder(db, new Date(clock.now().getTime() - KEPT_MS));
}

/** How often mails and old notifications are checked. */
const MAILS_EVERY_MS = 15_000;
const FORGET_EVERY_MS = 24 * 60 * 60_000;

/** Sends due mails and removes old notifications until stopped. */
export function startMailing(context: Context): { stop(): Promise<void> } {
  const { logger } = context;
  let running: Promise<void> = Promise.resolve();
  const every = (pause: number, work: (context: Context) => Promise<void>, what: string) =>
    setInterval(() => {
      running = running
        .then(() => work(context))
        .catch((error: unknown) => logger.error({ err: error }, what));
    }, pause);
  const timers = [
    every(MAILS_EVERY_MS, sendDueMails, 'notification emails'),
    every(FORGET_EVERY_MS, forgetOldNotifications, 'old notifications'),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

type Addressee = MailReader & { email: string };

/** Renders one mail for one or several notifications. */
function notificationMail(
  context: Context,
  reader: Addressee,
  news: readonly [Notification, ...Notification[]],
): Mail {
  const items = news.map(describeNotification);
  const kinds = new Set(news.map(({ kind }) => kind));
  const subject = items.length === 1 ? items[0]!.title : `${items.length} notifications`;
  const blocks = items.flatMap(({ title, text, path }) => [
    ...(items.length === 1 ? [] : [title]),
    convertSpeedsInText(text, 'uu/s', 'km/h'),
    `${context.config.publicUrl}${path}`,
    '',
  ]);
  const only = kinds.size === 1 ? news[0].kind : null;
  const stops = only
    ? `Unsubscribe from "${NOTIFICATION_KINDS[only].label}":`
    : 'Unsubscribe from all notification emails:';
  return mail(context, reader, { subject, blocks, scope: only ?? 'all', stops });
}

/** Renders the week's stats. */
function summaryMail(
  context: Context,
  reader: Addressee,
  { ready, failed }: { ready: number; failed: number },
): Mail {
  const games = counted(ready, 'replay');
  const blocks = [
    ready > 0
      ? `We analyzed ${games} for you this week.`
      : 'No replays this week. Upload one to see how you’re playing.',
    ...(failed > 0 ? [`${failed} failed; see why in My Replays.`] : []),
    `${context.config.publicUrl}${ready > 0 ? '/dashboard' : '/my-replay?page=1'}`,
    '',
  ];
  const subject = ready > 0 ? `Your week: ${games}` : 'No replays this week';
  return mail(context, reader, {
    subject,
    blocks,
    scope: 'weekly-summary',
    stops: 'Unsubscribe from weekly summaries:',
  });
}

function mail(
  { config, keys }: Context,
  { userId, userName, email }: Addressee,
  {
    subject,
    blocks,
    scope,
    stops,
  }: { subject: string; blocks: readonly string[]; scope: UnsubscribeScope; stops: string },
): Mail {
  const stop = `${config.publicUrl}/unsubscribe?token=${unsubscribeToken(keys.unsubscribe, userId, scope)}`;
  return {
    to: email,
    subject,
    text: [
      `Hi ${userName},`,
      '',
      ...blocks,
      stops,
      stop,
      'Change your email settings in your profile:',
      `${config.publicUrl}/profile`,
      '',
    ].join('\n'),
    // One click in the mail program unsubscribes (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
