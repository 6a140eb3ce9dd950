import { z } from 'zod';
import { timeZone, userName } from '../auth/credentials.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { DEVICE_TYPES, PLAN_NAMES, PLATFORM_CODES, type Platform, ROLE_NAMES } from '../product-codes.ts';

const endpoint = defineEndpoints('profile', { access: 'account' });

const platform = z.literal(PLATFORM_CODES);

/** The same in a query, where everything is text. */
const platformInQuery = z.coerce
  .number()
  .refine((code): code is Platform => code === 5 || code === 10, 'Choose Console (5) or PC (10).');

export const profile = namedObject('Profile', {
  id: z.uuid(),
  roleName: z.enum(ROLE_NAMES),
  userName: z.string(),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  /** New address that isn't confirmed yet. */
  pendingEmail: z.string().nullable(),
  /** False for accounts that only sign in with Epic or Discord. */
  hasPassword: z.boolean(),
  epicUserName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  platform: platform.nullable(),
  deviceChoice: z.enum(DEVICE_TYPES).nullable(),
  timeZone: z.string().nullable(),
  productName: z.enum(PLAN_NAMES),
  firstTimeLogin: z.boolean(),
  /** Last completed step of the get-started flow; 0 before the first. */
  getStartedStep: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint('GET /api/profile/profile', {
  summary: "The caller's profile",
  responses: { 200: profile },
});

/** Omitted fields don't change. */
export const saveProfile = endpoint('PUT /api/profile/profile', {
  summary: "Save the caller's profile",
  body: z.object({
    userName: userName.optional(),
    epicUserName: z
      .string()
      .trim()
      .max(64, 'Use at most 64 characters for the Epic username.')
      .nullable()
      .optional(),
    platform: platform.nullable().optional(),
    timeZone: timeZone.optional(),
  }),
  responses: { 200: profile },
});

/**
 * Forgets the Epic username and the players that were claimed or found in uploads, and asks for the platform again.
 * Players verified by Epic, Discord or an administrator stay.
 */
export const resetRlId = endpoint('PUT /api/profile/reset-rl-id', {
  summary: 'Clear the in-game name and choose another platform',
  access: 'player',
  query: z.object({ platformChoice: platformInQuery }),
  responses: { 200: profile },
});

export const updateDeviceChoice = endpoint('PUT /api/profile/update-device-choice', {
  summary: 'Choose the device the caller mostly uses',
  query: z.object({ deviceChoice: z.enum(DEVICE_TYPES, 'Choose mobile, tablet or desktop.') }),
  responses: { 200: profile },
});
