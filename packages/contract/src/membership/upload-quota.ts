import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';

const endpoint = defineEndpoints('membership');

/**
 * The plan's limit and its use in this billing month (specification.md 3). An upload counts from its start; uploads
 * that fail, are duplicates or only have a scoreboard are subtracted again.
 */
export const uploadRestriction = namedObject('UploadRestriction', {
  productName: z.enum(PLAN_NAMES),
  filesUploadedCount: z.number().int(),
  fileUploadLimitCount: z.number().int(),
  /** Uploads of a PC player with console players in the match: included in the uploaded files, but not counted. */
  filesUploadedWithConsolePlayersCount: z.number().int(),
  /** Days until the count resets, 1 on the last day. */
  daysUntilNextBillingCycle: z.number().int(),
});
export type UploadRestriction = z.infer<typeof uploadRestriction>;

export const replayUploadRestriction = endpoint('GET /api/v1/filestorage/replay-upload-restriction', {
  summary: "The caller's plan and how many of its monthly replays are used",
  access: 'account',
  responses: { 200: uploadRestriction },
});

/** Age at which a client refetches the restriction (specification.md 7), ms. */
export const RESTRICTION_STALE_MS = 2000;

type QuotaCounts = Partial<
  Pick<
    UploadRestriction,
    'filesUploadedCount' | 'fileUploadLimitCount' | 'filesUploadedWithConsolePlayersCount'
  >
>;

/** Returns the uploads that count and their limit; a missing count is 0, a missing limit or a limit of 0 is 1. */
export function getQuotaUse(counts: QuotaCounts): { used: number; limit: number } {
  const { filesUploadedCount = 0, filesUploadedWithConsolePlayersCount = 0, fileUploadLimitCount } = counts;
  return {
    used: Math.max(0, filesUploadedCount - filesUploadedWithConsolePlayersCount),
    limit: fileUploadLimitCount || 1,
  };
}

/** Returns the upload progress in percent (specification.md 5); over 100 if a higher plan has ended. */
export function uploadProgress(counts: QuotaCounts): number {
  const { used, limit } = getQuotaUse(counts);
  return (used / limit) * 100;
}
