import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import { type GoalTouches, goalTouches } from '../goal/goal-touches.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { lastTouchBefore } from './last-touch.ts';
import { type Launch, readLaunch } from './launch.ts';

/** Attempts of one player this close together are one: the last counts, s. */
const MERGE_SECONDS = 0.5;
/** The game counts a shot up to this long after its touch, s (median 0.69, 2.5). */
const CREDIT_SECONDS = 3;
/** Long lobs are counted when they are saved or go in: taken where nothing newer explains the count, s [P]. */
const LATE_CREDIT_SECONDS = 5;
/** A shot counted this near to its goal belongs to the goal's touch, however old, s [P]. */
const GOAL_CREDIT_SECONDS = 2;

/** A shot before its outcome is known. */
export interface FoundShot {
  player: number;
  team: TeamIndex;
  /** Null when the game counted a shot of a player who was not seen touching the ball. */
  launch: Launch | null;
  /** The rise of the game's counter that stands for this shot. */
  credit: TimelineCounterRise | null;
  goal: GoalTouches | null;
}

/** Shots: attempts by their flight, what the game counted, and what became a goal. In order of time. */
export function findShots(match: MatchView, touches: readonly TouchEvent[]): FoundShot[] {
  const shots = new Map<TouchEvent, FoundShot>();
  const launches = new Map<TouchEvent, Launch>();
  for (const touch of touches) {
    if (touch.team === null || match.motion[touch.frame] === 0) continue;
    const launch = readLaunch(match, touch, touch.team);
    launches.set(touch, launch);
    if (launch.attempt) shots.set(touch, shotOf(launch));
  }
  const shotAt = (touch: TouchEvent): FoundShot | null => {
    const known = shots.get(touch);
    if (known) return known;
    if (touch.team === null) return null;
    const launch = launches.get(touch) ?? readLaunch(match, touch, touch.team);
    const shot = shotOf(launch);
    shots.set(touch, shot);
    return shot;
  };
  const goals = goalTouches(match, touches);
  for (const goal of goals) {
    const shot = goal.shot && shotAt(goal.shot);
    if (shot) shot.goal = goal;
  }
  const unseen = creditShots(match, touches, goals, shotAt);
  return [...mergeAttempts([...shots.values()]), ...unseen].sort((a, b) => frameOf(a) - frameOf(b));
}

/** Frame of the touch, or of the counter where no touch was seen. */
export function frameOf({ launch, credit }: FoundShot): number {
  return launch?.touch.frame ?? credit?.frame ?? 0;
}

function shotOf(launch: Launch): FoundShot {
  return { player: launch.touch.player, team: launch.team, launch, credit: null, goal: null };
}

/** Ties each rise of the game's counters to a touch; returns the shots that have none. */
function creditShots(
  match: MatchView,
  touches: readonly TouchEvent[],
  goals: readonly GoalTouches[],
  shotAt: (touch: TouchEvent) => FoundShot | null,
): FoundShot[] {
  const unseen: FoundShot[] = [];
  const used = new Set<TouchEvent>();
  for (const rise of match.timeline.rises) {
    if (rise.counter !== 'shots') continue;
    for (let count = rise.before; count < rise.after; count++) {
      const touch =
        lastTouchBefore(match, touches, rise, CREDIT_SECONDS, used) ??
        goalTouchAt(match, goals, rise, used) ??
        lastTouchBefore(match, touches, rise, LATE_CREDIT_SECONDS, used);
      const shot = touch && shotAt(touch);
      if (touch && shot) {
        used.add(touch);
        shot.credit = rise;
      } else {
        const team = match.timeline.players[rise.player]!.team;
        unseen.push({ player: rise.player, team, launch: null, credit: rise, goal: null });
      }
    }
  }
  return unseen;
}

/** The shot that the game counts together with its goal can be older than any other. */
function goalTouchAt(
  { timeline, clock }: MatchView,
  goals: readonly GoalTouches[],
  { frame, player }: TimelineCounterRise,
  used: ReadonlySet<TouchEvent>,
): TouchEvent | null {
  const found = goals.find(
    ({ goal, shot }) =>
      shot?.player === player &&
      !used.has(shot) &&
      Math.abs(clock.elapsed[timeline.goals[goal]!.frame]! - clock.elapsed[frame]!) <= GOAL_CREDIT_SECONDS,
  );
  return found?.shot ?? null;
}

/** Attempts of one player in quick succession are one, the last; it keeps what the game said of the others. */
function mergeAttempts(shots: readonly FoundShot[]): FoundShot[] {
  const inOrder = [...shots].sort((a, b) => frameOf(a) - frameOf(b));
  const last = new Map<number, FoundShot>();
  const dropped = new Set<FoundShot>();
  for (const shot of inOrder) {
    const earlier = last.get(shot.player);
    last.set(shot.player, shot);
    if (!earlier?.launch || !shot.launch) continue;
    if (shot.launch.touch.time - earlier.launch.touch.time > MERGE_SECONDS) continue;
    // Two that the game counted, or two goals, stay apart.
    if ((earlier.credit && shot.credit) || earlier.goal) continue;
    shot.credit ??= earlier.credit;
    dropped.add(earlier);
  }
  return inOrder.filter((shot) => !dropped.has(shot));
}
