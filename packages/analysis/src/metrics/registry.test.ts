import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '../detectors/event-kinds.ts';
import { PITCH_ZONES } from '../model/pitch-zones.ts';
import { METRIC_GROUPS, METRIC_SCALES, METRIC_UNITS, type MetricGroup } from './metric.ts';
import { ALL_METRICS } from './registry.ts';

/** Code, first number and keys of every group, in the order of game-and-stats.md 4.2 and 4.5. */
const EXPECTED: Readonly<Record<MetricGroup, { code: number | null; first: number; keys: string[] }>> = {
  shooting: {
    code: 5,
    first: 0,
    keys: [
      'goals',
      'shots',
      'shotsOnTarget',
      'shootingPct',
      'shotAccuracy',
      'xg',
      'goalsMinusXg',
      'xgPerShot',
      'shotSpeed',
      'shotDistance',
      'aerialShots',
      'openNetConversion',
      'reboundShots',
      'shotsUnderPressurePct',
      'timePerShot',
    ],
  },
  passing: {
    code: 10,
    first: 15,
    keys: [
      'passes',
      'passesAttempted',
      'passCompletionPct',
      'passesReceived',
      'assists',
      'xa',
      'keyPasses',
      'secondAssists',
      'centers',
      'centerSuccessPct',
      'passDistance',
      'passAdvance',
      'backboardPasses',
      'passesLost',
    ],
  },
  goalie: {
    code: 15,
    first: 29,
    keys: [
      'saves',
      'epicSaves',
      'shotsFaced',
      'savePct',
      'xga',
      'goalsPrevented',
      'clears',
      'clearSuccessPct',
      'backboardClears',
      'blocks',
      'concededAsLastMan',
      'shadowTimePct',
      'timeLastManPct',
      'caughtAhead',
      'boostAtGoalsAgainst',
    ],
  },
  transition: {
    code: 20,
    first: 44,
    keys: [
      'takeaways',
      'interceptions',
      'turnovers',
      'dangerousTurnovers',
      'transitionExitPct',
      'transitionEntryPct',
      'transitionShotPct',
      'transitionTime',
      'transitionXg',
      'outletPasses',
      'carryProgress',
      'rushes',
      'challengeWinPct',
      'challenges',
      'recoveryTime',
    ],
  },
  boostCollected: {
    code: 25,
    first: 59,
    keys: [
      'bpm',
      'bcpm',
      'avgBoost',
      'bigPads',
      'smallPads',
      'smallPadShare',
      'boostStolen',
      'bigStolen',
      'overfill',
      'boostWastedSupersonic',
      'boostEfficiency',
      'timeZeroPct',
      'timeFullPct',
      'timeLowPct',
      'padsPerMinute',
      'boostWhenFirstMan',
    ],
  },
  kickoffTaking: {
    code: 30,
    first: 75,
    keys: [
      'kickoffsTaken',
      'kickoffWinPct',
      'kickoffLossPct',
      'kickoffNeutralPct',
      'firstTouchPct',
      'kickoffTime',
      'kickoffPossessionPct',
      'kickoffSpeedFlipPct',
      'kickoffContactSpeed',
      'kickoffBoostLeft',
      'kickoffGoalsFor',
      'kickoffGoalsAgainst',
      'kickoffFakes',
      'kickoffStrength',
    ],
  },
  kickoffSupport: {
    code: 35,
    first: 89,
    keys: [
      'kickoffsSupported',
      'cheatPct',
      'boostGrabPct',
      'secondTouchPct',
      'supportPossessionPct',
      'supportDistance',
      'supportGoalsFor',
      'supportGoalsAgainst',
      'supportBoostAfter',
      'supportSpeed',
    ],
  },
  mechanics: {
    code: 40,
    first: 99,
    keys: [
      'aerialTouches',
      'aerialSuccessPct',
      'doubleAerials',
      'singleAerials',
      'fastAerials',
      'flips',
      'halfFlips',
      'speedFlips',
      'waveDashes',
      'powerslides',
      'dribbles',
      'dribbleTime',
      'flicks',
      'airDribbles',
      'flipResets',
      'ceilingShots',
      'doubleTaps',
      'redirects',
      'pinches',
      'wallTouches',
      'whiffs',
      'touchQuality',
      'avgSpeed',
      'supersonicPct',
    ],
  },
  positional: {
    code: null,
    first: 123,
    keys: [
      'distanceFromBall',
      'distanceFromBallPossession',
      'distanceFromBallNoPossession',
      'distanceFromTeammates',
      'distanceFromOpponents',
      'carSpeed',
      'timeInZones',
      'timeBehindBall',
      'cornerDoubleCommits',
      'doubleCommits',
      'demolitionsInflicted',
      'demolitionsTaken',
      'timeMostBack',
      'timeMostForward',
      'firstManShare',
      'ambiguousRoleShare',
      'backPostRotationPct',
      'spacingIndex',
    ],
  },
};

