import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign, TEAM_INDICES, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { NO_TEAM } from '../../timeline/tracks.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { mapControlToFrames, possessionDetector } from '../possession/possession.detector.ts';

/** Closer to midfield than this, the ball is on neither side, uu [SA]. */
const NEUTRAL_Y = 200;
/** Pressure starts after this long in the opponents' half, or in their third, s [SA]. */
const HALF_SECONDS = 2;
const THIRD_SECONDS = 0.75;
/** It ends when the ball stays out for this long, sooner if the opponents have it, s [SA]. */
const RELIEF_SECONDS = 3;
const RELIEF_IN_POSSESSION_SECONDS = 1.25;
/** Ball positions are certain, but the rule is a convention [P]. */
const CONFIDENCE = 0.8;

type PressureEvidence = {
  /** Seconds of the ball in the opponents' half and third. */
  readonly halfSeconds: number;
  readonly thirdSeconds: number;
  readonly endedBy: 'relieved' | 'stoppage';
};
type Pressure = GameEvent<'pressure', PressureEvidence>;

/** Detects spans in which a team keeps the ball in the opponents' half. game-and-stats.md 3.37, after subtr-actor's. */
export const pressureDetector = defineDetector({
  kinds: ['pressure'],
  needs: [possessionDetector],
  detect: (match, [possessions]): Pressure[] => {
    const possession = mapControlToFrames(possessions, match);
    return TEAM_INDICES.flatMap((team) =>
      findPressure(match, team, possession).map(({ start, end, halfSeconds, thirdSeconds, endedBy }) =>
        makeEvent(match, {
          kind: 'pressure',
          team,
          frame: start,
          endFrame: end,
          at: getBallAt(match, start),
          confidence: CONFIDENCE,
          evidence: { halfSeconds, thirdSeconds, endedBy },
        }),
      ),
    );
  },
});

interface PressureSpan {
  start: number;
  /** Last frame with the ball in the opponents' half. */
  end: number;
  /** Seconds of the ball in the opponents' half and third. */
  halfSeconds: number;
  thirdSeconds: number;
  endedBy: 'relieved' | 'stoppage';
}

/**
 * Finds spans in which the ball stays in a team's attacking half.
 *
 * @param possession team in possession per frame
 */
function findPressure(match: MatchView, team: TeamIndex, possession: Uint8Array): PressureSpan[] {
  const { ball, clock, live, frames } = match;
  const sign = getAttackSign(team);
  const spans: PressureSpan[] = [];
  let span: PressureSpan | null = null;
  let isStill = false;
  let inHalf = 0;
  let inThird = 0;
  let relief = 0;
  let reliefInPossession = 0;
  const close = (endedBy: PressureSpan['endedBy']): void => {
    if (span !== null && isStill) spans.push({ ...span, endedBy });
    span = null;
    isStill = false;
    inHalf = inThird = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0 || ball.present[frame] === 0) {
      close('stoppage');
      continue;
    }
    const delta = clock.delta[frame]!;
    const y = sign * ball.y[frame]!;
    if (y > NEUTRAL_Y) {
      span ??= { start: frame, end: frame, halfSeconds: 0, thirdSeconds: 0, endedBy: 'relieved' };
      span.end = frame;
      span.halfSeconds += delta;
      inHalf += delta;
      inThird = y > THIRD_BOUNDARY_Y ? inThird + delta : 0;
      if (y > THIRD_BOUNDARY_Y) span.thirdSeconds += delta;
      relief = reliefInPossession = 0;
      isStill ||= inHalf >= HALF_SECONDS || inThird >= THIRD_SECONDS;
      continue;
    }
    if (span === null) continue;
    inHalf = inThird = 0;
    relief += delta;
    const theirs = possession[frame] !== NO_TEAM && possession[frame] !== team;
    reliefInPossession = theirs ? reliefInPossession + delta : 0;
    // A possible pressure ends as soon as the ball is back on the other side.
    const over = isStill
      ? relief >= RELIEF_SECONDS || reliefInPossession >= RELIEF_IN_POSSESSION_SECONDS
      : y < -NEUTRAL_Y;
    if (over) close('relieved');
  }
  close('stoppage');
  return spans;
}
