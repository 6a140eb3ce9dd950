import type { UniqueId } from '@datacoach/replay';
import {
  type ActivePlayer,
  createMatch,
  getActiveClock,
  type Match,
  type MatchIdentity,
  type Profile,
  type Strategy,
} from '../match/match.ts';
import { FRAME_SECONDS } from '../match/match-flow.ts';
import { runMatch, type ScriptedMatch } from '../match/run-match.ts';
import { ERAS, type EraKey } from '../recording/era.ts';
import { writeReplay } from '../writer/write-replay.ts';
import { act, chooseTakers, playKickoff } from './act.ts';
import {
  type ActiveDriver,
  createDriver,
  listActiveDrivers,
  type PlayedState,
  refreshDrivers,
  type Skill,
} from './driver.ts';
import { assignRoles, findDanger } from './roles.ts';
import { think } from './think.ts';
import { noteTouch, stepCarry, strikeBall } from './touch-ball.ts';

/** Goals behind and seconds left for a forfeit. */
const HOPELESS = { goals: 3, seconds: 100 } as const;
/** No demolitions for this long after a kickoff's first touch. */
const PEACE_SECONDS = 1;

/** Returns a strategy in which drivers decide by their abilities, roles and moods. */
function skilledPlay(state: PlayedState, forfeits: boolean): Strategy {
  const { match } = state;
  const getDriver = (player: ActivePlayer) =>
    state.drivers.find((driver) => driver.player === player)! as ActiveDriver;
  return {
    settle: () => {
      if (forfeits) giveUp(match);
    },
    startFrame: () => startFrame(state),
    decide: (pathIsNew) => {
      if (pathIsNew) {
        state.danger = findDanger(match);
        assignRoles(state, 0);
        assignRoles(state, 1);
      }
      for (const driver of [...listActiveDrivers(state, 0), ...listActiveDrivers(state, 1)])
        decide(state, driver);
    },
    strike: (player, contact) => strikeBall(state, getDriver(player), contact),
    touched: (player) => noteTouch(state, getDriver(player)),
    canDemolish: () => state.takers === null && getActiveClock(match) - match.kickedOffAt > PEACE_SECONDS,
    isCarrying: (player) => state.carry?.driver.player === player,
    stepCarry: (dt) => stepCarry(state, dt),
  };
}

function giveUp(match: Match): void {
  const lead = match.score[0] - match.score[1];
  const left = match.options.seconds - match.playSeconds;
  const scored = match.events.some(({ kind }) => kind === 'goal');
  if (!scored || left > HOPELESS.seconds || Math.abs(lead) < HOPELESS.goals) return;
  match.forfeit = lead > 0 ? 1 : 0;
  match.phase = 'Finished';
  match.phaseSeconds = 0;
}

function startFrame(state: PlayedState): void {
  state.frame++;
  refreshDrivers(state);
  const { phase } = state.match;
  if (phase !== 'Active') state.carry = null;
  if (phase !== 'Countdown') return;
  state.takers = null;
  state.holder = null;
}

function decide(state: PlayedState, driver: ActiveDriver): void {
  const { match } = state;
  if (match.phase === 'Active' && !match.ballHit) {
    state.takers ??= chooseTakers(state);
    playKickoff(state, driver);
    return;
  }
  driver.thinkIn -= FRAME_SECONDS;
  if (driver.thinkIn <= 0 || driver.plan.kind === 'ball') {
    if (driver.thinkIn <= 0) driver.thinkIn = driver.ability.thinkSeconds;
    driver.plan = think(state, driver);
  }
  act(state, driver);
}

export interface PlayedPlayer {
  name: string;
  /** null for a bot. */
  uniqueId: UniqueId | null;
  skill: Skill;
  /** Item ID of the car's body; Octane by default. */
  body?: number;
  /** Share of regulation time after which the player leaves; by default they stay. */
  leavesAt?: number;
}

export interface PlayedMatchOptions {
  /** The same options produce the same file, byte for byte. */
  seed: number;
  blue: readonly PlayedPlayer[];
  orange: readonly PlayedPlayer[];
  identity: MatchIdentity;
  /** Regulation time on the scoreboard clock; 300 by default. */
  seconds?: number;
  /** The build whose recording format is used; 2026 by default. */
  era?: EraKey;
  /** A team that is three goals behind in the last two minutes forfeits. */
  forfeits?: boolean;
}

const OCTANE = 23;

/**
 * Plays a match that is not staged: drivers of given skill rotate, challenge, fly, dodge, shoot and save by the rules
 * of game-and-stats.md 1, and the score is the outcome. Throws `RangeError` for empty or unequal teams.
 */
export function createPlayedMatch(options: PlayedMatchOptions): ScriptedMatch {
  const { seed, blue, orange, identity, seconds = 300, forfeits = false } = options;
  const teamSize = blue.length;
  if (teamSize !== orange.length || teamSize < 1 || teamSize > 4) {
    throw new RangeError('a match needs two teams of one to four players each');
  }
  const era = ERAS[options.era ?? '2026'];
  const players = [...blue, ...orange];
  const profiles = players.map((player, i) => createCarProfile(player, i < teamSize ? 0 : 1));
  const setup = { seed, seconds, teamSize: teamSize as 1 | 2 | 3 | 4 };
  const match = createMatch(setup, identity, profiles);
  const state: PlayedState = {
    match,
    drivers: match.players.map((player, i) => createDriver(player, players[i]!.skill)),
    active: [[], []],
    frame: 0,
    spell: 0,
    holder: null,
    danger: null,
    carry: null,
    takers: null,
  };
  return runMatch(match, era, skilledPlay(state, forfeits));
}

export function writePlayedMatch(options: PlayedMatchOptions): Uint8Array {
  return writeReplay(createPlayedMatch(options).replay);
}

function createCarProfile({ name, uniqueId, body = OCTANE, leavesAt }: PlayedPlayer, team: 0 | 1): Profile {
  return {
    name,
    team,
    bot: uniqueId === null,
    uniqueId,
    body,
    joinsAt: 0,
    leavesAt: leavesAt ?? Number.POSITIVE_INFINITY,
    returnsAt: Number.POSITIVE_INFINITY,
  };
}
