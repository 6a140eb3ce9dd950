import type { MatchView } from '../../timeline/match-view.ts';
import type { BallTrack } from '../../timeline/tracks.ts';
import type { GameEvent } from '../game-event.ts';

/** Touches of opponents within this many frames are contested [SA]. */
const CONTEST_FRAMES = 1;

const TOUCH_STRENGTHS = ['soft', 'medium', 'hard'] as const;
export type TouchStrength = (typeof TOUCH_STRENGTHS)[number];
const TOUCH_SURFACES = ['ground', 'wall', 'ceiling', 'air'] as const;
export type TouchSurface = (typeof TOUCH_SURFACES)[number];
const HEIGHT_BANDS = ['ground', 'lowAir', 'highAir'] as const;
export type HeightBand = (typeof HEIGHT_BANDS)[number];

/**
 * Details of a touch. Speeds uu/s, lengths uu. Before and after: the last ball update before the contact and the
 * first after it, in frames `ballFrameBefore` and `ballFrameAfter` of the ball's track.
 */
export type TouchEvidence = {
  strength: TouchStrength;
  /** Change of the ball's velocity that only the touch explains. */
  speedChange: number;
  ballSpeedBefore: number;
  ballSpeedAfter: number;
  ballFrameBefore: number;
  ballFrameAfter: number;
  /** Surface that the car was on. */
  surface: TouchSurface;
  height: HeightBand;
  carZ: number;
  carSpeed: number;
  dodging: boolean;
  /** Whether opponents touched within a frame of each other. */
  contested: boolean;
  /** Calculated distance between hitbox and ball; below 0 they overlap. */
  gap: number;
  /** Nearest point of the hitbox in car axes from the center of mass: x forward, y right, z up. */
  contactX: number;
  contactY: number;
  contactZ: number;
  /** Number of ball updates that show this contact; many for a carry. */
  contacts: number;
  lastContactFrame: number;
  /** Expected goals of the player's team in the next 8 s before and after the touch; null on other than soccar fields. */
  threatBefore: number | null;
  threatAfter: number | null;
  /** Threat added for the player's team minus threat added for the opponents: game-and-stats.md 6.6. */
  threatAdded: number | null;
  /** How the touch is known: from the ball's path, or only from the game's reports. */
  source: 'ballPath' | 'hitTeam' | 'score' | 'dodgeRefresh';
};

/** The position is the ball's at the contact. */
export type TouchEvent = GameEvent<'touch', TouchEvidence>;

/** A touch with the time of its first contact, s, which is between two frames. */
interface TimedTouch {
  touch: TouchEvent;
  contactTime: number;
}

/**
 * Returns touches in order. Of several in one frame, the last is by the team that hit last according to the game; the
 * others are ordered by when the cars touched the ball, the better contact last. Which team is blue never matters.
 */
export function orderTouches(touches: readonly TimedTouch[], { hitTeam }: BallTrack): TouchEvent[] {
  const hitLast = ({ team, evidence }: TouchEvent): number =>
    hitTeam[evidence.ballFrameAfter] === team ? 1 : 0;
  return [...touches]
    .sort(
      ({ touch: a, contactTime: timeA }, { touch: b, contactTime: timeB }) =>
        a.frame - b.frame ||
        hitLast(a) - hitLast(b) ||
        timeA - timeB ||
        b.evidence.gap - a.evidence.gap ||
        a.player - b.player,
    )
    .map(({ touch }) => touch);
}

/** Marks touches of opponents in adjacent frames as contested (3.2, 5); `touches` in order of frames. */
export function markContests(touches: readonly TouchEvent[]): TouchEvent[] {
  return touches.map((touch, index) => {
    const areClose = (other: TouchEvent | undefined): boolean =>
      other !== undefined && Math.abs(other.frame - touch.frame) <= CONTEST_FRAMES;
    let contested = false;
    for (let at = index - 1; areClose(touches[at]); at--) contested ||= touches[at]!.team !== touch.team;
    for (let at = index + 1; areClose(touches[at]); at++) contested ||= touches[at]!.team !== touch.team;
    return contested ? { ...touch, evidence: { ...touch.evidence, contested } } : touch;
  });
}

/** A span from a kickoff until play stops, with its touches in order. */
export interface Play {
  startFrame: number;
  endFrame: number;
  touches: readonly TouchEvent[];
}

/** Splits the match where play stops: nothing carries over a goal or a kickoff. */
export function splitIntoPlays(match: MatchView, touches: readonly TouchEvent[]): Play[] {
  const plays: Play[] = [];
  let at = 0;
  for (let frame = 0; frame < match.frames; frame++) {
    if (match.motion[frame] === 0) continue;
    const startFrame = frame;
    while (frame + 1 < match.frames && match.motion[frame + 1] === 1) frame += 1;
    while (at < touches.length && touches[at]!.frame < startFrame) at += 1;
    const first = at;
    while (at < touches.length && touches[at]!.frame <= frame) at += 1;
    plays.push({ startFrame, endFrame: frame, touches: touches.slice(first, at) });
  }
  return plays;
}
