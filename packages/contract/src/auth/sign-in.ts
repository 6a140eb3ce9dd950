import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timeZone } from './time-zone.ts';
import { signedIn } from './tokens.ts';

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  area: 'auth',
  summary: 'Exchange e-mail and password for tokens (used by /api/auth)',
  access: 'public',
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(200),
    timeZone: timeZone.optional(),
  }),
  responses: { 200: signedIn },
  errors: [400, 401, 429],
});
