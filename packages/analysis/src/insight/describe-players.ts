import type { PlayerInsight, TeamInsight } from '@datacoach/contract';
import type { AnyDetector, EventsOf } from '../detectors/game-event.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import { type PadPickup, padPickupDetector } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import {
  type PlayerPossessionEvent,
  playerPossessionDetector,
} from '../detectors/player-possession/player-possession.detector.ts';
import { type PossessionEvent, possessionDetector } from '../detectors/possession/possession.detector.ts';
import { roleDetector } from '../detectors/role/role.detector.ts';
import { isStandardMap } from '../detectors/shot/standard-goals.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { roundStat } from '../metrics/metric.ts';
import { calculateRoleSeconds, calculateZoneSeconds } from '../metrics/positional/positional.metrics.ts';
import { BOOST_PADS } from '../model/boost-pads.ts';
import { getZoneIndex, PITCH_ZONES } from '../model/pitch-zones.ts';
import type { TeamIndex } from '../model/teams.ts';
import { calculateSpeedAt } from '../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import type { PresenceInterval } from '../timeline/presence.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { summarizeDefenseMoves } from './defense-moves.ts';
import { summarizeKickoffs } from './kickoffs.ts';
import { countMechanics, listMechanicAttempts } from './mechanics.ts';
import { summarizePlacements, summarizeShotHeights, summarizeShotTypes } from './shot-types.ts';
import { countSides } from './side-counts.ts';

function getZones(input: MetricInput): PlayerInsight['zones'] {
  const touches = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(input.match.timeline)) return { seconds: touches, touches };
  for (const { zone } of input.of(touchDetector)) if (zone !== null) touches[getZoneIndex(zone)]! += 1;
  return { seconds: [...calculateZoneSeconds(input)], touches };
}

function pickupsByPad(own: readonly PadPickup[]): number[] {
  const pads = BOOST_PADS.map(() => 0);
  for (const { kind, evidence } of own)
    if (kind === 'padPickup' && evidence.live && evidence.pad !== null) pads[evidence.pad]! += 1;
  return pads;
}

/** A car slower than this stands still, uu/s. Coasting cars stop completely, so a low value is enough. */
const STANDING = 20;
/** Standing still for less than this is waiting, not absence, s. */
const MIN_ABSENCE = 5;

/**
 * Returns the seconds of live play in which the player's car stood still for five seconds or more, that is, they were
 * away.
 */
export function idleSeconds({ clock, live, frames }: MatchView, { car }: PlayerView): number {
  let total = 0;
  let stretch = 0;
  const close = (): void => {
    if (stretch >= MIN_ABSENCE) total += stretch;
    stretch = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1) continue;
    const stands = car.presence[frame] === PRESENCE.alive && calculateSpeedAt(car, frame) < STANDING;
    if (stands) stretch += clock.delta[frame]!;
    else close();
  }
  close();
  return total;
}

/** Returns everything on a player's page besides metrics. */
export function describePlayer(input: MetricInput): Omit<PlayerInsight, 'metrics'> {
  const { match, player, teamSize, liveSeconds, of, all } = input;
  const { seconds, touches } = getZones(input);
  const mechanics = listMechanicAttempts(input);
  return {
    liveSeconds: roundStat(liveSeconds),
    idleSeconds: roundStat(idleSeconds(match, player)),
    zones: { seconds: seconds.map(roundStat), touches },
    mechanics: countMechanics(mechanics),
    sides: countSides(input, mechanics),
    kickoffs: summarizeKickoffs(of(kickoffDetector)),
    roles: teamSize < 2 ? null : rounded(calculateRoleSeconds(of(roleDetector))),
    pads: isStandardMap(match.timeline) ? pickupsByPad(of(padPickupDetector)) : null,
    possession: rounded(
      playerPossession(match, player, all(possessionDetector), of(playerPossessionDetector)),
    ),
    shotTypes: summarizeShotTypes(input),
    placements: summarizePlacements(input),
    shotHeights: summarizeShotHeights(input),
    defenseMoves: summarizeDefenseMoves(input),
  };
}

export function describeTeam(
  match: MatchView,
  team: TeamIndex,
  all: <D extends AnyDetector>(detector: D) => EventsOf<D>,
): Pick<TeamInsight, 'kickoffs' | 'possession'> {
  return {
    kickoffs: summarizeKickoffs(all(kickoffDetector).filter((event) => event.team === team)),
    possession: rounded(teamPossession(match, team, all(possessionDetector))),
  };
}

function rounded<K extends string>(stats: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries<number>(stats).map(([name, value]) => [name, roundStat(value)]);
  return Object.fromEntries(entries);
}

/** Returns the live seconds in a span, excluding its last frame, within the given frames. */
function liveSeconds({ live, clock }: MatchView, from: number, to: number): number {
  let seconds = 0;
  for (let frame = from + 1; frame <= to; frame++) if (live[frame] === 1) seconds += clock.delta[frame]!;
  return seconds;
}

function controlled(
  match: MatchView,
  spans: readonly PossessionEvent[],
  team: TeamIndex,
  intervals: readonly PresenceInterval[],
): { team: number; opponents: number } {
  const seconds = { team: 0, opponents: 0 };
  for (const { team: holder, frame, endFrame, evidence } of spans) {
    if (evidence.notion !== 'controlled') continue;
    for (const { from, to } of intervals)
      seconds[holder === team ? 'team' : 'opponents'] += liveSeconds(
        match,
        Math.max(frame, from),
        Math.min(endFrame, to),
      );
  }
  return seconds;
}

function playerPossession(
  match: MatchView,
  { team, player: { presence } }: PlayerView,
  spans: readonly PossessionEvent[],
  own: readonly PlayerPossessionEvent[],
): PlayerInsight['possession'] {
  // A player's possession is their team's too: an opponents' touch that ends the team's possession also ends theirs.
  const intervals = own.map(({ frame, endFrame }) => ({ from: frame, to: endFrame }));
  return {
    own: controlled(match, spans, team, intervals).team,
    ...controlled(match, spans, team, presence),
  };
}

function teamPossession(
  match: MatchView,
  team: TeamIndex,
  spans: readonly PossessionEvent[],
): TeamInsight['possession'] {
  const last = match.frames - 1;
  const held = controlled(match, spans, team, [{ from: 0, to: last }]);
  const live = liveSeconds(match, -1, last);
  return { ...held, neutral: Math.max(0, live - held.team - held.opponents) };
}
