import type { AttributeHandlers } from '@datacoach/replay';
import type { TeamIndex } from '../model/teams.ts';
import { type Clock, SETTLE_SECONDS } from './clock.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecords } from './player-records.ts';

export interface ScoreRise {
  frame: number;
  team: TeamIndex;
  /** Goals of the team after it. */
  score: number;
}

/** Follows the goals on the scoreboard, team names included. */
export class TeamScores implements Concern {
  readonly attributes: AttributeHandlers;
  readonly rises: ScoreRise[] = [];
  /** Score last seen, by team; null when never sent (no goal). */
  readonly last: [number | null, number | null] = [null, null];
  readonly names: [string | null, string | null] = [null, null];
  readonly #players: PlayerRecords;
  readonly #pending: { actorId: number; score: number }[] = [];
  readonly #pendingNames: { actorId: number; name: string }[] = [];
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
    for (const { actorId, score } of this.#pending) {
      const team = this.#players.teamOf(actorId);
      if (team === undefined) continue;
      const before = this.last[team] ?? 0;
      if (score > before && this.#clock.elapsed >= SETTLE_SECONDS) this.rises.push({ frame, team, score });
      this.last[team] = score;
    }
    for (const { actorId, name } of this.#pendingNames) {
      const team = this.#players.teamOf(actorId);
      if (team !== undefined && name !== '') this.names[team] = name;
    }
    this.#pending.length = 0;
    this.#pendingNames.length = 0;
  }
}
