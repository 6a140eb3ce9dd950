import type { MatchInsight } from '@datacoach/contract';
import { getHeaderText } from '@datacoach/replay';
import type { AnyDetector, EventsOf, GameEvent } from '../detectors/game-event.ts';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { passDetector } from '../detectors/pass/pass.detector.ts';
import type { Findings } from '../detectors/run-detectors.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { calculatePlayerMetrics, calculateTeamMetrics } from '../metrics/compute-metrics.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { type MatchXg, matchXg } from '../metrics/match-xg.ts';
import { getMatchPlaylist } from '../model/playlists.ts';
import { perTeam } from '../model/teams.ts';
import { clockAt } from '../report/match-event.ts';
import type { PlayerFacts } from '../statistics/facts/facts.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { countPresentSeconds } from '../timeline/presence.ts';
import type { ChangedRule } from '../timeline/rules-evidence.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { describePlayer, describeTeam } from './describe-players.ts';

/** Returns a lookup of a detector's events. */
const lookUp =
  (findings: Findings) =>
  <D extends AnyDetector>(detector: D): EventsOf<D> =>
    (findings.get(detector) ?? []) as EventsOf<D>;

export function findMatchXg(match: MatchView, findings: Findings): MatchXg {
  const all = lookUp(findings);
  const goals = all(goalDetector).filter((event) => event.kind === 'goal');
  return matchXg(match, all(shotDetector), goals, all(passDetector));
}

/** Returns the input of each player's metrics. `facts` by index into `Timeline.players`. */
export function listMetricInputs(
  match: MatchView,
  findings: Findings,
  facts: readonly PlayerFacts[],
  teamSize: number,
  xg: MatchXg,
): MetricInput[] {
  const all = lookUp(findings);
  const byPlayer = findByPlayer(all, ({ player }) => player);
  const byOther = findByPlayer(all, ({ other }) => other);
  return match.players.map(
    (player, row): MetricInput => ({
      match,
      player,
      teamSize,
      facts: facts[player.index]!,
      liveSeconds: calculateLiveSeconds(match, player.index),
      xg: xg.players[row]!,
      matchXg: xg,
      of: (detector) => byPlayer(detector, player.index),
      against: (detector) => byOther(detector, player.index),
      all,
    }),
  );
}

/** Builds stats and metrics from events. `facts` by index into `Timeline.players`. */
export function buildInsight(
  match: MatchView,
  findings: Findings,
  facts: readonly PlayerFacts[],
  teamSize: number,
): MatchInsight {
  const xg = findMatchXg(match, findings);
  const inputs = listMetricInputs(match, findings, facts, teamSize, xg);
  const all = lookUp(findings);
  return {
    xgModel: xg.model,
    changedRules: changedRules(match.timeline),
    xgRace: race(match, xg),
    players: Object.fromEntries(
      inputs.map((input) => [
        input.player.player.key,
        { metrics: calculatePlayerMetrics(input), ...describePlayer(input) },
      ]),
    ),
    teams: perTeam((team) => ({
      team,
      metrics: calculateTeamMetrics(inputs.filter(({ player }) => player.team === team)),
      ...describeTeam(match, team, all),
    })),
  };
}

function calculateLiveSeconds({ clock, live, timeline }: MatchView, index: number): number {
  return countPresentSeconds(timeline.players[index]!.presence, clock, (frame) => live[frame] === 1);
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
 * @param getPlayer player whose group an event belongs to
 */
function findByPlayer(
  all: <D extends AnyDetector>(detector: D) => EventsOf<D>,
  getPlayer: (event: GameEvent) => number,
): <D extends AnyDetector>(detector: D, player: number) => EventsOf<D> {
  const heaps = new Map<AnyDetector, Map<number, GameEvent[]>>();
  return (detector, player) => {
    let heap = heaps.get(detector);
    if (heap === undefined) {
      heap = Map.groupBy(all(detector) as readonly GameEvent[], getPlayer);
      heaps.set(detector, heap);
    }
    return (heap.get(player) ?? NOBODY) as never;
  };
}

/** Balls that roll and bounce like the usual one, by the end of their object name (replay-format.md, archetypes). */
const USUAL_BALLS = ['', 'ball_default', 'ball_worldcup'];
/** Regulation time of the usual match, s on the scoreboard. */
const REGULATION = 300;

/**
 * Returns the rules in which a match differs from the usual (decisions.md 1.11); none in ranked playlists, which have
 * no mutators whatever their attributes say (one ranked match from 2016 declares unlimited boost).
 */
export function changedRules({ header, facts, clock, frames }: Timeline): ChangedRule[] {
  if (getMatchPlaylist(facts.playlist, getHeaderText(header, 'MatchType') ?? '').ranked) return [];
  const changed = new Set<ChangedRule>(facts.changedRules);
  const ball = facts.ballObject.slice(facts.ballObject.lastIndexOf('.') + 1).toLowerCase();
  if (!USUAL_BALLS.includes(ball)) changed.add('ball');
  for (let frame = 0; frame < frames; frame++) {
    if (clock.overtime[frame] === 0 && clock.seconds[frame]! > REGULATION) changed.add('time');
  }
  return [...changed].sort();
}
