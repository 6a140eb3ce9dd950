import type { Context } from '../../feature-module.ts';
import { forgetOldNotifications, sendDueMails } from './send-due-mails.ts';

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
