import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ProblemError } from '../http/problem-error.ts';
import { reencodePicture } from './picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

test('decodes no more than two pictures at once', async () => {
  const content = await blank(800, 800);
  let open = 0;
  let max = 0;
  const remake = async () => {
    await reencodePicture(content, 80, (picture) => {
      max = Math.max(max, ++open);
      return picture.resize(64, 64);
    });
    open--;
  };
  await Promise.all(Array.from({ length: 12 }, remake));
  expect([max, open]).toEqual([2, 0]);
});

test('rejects a picture with too many pixels by its first bytes, without delaying later ones', async () => {
  const bomb = await blank(7_800, 7_800);
  const rejectTen = async () => {
    const began = performance.now();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => reencodePicture(bomb, 80, (picture) => picture.resize(64, 64))),
    );
    for (const answer of answers) {
      expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(ProblemError);
    }
    return performance.now() - began;
  };
  // Decoding them would take 183 MB and a second each, every time. A busy machine slows down only some tries.
  await expect.poll(rejectTen).toBeLessThan(1000);
  const { width } = await reencodePicture(await blank(50, 40), 80, (picture) => picture);
  expect(width).toBe(50);
});
