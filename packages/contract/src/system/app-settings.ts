import { z } from 'zod';
import { email } from '../auth/credentials.ts';
import { signInProvider } from '../auth/linked-accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('system');

/** What the web app needs before sign-in (decisions.md 21.2). */
export const appSettings = namedObject('AppSettings', {
  /** Null if not set: then no Discord link is shown. */
  discordInviteUrl: z.string().nullable(),
  supportMail: z.string().nullable(),
  /** Providers for sign-in besides email and password. */
  signInProviders: z.array(signInProvider),
  /** False while sign-up is paused, see /capacity. */
  signUpsOpen: z.boolean(),
});
export type AppSettings = z.infer<typeof appSettings>;

export const getAppSettings = endpoint('GET /api/v1/app-settings', {
  summary: 'Settings that the web app shows to everyone',
  access: 'public',
  responses: { 200: appSettings },
});

/** Null restores the server's startup value; an empty text shows none. */
export const saveAppSettings = endpoint('PUT /api/v1/admin/app-settings', {
  summary: 'Set what the web app shows to everyone',
  access: { module: 'Users', action: 'Edit' },
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
});
