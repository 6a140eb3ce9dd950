import { expect, test } from 'vitest';
import { packList, unpackBytes, unpackItems } from './packed-list.ts';

const ITEMS = [{ name: 'a "quoted",\nname' }, { name: ']}' }, { name: '' }, { n: 4 }];

test('a packed list is one JSON document', async () => {
  const text = (await unpackBytes(await packList({ version: '1' }, 'items', ITEMS))).toString();
  expect(JSON.parse(text)).toEqual({ version: '1', items: ITEMS });
});

test('reads items one by one', async () => {
  const lines = await unpackItems(await packList({ version: '1' }, 'items', ITEMS));
  expect(lines.map((line) => JSON.parse(line))).toEqual(ITEMS);
});

test('handles an empty list', async () => {
  const packed = await packList({ version: '1' }, 'items', []);
  expect(JSON.parse((await unpackBytes(packed)).toString())).toEqual({ version: '1', items: [] });
  expect(await unpackItems(packed)).toEqual([]);
});
