import type { LiveRoom } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { describeNews } from './describe-news.ts';

const room = (here: string[], leaderId: string | null = 'Carla', matchId = 'game'): LiveRoom => ({
  ...{ id: 'room', coachId: 'Carla', coach: 'Carla', matchId, leaderId },
  people: ['Carla', 'Ann', 'Bo'].map((name) => ({
    ...{ userId: name, userName: name, isCoach: name === 'Carla' },
    ...{ isHere: here.includes(name), canWatch: true },
  })),
});

test('says who came and who left, except the reader', () => {
  expect(describeNews(room(['Carla']), room(['Carla', 'Ann', 'Bo']), 'Bo')).toBe('Ann joined.');
  expect(describeNews(room(['Carla', 'Ann']), room([]), 'Bo')).toBe('Carla left. Ann left.');
  const uninvited = { ...room(['Carla']), people: room(['Carla']).people.slice(0, 1) };
  expect(describeNews(room(['Carla', 'Ann']), uninvited, 'Carla')).toBe('Ann left.');
  expect(describeNews(room(['Carla']), room(['Carla']), 'Bo')).toBe('');
});

test('says who leads now, and that the game was switched', () => {
  expect(describeNews(room([]), room([], 'Ann'), 'Ann')).toBe('You’re leading the room now.');
  expect(describeNews(room([]), room([], 'Ann', 'other'), 'Bo')).toBe(
    'Ann is leading the room now. The room is now watching another game.',
  );
  expect(describeNews(room([]), room([], null), 'Bo')).toBe('No one is leading the room now.');
});
