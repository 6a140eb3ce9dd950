import type { PlayerInsight, ShotInsight } from '@datacoach/contract';
import { describe, expect, it } from 'vitest';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { PLACEMENTS, SHOT_HEIGHTS, SHOT_TYPES } from '../detectors/shot/shot-types.ts';
import { createInsight, type HandMadeEvent } from '../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { stationary } from '../testing/hand-made-plays.ts';

type Stats = Record<string, number | string | boolean | null>;

const shot = (time: number, more: Stats = {}): HandMadeEvent => ({
  kind: 'shot',
  player: 0,
  time,
  evidence: {
    attempt: true,
    onTarget: true,
    outcome: 'miss',
    outcomeFrame: null,
    ownGoal: false,
    xg: 0.25,
    type: 'ground',
    height: 'ground',
    placement: 'middle',
    assistedBy: -1,
    crossingRight: 0,
    crossingHeight: 300,
    ...more,
  },
});

function getTables(shots: readonly HandMadeEvent[], goals: readonly HandMadeEvent[] = []): PlayerInsight {
  const match = handMadeMatch({
    seconds: 60,
    cars: [
      { team: 0, at: stationary(0, 1000) },
      { team: 1, at: stationary(0, 4900) },
    ],
  });
  const { players } = createInsight(match, [
    [shotDetector, shots],
    [goalDetector, goals],
  ]);
  return players[0]!;
}

const row = (rows: readonly ShotInsight[], code: number): ShotInsight =>
  rows.find((candidate) => candidate.code === code)!;
const EMPTY = { shots: 0, onTarget: 0, goals: 0, saved: 0, assisted: 0, xg: 0 };

describe('shot tables', () => {
  const scored = { outcome: 'goal', outcomeFrame: 330 } as const;
  const goal: HandMadeEvent = {
    kind: 'goal',
    player: 0,
    time: 11,
    at: { x: 0, y: 5120, z: 300 },
    evidence: { ownGoal: false, shotFrame: 300, placement: 'topLeft', caughtAhead: '', nearestDefender: 1 },
  };

  it('have a row for everything, including empty rows', () => {
    const { shotTypes, placements, shotHeights } = getTables([]);
    expect(shotTypes).toEqual(SHOT_TYPES.map(({ code }) => ({ code, ...EMPTY })));
    expect(placements).toEqual(PLACEMENTS.map(({ code }) => ({ code, ...EMPTY })));
    expect(shotHeights).toEqual(SHOT_HEIGHTS.map(({ code }) => ({ code, ...EMPTY })));
  });

  it('group shots by how they were struck and from where', () => {
    const { shotTypes, shotHeights } = getTables(
      [
        shot(10, { ...scored, assistedBy: 1, type: 'flick' }),
        shot(20, { outcome: 'save', type: 'flick', height: 'aerialBelowCrossbar' }),
        shot(30, { onTarget: false }),
      ],
      [goal],
    );
    expect(row(shotTypes, 30)).toEqual({
      code: 30,
      shots: 2,
      onTarget: 2,
      goals: 1,
      saved: 1,
      assisted: 1,
      xg: 0.5,
    });
    expect(row(shotTypes, 80)).toMatchObject({ shots: 1, onTarget: 0, goals: 0, xg: 0.25 });
    expect(row(shotHeights, 5)).toMatchObject({ shots: 2, goals: 1 });
    expect(row(shotHeights, 10)).toMatchObject({ shots: 1, saved: 1 });
  });

  it('show where goals went in and where other shots were going', () => {
    const { placements } = getTables(
      [shot(10, scored), shot(20, { placement: 'bar' }), shot(30, { onTarget: false, placement: null })],
      [goal],
    );
    expect(row(placements, 10)).toMatchObject({ shots: 1, goals: 1 });
    expect(row(placements, 30)).toMatchObject({ shots: 1, goals: 0, onTarget: 1 });
    expect(row(placements, 25)).toMatchObject({ shots: 0 });
  });

  it('leave out own goals, and what no one saw', () => {
    const { shotTypes } = getTables([
      shot(10, { ...scored, ownGoal: true }),
      shot(20, { attempt: false, onTarget: false, xg: null, type: null, height: null }),
    ]);
    expect(shotTypes.reduce((total, { shots }) => total + shots, 0)).toBe(0);
  });
});
