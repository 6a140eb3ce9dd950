import { findShots } from '../detectors/shot/find-shots.ts';
import type { Launch } from '../detectors/shot/launch.ts';
import { getMode, isStandardMap } from '../detectors/shot/standard-goals.ts';
import type { TouchEvent } from '../detectors/touch/touch-event.ts';
import type { MatchView } from '../timeline/match-view.ts';
import type { Timeline, TimelineGoal } from '../timeline/timeline.ts';
import { calculateShotFeatures } from '../xg/shot-features.ts';
import type { AttemptSample } from './fit-model.ts';

/** An attempt scored if its team's goal follows within this time, in s (game-and-stats.md 6.8). */
const GOAL_SECONDS = 5;
/** … and it was their last touch, or the one before and the last was no attempt. */
const OWN_TOUCHES = 2;

/**
 * Collects a match's attempts and their outcomes, judged by flight alone: attempts that only count because they went
 * in would teach that every such flight goes in. A goal belongs to at most one attempt; attempts that ended in an own
 * goal are left out.
 */
export function collectSamples(
  match: MatchView,
  touches: readonly TouchEvent[],
  name: string,
): AttemptSample[] {
  const counted = new Map(
    findShots(match, touches).flatMap(({ launch, credit }) =>
      launch?.attempt ? [[launch, credit !== null] as const] : [],
    ),
  );
  const launches = [...counted.keys()];
  const scored = new Set<Launch>();
  const left = new Set<Launch>();
  for (const goal of match.timeline.goals) {
    const { launch, ownGoal } = attemptBehind(match, touches, launches, goal);
    if (launch) (ownGoal ? left : scored).add(launch);
  }
  return launches
    .filter((launch) => !left.has(launch))
    .map((launch) => ({
      match: name,
      features: calculateShotFeatures(match, launch.team, launch.afterFrame, launch.after, launch.flight),
      counted: counted.get(launch)!,
      goal: scored.has(launch),
    }));
}

/** Returns the attempt behind a goal; `ownGoal` if an opponent turned in a ball that was going wide. */
function attemptBehind(
  { clock }: MatchView,
  touches: readonly TouchEvent[],
  launches: readonly Launch[],
  { frame, team }: TimelineGoal,
): { launch: Launch | null; ownGoal: boolean } {
  const time = clock.elapsed[frame]!;
  let ownTouches = 0;
  let opponentLast = false;
  for (let i = touches.length - 1; i >= 0 && ownTouches < OWN_TOUCHES; i--) {
    const touch = touches[i]!;
    if (touch.frame > frame) continue;
    if (time - touch.time > GOAL_SECONDS) break;
    if (touch.team !== team) {
      opponentLast ||= ownTouches === 0;
      continue;
    }
    ownTouches += 1;
    const launch = launches.find((candidate) => candidate.touch === touch);
    if (launch) return { launch, ownGoal: opponentLast && !launch.flight.onTarget };
  }
  return { launch: null, ownGoal: false };
}

/** Anything shorter is a trial, not a match, in s of frames. */
const MIN_SECONDS = 60;

/**
 * Returns why a match's shots can't train the model: it must be standard soccar on a standard map, two teams, without
 * visible mutators. Null if they can.
 */
export function findUnfitReason(timeline: Timeline): string | null {
  const { facts, players, clock, frames } = timeline;
  if (getMode(timeline) !== 'soccar') return 'isn’t soccar';
  if (!isStandardMap(timeline)) return 'is on a map with a non-standard shape';
  if (facts.unlimitedBoost) return 'has unlimited boost';
  const driving = players.filter(({ car }) => car !== null);
  if (![0, 1].every((side) => driving.some(({ team }) => team === side))) return 'doesn’t have two teams';
  return (clock.elapsed[frames - 1] ?? 0) < MIN_SECONDS ? `is shorter than ${MIN_SECONDS} s` : null;
}
