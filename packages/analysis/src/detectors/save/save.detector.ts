import { flyToGoal } from '../../model/ball-flight.ts';
import { getAttackSign, getOtherTeam } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { saveTouches } from '../shot/last-touch.ts';
import { getBallState } from '../shot/launch.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

const SAVE_CODE = 80;
const EPIC_SAVE_CODE = 85;
/** Max age of a saved shot, s (game-and-stats.md 3.8). */
const SHOT_SECONDS = 3;
/** The ball was on its way in if it would have crossed within this time, s, at this min speed, uu/s [SA]. */
const DANGER_SECONDS = 2;
const DANGER_SPEED = 250;

type SaveEvidence = {
  /** Frame in which the game's save counter rose. */
  creditFrame: number;
  epic: boolean;
  /** What made it epic: the game's announcement, the points, or the position and the time left. */
  epicBy: EpicSign | null;
  /** Expected goals of the saved shot; null if it was not an attempt. */
  xgSaved: number | null;
  /** Whether the ball would have gone in without the touch; null if no touch was seen. */
  onTarget: boolean | null;
  /** Seconds until the ball would have crossed the line. */
  secondsLeft: number | null;
};
type SaveEvent = GameEvent<'save', SaveEvidence>;

/** Detects saves counted by the game, at the touch that made them. */
export const saveDetector = defineDetector({
  kinds: ['save'],
  needs: [touchDetector, shotDetector],
  detect: (match, [touches, shots]): SaveEvent[] =>
    saveTouches(match, touches).map(({ rise, touch }): SaveEvent => {
      const frame = touch?.frame ?? rise.frame;
      const team = match.timeline.players[rise.player]!.team;
      const danger = touch ? findDangerBefore(match, touch, team) : null;
      const epicBy = readEpicSign(match, rise, touch, danger?.secondsLeft ?? null);
      const shot = findShotBefore(shots, touch, team);
      return makeEvent(match, {
        kind: 'save',
        code: epicBy ? EPIC_SAVE_CODE : SAVE_CODE,
        player: rise.player,
        team,
        other: shot?.player ?? -1,
        frame,
        at: touch ?? getBallAt(match, frame),
        confidence: 1,
        evidence: {
          creditFrame: rise.frame,
          epic: epicBy !== null,
          epicBy,
          xgSaved: shot?.evidence.xg ?? null,
          onTarget: danger?.onTarget ?? null,
          secondsLeft: danger?.secondsLeft ?? null,
        },
      });
    }),
});

/** Returns where the ball was going when the saver touched it. */
function findDangerBefore(
  match: MatchView,
  touch: TouchEvent,
  team: 0 | 1,
): { onTarget: boolean; secondsLeft: number | null } {
  const from = touch.evidence.ballFrameBefore;
  const ball = getBallState(match, from, getAttackSign(getOtherTeam(team)));
  const flight = flyToGoal(ball, DANGER_SECONDS);
  const fast = Math.hypot(ball.vx, ball.vy, ball.vz) >= DANGER_SPEED;
  return {
    onTarget: fast && flight.onTarget,
    secondsLeft: flight.arrives ? flight.seconds : null,
  };
}

function findShotBefore(
  shots: readonly ShotEvent[],
  touch: TouchEvent | null,
  team: 0 | 1,
): ShotEvent | null {
  if (!touch) return null;
  let found: ShotEvent | null = null;
  for (const shot of shots) {
    if (shot.frame > touch.frame) break;
    if (shot.team !== team && touch.time - shot.time <= SHOT_SECONDS) found = shot;
  }
  return found;
}

type EpicSign = 'announced' | 'points' | 'place';

const ANNOUNCEMENT = 'EpicSave';
/** The game announces a save up to this long before its counter rises, and hardly ever after, s. */
const ANNOUNCED_BEFORE_SECONDS = 1.5;
const ANNOUNCED_AFTER_SECONDS = 0.2;
/** Points of an epic save alone, and together with a touch (game-and-stats.md 2.5). */
const EPIC_POINTS = [75, 77] as const;
/** Max time left and depth of an epic save, s and uu [P]. */
const LAST_MOMENT_SECONDS = 0.25;
const LAST_LINE_Y = -4700;

/**
 * Returns what makes a save epic: the game's announcement if the file has any, then the points, then position and
 * time. Null for an ordinary save.
 */
function readEpicSign(
  { timeline, clock, ball }: MatchView,
  rise: TimelineCounterRise,
  touch: TouchEvent | null,
  secondsLeft: number | null,
): EpicSign | null {
  const time = clock.elapsed[rise.frame]!;
  if (timeline.statEvents.length > 0) {
    const announced = timeline.statEvents.filter(({ frame, name }) => {
      const lag = time - clock.elapsed[frame]!;
      return name.endsWith('Save') && lag <= ANNOUNCED_BEFORE_SECONDS && lag >= -ANNOUNCED_AFTER_SECONDS;
    });
    const last = announced.at(-1);
    if (last) return last.name === ANNOUNCEMENT ? 'announced' : null;
  }
  const points = timeline.rises.find(
    ({ counter, player, frame }) => counter === 'score' && player === rise.player && frame === rise.frame,
  );
  if (points && EPIC_POINTS.some((value) => value === points.after - points.before)) return 'points';
  if (!touch || touch.team === null || secondsLeft === null) return null;
  const depth = getAttackSign(touch.team) * ball.y[touch.frame]!;
  return secondsLeft <= LAST_MOMENT_SECONDS && depth <= LAST_LINE_Y ? 'place' : null;
}
