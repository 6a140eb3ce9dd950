import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../detectors/event-kinds.ts';
import { hasMomentRule, isMetricMoment } from '../metrics/metric-moments.ts';
import { METRICS } from '../metrics/metrics.ts';
import { findWeakMoments } from '../metrics/weak-moments.ts';
import { findMetricMoments, METRIC_MOMENT_CODES } from './metric-moments.data.ts';
import type { QuestionEvent } from './question-game.ts';

const KIND_OF_CODE = new Map(
  Object.entries(EVENT_KINDS as Record<string, { codes?: readonly { code: number }[] }>).flatMap(
    ([kind, { codes = [] }]) => codes.map(({ code }) => [code, kind] as const),
  ),
);

const EVENT: QuestionEvent = {
  matchId: 'match',
  ordinal: 0,
  kind: null,
  code: null,
  by: 'me',
  player: 'me',
  time: 0,
  duration: 0,
  clock: 0,
  overtime: false,
  x: 0,
  y: 0,
  zone: null,
  xg: 0.4,
  outcome: 'miss',
  score: null,
  evidence: {},
};

it.each(METRICS.map((metric) => [metric.key, metric] as const))(
  'the clips of %s are of its own kinds',
  (key, metric) => {
    const moments = findMetricMoments(key);
    if (moments) {
      const shown = METRIC_MOMENT_CODES.filter((code) =>
        (['me', 'opponent'] as const).some((by) => moments.isBad({ ...EVENT, code, by })),
      );
      expect(shown.length).toBeGreaterThan(0);
      // A tag of a shot is the shot: a goal of it stands in the same list.
      expect(metric.events, key).toEqual(expect.arrayContaining(shown.map((code) => KIND_OF_CODE.get(code))));
      expect(moments.codes).toEqual(expect.arrayContaining(shown));
    }
    const weak = findWeakMoments(metric);
    for (const kind of weak?.kinds ?? []) {
      expect(metric.events, key).toContain(kind === 'shotMissed' ? 'shot' : kind);
    }
    for (const code of weak?.codes ?? [])
      expect(weak!.kinds as readonly string[]).toContain(KIND_OF_CODE.get(code));
  },
);

it('goals prevented is proved by goals against, never by what was missed', () => {
  const { isBad } = findMetricMoments('goalsPrevented')!;
  expect(isBad({ ...EVENT, code: 20, by: 'opponent' })).toBe(true);
  expect(isBad({ ...EVENT, code: 5, by: 'opponent' })).toBe(false);
  expect(isBad({ ...EVENT, code: 5 })).toBe(false);
  expect(findWeakMoments({ key: 'goalsPrevented' })).toEqual({ kinds: ['goal'], side: 'other' });
});

it('what comes from positions all game long has no clips', () => {
  for (const key of ['avgSpeed', 'timeBehindBall', 'spacingIndex', 'mechanicDiversity', 'touchQuality']) {
    expect(findMetricMoments(key), key).toBeNull();
  }
});

it('xG, finishing and shot quality list attempts, shots those that the game credits', () => {
  const shot = (evidence: Record<string, unknown>) => ({
    kind: 'shot',
    code: 5,
    team: 0 as const,
    player: 'me',
    other: null,
    evidence,
  });
  const me = { team: 0 as const, players: new Set(['me']) };
  for (const key of ['xg', 'goalsMinusXg', 'xgPerShot', 'shotAccuracy']) {
    expect(hasMomentRule(key)).toBe(true);
    expect(isMetricMoment(key, shot({ credited: false, attempt: true }), me), key).toBe(true);
    expect(isMetricMoment(key, shot({ credited: true, attempt: false }), me), key).toBe(false);
    expect(isMetricMoment(key, shot({ credited: true, attempt: true, ownGoal: true }), me), key).toBe(false);
  }
  expect(isMetricMoment('shots', shot({ credited: true, attempt: false }), me)).toBe(true);
  expect(isMetricMoment('shots', shot({ credited: false, attempt: true }), me)).toBe(false);
});
