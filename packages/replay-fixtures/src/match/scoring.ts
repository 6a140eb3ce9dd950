import type { Team } from '../physics/arena.ts';
import { clockOf, type Match, type MatchPlayer, teamOf } from './match.ts';

/** Points of the scoreboard. Source: game-and-stats.md 2.5. */
const POINTS = { touch: 2, shot: 10, save: 50, assist: 50, goal: 100 } as const;
/** A pass counts as assist when the goal follows within this. */
const ASSIST_SECONDS = 10;

export function scoreTouch(match: Match, player: MatchPlayer): void {
  match.events.push({ kind: 'touch', player });
  match.lastTouch = player;
  match.touches.unshift({ player, at: clockOf(match) });
  player.counters.score += POINTS.touch;
}

export function scoreShot(_match: Match, player: MatchPlayer): void {
  player.counters.shots++;
  player.counters.score += POINTS.shot;
}

export function scoreSave(match: Match, player: MatchPlayer): void {
  match.events.push({ kind: 'save', player });
  player.counters.saves++;
  player.counters.score += POINTS.save;
}

/** Credits the last attacker who touched the ball, as the game does with own goals too. */
export function scoreGoal(match: Match, conceding: Team): void {
  const team: Team = conceding === 0 ? 1 : 0;
  const touches = match.touches.filter(({ player }) => teamOf(player) === team);
  const scorer = touches[0]?.player ?? match.players.find(({ profile }) => profile.team === team)!;
  const pass = touches.find(({ player }) => player !== scorer);
  const assistant = pass !== undefined && clockOf(match) - pass.at < ASSIST_SECONDS ? pass.player : null;
  match.score[team]++;
  scorer.counters.goals++;
  scorer.counters.score += POINTS.goal;
  if (scorer.counters.shots < scorer.counters.goals) scorer.counters.shots++;
  if (assistant !== null) {
    assistant.counters.assists++;
    assistant.counters.score += POINTS.assist;
  }
  match.events.push({ kind: 'goal', team, scorer, assistant, location: { ...match.ball.position } });
  match.ball.velocity = { x: 0, y: 0, z: 0 };
  match.conceded = conceding;
  match.ballInPlay = false;
  match.shot = null;
  match.phase = 'PostGoalScored';
  match.phaseSeconds = 0;
}
