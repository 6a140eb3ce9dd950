import type { Context } from '../../feature-module.ts';
import { issueMailToken } from './mail-token.ts';
import { findUserByEmail } from './user.repository.ts';

/** Mails a link to set a new password, if there is such an account. Everything that differs happens in the background. */
export async function forgotPassword(context: Context, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  const to = user?.email;
  if (!user || !to) return;
  context.mailer.post(async () => {
    const token = await issueMailToken(context, user.id, 'reset-password');
    return {
      to,
      subject: 'Set a new password',
      text: [
        `Hello ${user.userName},`,
        '',
        'somebody, probably you, has asked for a new password. Set it here:',
        '',
        `${context.config.publicUrl}/user-login?reset=${token}`,
        '',
        'The link is good for one hour. If it was not you, ignore this mail: nothing has changed.',
        '',
      ].join('\n'),
    };
  });
}
