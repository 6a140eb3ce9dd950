import type { Context } from '../../feature-module.ts';
import { issueMailToken } from './mail-token.ts';
import type { User } from './user.repository.ts';

/** Mails the link that confirms the account's address; without an address, or when it is confirmed, none. */
export function sendConfirmation(context: Context, user: User): void {
  const { email } = user;
  if (!email || user.emailConfirmedAt) return;
  context.mailer.post(async () => {
    const token = await issueMailToken(context, user.id, 'confirm-email');
    return {
      to: email,
      subject: 'Confirm your e-mail address',
      text: [
        `Hello ${user.userName},`,
        '',
        'please confirm that this is your e-mail address:',
        '',
        `${context.config.publicUrl}/user-login?confirm=${token}`,
        '',
        'The link is good for three days. You can use DataCoach without it; payments, coaching and invitations by',
        'e-mail need it. If you did not sign up, ignore this mail.',
        '',
      ].join('\n'),
    };
  });
}
