import { z } from 'zod';
import { email } from '../auth/credentials.ts';
import { signInProvider } from '../auth/sign-in-providers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

/** What the web app needs to know before anybody has signed in (decisions.md 21.2). */
export const appSettings = namedObject('AppSettings', {
  /** Null: not set, then no Discord link is shown. */
  discordInviteUrl: z.string().nullable(),
  supportMail: z.string().nullable(),
  /** Ways to sign in besides e-mail and password. */
  signInProviders: z.array(signInProvider),
  /** False: sign-up is paused, see /capacity. */
  signUpsOpen: z.boolean(),
});
export type AppSettings = z.infer<typeof appSettings>;

export const getAppSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/app-settings',
  area: 'system',
  summary: 'Settings that the web app shows to everybody',
  access: 'public',
  responses: { 200: appSettings },
  errors: [],
});

/** Null goes back to what the server was started with; an empty text shows none. */
export const saveAppSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/app-settings',
  area: 'system',
  summary: 'Set what the web app shows to everybody',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  body: z.object({
    discordInviteUrl: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https$/, error: 'The invitation must start with https://.' }),
      ])
      .nullable(),
    supportMail: z.union([z.literal(''), email]).nullable(),
  }),
  responses: { 200: appSettings },
  errors: [400, 401, 403],
});
