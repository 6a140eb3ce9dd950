import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { findBetterSide, listPairGroups } from './metric-rows.ts';

const { report, insight } = createWrittenMatch();
const players = [report.players[0]!.key, report.players[1]!.key] as const;

test('compares two players in every stat of report and events once, without those both lack', () => {
  const groups = listPairGroups(report, insight, players);
  const rows = groups.flatMap((group) => group.rows);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(groups[0]).toMatchObject({ label: 'Core' });
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    expect(players.some((key) => row.players.get(key)!.value !== null)).toBe(true);
  }
  expect(listPairGroups(report, null, players).length).toBeLessThan(groups.length);
});

test("finds the better player by the stat's direction, not by the larger value", () => {
  const rows = listPairGroups(report, insight, players).flatMap((group) => group.rows);
  for (const row of rows) {
    const [one, other] = players.map((key) => row.players.get(key)!.value);
    const best = findBetterSide(row, players);
    if (one === null || other === null || one === other || row.better === 'neutral') expect(best).toBeNull();
    else if (row.better === 'higher') expect(best).toBe(one! > other! ? 0 : 1);
    else expect(best).toBe(one! < other! ? 0 : 1);
  }
});
