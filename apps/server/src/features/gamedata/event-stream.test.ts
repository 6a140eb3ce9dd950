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

const goal = (team: 0 | 1, goalsFor: number, goalsAgainst: number) => ({
  kind: 'goal',
  team,
  evidence: { goalsFor, goalsAgainst },
});

test.each([
  [[1, 2], { openingScores: [1, 2] }, [goal(0, 1, 0)]],
  [[0, 0], {}, []],
  [[2, 1], {}, [goal(0, 3, 1), goal(1, 2, 3)]],
  [[2, 1], {}, [goal(1, 2, 2)]],
])(
  'reads %j as the goals before the recording from %j and the goals %j',
  async (openingScores, fields, goals) => {
    const events = [{ kind: 'touch' }, ...goals];
    const stream = await openEventStream(await packList(fields, 'events', events));
    expect([stream.openingScores, stream.listEvents()]).toEqual([openingScores, events]);
  },
);
