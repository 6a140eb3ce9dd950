import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** A mail server, by its URL. */
export function openSmtp(url: string, from: string): Transport {
  const { host } = new URL(url);
  const transport = createTransport(url, { from });
  return {
    destination: `mail server ${host}`,
    deliver: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}
