import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright-core';
import type { RunningServer } from './running-server.ts';

const PATIENCE_MS = 20_000;

/** Returns an address's mails from the outbox, oldest first, as plain text. */
function mailsTo({ dataDir }: RunningServer, address: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}\n`))
      // Quoted-printable breaks long lines and writes "=" as "=3D".
      .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
  );
}

/** Opens the link in the mail that confirms an address. */
export async function confirmAddress(
  server: RunningServer,
  request: APIRequestContext,
  address: string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const links = mailsTo(server, address).map((mail) => /user-login\?confirm=([\w-]+)/.exec(mail)?.[1]);
    const token = links.findLast((link) => link !== undefined);
    if (token) {
      const answer = await request.post(`${server.url}/api/v1/auth/confirm-email`, { data: { token } });
      if (!answer.ok()) throw new Error(`confirm-email answered ${answer.status()}`);
      return;
    }
    if (Date.now() > end) throw new Error(`no email to confirm ${address} came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
