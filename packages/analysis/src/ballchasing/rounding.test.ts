import { describe, expect, it } from 'vitest';
import { roundAsBallchasing } from './to-ballchasing.ts';

describe("ballchasing's roundings", () => {
  it.each([
    ['avg_speed', 'uuPerSecond', 1714.97, 1714],
    ['total_distance', 'uu', 507267.5, 507267],
    ['bpm', 'boostPerMinute', 428.9, 428],
    ['bcpm', 'boostPerMinute', 470.46954, 470.46954],
    ['avg_amount', 'boost', 44.1872, 44.19],
    ['time_ground', 'seconds', 198.376, 198.38],
    ['time_most_back', 'seconds', 365.0999, 365.1],
    ['percent_ground', 'percent', 48.547585, 48.547585],
    ['amount_collected', 'boost', 799.99999, 800],
  ] as const)('%s in %s: %d is %d', (field, unit, value, requested) => {
    expect(roundAsBallchasing(field, unit, value)).toBe(requested);
  });
});
