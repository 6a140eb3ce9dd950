import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createResolution } from './resolution.ts';

/** What a machine settles on that needs `base` ms for a picture and `full` more for all of its pixels. */
function settle(base: number, full: number, pictures = 600, noise: () => number = () => 1) {
  const resolution = createResolution(1, 0.35, 1);
  const ratios: number[] = [];
  for (let i = 0; i < pictures; i++) {
    resolution.addFrame(Math.max(16.7, (base + full * resolution.ratio() ** 2) * noise()));
    ratios.push(resolution.ratio());
  }
  return ratios;
}

test.each([
  ['a graphics card keeps every pixel', 2, 5, 1, 1],
  ['7 pictures a second become 30', 8, 135, 0.35, 0.45],
  ['20 pictures a second become 30', 5, 45, 0.6, 0.8],
  ['what is too slow anyway gets no coarser than it may', 60, 100, 0.35, 0.35],
] as const)('%s', (_, base, full, min, max) => {
  const last = settle(base, full).at(-1)!;
  expect(last).toBeGreaterThanOrEqual(min - 1e-9);
  expect(last).toBeLessThanOrEqual(max + 1e-9);
  if (last > 0.35) expect(base + full * last * last).toBeLessThanOrEqual(1000 / 30);
});

test('30 frames per second are back within a second and a half', () => {
  const ratios = settle(8, 135, 40);
  let time = 0;
  const reached = ratios.findIndex((ratio) => {
    const gap = 8 + 135 * ratio ** 2;
    time += gap;
    return gap <= 1000 / 30;
  });
  expect(reached).toBeGreaterThanOrEqual(0);
  expect(time).toBeLessThan(3000);
});

test('it stays within its limits and settles', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 40, noNaN: true }),
      fc.double({ min: 1, max: 2000, noNaN: true }),
      (base, full) => {
        const ratios = settle(base, full, 3000);
        for (const ratio of ratios) {
          expect(ratio).toBeGreaterThanOrEqual(0.35 - 1e-9);
          expect(ratio).toBeLessThanOrEqual(1);
        }
        const late = ratios.slice(2000);
        const changes = late.slice(1).filter((ratio, index) => ratio !== late[index]).length;
        expect(changes).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('where fewer pixels don’t help, the picture stays sharp', () => {
  const ratios = settle(55, 0.5, 120);
  expect(ratios.at(-1)).toBe(1);
  expect(ratios.filter((ratio) => ratio < 1).length).toBeLessThanOrEqual(20);
});

test('the resolution doesn’t drop because the page was asleep', () => {
  const resolution = createResolution(1, 0.35, 1);
  for (let i = 0; i < 40; i++) {
    for (const gap of [5000, 900, 16.7]) resolution.addFrame(gap);
    expect(resolution.ratio()).toBe(1);
  }
});

test.each([450, 1000, 3000])('pictures that take %d ms each get coarser at once', (gap) => {
  const resolution = createResolution(1, 0.35, 1);
  expect([1, 2, 3].map(() => resolution.addFrame(gap))).toEqual([false, false, true]);
  expect(resolution.ratio()).toBe(0.6);
});
