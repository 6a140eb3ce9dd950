import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

/** What the owner of an account has agreed to; kept with the day of each answer. */
export const consents = namedObject('Consents', {
  /** Without it there is nothing that the product could do. */
  ownStatistics: z.literal(true, 'DataCoach can only work with your own statistics.'),
  /**
   * Team-mates who have proved who they are see the matches that I upload, and find themselves in them by name. Off: my
   * uploads are mine alone.
   */
  shareWithTeamMates: z.boolean(),
  /** My numbers, without my name, may improve the references of everybody. */
  research: z.boolean(),
});
export type Consents = z.infer<typeof consents>;

export const CONSENT_KINDS = [
  'ownStatistics',
  'shareWithTeamMates',
  'research',
] as const satisfies readonly (keyof Consents)[];

export const getConsents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/consents',
  area: 'get-started',
  summary: 'What the caller has agreed to; null before he was asked',
  access: 'account',
  responses: { 200: consents.nullable() },
  errors: [401],
});

export const saveConsents = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/consents',
  area: 'get-started',
  summary: 'Agree, or no more',
  access: 'account',
  body: consents,
  responses: { 200: consents },
  errors: [400, 401, 403],
});
