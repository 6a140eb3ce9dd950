import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { Transport } from './transport.ts';

/** A mail server, by its URL. */
export function openSmtp(url: string, from: string): Transport {
  const { host } = new URL(url);
  const transport = createTransport(url, { from });
  return {
    destination: `mail server ${host}`,
    deliver: async (mail) => void (await transport.sendMail(messageOf(mail))),
    close: () => transport.close(),
  };
}
