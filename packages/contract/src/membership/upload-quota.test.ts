import { expect, test } from 'vitest';
import { getQuotaUse, uploadProgress } from './upload-quota.ts';

test('upload progress is uploaded minus console-included over the limit, in percent', () => {
  const counts = {
    filesUploadedCount: 137,
    filesUploadedWithConsolePlayersCount: 9,
    fileUploadLimitCount: 400,
  };
  expect(uploadProgress(counts)).toBe(32);
  expect(getQuotaUse(counts)).toEqual({ used: 128, limit: 400 });
});

test('a missing limit is 1, missing counts are 0, and nothing is below 0', () => {
  expect(uploadProgress({})).toBe(0);
  expect(uploadProgress({ filesUploadedCount: 1 })).toBe(100);
  expect(uploadProgress({ filesUploadedCount: 1, fileUploadLimitCount: 0 })).toBe(100);
  expect(uploadProgress({ filesUploadedWithConsolePlayersCount: 3 })).toBe(0);
});
