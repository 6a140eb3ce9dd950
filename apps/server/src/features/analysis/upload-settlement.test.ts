import { expect, test } from 'vitest';
import { getUploadSettlement } from './analyze-stored-replay.ts';

const CONSOLE = 5;
const PC = 10;
const COMPLETED = 15 as const;
const match = (...identities: string[]) => ({
  status: COMPLETED as typeof COMPLETED,
  coverage: 'full' as const,
  summary: {
    playlist: 'Ranked Doubles',
    map: 'DFH Stadium',
    score: [1, 0] as [number, number],
    teams: Object.fromEntries(identities.map((identity) => [identity, 0 as const])),
  },
});

test('a full match counts', () => {
  expect(getUploadSettlement(match('steam:1', 'epic:2'), PC)).toBe('upload-kept');
  expect(getUploadSettlement(match(), null)).toBe('upload-kept');
});

test.each(['ps4:1', 'xbox:2', 'switch:3'])("a PC player's match with %s doesn't count", (identity) => {
  expect(getUploadSettlement(match('steam:1', identity), PC)).toBe('upload-console');
  expect(getUploadSettlement(match('steam:1', identity), null)).toBe('upload-console');
  expect(getUploadSettlement(match('steam:1', identity), CONSOLE)).toBe('upload-kept');
});

test("failures and scoreboard-only results don't count", () => {
  const failed = { status: 20 as const, coverage: null, summary: null };
  expect(getUploadSettlement(failed, PC)).toBe('upload-returned');
  expect(getUploadSettlement({ ...match('ps4:1'), coverage: 'scoreboard' }, PC)).toBe('upload-returned');
});
