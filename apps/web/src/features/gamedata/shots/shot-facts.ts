import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchEvent } from '@datacoach/contract';
import { formatClockTime } from '../../../shared/format/date.ts';
import { formatSpeed } from '../../../shared/format/speed.ts';
import { OUTCOME_LABELS, SHOT_OUTCOMES, type ShotOutcome } from '../../../shared/pitch/shot-mark.tsx';

/** A shot as drawn in pictures; null if the file doesn't say. */
export interface ShotFacts {
  readonly event: MatchEvent;
  readonly outcome: ShotOutcome;
  /** Chance of the attempt; null for shots that only the game counted. */
  readonly xg: number | null;
  /** Whether the xG race counts it: it has a chance, and didn't end as an own goal. */
  readonly inRace: boolean;
  /** Ball speed after the touch, uu/s. */
  readonly speed: number | null;
  /** Distance from the ball to the goal's center, uu. */
  readonly distance: number | null;
  /** Where it crosses the line, uu: right of center as seen by the shooter, above the floor. */
  readonly crossing: { readonly right: number; readonly up: number } | null;
  readonly type: string | null;
}

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * Returns every shot in chronological order. A goal without a shot (a deflection, an undetected touch) is included
 * without a chance, so that all goals of the score are there.
 */
export function listShotFacts(events: readonly MatchEvent[]): ShotFacts[] {
  const shots = events.filter(({ kind }) => kind === 'shot');
  const goalsByShot = new Map<MatchEvent, MatchEvent>();
  const goalsOnly: ShotFacts[] = [];
  for (const goal of events.filter(({ kind }) => kind === 'goal')) {
    const shot = shots.findLast(
      (one) =>
        one.evidence.outcome === 'goal' &&
        one.player === goal.player &&
        (goal.evidence.shotFrame === null
          ? isCreditedShot(one, goal)
          : one.frame === goal.evidence.shotFrame),
    );
    if (shot) goalsByShot.set(shot, goal);
    else goalsOnly.push(goalToShotFacts(goal));
  }
  const facts = shots.map((event) => toShotFacts(event, goalsByShot.get(event)));
  return [...facts, ...goalsOnly].sort((a, b) => a.event.time - b.event.time);
}

/** The game credits a shot without a detected touch together with its goal, s. */
const CREDIT_SECONDS = 2;

const isCreditedShot = (shot: MatchEvent, goal: MatchEvent) =>
  Math.abs(goal.time - shot.time) <= CREDIT_SECONDS;

function toShotFacts(event: MatchEvent, goal: MatchEvent | undefined): ShotFacts {
  const { evidence } = event;
  // The ball is often touched on its way to the goal: the goal event has where it went in.
  const right = toNumber(goal?.evidence.right) ?? toNumber(evidence.crossingRight);
  const up = toNumber(goal?.evidence.up) ?? toNumber(evidence.crossingHeight);
  return {
    event,
    outcome: SHOT_OUTCOMES.find((known) => known === evidence.outcome) ?? 'miss',
    xg: toNumber(evidence.xg),
    inRace: toNumber(evidence.xg) !== null && evidence.ownGoal !== true,
    speed: toNumber(evidence.speed),
    distance: toNumber(evidence.distance),
    crossing: right === null || up === null ? null : { right, up },
    type: typeof evidence.type === 'string' ? evidence.type : null,
  };
}

function goalToShotFacts(event: MatchEvent): ShotFacts {
  const { right, up, ballSpeed } = event.evidence;
  return {
    event,
    outcome: 'goal',
    xg: null,
    inRace: false,
    speed: toNumber(ballSpeed),
    distance: null,
    crossing: { right: toNumber(right) ?? 0, up: toNumber(up) ?? 0 },
    type: null,
  };
}

/** Describes a shot in one line: clock, player, outcome, chance, ball speed, distance. */
export function describeShot({ event, outcome, xg, speed, distance }: ShotFacts): string {
  const parts = [
    `${formatClockTime(event.clock)} ${event.playerName ?? ''}`.trim(),
    OUTCOME_LABELS[outcome].toLowerCase(),
    xg === null ? null : `${formatNumber(xg, 2)} xG`,
    speed === null ? null : formatSpeed(speed),
    distance === null ? null : `from ${formatNumber(distance)} uu`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
