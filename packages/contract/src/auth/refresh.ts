import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { signedIn } from './tokens.ts';

/** Rotates the refresh token; a reused one ends its whole family. */
export const refresh = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  area: 'auth',
  summary: 'Exchange a refresh token for new tokens (used by /api/auth)',
  access: 'public',
  body: z.object({ refreshToken: z.string().max(512) }),
  responses: { 200: signedIn },
  errors: [400, 401, 429],
});
