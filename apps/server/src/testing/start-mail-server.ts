import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  received: { from: string; to: string[]; content: string }[];
  /** SMTP errors for the next mails, each used once. */
  refuseWith: number[];
  close(): Promise<void>;
}

export const MAIL_USER = { name: 'datacoach', password: 'p@ss/word' };

/** Starts a real SMTP server on loopback that requires a password and keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const refuseWith: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const known = username === MAIL_USER.name && password === MAIL_USER.password;
      if (known) done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refuseWith.shift();
        if (code) return done(Object.assign(new Error('not now'), { responseCode: code }));
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const user = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`;
  return {
    url: `smtp://${user}@127.0.0.1:${port}`,
    received,
    refuseWith,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
