import type { TeamIndex } from '../../model/teams.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { calculateBoostLevels } from '../boost-use/boost-levels.ts';
import type { FlipEvent } from '../flip/flip.detector.ts';
import { getCarAt, makePlayerEvent } from '../game-event.ts';
import type { PadPickup } from '../pad-pickup/pad-pickup.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { KickoffSpan } from './find-kickoffs.ts';
import {
  isCountedInStatistics,
  type KickoffGoal,
  type Outcome,
  POSSESSION_SECONDS,
  type Possession,
} from './judge-outcome.ts';
import { type KickoffEvent, type KickoffResult, spawnKind, type TakerOutcome } from './kickoff-event.ts';
import { judgeApproach, judgeMovement } from './player-movement.ts';

/** The speed into the ball is the highest in this window before the contact, s: three updates (1.8). */
const HIT_SECONDS = 0.12;
/** Boost after the contact is read this much later, s; a supporter's this long after the start (4.2). */
const BOOST_LEFT_SECONDS = 0.5;
const SUPPORT_BOOST_SECONDS = 3;
/** Outcome by projection; touches are inferred [P]. */
export const CONFIDENCE = 0.9;

const RESULT_CODES = { won: 220, lost: 225, neutral: 230, untouched: null } as const;

export interface Judged {
  number: number;
  kickoff: KickoffSpan;
  /** Frame of the first touch, or the kickoff's end if there was none. */
  at: number;
  endFrame: number;
  contested: boolean;
  outcome: Outcome;
  possession: Possession;
  goal: KickoffGoal | null;
}

export function describeTaker(
  match: MatchView,
  view: PlayerView,
  judged: Judged,
  flips: readonly FlipEvent[],
  pickups: readonly PadPickup[],
): KickoffEvent {
  const { kickoff, outcome, endFrame } = judged;
  const { go, roundEnd } = kickoff;
  const { car, team, sign, index: player } = view;
  const touch = ownTouch(judged, player);
  const contact = touch?.frame ?? judged.at;
  const movement = judgeMovement(match, view, kickoff, pickups, judged.at);
  const approach = judgeApproach(view, kickoff, flips, movement, touch?.time ?? null, contact);
  const levels = calculateBoostLevels(car, match.clock);
  const later = Math.min(match.frameAt(match.clock.elapsed[contact]! + BOOST_LEFT_SECONDS), roundEnd - 1);
  const result = getResult(team, outcome);
  return makePlayerEvent(match, view, {
    kind: 'kickoffTaken',
    code: RESULT_CODES[result],
    frame: go,
    endFrame,
    at: touch ?? getCarAt(view, contact),
    confidence: CONFIDENCE,
    evidence: {
      ...shared(view, judged, result),
      movement: movement.kind,
      outcome: takerOutcome(judged, team, touch),
      approach: approach.kind,
      approachSide: approach.side,
      firstTouch: touch !== null && touch === kickoff.firstTouch,
      timeToBall: touch === null ? null : touch.time - match.clock.elapsed[go]!,
      strength: sign * outcome.reach,
      contactSpeed: touch === null ? null : speedInto(match, view, contact),
      boostUsed: boostUsed(levels, go, contact, player, pickups),
      boostAtContact: touch === null ? null : known(levels[contact]!),
      boostLeft: touch === null ? null : known(levels[later]!),
    },
  });
}

export function describeSupporter(
  match: MatchView,
  view: PlayerView,
  judged: Judged,
  pickups: readonly PadPickup[],
): KickoffEvent {
  const { kickoff, outcome, at, endFrame } = judged;
  const { go, roundEnd, firstTouch } = kickoff;
  const { car, team } = view;
  const movement = judgeMovement(match, view, kickoff, pickups, at);
  const touched = ownTouch(judged, view.index) !== null;
  const later = Math.min(match.frameAt(match.clock.elapsed[go]! + SUPPORT_BOOST_SECONDS), roundEnd - 1);
  const reached = firstTouch !== null;
  return makePlayerEvent(match, view, {
    kind: 'kickoffSupported',
    frame: go,
    endFrame,
    at: getCarAt(view, at),
    confidence: CONFIDENCE,
    evidence: {
      ...shared(view, judged, getResult(team, outcome)),
      // Following the taker up to the ball is what players call cheating up; not if they took the corner boost
      // first.
      movement: movement.kind === 'ball' || (touched && !movement.boostGrab) ? 'cheat' : movement.kind,
      boostGrab: movement.boostGrab,
      secondTouch: isSecondTouch(kickoff, view),
      touched,
      distanceToBall: reached ? movement.distanceToBall : null,
      speed: reached ? calculateSpeedAt(car, at) : null,
      progress: reached ? movement.progress : null,
      boostAfter: known(calculateBoostLevels(car, match.clock)[later]!),
    },
  });
}

function shared(view: PlayerView, judged: Judged, result: KickoffResult) {
  const { number, kickoff, contested, possession, goal } = judged;
  const counted = isCountedInStatistics(goal) ? goal : null;
  return {
    number,
    spawn: spawnKind(view, kickoff.go),
    result,
    contested,
    possession: possession.kind,
    ownPossession: possession.team === view.team,
    opponentPossession: possession.team !== null && possession.team !== view.team,
    goalFor: counted !== null && counted.team === view.team,
    goalAgainst: counted !== null && counted.team !== view.team,
  };
}

export function getResult(team: TeamIndex, { winner, band }: Outcome): KickoffResult {
  if (band === 'untouched') return band;
  return winner === null ? 'neutral' : winner === team ? 'won' : 'lost';
}

/** Returns the player's first touch before the end of the kickoff. */
function ownTouch({ kickoff, endFrame }: Judged, player: number): TouchEvent | null {
  if (kickoff.firstTouch === null) return null;
  return kickoff.touches.find((touch) => touch.player === player && touch.frame <= endFrame) ?? null;
}

/** The hit slows the car down, and bodies aren't replicated in every frame, so the highest speed just before it counts. */
function speedInto({ clock }: MatchView, { car }: PlayerView, contact: number): number {
  let fastest = 0;
  for (let at = contact; at >= 0 && clock.elapsed[contact]! - clock.elapsed[at]! <= HIT_SECONDS; at--) {
    fastest = Math.max(fastest, calculateSpeedAt(car, at));
  }
  return fastest;
}

function takerOutcome(
  { kickoff, endFrame }: Judged,
  team: TeamIndex,
  touch: TouchEvent | null,
): TakerOutcome {
  if (touch !== null) return 'touched';
  const byTeammate = kickoff.touches.some((other) => other.team === team && other.frame <= endFrame);
  return byTeammate ? 'fake' : 'missed';
}

/** Returns whether the team's next touch after the first is theirs. */
function isSecondTouch({ touches, firstTouch }: KickoffSpan, { index, team }: PlayerView): boolean {
  if (firstTouch === null) return false;
  const next = touches.find((touch) => touch !== firstTouch && touch.team === team);
  return next !== undefined && next.player === index && next.time - firstTouch.time <= POSSESSION_SECONDS;
}

function boostUsed(
  levels: Float32Array,
  go: number,
  at: number,
  index: number,
  pickups: readonly PadPickup[],
): number | null {
  const used = levels[go]! - levels[at]!;
  if (Number.isNaN(used)) return null;
  let gained = 0;
  for (const { kind, player, frame, evidence } of pickups) {
    if (kind === 'padPickup' && player === index && frame > go && frame <= at) gained += evidence.gained ?? 0;
  }
  return Math.max(0, used + gained);
}

function known(level: number): number | null {
  return Number.isNaN(level) ? null : level;
}
