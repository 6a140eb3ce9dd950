import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { createTimeAxis } from '../timeline/time-axis.ts';
import { createRaceLine } from './race-steps.ts';

test('a line rises with each chance and stays level in between', () => {
  const { report, insight } = createWrittenMatch();
  const axis = createTimeAxis(report);
  for (const team of [0, 1] as const) {
    const line = createRaceLine(insight.xgRace, team, axis);
    const own = insight.xgRace.filter((point) => point.team === team);
    expect(line.points).toHaveLength(own.length);
    expect(line.total).toBe(own.at(-1)?.total ?? 0);
    expect(line.steps[0]).toEqual([0, 0]);
    expect(line.steps.at(-1)).toEqual([axis.length, line.total]);
    line.steps.slice(1).forEach(([at, total], index) => {
      const [before, sum] = line.steps[index]!;
      expect(at).toBeGreaterThanOrEqual(before);
      expect(total).toBeGreaterThanOrEqual(sum);
    });
  }
});
