import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PROFILE_IMAGE_BYTES, profile } from '@datacoach/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const server = await startServerForTests({ database: 'embedded' });
const account = await signUpAndIn(server.url);

const send = async (content: Uint8Array, who = account) => {
  const upload = piecewise(server.url, who, 'profile-image-chunk-upload', new Uint8Array(content), 'me.png');
  for (let index = 0; index < upload.totalChunks - 1; index++) await upload.send(index);
  return upload.send(upload.totalChunks - 1);
};
const stored = () => {
  const folder = join(server.platform.config.dataDir, 'files', 'profile-images');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const getImageUrl = async (who = account) =>
  profile.parse((await who.get('/api/profile/profile')).body).imageUrl;
const remove = (fileUrl: string, who = account) =>
  who.send('DELETE', `/api/v1/filestorage/delete-profile-image?fileUrl=${encodeURIComponent(fileUrl)}`);

/** Noise, which compresses badly, with GPS metadata. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

describe('a profile image', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    '%s becomes a square WebP without metadata, public under its address',
    async (format) => {
      const exif = {
        IFD0: { Artist: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      };
      const content = await photo(500, 300).withExif(exif).toFormat(format).toBuffer();
      const before = stored();
      const answer = await send(content);
      expect(answer.status).toBe(201);
      const { imageUrl } = profile.parse(answer.body);
      expect(await getImageUrl()).toBe(imageUrl);
      const image = await fetch(server.url + imageUrl);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(image.headers.get('cache-control')).toContain('immutable');
      const { width, height, exif: kept, format: made } = await sharp(await image.arrayBuffer()).metadata();
      expect([made, width, height, kept]).toEqual(['webp', 256, 256, undefined]);
      // The previous one is gone.
      expect(stored()).toHaveLength(1);
      expect(stored()).not.toEqual(before);
    },
  );

  test('can be uploaded in several chunks', async () => {
    const content = await photo(1100, 900).png().toBuffer();
    expect(content.length).toBeGreaterThan(2 * 1024 * 1024);
    expect((await send(content)).status).toBe(201);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 415, 'no-picture'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'no-picture',
    ],
    ['the start of a picture', '\x89PNG\r\n\x1a\n and nothing else', 422, 'broken-picture'],
  ])("isn't created from %s named .png", async (_what, text, status, code) => {
    const before = [await getImageUrl(), stored()];
    const answer = await send(Buffer.from(text, 'latin1'));
    expect([answer.status, getProblemCode(answer)]).toEqual([status, code]);
    expect([await getImageUrl(), stored()]).toEqual(before);
  });

  test('above 5 MB or with more pixels than a camera has is rejected', async () => {
    const large = piecewise(
      server.url,
      account,
      'profile-image-chunk-upload',
      new Uint8Array(MAX_PROFILE_IMAGE_BYTES + 1),
    );
    const answer = await large.send(0);
    expect([answer.status, getProblemCode(answer)]).toEqual([413, 'picture-too-large']);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PROFILE_IMAGE_BYTES);
    expect(getProblemCode(await send(bomb))).toBe('broken-picture');
  });

  test('can be removed only by its owner, and is deleted with the account', async () => {
    const fileUrl = (await getImageUrl())!;
    const other = await signUpAndIn(server.url);
    expect((await remove(fileUrl, other)).status).toBe(404);
    for (const wrong of ['', 'https://evil.example/x', '../../secret', fileUrl.replace(/.$/, 'x')]) {
      expect((await remove(wrong)).status, wrong).toBe(404);
    }
    expect(profile.parse((await remove(`https://datacoach.test${fileUrl}`)).body).imageUrl).toBeNull();
    expect((await fetch(server.url + fileUrl)).status).toBe(404);
    expect(stored()).toEqual([]);

    await send(await photo(64, 64).png().toBuffer(), other);
    expect(stored()).toHaveLength(1);
    await other.send('DELETE', '/api/v1/account', { confirmation: other.password });
    expect(stored()).toEqual([]);
  });
});
