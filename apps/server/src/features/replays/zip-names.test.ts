import { expect, test } from 'vitest';
import { createZipNames } from './get-replay.route.ts';

const named = (...names: string[]) => createZipNames(names.map((name, n) => ({ id: `id-${n}`, name })));

test('keeps names unchanged, with one extension', () => {
  expect(named('Last second winner', 'A1B2.replay', 'Finale ✨ 東京.REPLAY')).toEqual([
    'Last second winner.replay',
    'A1B2.replay',
    'Finale ✨ 東京.replay',
  ]);
});

test('blocks names that leave the folder, name a device or reverse text direction', () => {
  expect(
    named('../../etc/passwd', 'C:\\Windows\\x', 'con', 'NUL.replay', 'evil\u202eexe.\u0000', '...', ' . '),
  ).toEqual([
    'etc passwd.replay',
    'C Windows x.replay',
    '_con.replay',
    '_NUL.replay',
    'evil exe.replay',
    'id-5.replay',
    'id-6.replay',
  ]);
  const long = named('🚀'.repeat(300))[0]!;
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
  expect(long.isWellFormed()).toBe(true);
});

test('makes equal names distinct, ignoring case', () => {
  expect(named('Ace', 'ace', 'ACE.replay', 'Ace (2)')).toEqual([
    'Ace.replay',
    'ace (2).replay',
    'ACE (3).replay',
    'Ace (2) (2).replay',
  ]);
});
