import { createNearestSurface, findNearestSurface } from '../../model/surface.ts';
import { calculateHorizontalSpeed, createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Dodge, findDodges, findLastFrameWithin } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';

/** Max time until the next dodge, s [P]. */
const NEXT_DODGE_SECONDS = 0.9;
/** Between the dodges, the wheels get close to a surface: gap of the car's center, uu, and cosine of the roof [P]. */
const CONTACT_GAP = 60;
const CONTACT_UPRIGHT = 0.5;
/** Min speed gain from the first dodge to after the last, uu/s [P]. */
const MIN_GAIN = 300;
/** The speed is measured this long after the last dodge, s [P]. */
const AFTER_SECONDS = 0.3;
/** This many dashes within this time are a chain, s [P]. */
const CHAIN_DASHES = 3;
const CHAIN_SECONDS = 2;
/** Proposed by the reference, not labeled in any shared file. */
const CONFIDENCE = 0.6;

export type ZapDashEvidence = {
  dodges: number;
  /** Whether there were three or more dashes within two seconds. */
  chain: boolean;
  /** Horizontal speeds before the first dodge and after the last, uu/s. */
  speedBefore: number;
  speedAfter: number;
};
export type ZapDashEvent = GameEvent<'zapDash', ZapDashEvidence>;

const axes = createCarAxes();
const nearest = createNearestSurface();

/** Detects consecutive dodges without a jump, each reset by the wheels touching down. Source: game-and-stats.md 3.19. */
export const zapDashDetector = defineDetector<ZapDashEvent, readonly []>({
  kinds: ['zapDash'],
  detect(match) {
    const dodges = findDodges(match);
    return match.players.flatMap((player) =>
      findZapDashSeries(
        match,
        player,
        dodges.filter((dodge) => dodge.player === player).map(({ frame }) => frame),
      ),
    );
  },
});

function findZapDashSeries(
  match: MatchView,
  player: PlayerView,
  dodges: readonly Dodge['frame'][],
): ZapDashEvent[] {
  const jumps = match.timeline.moves
    .filter((move) => move.player === player.index && move.kind === 'jump')
    .map(({ frame }) => frame);
  const events: ZapDashEvent[] = [];
  let series: number[] = [];
  for (const frame of [...dodges, Number.POSITIVE_INFINITY]) {
    const before = series.at(-1);
    if (before !== undefined && !isRenewed(match, player, jumps, before, frame)) {
      const event = series.length > 1 ? judgeSeries(match, player, series) : null;
      if (event !== null) events.push(event);
      series = [];
    }
    series.push(frame);
  }
  return events;
}

/** Returns whether the second dodge follows soon, without a jump, after the wheels touched down. */
function isRenewed(
  match: MatchView,
  player: PlayerView,
  jumps: readonly number[],
  before: number,
  frame: number,
): boolean {
  const { car } = player;
  if (frame > findLastFrameWithin(match, player, before, NEXT_DODGE_SECONDS)) return false;
  if (jumps.some((jump) => jump > before && jump <= frame)) return false;
  for (let at = before + 1; at <= frame; at++) {
    if (findNearestSurface(car.x[at]!, car.y[at]!, car.z[at]!, nearest).gap > CONTACT_GAP) continue;
    readCarAxes(car, at, axes);
    const upright = axes.upX * nearest.normalX + axes.upY * nearest.normalY + axes.upZ * nearest.normalZ;
    if (upright >= CONTACT_UPRIGHT) return true;
  }
  return false;
}

function judgeSeries(match: MatchView, player: PlayerView, series: readonly number[]): ZapDashEvent | null {
  const { car } = player;
  const first = series[0]!;
  const last = series.at(-1)!;
  const endFrame = findLastFrameWithin(match, player, last, AFTER_SECONDS);
  const speedBefore = calculateHorizontalSpeed(car, first);
  const speedAfter = calculateHorizontalSpeed(car, endFrame);
  if (speedAfter - speedBefore < MIN_GAIN) return null;
  const seconds = match.clock.elapsed[last]! - match.clock.elapsed[first]!;
  return makePlayerEvent(match, player, {
    kind: 'zapDash',
    frame: first,
    endFrame: last,
    confidence: CONFIDENCE,
    evidence: {
      dodges: series.length,
      chain: series.length >= CHAIN_DASHES && seconds <= CHAIN_SECONDS,
      speedBefore,
      speedAfter,
    },
  });
}
