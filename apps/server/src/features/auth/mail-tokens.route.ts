import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { confirmAddress, requestEmailChange } from './change-email.ts';
import { limitAttempts } from './limit-attempts.ts';
import { issueMailToken } from './mail-token.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { changePassword, resetPassword } from './set-password.ts';
import { emailKey, findUser, findUserByEmail } from './user.repository.ts';

const SENT = 'If there is an account with this address, we have sent a mail to it.';

/** Confirmed addresses, forgotten and changed passwords. */
export function mailTokenRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.confirmEmail, async ({ body, request }) => {
    await limitAttempts(context, ['proof', networkOf(request.ip)]);
    const user = await confirmAddress(context, body.token);
    return answer(200, { email: user.email ?? '' });
  });

  registerEndpoint(app, ENDPOINTS.changeEmail, async ({ body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId], ['mailAccount', caller.userId]);
    await requestEmailChange(context, caller, body);
    return answer(202, { pendingEmail: body.email.trim() });
  });

  registerEndpoint(app, ENDPOINTS.sendConfirmation, async ({ caller }) => {
    await limitAttempts(context, ['mailAccount', caller.userId]);
    const user = await findUser(context.db, caller.userId);
    if (user) sendConfirmation(context, user);
    return answer(202, {});
  });

  registerEndpoint(app, ENDPOINTS.forgotPassword, async ({ body, request }) => {
    await limitAttempts(context, ['reset', networkOf(request.ip)], ['mailAccount', emailKey(body.email)]);
    await forgotPassword(context, body.email);
    return answer(202, { message: SENT });
  });

  registerEndpoint(app, ENDPOINTS.resetPassword, async ({ body, request }) => {
    await limitAttempts(context, ['proof', networkOf(request.ip)]);
    const user = await resetPassword(context, body.token, body.password);
    return answer(200, { email: user.email ?? '' });
  });

  registerEndpoint(app, ENDPOINTS.changePassword, async ({ body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId]);
    return answer(200, await changePassword(context, caller, body));
  });
}

/** Mails a link to set a new password, if there is such an account. Everything that differs happens in the background. */
async function forgotPassword(context: Context, email: string): Promise<void> {
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