/** One metric of 4.5 is split into 24 shares; its own number stays unused. */
const SPLIT = { key: 'timeInZones', first: 141 } as const;

/** Our own metrics, beyond the reference. */
const OWN: Readonly<Record<string, [MetricGroup, number]>> = {
  firstManChanges: ['positional', 165],
  handoffTime: ['positional', 166],
  respawnsTimed: ['boostCollected', 167],
  respawnsCamped: ['boostCollected', 168],
  threatAdded: ['shooting', 169],
  threatPerTouch: ['shooting', 170],
};

const numbered = Object.entries(EXPECTED).flatMap(([group, { first, keys }]) =>
  keys.map((key, index): [string, [string, number]] => [key, [group, first + index]]),
);

describe('metrics', () => {
  it('match the reference, each once, under its number', () => {
    const requested = new Map(numbered.filter(([key]) => key !== SPLIT.key));
    PITCH_ZONES.forEach(({ code }, index) => {
      requested.set(`timeInZone${code}`, ['positional', SPLIT.first + index]);
    });
    for (const [key, row] of Object.entries(OWN)) requested.set(key, row);
    const found = ALL_METRICS.map(({ key, group, number }) => [key, [group, number]] as const);
    expect(found.length).toBe(requested.size);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(requested));
  });

  it('have unique numbers', () => {
    const numbers = ALL_METRICS.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('belong to groups with the codes of the reference', () => {
    expect(Object.fromEntries(METRIC_GROUPS.map(({ key, code }) => [key, code]))).toEqual(
      Object.fromEntries(Object.entries(EXPECTED).map(([key, { code }]) => [key, code])),
    );
  });

  it.each(ALL_METRICS.map((metric) => [metric.key, metric] as const))(
    '%s has a complete description',
    (_, metric) => {
      expect(metric.label).toMatch(/^[A-Zx]/);
      expect(metric.definition).toMatch(/^(?:[A-Z]|x[GA]\b|% of ).{20,}[.]$/s);
      expect(metric.sample).toMatch(/^[a-z]/);
      expect(METRIC_UNITS).toContain(metric.unit);
      expect(Object.keys(METRIC_SCALES)).toContain(metric.scale);
      if (metric.unit === 'percent') expect(metric.scale).toBe('share');
      if (metric.scale === 'share') expect(['percent', 'index']).toContain(metric.unit);
      if (metric.scale === 'match') expect(metric.sample).toBe('match');
      if (metric.scale === 'per5') expect(metric.sample).toMatch(/^s of /);
      for (const kind of metric.events) expect(EVENT_KINDS).toHaveProperty(kind);
      if (metric.target) expect(metric.better).toBe('neutral');
    },
  );

  it('have different labels within a group', () => {
    for (const { key } of METRIC_GROUPS) {
      const labels = ALL_METRICS.filter(({ group }) => group === key).map(({ label }) => label);
      expect(new Set(labels).size, key).toBe(labels.length);
    }
  });
});
