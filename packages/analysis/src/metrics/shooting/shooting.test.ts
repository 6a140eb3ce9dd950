import { describe, expect, it } from 'vitest';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import type { ShotEvidence } from '../../detectors/shot/shot-evidence.ts';
import { shotTagsDetector } from '../../detectors/shot/shot-tags.detector.ts';
import { createInsight, type HandMadeEvent } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { stationary } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';

const match = (): MatchView =>
  handMadeMatch({
    seconds: 60,
    cars: [
      { team: 0, at: stationary(0, 1000) },
      { team: 0, at: stationary(500, 0) },
      { team: 1, at: stationary(0, 4900) },
    ],
  });

const PLAIN: Partial<ShotEvidence> = {
  credited: false,
  attempt: true,
  onTarget: true,
  outcome: 'miss',
  outcomeFrame: null,
  ownGoal: false,
  xg: 0.2,
  speed: 2000,
  distance: 3000,
  pressure: 'free',
  openNet: false,
  type: 'ground',
  height: 'ground',
  placement: 'middle',
  crossingRight: 0,
  crossingHeight: 300,
  assistedBy: -1,
};

const shot = (time: number, more: Partial<ShotEvidence> = {}, player = 0): HandMadeEvent => ({
  kind: 'shot',
  player,
  time,
  evidence: { ...PLAIN, ...more },
});
const goal = (
  time: number,
  player: number,
  more: Record<string, boolean | number | null> = {},
): HandMadeEvent => ({
  kind: 'goal',
  player,
  time,
  at: { x: 0, y: 5120, z: 300 },
  evidence: { ownGoal: false, shotFrame: null, caughtAhead: '', lastMan: -1, nearestDefender: 2, ...more },
});
const shooting = (shots: readonly HandMadeEvent[], goals: readonly HandMadeEvent[] = []) =>
  createInsight(match(), [
    [shotDetector, shots],
    [goalDetector, goals],
  ]);

