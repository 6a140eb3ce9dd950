import { expect, test } from 'vitest';
import { packList } from '../../platform/packed-list/packed-list.ts';
import { openEventStream } from './event-stream.ts';

const packed = (kinds: readonly string[]) =>
  packList(
    {},
    'events',
    kinds.map((kind) => ({ kind, code: null, player: 'a' })),
  );

test('opens a recording once, and again after it was rewritten', async () => {
  const first = await openEventStream(await packed(['goal', 'save']));
  expect(await openEventStream(await packed(['goal', 'save']))).toBe(first);
  const second = await openEventStream(await packed(['save', 'goal', 'goal']));
  expect(second).not.toBe(first);
  expect([first.listOrdinals(['goal']), second.listOrdinals(['goal'])]).toEqual([[0], [1, 2]]);
});

test('rejects unpacked data every time', async () => {
  for (let time = 0; time < 2; time++)
    await expect(openEventStream(Buffer.from('no gzip'))).rejects.toThrow();
});

test.each([
  [[1, 2], { openingScores: [1, 2] }],
  [[0, 0], {}],
])('reads %j as the goals before the recording when it has %j', async (openingScores, fields) => {
  const stream = await openEventStream(await packList(fields, 'events', [{ kind: 'touch' }]));
  expect([stream.openingScores, stream.listEvents()]).toEqual([openingScores, [{ kind: 'touch' }]]);
});
