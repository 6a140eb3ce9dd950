import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';
import { hasSharedReplays, INTACT_REPLAYS, readSharedReplay } from '../testing/shared-replays.ts';
import { hasMomentRule, isMetricMoment, type MomentEvent } from './metric-moments.ts';
import { ALL_METRICS } from './registry.ts';

if (!hasSharedReplays)
  console.error('left out: moments of the metrics of shared replays, which are not there');

/** Metrics that count exactly the moments shown. */
const COUNTED = [
  'shots',
  'passes',
  'passesReceived',
  'backboardPasses',
  'outletPasses',
  'passesLost',
  'epicSaves',
  'backboardClears',
  'blocks',
  'kickoffFakes',
  'interceptions',
  'dangerousTurnovers',
  'bigStolen',
  'cornerDoubleCommits',
  'demolitionsTaken',
  'doubleAerials',
  'singleAerials',
  'fastAerials',
  'xgPerShot',
  'shotAccuracy',
  'caughtAhead',
] as const;

/** Their sample is what is counted. */
const OF_ATTEMPTS: ReadonlySet<string> = new Set(['xgPerShot', 'shotAccuracy']);

const event = (more: Partial<MomentEvent>): MomentEvent => ({
  kind: 'goal',
  code: null,
  team: 0,
  player: 'ann',
  other: null,
  evidence: {},
  ...more,
});
const ann = { team: 0, players: new Set(['ann']) } as const;

describe('moments of a metric', () => {
  it('equal the engine’s counts', () => {
    const games = INTACT_REPLAYS.filter((name) => /^soccar-(2v2-2026-03|3v3-2026-04)/.test(name));
    const seen = new Set<string>();
    for (const name of hasSharedReplays ? games : []) {
      const outcome = analyzeReplay(readSharedReplay(name), { events: true });
      if (outcome.kind !== 'complete' || !outcome.insight || !outcome.events) throw new Error(name);
      const { report, insight, events } = outcome;
      for (const { key: player, team } of report.players) {
        for (const metric of [...COUNTED, 'shotsOnTarget']) {
          const { events: kinds, scale } = ALL_METRICS.find(({ key }) => key === metric)!;
          const { value, over } = insight.players[player]!.metrics[metric]!;
          if (value === null) continue;
          const subject = { team, players: new Set([player]) };
          const moments = (events as readonly MomentEvent[]).filter(
            (one) => (kinds as readonly string[]).includes(one.kind) && isMetricMoment(metric, one, subject),
          );
          const counted = Math.round(
            scale === 'per5' ? (value * over) / 300 : OF_ATTEMPTS.has(metric) ? over : value,
          );
          expect(moments.length, `${name} ${player} ${metric}`).toBe(counted);
          if (counted > 0) seen.add(metric);
        }
      }
    }
    if (hasSharedReplays) expect(seen.size).toBeGreaterThan(8);
  });

  it('belong to the opponents for metrics about opponents, whoever the subject is', () => {
    for (const metric of ['concededAsLastMan', 'xga', 'shotsFaced', 'boostAtGoalsAgainst']) {
      expect(isMetricMoment(metric, event({ team: 1, player: 'bob' }), ann)).toBe(true);
      expect(isMetricMoment(metric, event({}), ann)).toBe(false);
      expect(isMetricMoment(metric, event({ team: 0 }), { team: 1, players: null })).toBe(true);
    }
    const caught = event({ team: 1, player: 'bob', evidence: { caughtAhead: 'cy\nann' } });
    expect(isMetricMoment('caughtAhead', caught, ann)).toBe(true);
    expect(isMetricMoment('caughtAhead', caught, { team: 0, players: new Set(['dan']) })).toBe(false);
    expect(isMetricMoment('caughtAhead', event({ team: 1, evidence: { caughtAhead: '' } }), null)).toBe(
      false,
    );
    expect(isMetricMoment('savePct', event({ kind: 'save' }), ann)).toBe(true);
    expect(isMetricMoment('savePct', event({}), ann)).toBe(false);
    expect(
      isMetricMoment('demolitionsTaken', event({ kind: 'demolition', player: 'bob', other: 'ann' }), ann),
    ).toBe(true);
    expect(isMetricMoment('kickoffGoalsAgainst', event({ kind: 'kickoffGoal', code: 240 }), ann)).toBe(true);
    expect(isMetricMoment('kickoffGoalsAgainst', event({ kind: 'kickoffGoal', code: 235 }), ann)).toBe(false);
  });

  it('are all of the subject’s own events for other metrics, and everyone’s without a subject', () => {
    expect(hasMomentRule('goals')).toBe(false);
    expect(isMetricMoment('goals', event({}), ann)).toBe(true);
    expect(isMetricMoment('goals', event({ player: 'bob' }), ann)).toBe(false);
    expect(isMetricMoment('epicSaves', event({ player: 'bob', evidence: { epic: true } }), null)).toBe(true);
    expect(isMetricMoment('epicSaves', event({ player: 'bob', evidence: { epic: false } }), null)).toBe(
      false,
    );
  });

  it('have rules only for existing metrics', () => {
    const known = new Set<string>(ALL_METRICS.map(({ key }) => key));
    for (const metric of COUNTED)
      expect([metric, known.has(metric), hasMomentRule(metric)]).toEqual([metric, true, true]);
  });
});
