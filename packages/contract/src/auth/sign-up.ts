import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, password, userName } from './credentials.ts';
import { timeZone } from './time-zone.ts';

export const signUpBody = z.object({
  email,
  password,
  userName,
  referralCode: z.string().max(32).optional(),
  /** "I coach a team": the account is a coach's (decisions.md 15.5). */
  coachesTeam: z.boolean().optional(),
  timeZone: timeZone.optional(),
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  area: 'auth',
  summary: 'Make an account',
  access: 'public',
  body: signUpBody,
  responses: { 201: z.object({ id: z.uuid(), email: z.string(), userName: z.string() }) },
  errors: [400, 409, 429, 503],
});
