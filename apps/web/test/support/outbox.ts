import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailServer } from '../../../server/src/testing/start-mail-server.ts';
import type { RunningServer } from './running-server.ts';

const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 50;

/** Waits for a mail to this address with this subject, because mails arrive in the background, and returns its text. */
export function mailTo({ dataDir }: RunningServer, address: string, subject: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  return waitForMail(address, subject, () => {
    const mails = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
    return mails.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  });
}

/** The same for a server that sends its mails to a mail server. */
export function mailReceived({ received }: MailServer, address: string, subject: string): Promise<string> {
  return waitForMail(address, subject, () => received.map(({ content }) => content.replaceAll('\r\n', '\n')));
}

async function waitForMail(address: string, subject: string, listMails: () => string[]): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const found = listMails()
      .map(decode)
      .findLast((text) => text.includes(`To: ${address}`) && text.includes(`Subject: ${subject}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`No email "${subject}" came to ${address}.`);
}

/** Returns a mail's only link with this server's origin, because its port wasn't known at startup. */
export function linkIn({ url }: Pick<RunningServer, 'url'>, mail: string): string {
  const link = /^https?:\/\/\S+$/m.exec(mail)?.[0];
  if (!link) throw new Error(`This email has no link:\n${mail}`);
  const { pathname, search } = new URL(link);
  return url + pathname + search;
}

/** Long lines are wrapped with "=" and some characters are encoded. */
function decode(mail: string): string {
  if (!/quoted-printable/i.test(mail)) return mail;
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
