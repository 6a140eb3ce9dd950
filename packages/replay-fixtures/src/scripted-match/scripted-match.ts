import { type ActivePlayer, createMatch, type Match, teamOf } from '../match/match.ts';
import { runMatch, type ScriptedMatch } from '../match/run-match.ts';
import type { Strategy } from '../match/step-match.ts';
import { attackSign } from '../physics/arena.ts';
import { type Contact, sendBall } from '../physics/contact.ts';
import { ERAS } from '../recording/era.ts';
import { writeReplay } from '../writer/write-replay.ts';
import { createDirector, type Director, directPossession, planDemolition, settlePlays } from './director.ts';
import { chooseKick, clearance } from './kick.ts';
import { createProfiles, DEFAULT_OPTIONS, type ScriptedMatchOptions, scriptedIdentity } from './options.ts';
import { findChallenger, steerAll } from './tactics.ts';

/**
 * A made-up match that looks like football and holds everything that an analysis reads: kickoffs, touches, shots, goals,
 * saves, assists, pads, boost, air moves, powerslides, a demolition, goal-replay gaps and keyframes. Throws
 * `RangeError` when the options contradict each other.
 */
export function scriptedMatch(options: ScriptedMatchOptions = {}): ScriptedMatch {
  const full = { ...DEFAULT_OPTIONS, ...options };
  if (full.teamSize === 1 && (full.leaver || full.lateJoiner)) {
    throw new RangeError('a duel has nobody to leave or come late');
  }
  const era = ERAS[full.era];
  const match = createMatch(full, scriptedIdentity(full, era), createProfiles(full, era));
  return runMatch(match, era, directedPlay(match, createDirector(match, full.overtime)));
}

/** The file of a scripted match. */
export function writeScriptedMatch(options: ScriptedMatchOptions = {}): Uint8Array {
  return writeReplay(scriptedMatch(options).replay);
}

/** The director decides who goes for the ball and what comes of it. */
function directedPlay(match: Match, director: Director): Strategy {
  return {
    settle: () => settlePlays(match, director),
    beginFrame: () => {},
    decide: () => {
      directPossession(match, director);
      director.challenger = match.ballHit ? findChallenger(match, director) : null;
      planDemolition(match, director);
      steerAll(match, director);
    },
    strike: (player, contact) => strike(match, director, player, contact),
    touched: () => {},
    mayDemolish: (a, b) => {
      const { stage, attacker, victim } = director.demolition;
      return stage === 'ramming' && a === attacker && b === victim;
    },
    carries: () => false,
    stepCarry: () => false,
  };
}

function strike(match: Match, director: Director, player: ActivePlayer, contact: Contact): boolean {
  const { ball, shot } = match;
  const team = teamOf(player);
  director.keeperHolds = false;
  if (shot !== null && teamOf(shot.shooter) !== team) {
    sendBall(ball, contact, clearance(match, attackSign(team)));
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
