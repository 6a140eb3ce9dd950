import { expect, test } from 'vitest';
import { calculateCrop, FULL_CROP, moveCrop, zoomCrop } from '../components/picture-form.tsx';

const wide = { width: 400, height: 200 };

test('crops the largest square from the center', () => {
  expect(calculateCrop(wide, FULL_CROP)).toEqual({ left: 100, top: 0, side: 200 });
});

test('stops at the edges and moves back immediately', () => {
  const right = moveCrop(wide, FULL_CROP, 10, 10);
  expect(calculateCrop(wide, right)).toEqual({ left: 200, top: 0, side: 200 });
  expect(calculateCrop(wide, moveCrop(wide, right, -0.25, 0)).left).toBe(150);
});

test('keeps the center when zooming, within limits', () => {
  const near = zoomCrop(wide, FULL_CROP, 2);
  expect(calculateCrop(wide, near)).toEqual({ left: 150, top: 50, side: 100 });
  expect(zoomCrop(wide, near, 99).zoom).toBe(4);
  const corner = moveCrop(wide, near, 9, 9);
  expect(calculateCrop(wide, zoomCrop(wide, corner, 1))).toEqual({ left: 200, top: 0, side: 200 });
});
