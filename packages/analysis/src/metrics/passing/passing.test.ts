import { describe, expect, it } from 'vitest';
import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { centerDetector } from '../../detectors/center/center.detector.ts';
import { type PassKind, passDetector } from '../../detectors/pass/pass.detector.ts';
import { passAttemptDetector } from '../../detectors/pass/pass-attempt.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { createInsight, type HandMadeEvent } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { stationary } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';

/** A minute of play; players 0 to 2 are blue, the others orange. */
const match = (teamSize: 1 | 2 | 3 = 3): MatchView =>
  handMadeMatch({
    seconds: 60,
    cars: [0, 1].flatMap((team) =>
      Array.from({ length: teamSize }, (_, index) => ({
        team: team as 0 | 1,
        at: stationary(index * 800, team === 0 ? -2000 : 2000),
      })),
    ),
  });

/** Returns both events of a pass from one player to another. */
const pass = (
  from: number,
  to: number,
  time: number,
  { until = time + 1, passKind = 'direct' as PassKind, travel = 1000, advance = 500 } = {},
): HandMadeEvent[] => {
  const evidence = { passKind, travel, advance };
  return [
    { kind: 'pass', player: from, other: to, time, until, evidence: { ...evidence, role: 'passer' } },
    { kind: 'pass', player: to, other: from, time: until, evidence: { ...evidence, role: 'receiver' } },
  ];
};
const shot = (player: number, time: number, xg: number | null = 0.4): HandMadeEvent => ({
  kind: 'shot',
  player,
  time,
  evidence: {
    attempt: xg !== null,
    onTarget: true,
    outcome: 'miss',
    outcomeFrame: null,
    ownGoal: false,
    xg,
    type: 'ground',
    crossingRight: 0,
    crossingHeight: 300,
  },
});

describe('passing', () => {
  it('counts passes given and received over live play', () => {
    const { metrics, teams } = createInsight(match(), [
      [
        passDetector,
        [
          ...pass(0, 1, 10, { travel: 1000, advance: -300 }),
          ...pass(0, 2, 20, { travel: 3000, advance: 1500, passKind: 'backboard' }),
          ...pass(1, 0, 30, { passKind: 'outlet' }),
        ],
      ],
    ]);
    expect(metrics.slice(0, 3).map(({ passes }) => Math.round(passes!.value!))).toEqual([10, 5, 0]);
    expect(metrics.slice(0, 3).map(({ passesReceived }) => Math.round(passesReceived!.value!))).toEqual([
      5, 5, 5,
    ]);
    expect(metrics[0]).toMatchObject({
      passDistance: { value: 2000, over: 2 },
      passAdvance: { value: 600, over: 2 },
      outletPasses: { value: 0 },
    });
    expect(metrics[0]!.backboardPasses!.value).toBeCloseTo(5, 3);
    expect(metrics[1]!.outletPasses!.value).toBeCloseTo(5, 3);
    expect(metrics[2]!.passDistance).toEqual({ value: null, over: 0 });
    expect(teams[0]!.metrics.passes!.value).toBeCloseTo(15, 3);
    expect(teams[0]!.metrics.passDistance).toEqual({ value: 1666.666667, over: 3 });
  });

  it('distinguishes completed and lost passes', () => {
    const attempt = (time: number, outcome: string): HandMadeEvent => ({
      kind: 'passAttempt',
      player: 0,
      other: 1,
      time,
      evidence: { outcome },
    });
    const { metrics } = createInsight(match(), [
      [
        passAttemptDetector,
        [attempt(5, 'completed'), attempt(10, 'intercepted'), attempt(15, 'none'), attempt(20, 'none')],
      ],
    ]);
    expect(metrics[0]!.passCompletionPct).toEqual({ value: 25, over: 4 });
    expect(metrics[0]!.passesAttempted!.value).toBeCloseTo(20, 3);
    expect(metrics[0]!.passesLost!.value).toBeCloseTo(5, 3);
    expect(metrics[1]!.passCompletionPct).toEqual({ value: null, over: 0 });
  });

  it('credits the last passer with the shot, once and only in time', () => {
    const { metrics } = createInsight(match(), [
      [passDetector, [...pass(0, 1, 10), ...pass(2, 1, 11.2), ...pass(0, 1, 30), ...pass(2, 0, 50)]],
      // Two shots after the second pass, one too late after the third, and one that is not an attempt.
      [shotDetector, [shot(1, 13), shot(1, 14, 0.3), shot(1, 34.2), shot(0, 52, null)]],
    ]);
    expect(metrics.slice(0, 3).map(({ xa }) => xa!.value)).toEqual([0, 0, 0.4]);
    expect(metrics.slice(0, 3).map(({ keyPasses }) => Math.round(keyPasses!.value!))).toEqual([0, 0, 10]);
  });

  it('credits the player who passed to the assister with a second assist', () => {
    const assist: HandMadeEvent = { kind: 'assist', player: 1, other: 2, time: 20, evidence: {} };
    const second = (passes: HandMadeEvent[], touches: HandMadeEvent[] = []): (number | null)[] =>
      createInsight(match(), [
        [passDetector, passes],
        [assistDetector, [assist]],
        [touchDetector, touches.map((touch) => ({ ...touch, evidence: { carZ: 17 } }))],
      ]).metrics.map(({ secondAssists }) => secondAssists!.value);
    expect(second(pass(0, 1, 18))).toEqual([1, 0, 0, 0, 0, 0]);
    // The scorer's own pass, another receiver, an opponent's touch in between.
    expect(second(pass(2, 1, 18))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(second(pass(0, 2, 18))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(second(pass(0, 1, 18), [{ kind: 'touch', player: 4, time: 19.5 }])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts centers and successful centers', () => {
    const center = (time: number, successful: boolean): HandMadeEvent => ({
      kind: 'center',
      player: 2,
      time,
      evidence: { successful },
    });
    const { metrics } = createInsight(match(), [
      [centerDetector, [center(5, true), center(9, false), center(12, false)]],
    ]);
    expect(metrics[2]!.centers!.value).toBeCloseTo(15, 3);
    expect(metrics[2]!.centerSuccessPct!.value).toBeCloseTo(100 / 3, 5);
    expect(metrics[1]!.centerSuccessPct).toEqual({ value: null, over: 0 });
  });

  it('takes assists from the scoreboard', () => {
    const view = match();
    view.timeline.players[1]!.counters.assists = 2;
    expect(createInsight(view, []).metrics[1]!.assists).toEqual({ value: 2, over: 1 });
  });

  it('does not apply in 1v1, and has no second assists in 2v2', () => {
    const duel = createInsight(match(1), []).metrics[0]!;
    for (const key of ['passes', 'passCompletionPct', 'assists', 'xa', 'centers', 'outletPasses']) {
      expect(duel[key], key).toEqual({ value: null, over: 0 });
    }
    const doubles = createInsight(match(2), []).metrics[0]!;
    expect(doubles.passes!.value).toBe(0);
    expect(doubles.secondAssists!.value).toBeNull();
  });
});
