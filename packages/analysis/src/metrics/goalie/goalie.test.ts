import { describe, expect, it } from 'vitest';
import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { possessionDetector } from '../../detectors/possession/possession.detector.ts';
import { saveDetector } from '../../detectors/save/save.detector.ts';
import { shadowDetector } from '../../detectors/shadow/shadow.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { createInsight, type HandMadeEvent } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { stationary } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';

/** A minute of play. Blue defends -y: 0 in goal, 1 near it, 2 far upfield; 3 is orange. */
const match = (ballY = -3000): MatchView =>
  handMadeMatch({
    seconds: 60,
    ball: () => ({ x: 0, y: ballY, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [
      { team: 0, at: stationary(0, -5000) },
      { team: 0, at: stationary(1500, -4600) },
      { team: 0, at: stationary(0, 1000) },
      { team: 1, at: stationary(0, 3000) },
    ],
  });

const shot = (time: number, more: Record<string, number | string | boolean | null> = {}): HandMadeEvent => ({
  kind: 'shot',
  player: 3,
  time,
  evidence: {
    attempt: true,
    onTarget: true,
    outcome: 'miss',
    outcomeFrame: null,
    ownGoal: false,
    xg: 0.3,
    type: 'ground',
    crossingRight: 0,
    crossingHeight: 300,
    ...more,
  },
});
const goal = (time: number, more: Record<string, number | string | boolean | null> = {}): HandMadeEvent => ({
  kind: 'goal',
  player: 3,
  time,
  at: { x: 0, y: -5120, z: 300 },
  evidence: { ownGoal: false, shotFrame: null, caughtAhead: '', lastMan: 0, nearestDefender: 0, ...more },
});

describe('goalkeeping', () => {
  it('counts shots faced by the last man and by players in goal', () => {
    const view = match();
    const shots = [shot(10), shot(20, { onTarget: false }), shot(30)];
    const { metrics, teams } = createInsight(view, [[shotDetector, shots]]);
    expect(metrics.map(({ shotsFaced }) => shotsFaced!.value)).toEqual([2, 2, 0, 0]);
    expect(teams.map((team) => team.metrics.shotsFaced!.value)).toEqual([2, 0]);
    // With both goalkeepers gone, the upfield player is the last man.
    for (const player of [0, 1]) view.players[player]!.car.presence.fill(PRESENCE.none, 25 * 30);
    const later = createInsight(view, [[shotDetector, shots]]);
    expect(later.metrics.map(({ shotsFaced }) => shotsFaced!.value)).toEqual([1, 1, 1, 0]);
  });

  it('compares saves with goals past the nearest defender', () => {
    const view = match();
    view.timeline.players[0]!.counters.saves = 2;
    view.timeline.players[2]!.counters.saves = 1;
    const { metrics, teams } = createInsight(view, [
      [goalDetector, [goal(10), goal(20, { nearestDefender: 1 }), goal(30, { ownGoal: true })]],
    ]);
    expect(metrics.map(({ savePct }) => savePct)).toEqual([
      { value: 66.666667, over: 3 },
      { value: 0, over: 1 },
      { value: 100, over: 1 },
      { value: null, over: 0 },
    ]);
    expect(teams[0]!.metrics.savePct).toEqual({ value: 60, over: 5 });
  });

  it('counts epic saves and blocks', () => {
    const { metrics } = createInsight(match(), [
      [
        saveDetector,
        [
          { kind: 'save', player: 0, time: 5, evidence: { epic: true } },
          { kind: 'save', player: 0, time: 9, evidence: { epic: false } },
        ],
      ],
      [
        shotDetector,
        [
          { ...shot(10, { outcome: 'block' }), other: 1 },
          { ...shot(20, { outcome: 'save' }), other: 1 },
          { ...shot(30, { outcome: 'block', attempt: false }), other: 1 },
        ],
      ],
    ]);
    expect(metrics.map(({ epicSaves }) => epicSaves!.value)).toEqual([1, 0, 0, 0]);
    expect(metrics.map(({ blocks }) => Math.round(blocks!.value!))).toEqual([0, 5, 0, 0]);
  });

  it('splits goals prevented among teammates, who all face the same chances', () => {
    const { metrics, teams } = createInsight(match(), [
      [shotDetector, [shot(10), shot(20, { xg: 0.6, outcome: 'goal', outcomeFrame: 21 * 30 })]],
      [goalDetector, [goal(21)]],
    ]);
    expect(metrics.map(({ xga }) => xga!.value)).toEqual([0.9, 0.9, 0.9, 0]);
    expect(teams[0]!.metrics.xga!.value).toBeCloseTo(0.9, 6);
    expect(teams[0]!.metrics.goalsPrevented!.value).toBeCloseTo(-0.1, 6);
    const shares = metrics.slice(0, 3).map(({ goalsPrevented }) => goalsPrevented!.value!);
    expect(shares[0]! + shares[1]! + shares[2]!).toBeCloseTo(-0.1, 5);
    expect(shares[0]).toBeLessThan(shares[2]!);
  });

  it('counts clears and successful clears', () => {
    const clear = (time: number, successful: boolean): HandMadeEvent => ({
      kind: 'clear',
      player: 1,
      time,
      evidence: { successful },
    });
    const read = (time: number, side: string): HandMadeEvent => ({
      kind: 'backboardRead',
      player: 1,
      time,
      evidence: { side },
    });
    const { metrics } = createInsight(match(), [
      [clearDetector, [clear(5, true), clear(9, true), clear(12, false)]],
      [backboardReadDetector, [read(15, 'defense'), read(20, 'attack')]],
    ]);
    expect(metrics[1]!.clears!.value).toBeCloseTo(15, 3);
    expect(metrics[1]!.clearSuccessPct).toEqual({ value: 66.666667, over: 3 });
    expect(metrics[1]!.backboardClears!.value).toBeCloseTo(5, 3);
    expect(metrics[0]!.clearSuccessPct).toEqual({ value: null, over: 0 });
  });
});

describe('defending', () => {
  it('identifies the last man and players caught upfield at goals against', () => {
    const view = match();
    view.players[1]!.car.boost.fill(51, 0, 10 * 30);
    view.players[1]!.car.boost.fill(204, 10 * 30);
    const { metrics } = createInsight(view, [
      [
        goalDetector,
        [goal(10, { lastMan: 1, caughtAhead: '0,2' }), goal(40, { caughtAhead: '2', ownGoal: true })],
      ],
    ]);
    expect(metrics.map(({ concededAsLastMan }) => concededAsLastMan!.value)).toEqual([1, 1, 0, 0]);
    expect(metrics.map(({ caughtAhead }) => caughtAhead!.value)).toEqual([1, 0, 2, 0]);
    expect(metrics[1]!.boostAtGoalsAgainst).toEqual({ value: 50, over: 2 });
    expect(metrics[3]!.boostAtGoalsAgainst).toEqual({ value: null, over: 0 });
  });

  it('has no boost when the file has no amounts or boost is unlimited', () => {
    for (const facts of [{ boostAmounts: false }, { unlimitedBoost: true }]) {
      const view = match();
      Object.assign(view.timeline.facts, facts);
      const { metrics } = createInsight(view, [[goalDetector, [goal(10)]]]);
      expect(metrics[0]!.boostAtGoalsAgainst).toEqual({ value: null, over: 0 });
    }
  });

  it('measures the share of time as last man while teammates are present', () => {
    const view = match();
    view.players[0]!.car.presence.fill(PRESENCE.none, 30 * 30);
    const { metrics } = createInsight(view, []);
    expect(metrics[0]!.timeLastManPct).toMatchObject({ value: 100 });
    expect(metrics[0]!.timeLastManPct!.over).toBeCloseTo(30, 0);
    expect(metrics[1]!.timeLastManPct!.value).toBeCloseTo(50, 0);
    expect(metrics[2]!.timeLastManPct).toMatchObject({ value: 0 });
    // Alone on their team.
    expect(metrics[3]!.timeLastManPct).toEqual({ value: null, over: 0 });
  });

  it('measures shadowing as a share of the defending time', () => {
    const possession: HandMadeEvent = {
      kind: 'possession',
      player: 3,
      time: 10,
      until: 20,
      evidence: { notion: 'controlled' },
    };
    const shadow: HandMadeEvent = { kind: 'shadow', player: 0, time: 12, evidence: { seconds: 1 } };
    const shadowing = (ballY: number) =>
      createInsight(match(ballY), [
        [possessionDetector, [possession]],
        [shadowDetector, [shadow]],
      ]).metrics;
    expect(shadowing(-3000)[0]!.shadowTimePct!.value).toBeCloseTo(10, 0);
    expect(shadowing(-3000)[1]!.shadowTimePct!.value).toBe(0);
    expect(shadowing(-3000)[3]!.shadowTimePct).toEqual({ value: null, over: 0 });
    expect(shadowing(2000)[0]!.shadowTimePct).toEqual({ value: null, over: 0 });
  });
});
