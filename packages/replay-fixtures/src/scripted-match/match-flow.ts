import { startKickoff } from './kickoff.ts';
import { ballOnFloor, type Match } from './match-state.ts';

/** Seconds from the line-up to "go": one without a number, then 3, 2, 1 (game-and-stats.md 1.9). */
const COUNTDOWN_SECONDS = 4;
const CELEBRATION_SECONDS = 3;
/** How long the recording runs on after the end. */
const AFTERMATH_SECONDS = 2;

/** What the recorder must know about the step from one frame to the next. */
export type FlowStep = 'on' | 'gap' | 'end';

/** Moves the clock and the phases on by `dt`. `gap`: the recorder pauses here, for the goal replay. */
export function stepFlow(match: Match, dt: number): FlowStep {
  match.phaseSeconds += dt;
  switch (match.phase) {
    case 'Countdown':
      if (match.phaseSeconds >= COUNTDOWN_SECONDS) enter(match, 'Active');
      return 'on';
    case 'Active':
      return stepClock(match, dt);
    case 'PostGoalScored':
      if (match.phaseSeconds < CELEBRATION_SECONDS) return 'on';
      if (match.overtime || isOver(match)) return finish(match);
      return kickOff(match);
    case 'Finished':
      return match.phaseSeconds >= AFTERMATH_SECONDS ? 'end' : 'on';
  }
}

/** Whole seconds on the scoreboard. */
export function scoreboardSeconds(match: Match): number {
  if (match.overtime) return Math.floor(match.overtimeSeconds);
  return Math.max(0, Math.ceil(match.options.seconds - match.playSeconds));
}

const isOver = (match: Match): boolean =>
  match.playSeconds >= match.options.seconds && match.score[0] !== match.score[1];

function stepClock(match: Match, dt: number): FlowStep {
  if (!match.ballHit) return 'on';
  if (match.overtime) {
    match.overtimeSeconds += dt;
    return 'on';
  }
  match.playSeconds += dt;
  // At 0:00 play goes on until the ball touches the ground.
  if (match.playSeconds < match.options.seconds || !ballOnFloor(match)) return 'on';
  return isOver(match) ? finish(match) : kickOff(match);
}

function kickOff(match: Match): FlowStep {
  if (match.playSeconds >= match.options.seconds) match.overtime = true;
  startKickoff(match);
  return 'gap';
}

function finish(match: Match): FlowStep {
  enter(match, 'Finished');
  return 'on';
}

function enter(match: Match, phase: Match['phase']): void {
  match.phase = phase;
  match.phaseSeconds = 0;
}
