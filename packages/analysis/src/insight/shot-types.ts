import type { ShotInsight } from '@datacoach/contract';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../detectors/goal/goal-evidence.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { isAttempt, isOnTarget, type ShotEvent } from '../detectors/shot/shot-evidence.ts';
import { PLACEMENTS, type Placement, SHOT_HEIGHTS, SHOT_TYPES } from '../detectors/shot/shot-types.ts';
import { type MetricInput, perMatch } from '../metrics/define-metric.ts';
import { roundStat } from '../metrics/metric.ts';

/** Returns a player's shots by type, one row per type (game-and-stats.md 4.6). */
export function summarizeShotTypes({ of }: MetricInput): ShotInsight[] {
  return tally(SHOT_TYPES, of(shotDetector), ({ evidence }) => evidence.type);
}

/** Returns a player's shots by height, one row per band (4.9). */
export function summarizeShotHeights({ of }: MetricInput): ShotInsight[] {
  return tally(SHOT_HEIGHTS, of(shotDetector), ({ evidence }) => evidence.height);
}

/** Returns where goals went in, and where other shots on target would have, one row per placement (4.9). */
export function summarizePlacements(input: MetricInput): ShotInsight[] {
  const goals = goalsByFrame(input);
  const getPlacement = (shot: ShotEvent): Placement | null => {
    const { outcome, outcomeFrame, placement } = shot.evidence;
    const goal = outcome === 'goal' && outcomeFrame !== null ? goals.get(outcomeFrame) : undefined;
    if (goal) return goal.evidence.placement;
    return isOnTarget(shot) ? placement : null;
  };
  return tally(PLACEMENTS, input.of(shotDetector), getPlacement);
}

const goalsByFrame = perMatch(
  ({ all }): ReadonlyMap<number, GoalEvent> =>
    new Map(all(goalDetector).flatMap((event) => (event.kind === 'goal' ? [[event.frame, event]] : []))),
);

function tally<K extends string>(
  rows: readonly { readonly code: number; readonly key: K }[],
  shots: readonly ShotEvent[],
  getKey: (shot: ShotEvent) => K | null,
): ShotInsight[] {
  const seen = shots.filter((shot) => isAttempt(shot) && shot.evidence.type !== null);
  const byKey = Map.groupBy(seen, getKey);
  return rows.map(({ code, key }) => {
    const row: ShotInsight = { code, shots: 0, onTarget: 0, goals: 0, saved: 0, assisted: 0, xg: 0 };
    for (const shot of byKey.get(key) ?? []) add(row, shot);
    row.xg = roundStat(row.xg);
    return row;
  });
}

function add(row: ShotInsight, shot: ShotEvent): void {
  const { outcome, assistedBy, xg } = shot.evidence;
  row.shots += 1;
  if (isOnTarget(shot)) row.onTarget += 1;
  if (outcome === 'goal') row.goals += 1;
  if (outcome === 'save') row.saved += 1;
  if (assistedBy >= 0) row.assisted += 1;
  row.xg += xg ?? 0;
}
