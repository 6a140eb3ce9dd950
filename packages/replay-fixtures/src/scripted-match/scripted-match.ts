import type { UniqueId } from '@datacoach/replay';
import {
  type ActivePlayer,
  createMatch,
  getTeam,
  type Match,
  type MatchIdentity,
  type Profile,
  type Strategy,
} from '../match/match.ts';
import { runMatch, type ScriptedMatch } from '../match/run-match.ts';
import { getAttackSign } from '../physics/arena.ts';
import { type Contact, sendBall } from '../physics/ball.ts';
import { ERAS, type Era, type EraKey } from '../recording/era.ts';
import { writeReplay } from '../writer/write-replay.ts';
import { createDirector, type Director, directPossession, planDemolition, settlePlays } from './director.ts';
import { chooseKick, clearance } from './kick.ts';
import { findChallenger, steerAll } from './tactics.ts';

export interface ScriptedMatchOptions {
  /** The same seed and options produce the same file, byte for byte. */
  seed?: number;
  /** Regulation time on the scoreboard clock. */
  seconds?: number;
  teamSize?: 1 | 2 | 3 | 4;
  /** The match is tied at 0:00 and decided by a golden goal. */
  overtime?: boolean;
  /** The last orange player is a bot. */
  bot?: boolean;
  /** Someone without a team watches. */
  spectator?: boolean;
  /** The last blue player leaves after two thirds of the time (not in 1v1). */
  leaver?: boolean;
  /** The last blue player leaves after a third of the time and rejoins after half of it (not in 1v1). */
  rejoiner?: boolean;
  /** The last orange player joins after a quarter of the time (not in 1v1). */
  lateJoiner?: boolean;
  /** The build whose recording format is used. */
  era?: EraKey;
}

const DEFAULT_OPTIONS = {
  seed: 1,
  seconds: 60,
  teamSize: 3,
  overtime: false,
  bot: false,
  spectator: false,
  leaver: false,
  rejoiner: false,
  lateJoiner: false,
  era: '2025',
} as const satisfies Required<ScriptedMatchOptions>;

/** One name needs UTF-16 and one Latin-1, as real names do. */
const NAMES = [
  'Kestrel',
  'Zoë Lindqvist',
  'Łukasz★',
  'tumbleweed_77',
  'Marisol',
  'Old Harbour',
  'QuietStorm',
  'Nilüfer',
] as const;

/** Octane, Fennec, Dominus, Breakout: item IDs in game-and-stats.md 1.6. */
const BODIES = [23, 4284, 403, 22] as const;

function createProfiles(options: Required<ScriptedMatchOptions>, era: Era): Profile[] {
  const { teamSize } = options;
  const profiles = Array.from({ length: 2 * teamSize }, (_, i): Profile => {
    const team = i < teamSize ? 0 : 1;
    const last = i % teamSize === teamSize - 1;
    const bot = options.bot && team === 1 && last;
    return {
      name: bot ? 'Bandit' : NAMES[i]!,
      team,
      bot,
      uniqueId: bot ? null : createUniqueId(i, era),
      body: BODIES[i % BODIES.length]!,
      joinsAt: options.lateJoiner && team === 1 && last ? 0.25 : 0,
      ...getStay(options, team === 0 && last),
    };
  });
  if (options.spectator) {
    profiles.push({
      name: 'Caster',
      team: null,
      bot: false,
      uniqueId: createUniqueId(profiles.length, era),
      body: 23,
      joinsAt: 0,
      ...getStay(options, false),
    });
  }
  return profiles;
}

/** Returns when the player leaves and rejoins. */
function getStay(
  { leaver, rejoiner }: Required<ScriptedMatchOptions>,
  goes: boolean,
): Pick<Profile, 'leavesAt' | 'returnsAt'> {
  const never = Number.POSITIVE_INFINITY;
  if (goes && rejoiner) return { leavesAt: 1 / 3, returnsAt: 1 / 2 };
  return { leavesAt: goes && leaver ? 2 / 3 : never, returnsAt: never };
}

