import { type ClockTrack, PHASE } from '../../timeline/tracks.ts';

/** Seconds of the match by what was going on. */
export interface MatchClocks {
  /** All recorded frames. */
  duration: number;
  /** The round is on and the ball has been hit. */
  live: number;
  /** Countdowns, kickoffs and live play: the denominator of ballchasing's rates (game-and-stats.md 5.1). */
  round: number;
  /** Live play in overtime. */
  overtime: number;
}

/** True in countdowns, kickoffs and live play. */
export function isRound(phase: number): boolean {
  return phase === PHASE.live || phase === PHASE.kickoffWaiting || phase === PHASE.countdown;
}

export function matchClocks(clock: ClockTrack): MatchClocks {
  const clocks: MatchClocks = { duration: 0, live: 0, round: 0, overtime: 0 };
  for (let frame = 0; frame < clock.phase.length; frame++) {
    const delta = clock.delta[frame] as number;
    const phase = clock.phase[frame] as number;
    clocks.duration += delta;
    if (isRound(phase)) clocks.round += delta;
    if (phase === PHASE.live) {
      clocks.live += delta;
      if (clock.overtime[frame] === 1) clocks.overtime += delta;
    }
  }
  return clocks;
}
