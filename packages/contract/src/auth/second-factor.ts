import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('auth', { access: 'account' });
const path = '/api/v1/auth/second-factor';

export const secondFactor = namedObject('SecondFactor', {
  isOn: z.boolean(),
  /** It has to be set up before the account can do anything as an administrator. */
  isDue: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const password = z.string().max(200, 'That’s not your password.');

export const getSecondFactor = endpoint(`GET ${path}`, {
  summary: 'Whether the caller logs in with a code',
  responses: { 200: secondFactor },
});

/** Makes a new key; the account's present one works until `confirmSecondFactor`. 409 `no-password`. */
export const startSecondFactor = endpoint(`POST ${path}`, {
  summary: 'Get a key for an authenticator app',
  body: z.object({ password }),
  responses: {
    200: namedObject('SecondFactorKey', {
      /** As people type it, in groups. */
      key: z.string(),
      /** The same as a QR code. */
      svg: z.string(),
    }),
  },
  errors: [403, 409, 429],
});

/** Ends every other sign-in. Each recovery code works once instead of a code of the app. */
export const confirmSecondFactor = endpoint(`PUT ${path}`, {
  summary: 'Turn on two-factor login with a code of the app',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6 digits your app shows.'),
  }),
  responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: [409, 429],
});

/** Administrators can't turn it off; another one can reset it. */
export const endSecondFactor = endpoint(`DELETE ${path}`, {
  summary: 'Turn off two-factor login',
  body: z.object({ password }),
  responses: { 200: secondFactor },
  errors: [403, 429],
});
