import { REPLAY_STATUS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { notificationMail, summaryMail } from './compose-mail.ts';
import { countUploads, takeDueMails, takeDueSummaries } from './due-mail.repository.ts';
import type { Notification } from './notification.repository.ts';
import { removeOlder } from './notification-list.repository.ts';

/** Of one call; the others wait for the next. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;
/** Notifications are kept this long. */
const KEPT_MS = 180 * DAY_MS;

/**
 * Hands over the mails that are due, one for each reader. Several workers may do so at once: nothing goes out twice.
 * A process that dies between taking and sending loses that mail, not the notification.
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
      const figures = { ready: of(REPLAY_STATUS.completed), failed: of(REPLAY_STATUS.errorOccurred) };
      return summaryMail(context, { ...reader, email }, figures);
    });
  }
}

/** Forgets notifications of half a year ago. */
async function forgetOldNotifications({ db, clock }: Context): Promise<void> {
  await removeOlder(db, new Date(clock.now().getTime() - KEPT_MS));
}

/** How often mails are looked for, and old notifications. */
const MAILS_EVERY_MS = 15_000;
const FORGET_EVERY_MS = 24 * 60 * 60_000;

/** Mails what is due, and forgets what is old, until it is told to stop. */
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
    every(MAILS_EVERY_MS, sendDueMails, 'mails of notifications'),
    every(FORGET_EVERY_MS, forgetOldNotifications, 'old notifications'),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
