import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';
import type { Mail, Mailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

export interface MailerOptions {
  /** `smtp://` or `smtps://`; null = the outbox folder. */
  smtpUrl: string | null;
  from: string;
  outbox: string;
  logger: Logger;
  /** Pauses between attempts in ms, one fewer than attempts. */
  pauses?: readonly number[];
}

const PAUSES_MS = [2000, 15_000, 60_000];

/** Mails through the configured server, else as files in a folder. */
export function openMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, outbox, logger, pauses = PAUSES_MS } = options;
  const transport = smtpUrl ? openSmtp(smtpUrl, from) : openOutbox(outbox, from);
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();

  const send = async (prepare: () => Promise<Mail>) => {
    const mail = await prepare();
    for (let attempt = 0; ; attempt++) {
      try {
        return await transport.deliver(mail);
      } catch (error) {
        const pause = pauses[attempt];
        if (pause === undefined || closing.signal.aborted || isRefused(error)) throw error;
        await delay(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  return {
    destination: transport.destination,
    post(prepare) {
      const sending = send(prepare)
        .catch((error: unknown) => logger.error({ err: error }, 'mail was not sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settled,
    async close() {
      closing.abort();
      await settled();
      transport.close();
    },
  };
}

/** The server has said that it never takes this mail (5xx). */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
