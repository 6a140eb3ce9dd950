import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/start-mail-server.ts';
import { createLogger } from '../logging/logger.ts';
import { type Mail, openMailer } from './open-mailer.ts';

const MAIL: Mail = {
  to: 'ann@example.org',
  subject: 'Über die Reise',
  text: 'A first line.\n\nhttp://localhost:3000/user-login?confirm=abc\n',
};

let log: string[];
let folder: string;
const options = (smtpUrl: string | null) => ({
  smtpUrl,
  from: 'DataCoach <no-reply@example.org>',
  outbox: join(folder, 'outbox'),
  logger: createLogger('debug', { write: (line: string) => void log.push(line) }),
  pauses: [1, 1],
});
beforeEach(() => {
  log = [];
  folder = mkdtempSync(join(tmpdir(), 'datacoach-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('with a mail server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  test('delivers a mail, signing in as the URL specifies', async () => {
    const mailer = openMailer(options(server.url));
    mailer.enqueue(async () => MAIL);
    await mailer.close();
    expect(server.received).toHaveLength(1);
    const [{ from, to, content }] = server.received as [MailServer['received'][number]];
    expect([from, to]).toEqual(['no-reply@example.org', ['ann@example.org']]);
    expect(content).toContain('From: DataCoach <no-reply@example.org>');
    expect(content).toContain('Subject: =?UTF-8?');
    expect(content).toContain('http://localhost:3000/user-login?confirm=abc');
    expect(mailer.destination).toMatch(/^mail server 127\.0\.0\.1:\d+$/);
    expect(log).toEqual([]);
  });

  test('treats an address as one recipient, even if it looks like a name with an address or a list', async () => {
    const mailer = openMailer(options(server.url));
    for (const to of ['x<victim@example.org>', 'one@example.org,two@example.org', 'g:one@example.org;']) {
      mailer.enqueue(async () => ({ ...MAIL, to }));
    }
    mailer.enqueue(async () => MAIL);
    await mailer.close();
    const reached = server.received.flatMap(({ to }) => to);
    expect(reached).toContain(MAIL.to);
    expect(reached.filter((to) => /^(victim|one|two)@/.test(to))).toEqual([]);
  });

  test('retries when the server is busy, but not when it refuses', async () => {
    const mailer = openMailer(options(server.url));
    server.refuseWith.push(451, 451);
    mailer.enqueue(async () => MAIL);
    await mailer.waitUntilSent();
    expect(server.received).toHaveLength(1);
    server.refuseWith.push(550);
    mailer.enqueue(async () => MAIL);
    await mailer.waitUntilSent();
    expect(server.received).toHaveLength(1);
    expect(log.join('')).toContain('mail was not sent');
    expect(log.join('')).not.toContain('ann@example.org');
    await mailer.close();
  });

  test('logs a wrong password instead of throwing', async () => {
    const mailer = openMailer(options(server.url.replace('datacoach', 'someone')));
    mailer.enqueue(async () => MAIL);
    await mailer.close();
    expect(server.received).toEqual([]);
    expect(log.join('')).toContain('mail was not sent');
  });
});

test('writes mails to files that only the owner can read when there is no mail server', async () => {
  const mailer = openMailer(options(null));
  for (let n = 0; n < 3; n++) mailer.enqueue(async () => ({ ...MAIL, to: `${n}@example.org` }));
  await mailer.close();
  expect(mailer.destination).toBe(`files in ${join(folder, 'outbox')}`);
  const files = readdirSync(join(folder, 'outbox'));
  expect(files).toHaveLength(3);
  const contents = files.map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'));
  expect(contents.join('')).toContain('To: 2@example.org');
  for (const content of contents) expect(content).toContain('A first line.');
  if (process.platform !== 'win32') {
    for (const name of files) expect(statSync(join(folder, 'outbox', name)).mode & 0o077).toBe(0);
  }
});
