import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '../http/problem-error.ts';

/** More than a phone's camera takes; what claims more is a bomb. */
const MAX_PIXELS = 60_000_000;

/** Pictures that are decoded at once: the largest takes a quarter of a gigabyte. */
const AT_ONCE = 2;

/** First bytes of the kinds of pictures that are taken, at their places. */
const SIGNATURES: readonly (readonly { at: number; bytes: string }[])[] = [
  [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }],
  [{ at: 0, bytes: '\xff\xd8\xff' }],
  [{ at: 0, bytes: 'GIF8' }],
  [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WEBP' },
  ],
];

/**
 * A WebP that `shape` makes of a PNG, JPEG, GIF or WebP, upright, without anything else that the file held. Throws
 * ProblemError 415 for what begins like none of them, whatever it is called, and 422 for what cannot be decoded.
 */
export async function remakePicture(
  content: Buffer,
  quality: number,
  shape: (picture: Sharp) => Sharp,
): Promise<{ content: Buffer; width: number; height: number }> {
  if (!isPicture(content)) {
    throw new ProblemError(415, 'no-picture', 'Use a PNG, JPEG, WebP or GIF picture.');
  }
  await beginDecoding();
  try {
    const upright = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const { data, info } = await shape(upright).webp({ quality }).toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw new ProblemError(422, 'broken-picture', 'We couldn’t open this picture. Try another one.');
  } finally {
    endDecoding();
  }
}

let decoding = 0;
const waiting: (() => void)[] = [];

async function beginDecoding(): Promise<void> {
  if (decoding < AT_ONCE) decoding++;
  else await new Promise<void>((start) => waiting.push(start));
}

/** Who waits takes the place over. */
function endDecoding(): void {
  const next = waiting.shift();
  if (next) next();
  else decoding--;
}

function isPicture(content: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes),
  );
}
