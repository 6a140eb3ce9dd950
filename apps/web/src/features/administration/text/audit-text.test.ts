import { expect, test } from 'vitest';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { describeAction, describeKind, describeTarget, listUpdateLines } from './audit-text.ts';

test('describes a change field by field in words', () => {
  const id = '44d44c76-6629-4d56-a97e-c0518bcb031b';
  const before = { isHidden: false, replayLimit: 400, photoId: id, title: 'Cup', endsAt: null };
  const at = new Date(new Date().getFullYear(), 11, 10, 18, 5);
  expect(
    listUpdateLines(before, { ...before, isHidden: true, replayLimit: 450, endsAt: at.toISOString() }),
  ).toEqual([
    'hidden: no → yes',
    'replay limit: 400 → 450',
    'title: Cup',
    `ends at: none → December 10th, ${formatTimeOfDay(at)}`,
  ]);
  expect(listUpdateLines(null, { tokens: 2, plans: ['Platinum', 'Diamond'], photoId: id })).toEqual([
    'tokens: 2',
    'plans: Platinum, Diamond',
  ]);
  expect(listUpdateLines({ name: 'Summer' }, null)).toEqual(['name: Summer']);
  expect(listUpdateLines({ accessLevel: 15 }, { accessLevel: 10, periods: [5, 15], metric: 45 })).toEqual([
    'access level: full → limited',
    'periods: monthly, yearly',
    'metric: Kickoff win rate',
  ]);
  expect(listUpdateLines(null, { targets: [{ mode: 10, rankGroup: null, target: 20 }] })).toEqual([
    'targets: mode Doubles target 20',
  ]);
});

test('describes actions and their unnamed targets in words', () => {
  expect(describeAction('reverse-referral')).toBe('Reversed a referral');
  expect(describeAction('some-new-thing')).toBe('Some new thing');
  expect(describeKind('discord-event')).toBe('Discord event');
  const target = { targetName: null, targetKind: 'season' };
  expect(describeTarget({ ...target, targetId: '23' })).toBe('Season 23');
  expect(describeTarget({ ...target, targetId: '44d44c76-6629-4d56-a97e-c0518bcb031b' })).toBe('Season');
});
