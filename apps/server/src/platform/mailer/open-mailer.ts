import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport, type Message } from 'nodemailer';
import type { Logger } from '../logging/logger.ts';

export interface MailerOptions {
  /** `smtp://` or `smtps://`; null = the outbox folder. */
  smtpUrl: string | null;
  from: string;
  outbox: string;
  logger: Logger;
  /** Pauses between attempts in ms, one fewer than attempts. */
  pauses?: readonly number[];
}

const RETRY_PAUSES_MS = [2000, 15_000, 60_000];

/** Returns the text of a mail: paragraphs, some of several lines. */
export function formatMailText(...paragraphs: readonly (string | readonly string[])[]): string {
  return `${paragraphs.map((lines) => [lines].flat().join('\n')).join('\n\n')}\n`;
}

/** Opens the configured mail server, otherwise a folder for mails as files. */
export function openMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, outbox, logger, pauses = RETRY_PAUSES_MS } = options;
  const transport = smtpUrl ? openSmtp(smtpUrl, from) : openOutbox(outbox, from);
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();
  let isFailing = false;

  const send = async (prepare: () => Promise<Mail>) => {
    const mail = await prepare();
    for (let attempt = 0; ; attempt++) {
      try {
        await transport.sendMessage(mail);
        isFailing = false;
        return;
      } catch (error) {
        isFailing = !isRefused(error);
        const pause = pauses[attempt];
        if (pause === undefined || closing.signal.aborted || isRefused(error)) throw error;
        await delay(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  const waitUntilSent = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  return {
    destination: transport.destination,
    isFailing: () => isFailing,
    enqueue(prepare) {
      const sending = send(prepare)
        .catch((error: unknown) => logger.error({ err: error }, 'mail was not sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    waitUntilSent,
    async close() {
      closing.abort();
      await waitUntilSent();
      transport.close();
    },
  };
}

/** Returns whether the server permanently rejected this mail (5xx). */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}

function openSmtp(url: string, from: string): Transport {
  const { host } = new URL(url);
  const transport = createTransport(url, { from });
  return {
    destination: `mail server ${host}`,
    sendMessage: async (mail) => void (await transport.sendMail(buildMessage(mail))),
    close: () => transport.close(),
  };
}

/** Writes mails as files (`.eml`, readable in any mail program) that sort by time, private to the process's owner. */
function openOutbox(folder: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    destination: `files in ${folder}`,
    async sendMessage(mail) {
      const { message } = await composer.sendMail(buildMessage(mail));
      const time = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message ?? '', { flag: 'wx', mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** Builds the message with its recipient as one address: `a@b.org,c@d.org` would be parsed as two. */
const buildMessage = ({ to, ...mail }: Mail): Message => ({ ...mail, to: { name: '', address: to } });

interface Transport {
  readonly destination: string;
  /** Throws if the mail wasn't accepted. */
  sendMessage(mail: Mail): Promise<void>;
  close(): void;
}

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Shown at startup: where mails go. */
  readonly destination: string;
  /** Whether the mail server didn't accept the newest attempt of this process; a mail it refuses doesn't count. */
  isFailing(): boolean;
  /**
   * Prepares and sends a mail in the background, so that the response reveals neither whether nor how long. Retries
   * if the mail server doesn't respond; logs permanent failures.
   */
  enqueue(prepare: () => Promise<Mail>): void;
  /** Waits until everything posted is sent or given up. */
  waitUntilSent(): Promise<void>;
  /** Like `settled`, then closes connections; pauses between attempts are cut short. */
  close(): Promise<void>;
}