/** Returns alternating Steam, Epic (Xbox before 2020) and PlayStation accounts. */
function createUniqueId(index: number, era: Era): UniqueId {
  const account = { name: '', extra: new Uint8Array(0), localId: 0 };
  switch (index % 3) {
    case 0:
      return { ...account, system: 1, platform: 'steam', id: `${76561198000000000n + BigInt(index)}` };
    case 1:
      return era.epicAccounts
        ? { ...account, system: 11, platform: 'epic', id: `5c0ffee${index}`.padEnd(32, '0') }
        : { ...account, system: 4, platform: 'xbox', id: `${2535400000000000n + BigInt(index)}` };
    default: {
      const extra = new Uint8Array((era.version.net ?? 0) >= 1 ? 16 : 8);
      const id = `${4000000000000000n + BigInt(index)}`;
      return { ...account, system: 2, platform: 'ps4', id, name: `console_${index}`, extra };
    }
  }
}

/** 2025-08-20 16:20:00 UTC. */
const START_EPOCH = 1_755_706_800n;
/** Ranked playlists by team size; 4v4 is a private match (game-and-stats.md 2.2). */
const PLAYLISTS = { 1: 10, 2: 11, 3: 13, 4: 6 } as const;

function scriptedIdentity(
  { seed, teamSize }: { seed: number; teamSize: 1 | 2 | 3 | 4 },
  era: Era,
): MatchIdentity {
  return {
    guid: '0DA7AC0AC4000000000000000000F00D',
    replayId: seed.toString(16).toUpperCase().padStart(32, '0'),
    startEpoch: START_EPOCH,
    date: era.date,
    map: 'Stadium_P',
    playlist: PLAYLISTS[teamSize],
    recorder: 0,
  };
}

/**
 * Creates a made-up match that looks like Rocket League and has everything that an analysis reads: kickoffs, touches,
 * shots, goals, saves, assists, pads, boost, air moves, powerslides, a demolition, goal-replay gaps and keyframes.
 * Throws `RangeError` if the options contradict each other.
 */
export function scriptedMatch(options: ScriptedMatchOptions = {}): ScriptedMatch {
  const full = { ...DEFAULT_OPTIONS, ...options };
  if (full.teamSize === 1 && (full.leaver || full.rejoiner || full.lateJoiner)) {
    throw new RangeError('a duel has no one to leave or come late');
  }
  const era = ERAS[full.era];
  const match = createMatch(full, scriptedIdentity(full, era), createProfiles(full, era));
  return runMatch(match, era, directedPlay(match, createDirector(match, full.overtime)));
}

export function writeScriptedMatch(options: ScriptedMatchOptions = {}): Uint8Array {
  return writeReplay(scriptedMatch(options).replay);
}

/** Returns a strategy in which the director decides who goes for the ball and the outcome. */
function directedPlay(match: Match, director: Director): Strategy {
  return {
    settle: () => settlePlays(match, director),
    decide: () => {
      directPossession(match, director);
      director.challenger = match.ballHit ? findChallenger(match, director) : null;
      planDemolition(match, director);
      steerAll(match, director);
    },
    strike: (player, contact) => strike(match, director, player, contact),
    canDemolish: (a, b) => {
      const { stage, attacker, victim } = director.demolition;
      return stage === 'ramming' && a === attacker && b === victim;
    },
  };
}

function strike(match: Match, director: Director, player: ActivePlayer, contact: Contact): boolean {
  const { ball, shot } = match;
  const team = getTeam(player);
  director.keeperHolds = false;
  if (shot !== null && getTeam(shot.shooter) !== team) {
    sendBall(ball, contact, clearance(match, getAttackSign(team)));
    director.possession = team;
    return true;
  }
  if (player !== director.challenger && match.ballHit) return false;
  const kick = chooseKick(match, director, player, contact);
  sendBall(ball, contact, kick.velocity);
  director.keeperHolds = kick.forKeeper;
  if (!match.ballHit) director.possession = team;
  if (kick.loses) director.possession = team === 0 ? 1 : 0;
  return true;
}
