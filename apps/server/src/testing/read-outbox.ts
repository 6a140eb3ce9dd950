import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './start-test-server.ts';

/** Returns the outbox mails to an address as text, oldest first, once all pending mails have been sent. */
export async function readOutbox({ platform }: TestServer, to: string): Promise<string[]> {
  await platform.mailer.waitUntilSent();
  const folder = join(platform.config.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}\n`))
    .map(getText);
}

/** Quoted-printable breaks long lines and writes "=" and letters beyond ASCII as bytes: "=3D". */
function getText(mail: string): string {
  return /^Content-Transfer-Encoding: quoted-printable$/m.test(mail)
    ? mail
        .replaceAll('=\n', '')
        .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
    : mail;
}

/** Returns the token from the newest mail to an address whose link has this query parameter. */
export async function readMailedToken(server: TestServer, to: string, parameter: 'confirm' | 'reset') {
  const link = new RegExp(`https://datacoach\\.test/user-login\\?${parameter}=([\\w-]+)`);
  const tokens = (await readOutbox(server, to)).flatMap((mail) => link.exec(mail)?.[1] ?? []);
  const token = tokens.at(-1);
  if (!token) throw new Error(`no email with "${parameter}" to ${to}`);
  return token;
}
