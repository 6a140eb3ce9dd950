import { describe, expect, it } from 'vitest';
import { CODED_MECHANICS } from '../insight/mechanic-list.ts';
import { CATEGORY_WEIGHTS } from '../metrics/coached-metrics.ts';
import { isTrustedMetric } from '../metrics/metrics.ts';
import { FINDING_RULES } from '../questions/finding-rules.ts';
import { isCheckable } from '../training/judge-check.ts';
import { describeTrust, getTrustLevel, isExperimental } from './event-trust.ts';

describe('event trust', () => {
  it('describes how each level is known', () => {
    expect(getTrustLevel('goal')).toBe('recorded');
    expect(describeTrust('goal')).toBe('Recorded by the game.');
    expect(getTrustLevel('turnover')).toBe('derived');
    expect(getTrustLevel('kickoff')).toBe('measured');
    expect(describeTrust('kickoff')).toMatch(
      /^Checked against \d+ plays, most of them found by another analyzer: we find \d+% of those,/,
    );
  });

  it('marks kinds with too few labels or too little agreement as experimental', () => {
    expect(getTrustLevel('ceilingShot')).toBe('experimental');
    expect(getTrustLevel('halfFlip')).toBe('experimental');
    expect(describeTrust('pinch')).toBe(
      'Experimental: there’s nothing to check it against yet. It doesn’t count in any score, plan or answer.',
    );
  });

  it('keeps experimental events out of scores, checks and answers', () => {
    expect(isTrustedMetric('halfFlips')).toBe(false);
    expect(isTrustedMetric('waveDashes')).toBe(true);
    const weighed = Object.values(CATEGORY_WEIGHTS).flatMap((rows) => rows.map(({ metric }) => metric));
    const answered = FINDING_RULES.flatMap(({ metrics }) => metrics);
    expect([...weighed, ...answered].filter((metric) => !isTrustedMetric(metric))).toEqual([]);
    expect(CODED_MECHANICS.filter(({ kind }) => isExperimental(kind))).toEqual([]);
    expect(isCheckable('halfFlips')).toBe(false);
    expect(isCheckable('waveDashes')).toBe(true);
  });
});
