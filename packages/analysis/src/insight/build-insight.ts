import type { MatchInsight, TeamInsight } from '@datacoach/contract';
import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { passDetector } from '../detectors/pass/pass.detector.ts';
import type { Findings } from '../detectors/run-detectors.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { playerMetrics, teamMetrics } from '../metrics/compute-metrics.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { type MatchXg, matchXg } from '../metrics/match-xg.ts';
import { TEAM_INDICES } from '../model/teams.ts';
import { clockAt } from '../report/match-event.ts';
import type { PlayerFacts } from '../statistics/facts/facts.ts';
import { changedRules } from '../timeline/changed-rules.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { presentSeconds } from '../timeline/presence.ts';
import { describePlayer, describeTeam } from './describe-players.ts';

/** Builds stats and metrics from events. `facts` by index into `Timeline.players`. */
export function buildInsight(
  match: MatchView,
  findings: Findings,
  facts: readonly PlayerFacts[],
  teamSize: number,
): MatchInsight {
  const all = <D extends AnyDetector>(detector: D) => (findings.get(detector) ?? []) as EventsOf<D>;
  const goals = all(goalDetector).filter((event) => event.kind === 'goal');
  const xg = matchXg(match, all(shotDetector), goals, all(passDetector));
  const byPlayer = findByPlayer(all, ({ player }) => player);
  const byOther = findByPlayer(all, ({ other }) => other);
  const inputs = match.players.map(
    (player, row): MetricInput => ({
      match,
      player,
      teamSize,
      facts: facts[player.index]!,
      liveSeconds: liveSecondsOf(match, player.index),
      xg: xg.players[row]!,
      matchXg: xg,
      of: (detector) => byPlayer(detector, player.index),
      against: (detector) => byOther(detector, player.index),
      all,
    }),
  );
  const [blue, orange] = TEAM_INDICES.map(
    (team): TeamInsight => ({
      team,
      metrics: teamMetrics(inputs.filter(({ player }) => player.team === team)),
      ...describeTeam(match, team, all),
    }),
  ) as [TeamInsight, TeamInsight];
  return {
    xgModel: xg.model,
    changedRules: changedRules(match.timeline),
    xgRace: race(match, xg),
    players: Object.fromEntries(
      inputs.map((input) => [
        input.player.player.key,
        { metrics: playerMetrics(input), ...describePlayer(input) },
      ]),
    ),
    teams: [blue, orange],
  };
}

function liveSecondsOf({ clock, live, timeline }: MatchView, index: number): number {
  return presentSeconds(timeline.players[index]!.presence, clock, (frame) => live[frame] === 1);
}

function race({ timeline }: MatchView, { race: points }: MatchXg): MatchInsight['xgRace'] {
  return points.map(({ time, frame, team, player, chance, total, goal }) => ({
    time,
    frame,
    clock: clockAt(timeline, frame),
    team,
    player: timeline.players[player]?.key ?? null,
    xg: chance,
    total,
    goal,
  }));
}

const NOBODY: readonly GameEvent[] = [];

/**
 * Returns a lookup of a detector's events by player, grouped once because dozens of metrics request the same events.
 *
 * @param all every event of a detector
 * @param playerOf player whose group an event belongs to
 */
function findByPlayer(
  all: <D extends AnyDetector>(detector: D) => EventsOf<D>,
  playerOf: (event: GameEvent) => number,
): <D extends AnyDetector>(detector: D, player: number) => EventsOf<D> {
  const heaps = new Map<AnyDetector, Map<number, GameEvent[]>>();
  return (detector, player) => {
    let heap = heaps.get(detector);
    if (heap === undefined) {
      heap = Map.groupBy(all(detector) as readonly GameEvent[], playerOf);
      heaps.set(detector, heap);
    }
    return (heap.get(player) ?? NOBODY) as never;
  };
}
