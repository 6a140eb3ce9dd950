import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { groupPasses, listPassLines } from './pass-lines.ts';

const { events } = createWrittenMatch();
const given = events.filter(({ kind, evidence }) => kind === 'pass' && evidence.role === 'passer');

test('every pass has its receiver', () => {
  expect(given.length).toBeGreaterThan(2);
  const lines = listPassLines(given, events);
  expect(lines).toHaveLength(given.length);
  for (const { from, to } of lines) {
    expect(to.player).toBe(from.other);
    expect(to.frame).toBe(from.evidence.receiveFrame);
  }
});

test('each pass is counted once, from passer to receiver', () => {
  const passes = groupPasses(events);
  const counted = [...passes].flatMap(([from, row]) =>
    [...row].flatMap(([to, events]) => events.map((event) => ({ from, to, event }))),
  );
  expect(counted).toHaveLength(given.length);
  for (const { from, to, event } of counted) expect([event.player, event.other]).toEqual([from, to]);
});
