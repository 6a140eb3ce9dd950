import type { TeamIndex } from '../../model/teams.ts';
import type { ScoreboardCounts } from '../../timeline/header-players.ts';
import type { PresenceInterval } from '../../timeline/presence.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { PHASE } from '../../timeline/tracks.ts';
import type { BallFacts } from './tally-ball.ts';
import type { BoostFacts } from './tally-boost.ts';
import type { ModeFacts } from './tally-modes.ts';
import type { MovementFacts } from './tally-movement.ts';
import type { PadFacts } from './tally-pads.ts';
import type { PositioningFacts } from './tally-positioning.ts';
import type { RoleFacts } from './tally-roles.ts';
import type { SetupFacts } from './tally-setup.ts';

export interface CoreFacts extends ScoreboardCounts {
  shotsAgainst: number;
  goalsAgainst: number;
  mvp: boolean;
}

interface DemoFacts {
  inflicted: number;
  taken: number;
}

/** Basis of a player's stats. A part is null if the file or the mode does not have it. */
export interface PlayerFacts {
  team: TeamIndex;
  /** While they were in the match: the basis of their rates and shares. */
  clocks: MatchClocks;
  /** For the whole match: the basis of their team's rates. */
  matchClocks: MatchClocks;
  core: CoreFacts;
  boost: BoostFacts | null;
  pads: PadFacts | null;
  movement: MovementFacts | null;
  positioning: PositioningFacts | null;
  roles: RoleFacts | null;
  demo: DemoFacts | null;
  setup: SetupFacts | null;
  modes: ModeFacts;
}

/**
 * Returns the share of the match that a player was in. It weights their rates in the team's, so that someone who was
 * there for a few seconds doesn't count as much as someone who played the whole match.
 */
export function getPresenceShare({ clocks, matchClocks }: PlayerFacts, time: 'live' | 'round'): number {
  return matchClocks[time] > 0 ? clocks[time] / matchClocks[time] : 1;
}

/** Basis of a team's stats. */
export interface TeamFacts {
  players: readonly PlayerFacts[];
  ball: BallFacts | null;
}

/** Seconds of the match by phase. */
export interface MatchClocks {
  /** All recorded frames. */
  duration: number;
  /** The round is active and the ball has been hit. */
  live: number;
  /** Countdowns, kickoffs and live play: the denominator of ballchasing's rates (game-and-stats.md 5.1). */
  round: number;
  /** Live play in overtime. */
  overtime: number;
}

/**
 * Returns 1 for frames in countdowns, kickoffs and live play. The state stays "active" for three seconds after the
 * ball explodes at the end of regulation: those do not count.
 */
export function roundMask({ clock, ball, frames }: Timeline): Uint8Array {
  const mask = new Uint8Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    const phase = clock.phase[frame];
    const playing = phase === PHASE.live || phase === PHASE.kickoffWaiting;
    if (phase === PHASE.countdown || (playing && ball.exploded[frame] !== 1)) mask[frame] = 1;
  }
  return mask;
}

/** Returns the seconds of frames in the given intervals, or the whole match without intervals. */
export function matchClocks(
  { clock, frames }: Timeline,
  round: Uint8Array,
  intervals: readonly PresenceInterval[] = [{ from: 0, to: frames - 1 }],
): MatchClocks {
  const clocks: MatchClocks = { duration: 0, live: 0, round: 0, overtime: 0 };
  for (const { from, to } of intervals) {
    for (let frame = from; frame <= to; frame++) {
      const delta = clock.delta[frame]!;
      clocks.duration += delta;
      if (round[frame] === 1) clocks.round += delta;
      if (clock.phase[frame] !== PHASE.live) continue;
      clocks.live += delta;
      if (clock.overtime[frame] === 1) clocks.overtime += delta;
    }
  }
  return clocks;
}
