import { goalDetector } from '../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import { isOnTarget } from '../detectors/shot/on-target.ts';
import { PLACEMENTS, type Placement, SHOT_HEIGHTS } from '../detectors/shot/placement.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import type { ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { SHOT_TYPES } from '../detectors/shot/shot-types.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { perMatch } from '../metrics/per-match.ts';
import { roundFigure } from './round-figure.ts';

/**
 * Shots of one kind, by `code` of `SHOT_TYPES`, `PLACEMENTS` or `SHOT_HEIGHTS`: attempts and what else the game counted,
 * with a touch that was seen.
 */
export interface ShotInsight {
  code: number;
  shots: number;
  onTarget: number;
  goals: number;
  saved: number;
  /** After a team mate's pass. */
  assisted: number;
  /** Own goals aside. */
  xg: number;
}

/** How a player strikes the ball, one row per type (game-and-stats.md 4.6). */
export function shotTypesOf({ of }: MetricInput): ShotInsight[] {
  return tally(SHOT_TYPES, of(shotDetector), ({ evidence }) => evidence.type);
}

/** From what height a player shoots, one row per band (4.9). */
export function shotHeightsOf({ of }: MetricInput): ShotInsight[] {
  return tally(SHOT_HEIGHTS, of(shotDetector), ({ evidence }) => evidence.height);
}

/** Where goals went in, and where his other shots on target would have, one row per place (4.9). */
export function placementsOf(input: MetricInput): ShotInsight[] {
  const goals = goalsByFrame(input);
  const placeOf = (shot: ShotEvent): Placement | null => {
    const { outcome, outcomeFrame, placement } = shot.evidence;
    const goal = outcome === 'goal' && outcomeFrame !== null ? goals.get(outcomeFrame) : undefined;
    if (goal) return goal.evidence.placement;
    return isOnTarget(shot) ? placement : null;
  };
  return tally(PLACEMENTS, input.of(shotDetector), placeOf);
}

const goalsByFrame = perMatch(
  ({ all }): ReadonlyMap<number, GoalEvent> =>
    new Map(all(goalDetector).flatMap((event) => (event.kind === 'goal' ? [[event.frame, event]] : []))),
);

function tally<K extends string>(
  rows: readonly { readonly code: number; readonly key: K }[],
  shots: readonly ShotEvent[],
  keyOf: (shot: ShotEvent) => K | null,
): ShotInsight[] {
  const seen = shots.filter(({ evidence }) => evidence.type !== null);
  return rows.map(({ code, key }) => {
    const own = seen.filter((shot) => keyOf(shot) === key);
    const count = (fits: (shot: ShotEvent) => boolean): number => own.filter(fits).length;
    return {
      code,
      shots: own.length,
      onTarget: count(isOnTarget),
      goals: count(({ evidence }) => evidence.outcome === 'goal'),
      saved: count(({ evidence }) => evidence.outcome === 'save'),
      assisted: count(({ evidence }) => evidence.assistedBy >= 0),
      xg: roundFigure(
        own.reduce((total, { evidence }) => total + (evidence.ownGoal ? 0 : (evidence.xg ?? 0)), 0),
      ),
    };
  });
}
