import sharp from 'sharp';

/** Edge of a stored profile image, pixels. */
const EDGE = 256;
/** More than a phone's camera takes; what claims more is a bomb. */
const MOST_PIXELS = 60_000_000;

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

/** Whether the content begins like a PNG, JPEG, GIF or WebP, whatever it is called. */
export function isPicture(content: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes),
  );
}

/**
 * A square WebP made of the picture's middle, upright, without anything else that the file held. Throws when it cannot
 * be decoded.
 */
export async function makeSquare(content: Buffer): Promise<Buffer> {
  return sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(EDGE, EDGE, { fit: 'cover' })
    .webp({ quality: 86 })
    .toBuffer();
}
