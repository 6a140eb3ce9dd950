import { counted } from '@datacoach/analysis/format-number';
import { convertSpeedsInText } from '@datacoach/analysis/speed-units';
import { NOTIFICATION_KINDS, REPLAY_STATUS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Mail } from '../../platform/mailer/open-mailer.ts';
import { addNotification } from './add-notification.ts';
import { claimDueWeeklyPosts } from './discord-webhook.repository.ts';
import { claimDueMails, claimDueSummaries, countUploads, type MailReader } from './due-mail.repository.ts';
import { deleteOlder, type Notification } from './notification.repository.ts';
import { describeNotification } from './notifications.route.ts';
import { sendDuePosts } from './post-to-discord.ts';
import { createUnsubscribeToken, type UnsubscribeScope } from './preferences.ts';

/** Max mails per call; the rest wait for the next one. */
const BATCH = 500;
/** How long notifications are kept. */
const MAX_NOTIFICATION_AGE_MS = 180 * DAY_MS;

/** Sends due mails, one per reader, none twice; a process that dies while sending loses its mail. */
export async function sendDueMails(context: Context): Promise<void> {
  const { db, clock, mailer } = context;
  const due = await db.transaction((tx) => claimDueMails(tx, clock.now(), BATCH));
  for (const rows of Map.groupBy(due, ({ reader }) => reader.userId).values()) {
    const { email, ...reader } = rows[0]!.reader;
    const news = rows.map(({ notification }) => notification) as [Notification, ...Notification[]];
    if (email) mailer.enqueue(async () => createNotificationMail(context, { ...reader, email }, news));
  }
  await sendWeeklySummaries(context);
  await addWeeklyPosts(context);
  await sendDuePosts(context);
}

/** Posts the week of each account with a webhook, through the same list as its notifications. */
async function addWeeklyPosts(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const due = await db.transaction((tx) => claimDueWeeklyPosts(tx, now, weekAgo, BATCH));
  for (const { userId } of due) {
    const { title, lines, path } = await summarizeWeek(context, userId, weekAgo);
    const onceKey = `weekly-recap ${now.toISOString()}`;
    const values = { title, recap: lines.join('\n') };
    await db.transaction((tx) =>
      addNotification(tx, now, { userId, kind: 'weekly-recap', values, path, onceKey }),
    );
  }
}

async function sendWeeklySummaries(context: Context): Promise<void> {
  const { db, clock, mailer } = context;
  const now = clock.now();
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const due = await db.transaction((tx) => claimDueSummaries(tx, now, weekAgo, BATCH));
  for (const { email, ...reader } of due) {
    if (!email) continue;
    mailer.enqueue(async () => {
      const week = await summarizeWeek(context, reader.userId, weekAgo);
      return createSummaryMail(context, { ...reader, email }, week);
    });
  }
}

/** Removes notifications older than half a year. */
async function deleteOldNotifications({ db, clock }: Context): Promise<void> {
  await deleteOlder(db, new Date(clock.now().getTime() - MAX_NOTIFICATION_AGE_MS));
}

/** How often mails and old notifications are checked. */
const MAIL_INTERVAL_MS = 15_000;
const CLEANUP_INTERVAL_MS = 24 * 60 * 60_000;

/** Sends due mails and removes old notifications until stopped. */
export function startMailing(context: Context): { stop(): Promise<void> } {
  const { logger } = context;
  let running: Promise<void> = Promise.resolve();
  const startInterval = (pause: number, work: (context: Context) => Promise<void>, what: string) =>
    setInterval(() => {
      running = running
        .then(() => work(context))
        .catch((error: unknown) => logger.error({ err: error }, what));
    }, pause);
  const timers = [
    startInterval(MAIL_INTERVAL_MS, sendDueMails, 'notification emails'),
    startInterval(CLEANUP_INTERVAL_MS, deleteOldNotifications, 'old notifications'),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

type MailRecipient = MailReader & { email: string };

/** Renders one mail for one or several notifications. */
function createNotificationMail(
  context: Context,
  reader: MailRecipient,
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
  return createMail(context, reader, { subject, blocks, scope: only ?? 'all', stops });
}

interface WeekSummary {
  title: string;
  lines: string[];
  path: '/career?span=week' | '/dashboard' | '/my-replay?page=1';
}

/** Describes an account's week, for mail and Discord alike. */
async function summarizeWeek({ db, answers }: Context, userId: string, since: Date): Promise<WeekSummary> {
  const counts = await countUploads(db, userId, since);
  const countStatus = (status: number) => counts.find((one) => one.status === status)?.total ?? 0;
  const [ready, failed] = [countStatus(REPLAY_STATUS.completed), countStatus(REPLAY_STATUS.errorOccurred)];
  const games = counted(ready, 'replay');
  const recap = await answers.describeWeek(userId);
  return {
    title: ready > 0 ? `Your week: ${games}` : 'No replays this week',
    lines: [
      ready > 0
        ? `We analyzed ${games} for you this week.`
        : 'No replays this week. Upload one to see how you’re playing.',
      ...(recap ?? []),
      ...(failed > 0 ? [`${failed} failed; see why in My Replays.`] : []),
    ],
    path: recap ? '/career?span=week' : ready > 0 ? '/dashboard' : '/my-replay?page=1',
  };
}

function createSummaryMail(
  context: Context,
  reader: MailRecipient,
  { title: subject, lines, path }: WeekSummary,
): Mail {
  const blocks = [
    ...lines.map((line) => convertSpeedsInText(line, 'uu/s', 'km/h')),
    `${context.config.publicUrl}${path}`,
    '',
  ];
  return createMail(context, reader, {
    subject,
    blocks,
    scope: 'weekly-summary',
    stops: 'Unsubscribe from weekly summaries:',
  });
}

function createMail(
  { config, keys }: Context,
  { userId, userName, email }: MailRecipient,
  {
    subject,
    blocks,
    scope,
    stops,
  }: { subject: string; blocks: readonly string[]; scope: UnsubscribeScope; stops: string },
): Mail {
  const stop = `${config.publicUrl}/unsubscribe?token=${createUnsubscribeToken(keys.unsubscribe, userId, scope)}`;
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
