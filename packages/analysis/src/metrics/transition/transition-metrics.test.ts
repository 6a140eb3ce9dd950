import { describe, expect, it } from 'vitest';
import { challengeDetector } from '../../detectors/challenge/challenge.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { recoveryDetector } from '../../detectors/recovery/recovery.detector.ts';
import { rushDetector } from '../../detectors/rush/rush.detector.ts';
import { transitionDetector } from '../../detectors/transition/transition.detector.ts';
import { turnoverDetector } from '../../detectors/turnover/turnover.detector.ts';
import { createInsight, type HandMadeEvent } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { stationary } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';

/** A minute of play; players 0 and 1 are blue. */
const match = (): MatchView =>
  handMadeMatch({
    seconds: 60,
    cars: [
      { team: 0, at: stationary(0, -2000) },
      { team: 0, at: stationary(800, -2000) },
      { team: 1, at: stationary(0, 2000) },
      { team: 1, at: stationary(800, 2000) },
    ],
  });

describe('turnovers and takeaways', () => {
  it('are counted over live play, by type', () => {
    const { metrics } = createInsight(match(), [
      [
        turnoverDetector,
        [
          { kind: 'takeaway', player: 0, time: 5, evidence: { interception: true } },
          { kind: 'takeaway', player: 0, time: 9, evidence: { interception: false } },
          { kind: 'turnover', player: 0, time: 12, evidence: { dangerous: false } },
          { kind: 'turnover', player: 1, time: 15, evidence: { dangerous: true } },
          { kind: 'turnover', player: 1, time: 18, evidence: { dangerous: false } },
        ],
      ],
    ]);
    const rates = (key: string): number[] => metrics.slice(0, 2).map((own) => Math.round(own[key]!.value!));
    expect(rates('takeaways')).toEqual([10, 0]);
    expect(rates('interceptions')).toEqual([5, 0]);
    expect(rates('turnovers')).toEqual([5, 10]);
    expect(rates('dangerousTurnovers')).toEqual([0, 5]);
  });
});

describe('transitions', () => {
  const transition = (
    player: number,
    time: number,
    exited: boolean | null,
    secondsToEntry: number | null,
    shots = 0,
    xg = 0,
  ): HandMadeEvent => ({
    kind: 'transition',
    player,
    time,
    evidence: { exited, entered: secondsToEntry !== null, secondsToEntry, shots, xg },
  });

  it('count for the player who won the ball', () => {
    const { metrics, teams } = createInsight(match(), [
      [
        transitionDetector,
        [
          transition(0, 5, true, 2, 1, 0.25),
          transition(0, 15, false, null),
          transition(0, 25, null, 5),
          transition(1, 35, true, 3, 1, 0.5),
        ],
      ],
    ]);
    expect(metrics[0]).toMatchObject({
      transitionExitPct: { value: 50, over: 2 },
      transitionEntryPct: { value: 66.666667, over: 3 },
      transitionShotPct: { value: 33.333333, over: 3 },
      transitionTime: { value: 3.5, over: 2 },
      transitionXg: { value: 0.25, over: 1 },
    });
    expect(metrics[2]).toMatchObject({
      transitionExitPct: { value: null, over: 0 },
      transitionTime: { value: null, over: 0 },
      transitionXg: { value: 0, over: 1 },
    });
    // The median of the three times, not a mean of two medians.
    expect(teams[0]!.metrics).toMatchObject({
      transitionTime: { value: 3, over: 3 },
      transitionEntryPct: { value: 75, over: 4 },
      transitionXg: { value: 0.75 },
    });
  });
});

describe('carries, rushes and challenges', () => {
  it('count carries forward but not backward', () => {
    const dribble = (time: number, progress: number): HandMadeEvent => ({
      kind: 'dribble',
      player: 0,
      time,
      evidence: { progress },
    });
    const { metrics } = createInsight(match(), [[dribbleDetector, [dribble(5, 800), dribble(15, -300)]]]);
    expect(metrics[0]!.carryProgress!.value).toBeCloseTo(4000, 1);
    expect(metrics[1]!.carryProgress!.value).toBe(0);
  });

  it('count a rush for every player who joins it and once for the team', () => {
    const rush = (player: number, time: number, number: number): HandMadeEvent => ({
      kind: 'rush',
      player,
      time,
      evidence: { number, attackers: 2, defenders: 1 },
    });
    const { metrics, teams } = createInsight(match(), [
      [rushDetector, [rush(0, 5, 1), rush(1, 5, 1), rush(0, 20, 2), rush(2, 30, 3), rush(3, 30, 3)]],
    ]);
    expect(metrics.map(({ rushes }) => Math.round(rushes!.value!))).toEqual([10, 5, 5, 5]);
    expect(teams.map((team) => Math.round(team.metrics.rushes!.value!))).toEqual([10, 5]);
  });

  it('exclude neutral challenges from the win rate', () => {
    const challenge = (time: number, result: string): HandMadeEvent => ({
      kind: 'challenge',
      player: 0,
      time,
      evidence: { result },
    });
    const { metrics } = createInsight(match(), [
      [
        challengeDetector,
        [challenge(5, 'won'), challenge(10, 'won'), challenge(15, 'lost'), challenge(20, 'neutral')],
      ],
    ]);
    expect(metrics[0]!.challengeWinPct).toEqual({ value: 66.666667, over: 3 });
    expect(metrics[0]!.challenges!.value).toBeCloseTo(20, 3);
    expect(metrics[1]!.challengeWinPct).toEqual({ value: null, over: 0 });
  });

  it('use the median recovery', () => {
    const recovery = (player: number, time: number, seconds: number): HandMadeEvent => ({
      kind: 'recovery',
      player,
      time,
      evidence: { seconds },
    });
    const { metrics, teams } = createInsight(match(), [
      [recoveryDetector, [recovery(0, 5, 0.4), recovery(0, 10, 3), recovery(0, 15, 0.6), recovery(1, 20, 1)]],
    ]);
    expect(metrics[0]!.recoveryTime).toEqual({ value: 0.6, over: 3 });
    expect(teams[0]!.metrics.recoveryTime).toEqual({ value: 0.8, over: 4 });
  });
});
