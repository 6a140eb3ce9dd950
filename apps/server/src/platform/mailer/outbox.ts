import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { Transport } from './transport.ts';

/** Mails as files (`.eml`, opened by any mail program) that sort by time, readable by the owner of the process only. */
export function openOutbox(folder: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    destination: `files in ${folder}`,
    async deliver(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      const time = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message ?? '', { flag: 'wx', mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
