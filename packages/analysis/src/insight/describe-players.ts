import type { PlayerInsight, TeamInsight } from '@datacoach/contract';
import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import { padPickupDetector } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { playerPossessionDetector } from '../detectors/player-possession/player-possession.detector.ts';
import { possessionDetector } from '../detectors/possession/possession.detector.ts';
import { roleDetector } from '../detectors/role/role.detector.ts';
import { isStandardMap } from '../detectors/shot/standard-goals.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { roundFigure } from '../metrics/metric.ts';
import { roleSeconds } from '../metrics/positional/teamwork.metrics.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { defenceMovesOf } from './defence-moves.ts';
import { summarizeKickoffs } from './kickoffs.ts';
import { mechanicsOf } from './mechanics.ts';
import { playerPossession, teamPossession } from './possession.ts';
import { idleSeconds, pickupsByPad, zonesOf } from './presence.ts';
import { placementsOf, shotHeightsOf, shotTypesOf } from './shot-types.ts';

/** What a player's page shows besides metrics. */
export function describePlayer(input: MetricInput): Omit<PlayerInsight, 'metrics'> {
  const { match, player, teamSize, liveSeconds, of, all } = input;
  const { seconds, touches } = zonesOf(input);
  return {
    liveSeconds: roundFigure(liveSeconds),
    idleSeconds: roundFigure(idleSeconds(match, player)),
    zones: { seconds: seconds.map(roundFigure), touches },
    mechanics: mechanicsOf(input),
    kickoffs: summarizeKickoffs(of(kickoffDetector)),
    roles: teamSize < 2 ? null : rounded(roleSeconds(of(roleDetector))),
    pads: isStandardMap(match.timeline) ? pickupsByPad(of(padPickupDetector)) : null,
    possession: rounded(
      playerPossession(match, player, all(possessionDetector), of(playerPossessionDetector)),
    ),
    shotTypes: shotTypesOf(input),
    placements: placementsOf(input),
    shotHeights: shotHeightsOf(input),
    defenceMoves: defenceMovesOf(input),
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

function rounded<K extends string>(figures: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries<number>(figures).map(([name, value]) => [name, roundFigure(value)]);
  return Object.fromEntries(entries);
}
