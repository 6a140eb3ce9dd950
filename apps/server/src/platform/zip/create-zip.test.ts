import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './create-zip.ts';

const mtime = new Date('2026-03-01T12:00:00Z');

test('stores entries in the zip unchanged, compressed or not', async () => {
  const text = 'over and over '.repeat(1000);
  const zip = createZip([
    { name: 'plain.txt', mtime, read: async () => Buffer.from(text) },
    { name: 'folder/packed.txt', mtime, compress: true, read: async () => Buffer.from(text) },
  ]);
  const bytes = Buffer.concat(await zip.toArray());
  expect(bytes.length).toBeLessThan(1.5 * text.length);
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files)).toEqual(['plain.txt', 'folder/packed.txt']);
  for (const content of Object.values(files)) expect(Buffer.from(content).toString()).toBe(text);
});

test('leaves out missing entries and lists them in a file', async () => {
  const zip = createZip([
    { name: 'lost', mtime, read: async () => null },
    { name: 'here', mtime, read: async () => Buffer.from('here') },
  ]);
  const files = unzipSync(new Uint8Array(Buffer.concat(await zip.toArray())));
  expect(Object.keys(files)).toEqual(['here', 'missing-files.txt']);
  expect(Buffer.from(files['missing-files.txt']!).toString()).toBe('We couldn’t find these files:\nlost\n');
});

test("aborts the zip when an entry can't be read, and affects nothing else", async () => {
  const zip = createZip([
    { name: 'here', mtime, read: async () => Buffer.from('here') },
    { name: 'lost', mtime, read: () => Promise.reject(new Error('This file is lost.')) },
  ]);
  await expect(zip.toArray()).rejects.toThrow('This file is lost.');
});
