import { expect, test } from 'vitest';
import { getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { getMeasureFacts } from './measure-facts.ts';

test.each(['goals', 'xg', 'kickoffGoalDifference'])(
  '%s says how it is averaged here and on the dashboard',
  (key) => {
    const here = getMeasureFacts(key);
    const there = getMetricFacts({ metric: key, label: here.label, per5: true }, 'aged');
    for (const { unit, term } of [here, there]) {
      expect(unit).toBe('per game');
      expect(term.facts).toContainEqual({ name: 'Per game', text: 'per 5 minutes of play' });
    }
    expect(here.term.facts).toContainEqual({ name: 'Average', text: 'every game counts the same' });
    expect(there.term.facts).toContainEqual({
      name: 'Average',
      text: 'newer games count more, as in your scores',
    });
  },
);
