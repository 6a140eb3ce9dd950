import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '../http/problem-error.ts';

/** More than a phone's camera has; anything larger is a decompression bomb. */
const MAX_PIXELS = 60_000_000;

/** Max pictures decoded at once: the largest takes a quarter of a gigabyte. */
const MAX_CONCURRENT = 2;

/** Magic bytes of accepted picture formats, with their offsets. */
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
 * Converts a PNG, JPEG, GIF or WebP to a WebP with `shape`: upright, without other contents of the file. Throws
 * ProblemError 415 for other formats, whatever the name, and 422 if it can't be decoded.
 */
export async function reencodePicture(content: Buffer, quality: number, shape: (picture: Sharp) => Sharp) {
  if (!isPicture(content)) throw new ProblemError(415, 'no-picture', 'Use a PNG, JPEG, WebP or GIF picture.');
  await startDecoding();
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

let decodingCount = 0;
const waitingDecoders: (() => void)[] = [];

async function startDecoding(): Promise<void> {
  if (decodingCount < MAX_CONCURRENT) decodingCount++;
  else await new Promise<void>((start) => waitingDecoders.push(start));
}

/** A waiting caller takes over the slot. */
function endDecoding(): void {
  const next = waitingDecoders.shift();
  if (next) next();
  else decodingCount--;
}

function isPicture(content: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes),
  );
}
