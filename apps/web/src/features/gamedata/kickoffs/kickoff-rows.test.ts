import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { listKickoffRows, summarizeSpawns } from '../tabs/kickoffs-tab.tsx';

const { events, insight } = createWrittenMatch();
const rows = listKickoffRows(events);

test('every kickoff has the takers of both sides', () => {
  expect(rows.length).toBeGreaterThan(1);
  for (const { sides } of rows) expect(sides.every((side) => side !== null)).toBe(true);
});

test("spawns add up to the engine's counts for each team", () => {
  const summaries = summarizeSpawns(rows);
  for (const team of [0, 1] as const) {
    const { kickoffs } = insight.teams[team];
    const sum = (of: (summary: (typeof summaries)[number]) => number) =>
      summaries.reduce((total, summary) => total + of(summary), 0);
    expect(sum((summary) => summary.kickoffs.length)).toBe(kickoffs.taken);
    expect(sum(({ won }) => won[team].length)).toBe(kickoffs.won);
    expect(sum(({ neutral }) => neutral.length)).toBe(kickoffs.neutral);
    expect(sum(({ untouched }) => untouched.length)).toBe(kickoffs.untouched);
    expect(sum(({ firstTouches }) => firstTouches[team].length)).toBe(kickoffs.firstTouches);
    for (const { spawn, time } of summaries) {
      const known = kickoffs.spawns.find((one) => one.spawn === spawn)?.time.value ?? null;
      if (known === null) expect(time[team].median).toBeNull();
      else expect(time[team].median).toBeCloseTo(known, 2);
      expect(time[team].events.every((event) => event.team === team)).toBe(true);
    }
  }
});
