import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email } from './credentials.ts';

/**
 * A new e-mail address, or the first one of an account of Epic or Discord. Mails a link to it; the address holds once
 * `confirm-email` has taken the link's token, until then the old one does. `password` is left out by accounts that have
 * none. Answers the same whether or not the address has an account.
 */
export const changeEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/auth/email',
  area: 'auth',
  summary: 'Change the own e-mail address, once it has been confirmed',
  access: 'account',
  body: z.object({ email, password: z.string().max(200).optional() }),
  responses: { 202: z.object({ pendingEmail: z.string() }) },
  errors: [400, 401, 403, 429],
});