describe('shooting', () => {
  it('calculates accuracy from attempts', () => {
    const { metrics, teams } = shooting([
      shot(10),
      shot(20, { onTarget: false, speed: 3000, distance: 5000, pressure: 'tight' }),
      shot(30, { attempt: false, onTarget: false, credited: true, xg: null, speed: 500, distance: 9000 }),
      shot(40, { onTarget: false, pressure: 'contested' }, 1),
    ]);
    const [own, teammate, opponent] = metrics;
    expect(own).toMatchObject({
      shotsOnTarget: { value: 1, over: 1 },
      shotAccuracy: { value: 50, over: 2 },
      shotSpeed: { value: 2500, over: 2 },
      shotDistance: { value: 4000, over: 2 },
      shotsUnderPressurePct: { value: 50, over: 2 },
    });
    expect(own!.timePerShot!.value).toBeCloseTo(30, 6);
    expect(teammate).toMatchObject({
      shotsOnTarget: { value: 0, over: 1 },
      shotAccuracy: { value: 0, over: 1 },
    });
    expect(opponent).toMatchObject({
      shotsOnTarget: { value: 0, over: 1 },
      shotAccuracy: { value: null, over: 0 },
      shotSpeed: { value: null, over: 0 },
      timePerShot: { value: null, over: 0 },
    });
    // One clock, three attempts by two players.
    expect(teams[0]!.metrics.timePerShot!.value).toBeCloseTo(20, 6);
    expect(teams[0]!.metrics.shotAccuracy!.value).toBeCloseTo(100 / 3, 5);
  });

  it('counts a goal as on target regardless of its flight, except own goals', () => {
    const scored = { attempt: false, onTarget: false, xg: null, outcome: 'goal', outcomeFrame: 330 } as const;
    expect(shooting([shot(10, scored)]).metrics[0]!.shotsOnTarget!.value).toBe(1);
    expect(shooting([shot(10, { ...scored, ownGoal: true })]).metrics[0]!.shotsOnTarget!.value).toBe(0);
    expect(shooting([], [goal(11, 0)]).metrics[0]!.shotsOnTarget!.value).toBe(1);
    expect(shooting([], [goal(11, 0, { ownGoal: true })]).metrics[0]!.shotsOnTarget!.value).toBe(0);
    // The goal of a seen shot counts once.
    expect(shooting([shot(10, scored)], [goal(11, 0)]).metrics[0]!.shotsOnTarget!.value).toBe(1);
  });

  it('weights attempts by expected goals and excludes own goals', () => {
    const scored = { outcome: 'goal', outcomeFrame: 330 } as const;
    const { metrics, teams } = shooting(
      [shot(10, { xg: 0.5, ...scored }), shot(20, { xg: 0.1 }), shot(30, { xg: 0.9, ownGoal: true })],
      [goal(11, 0), goal(31, 0, { ownGoal: true })],
    );
    expect(metrics[0]).toMatchObject({
      xg: { value: 0.6, over: 1 },
      goalsMinusXg: { value: 0.4, over: 1 },
      xgPerShot: { value: 0.3, over: 2 },
    });
    expect(teams[0]!.metrics).toMatchObject({ xg: { value: 0.6 }, goalsMinusXg: { value: 0.4 } });
    expect(metrics[2]).toMatchObject({ xg: { value: 0, over: 1 }, xgPerShot: { value: null, over: 0 } });
  });

  it('adds up rebounds of teammates to at most one goal for the team', () => {
    const { metrics, teams } = shooting([shot(10, { xg: 0.8 }), shot(11, { xg: 0.5 }, 1)]);
    expect(metrics.map(({ xg }) => xg!.value)).toEqual([0.8, 0.5, 0]);
    expect(teams[0]!.metrics.xg!.value).toBeCloseTo(0.9, 6);
  });

  it('calculates conversion on open nets', () => {
    const scored = { outcome: 'goal', outcomeFrame: 330 } as const;
    const { metrics } = shooting([
      shot(10, { openNet: true, ...scored }),
      shot(20, { openNet: true }),
      shot(30, { openNet: true, ownGoal: true, ...scored }),
      shot(40, scored),
    ]);
    expect(metrics[0]!.openNetConversion).toEqual({ value: 50, over: 2 });
  });

  it('counts aerial and rebound shots over live play', () => {
    const tag = (kind: 'aerialShot' | 'reboundShot' | 'openNetShot', time: number): HandMadeEvent => ({
      kind,
      player: 0,
      time,
    });
    const { metrics } = createInsight(match(), [
      [
        shotTagsDetector,
        [tag('aerialShot', 10), tag('aerialShot', 20), tag('reboundShot', 20), tag('openNetShot', 5)],
      ],
    ]);
    expect(metrics[0]!.aerialShots!.value).toBeCloseTo(10, 3);
    expect(metrics[0]!.reboundShots!.value).toBeCloseTo(5, 3);
    expect(metrics[1]!.aerialShots!.value).toBe(0);
  });

  it('divides goals by shots, with each goal counted as a shot', () => {
    const view = match();
    Object.assign(view.timeline.players[0]!.counters, { goals: 1, shots: 4 });
    Object.assign(view.timeline.players[1]!.counters, { goals: 2, shots: 1 });
    const { metrics, teams } = createInsight(view, []);
    expect(metrics.map(({ shootingPct }) => shootingPct)).toEqual([
      { value: 25, over: 4 },
      { value: 100, over: 2 },
      { value: null, over: 0 },
    ]);
    expect(teams[0]!.metrics).toMatchObject({
      goals: { value: 3 },
      shots: { value: 5 },
      shootingPct: { value: 50 },
    });
  });

  it('has no stats based on flights on maps with other goals', () => {
    const view = match();
    view.timeline.header.properties.push({
      key: 'MapName',
      index: 0,
      value: { kind: 'name', value: 'ThrowbackStadium_P' },
    });
    const { metrics, teams } = createInsight(view, [[shotDetector, [shot(10, { attempt: false })]]]);
    for (const key of ['shotsOnTarget', 'shotAccuracy', 'xg', 'goalsMinusXg', 'timePerShot', 'xga']) {
      expect(metrics[0]![key]!.value, key).toBeNull();
      expect(teams[0]!.metrics[key]!.value, key).toBeNull();
    }
    expect(metrics[0]!.goals!.value).toBe(0);
  });
});
