import type { Message } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** The mail with its recipient as one address: a text like `x<a@b.org>` or `a@b.org,c@d.org` would be read as others. */
export function messageOf({ to, ...mail }: Mail): Message {
  return { ...mail, to: { name: '', address: to } };
}
