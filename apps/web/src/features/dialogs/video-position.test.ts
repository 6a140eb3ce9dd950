import { beforeEach, expect, test } from 'vitest';
import { calculateVideoPosition, saveVideoPosition } from './video-position.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
});

test('resumes a video where it was left', () => {
  expect(calculateVideoPosition('/a.webm')).toBe(0);
  saveVideoPosition('/a.webm', 12.7, 60);
  saveVideoPosition('/b.webm', 30, 60);
  expect([calculateVideoPosition('/a.webm'), calculateVideoPosition('/b.webm')]).toEqual([12, 30]);
});

test("doesn't resume in the first and last seconds", () => {
  saveVideoPosition('/a.webm', 20, 60);
  saveVideoPosition('/a.webm', 57, 60);
  expect(calculateVideoPosition('/a.webm')).toBe(0);
  saveVideoPosition('/a.webm', 3, 60);
  expect(calculateVideoPosition('/a.webm')).toBe(0);
  saveVideoPosition('/a.webm', 20, Number.NaN);
  expect(calculateVideoPosition('/a.webm')).toBe(20);
});

test('ignores invalid stored values', () => {
  localStorage.setItem('datacoach-video-position', '{"/a.webm":"x"');
  expect(calculateVideoPosition('/a.webm')).toBe(0);
  localStorage.setItem('datacoach-video-position', '{"/a.webm":"x"}');
  expect(calculateVideoPosition('/a.webm')).toBe(0);
});

test('drops the oldest of many videos', () => {
  for (let n = 0; n < 60; n++) saveVideoPosition(`/${n}.webm`, 20, 60);
  expect([
    calculateVideoPosition('/9.webm'),
    calculateVideoPosition('/10.webm'),
    calculateVideoPosition('/59.webm'),
  ]).toEqual([0, 20, 20]);
});
