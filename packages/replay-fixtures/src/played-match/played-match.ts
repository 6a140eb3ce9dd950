import type { UniqueId } from '@datacoach/replay';
import { createMatch, type MatchIdentity, type Profile } from '../match/match.ts';
import { runMatch, type ScriptedMatch } from '../match/run-match.ts';
import { ERAS, type EraKey } from '../recording/era.ts';
import { writeReplay } from '../writer/write-replay.ts';
import type { Skill } from './ability.ts';
import { createDriver, type PlayedState } from './driver.ts';
import { skilledPlay } from './skilled-play.ts';

export interface PlayedPlayer {
  name: string;
  /** null for a bot. */
  uniqueId: UniqueId | null;
  skill: Skill;
  /** Item id of the car's body; an Octane unless said otherwise. */
  body?: number;
  /** Share of regulation time after which the player leaves; with the kickoff at 0 by default he stays. */
  leavesAt?: number;
}

export interface PlayedMatchOptions {
  /** The same options give the same file, byte for byte. */
  seed: number;
  blue: readonly PlayedPlayer[];
  orange: readonly PlayedPlayer[];
  identity: MatchIdentity;
  /** Regulation time on the scoreboard clock; 300 by default. */
  seconds?: number;
  /** Which build's way of recording; 2026 by default. */
  era?: EraKey;
  /** A team that is three goals behind in the last two minutes gives up. */
  forfeits?: boolean;
}

const OCTANE = 23;

/**
 * A match that is played, not staged: drivers of given skill rotate, challenge, fly, dodge, shoot and save by the rules
 * of game-and-stats.md 1, and the score is what comes of it. Throws `RangeError` for teams of no or unlike size.
 */
export function playedMatch(options: PlayedMatchOptions): ScriptedMatch {
  const { seed, blue, orange, identity, seconds = 300, forfeits = false } = options;
  const teamSize = blue.length;
  if (teamSize !== orange.length || teamSize < 1 || teamSize > 4) {
    throw new RangeError('a match needs two teams of one to four players each');
  }
  const era = ERAS[options.era ?? '2026'];
  const players = [...blue, ...orange];
  const profiles = players.map((player, i) => profileOf(player, i < teamSize ? 0 : 1));
  const setup = { seed, seconds, teamSize: teamSize as 1 | 2 | 3 | 4 };
  const match = createMatch(setup, identity, profiles);
  const state: PlayedState = {
    match,
    drivers: match.players.map((player, i) => createDriver(player, players[i]!.skill)),
    active: [[], []],
    frame: 0,
    spell: 0,
    holder: null,
    carry: null,
    takers: null,
  };
  return runMatch(match, era, skilledPlay(state, forfeits));
}

/** The file of a played match. */
export function writePlayedMatch(options: PlayedMatchOptions): Uint8Array {
  return writeReplay(playedMatch(options).replay);
}

function profileOf({ name, uniqueId, body = OCTANE, leavesAt }: PlayedPlayer, team: 0 | 1): Profile {
  return {
    name,
    team,
    bot: uniqueId === null,
    uniqueId,
    body,
    joinsAt: 0,
    leavesAt: leavesAt ?? Number.POSITIVE_INFINITY,
  };
}
