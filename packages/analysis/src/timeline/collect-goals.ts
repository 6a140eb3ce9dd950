import {
  type AttributeHandlers,
  getHeaderInt,
  getHeaderList,
  getHeaderText,
  type ReplayHeader,
} from '@datacoach/replay';
import { limitText } from '../model/limit-text.ts';
import type { TeamIndex } from '../model/teams.ts';
import { type Clock, SETTLE_SECONDS } from './clock.ts';
import type { TimelinePart } from './concern.ts';
import type { PlayerRecords } from './player-records.ts';
import { isPresent } from './presence.ts';
import type { TimelineCounterRise, TimelineGoal, TimelinePlayer } from './timeline.ts';
import { type ClockTrack, PHASE } from './tracks.ts';

/**
 * Maximum seconds between the signs of one goal: the header's frame, the scoreboard's increase, the scorer's counter.
 * Old recordings are up to six seconds late (ranked standard from 2016-06); goals by the same team are at least eight
 * seconds apart.
 */
const SAME_GOAL_SECONDS = 8;
/** An own goal: the header lists it for the team of the player who caused it, at the frame of the other team's score. */
const OWN_GOAL_SECONDS = 1;

interface HeaderGoal {
  frame: number;
  team: TeamIndex;
  playerName: string;
}

export function listHeaderGoals(header: ReplayHeader): HeaderGoal[] {
  return getHeaderList(header, 'Goals').map((goal) => ({
    frame: getHeaderInt(goal, 'frame') ?? 0,
    team: getHeaderInt(goal, 'PlayerTeam') === 1 ? 1 : 0,
    playerName: limitText(getHeaderText(goal, 'PlayerName') ?? ''),
  }));
}

/** Returns the matching item nearest to a frame in elapsed seconds; null if none is near enough. */
function nearest<T extends { frame: number }>(
  { elapsed }: ClockTrack,
  items: Iterable<T>,
  frame: number,
  fits: (item: T) => boolean,
  within = SAME_GOAL_SECONDS,
): T | null {
  let best: T | null = null;
  let min = within;
  for (const item of items) {
    const seconds = Math.abs((elapsed[item.frame] ?? 0) - (elapsed[frame] ?? 0));
    if (seconds > min || !fits(item)) continue;
    min = seconds;
    best = item;
  }
  return best;
}

/**
 * Returns the goals of the match: the header's list merged with the scoreboard's increases, each goal once, at the
 * earlier frame. The scorer is the header's, or else the player whose counter increases at the same time. Anything in
 * a recording's first second happened before it. An increase that the header doesn't list counts only if the game
 * stops for a goal; otherwise it was merely sent late.
 */
export function collectGoals(
  header: ReplayHeader,
  clock: ClockTrack,
  scoreRises: readonly ScoreRise[],
  rises: readonly TimelineCounterRise[],
  players: readonly TimelinePlayer[],
): TimelineGoal[] {
  const frames = clock.elapsed.length;
  // A recording that stops with the goal puts it one frame past its last.
  const listed = listHeaderGoals(header)
    .filter(({ frame }) => frame >= 0 && frame <= frames)
    .map((listedGoal) => ({ ...listedGoal, frame: Math.min(listedGoal.frame, frames - 1) }))
    .filter(({ frame }) => clock.elapsed[frame]! >= SETTLE_SECONDS);
  const unmatched = new Set(scoreRises);
  const counted = (frame: number, team: TeamIndex, counter: 'goals' | 'assists'): number | null =>
    nearest(clock, rises, frame, (rise) => rise.counter === counter && players[rise.player]?.team === team)
      ?.player ?? null;
  const goal = (frame: number, counterFrame: number, team: TeamIndex, name: string): TimelineGoal => {
    const player = findPlayerNamed(players, frame, team, name) ?? counted(counterFrame, team, 'goals');
    return {
      frame,
      team,
      player,
      playerName: player === null ? name : (players[player]?.name ?? ''),
      assistant: counted(counterFrame, team, 'assists'),
    };
  };
  const goals = listed.map(({ frame, team, playerName }) => {
    const rise = nearest(clock, unmatched, frame, (candidate) => candidate.team === team);
    const ownGoal = rise ? null : nearest(clock, unmatched, frame, () => true, OWN_GOAL_SECONDS);
    const scored = rise ?? ownGoal;
    if (scored) unmatched.delete(scored);
    if (ownGoal)
      return {
        frame: Math.min(frame, ownGoal.frame),
        team: ownGoal.team,
        player: null,
        playerName: '',
        assistant: null,
      };
    return goal(Math.min(frame, rise?.frame ?? frame), rise?.frame ?? frame, team, playerName);
  });
  for (const { frame, team } of unmatched) {
    if (stopsForGoal(clock, frame)) goals.push(goal(frame, frame, team, ''));
  }
  return goals.sort((a, b) => a.frame - b.frame);
}

/** Returns whether the game goes to its post-goal state within a second of a frame. */
function stopsForGoal({ phase, elapsed }: ClockTrack, frame: number): boolean {
  const near = (at: number): boolean => Math.abs(elapsed[at]! - elapsed[frame]!) <= SETTLE_SECONDS;
  for (let at = frame; at >= 0 && near(at); at--) if (phase[at] === PHASE.postGoal) return true;
  for (let at = frame; at < phase.length && near(at); at++) if (phase[at] === PHASE.postGoal) return true;
  return false;
}

/** Returns the team's only player with this name, if they were on the team then. Names can repeat. */
function findPlayerNamed(
  players: readonly TimelinePlayer[],
  frame: number,
  team: TeamIndex,
  name: string,
): number | null {
  const indexes = players.flatMap((player, index) =>
    player.team === team &&
    player.name === name &&
    name !== '' &&
    (!player.switched || isPresent(player.presence, frame))
      ? [index]
      : [],
  );
  return indexes.length === 1 ? indexes[0]! : null;
}

interface ScoreRise {
  frame: number;
  team: TeamIndex;
  /** The team's goals after it. */
  score: number;
}

export class TeamScores implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly rises: ScoreRise[] = [];
  /** Score at the start of the recording. */
  readonly first: [number, number] = [0, 0];
  /** Last score seen, by team; null if never sent (no goal). */
  readonly last: [number | null, number | null] = [null, null];
  readonly names: [string | null, string | null] = [null, null];
  readonly #players: PlayerRecords;
  #pending: { actorId: number; score: number }[] = [];
  #pendingNames: { actorId: number; name: string }[] = [];
  readonly #clock: Clock;

  constructor(players: PlayerRecords, clock: Clock) {
    this.#players = players;
    this.#clock = clock;
    this.attributes = {
      'Engine.TeamInfo:Score': (actorId, score) => {
        this.#pending.push({ actorId, score });
      },
      'TAGame.Team_TA:CustomTeamName': (actorId, name) => {
        this.#pendingNames.push({ actorId, name });
      },
    };
  }

  endFrame(frame: number): void {
    if (this.#pending.length + this.#pendingNames.length === 0) return;
    for (const { actorId, score } of this.#pending) {
      const team = this.#players.getTeam(actorId);
      if (team === undefined) continue;
      const before = this.last[team] ?? 0;
      if (this.#clock.elapsed < SETTLE_SECONDS) this.first[team] = score;
      else if (score > before) this.rises.push({ frame, team, score });
      this.last[team] = score;
    }
    for (const { actorId, name } of this.#pendingNames) {
      const team = this.#players.getTeam(actorId);
      if (team !== undefined && name !== '') this.names[team] = name;
    }
    this.#pending = [];
    this.#pendingNames = [];
  }
}
