import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { adminUser } from './users.ts';

const endpoint = defineEndpoints('administration');

const shared = { access: { module: 'Users', action: 'Delete' }, errors: [409] } as const;

const side = namedObject('MergeSide', {
  id: z.uuid(),
  userName: z.string(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  plan: z.string(),
  tokens: z.number(),
});

const mergePreview = namedObject('MergePreview', {
  /** The account that stays, and the one that ends. */
  into: side,
  from: side,
  /** What moves, by kind; `left` is what the remaining account already has. */
  parts: z.array(z.object({ kind: z.string(), moved: z.number().int(), left: z.number().int() })),
  /** What both have but only one can keep, and what happens to it. */
  conflicts: z.array(z.string()),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const previewMerge = endpoint('GET /api/v1/admin/users/{userId}/merge', {
  ...shared,
  access: { module: 'Users', action: 'View' },
  summary: 'What merging another account into this one would do',
  query: z.object({ mergedId: z.uuid() }),
  responses: { 200: mergePreview },
});

/** Moves everything of another account of the same person here and ends it. `confirmation` is its username. */
export const mergeUsers = endpoint('POST /api/v1/admin/users/{userId}/merge', {
  ...shared,
  summary: 'Merge another account into this one',
  body: z.object({
    mergedId: z.uuid(),
    confirmation: z.string().max(200),
    note: z
      .string()
      .trim()
      .min(1, 'Say why. It’s saved in the audit trail.')
      .max(500, 'Keep it under 500 characters.'),
  }),
  responses: { 200: adminUser },
  errors: [409, 502],
});
