import type { PlayerInsight, TeamInsight } from '@datacoach/contract';
import type { EventKind } from '../detectors/event-kinds.ts';
import {
  type AnyDetector,
  type EventsOf,
  type Evidence,
  type GameEvent,
  getBallAt,
  makeEvent,
} from '../detectors/game-event.ts';
import { runDetectors } from '../detectors/run-detectors.ts';
import { buildInsight } from '../insight/build-insight.ts';
import type { MetricStats } from '../metrics/compute-metrics.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { matchXg } from '../metrics/match-xg.ts';
import { readMatch } from '../report/build-report.ts';
import { collectFacts } from '../statistics/facts/collect-facts.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** Events that replace those a detector would find. */
export type EventsGiven = readonly (readonly [AnyDetector, readonly GameEvent[]])[];

/** Returns the metric inputs of a hand-made match, one row per player; detectors without given events actually run. */
export function handMadeInputs(match: MatchView, events: EventsGiven = []): MetricInput[] {
  const eventsByDetector = new Map(events);
  const all = <D extends AnyDetector>(detector: D): EventsOf<D> => {
    const found = eventsByDetector.get(detector) ?? runDetectors(match, [detector]).get(detector) ?? [];
    eventsByDetector.set(detector, found);
    return found as EventsOf<D>;
  };
  const { timeline } = match;
  const scoreboard = timeline.players.map(({ team, counters }) => ({ ...counters, team }));
  const { players: facts } = collectFacts(timeline, 'soccar', scoreboard, [0, 0]);
  const xg = matchXg(match, [], [], []);
  const liveSeconds = match.clock.delta.reduce(
    (seconds, delta, frame) => seconds + (match.live[frame] === 1 ? delta : 0),
    0,
  );
  const having = (key: 'player' | 'other', index: number) => (detector: AnyDetector) =>
    all(detector).filter((event) => event[key] === index) as never;
  return match.players.map((player, row) => ({
    match,
    player,
    teamSize: Math.max(...match.teams.map(({ length }) => length)),
    facts: facts[player.index]!,
    liveSeconds,
    xg: xg.players[row]!,
    matchXg: xg,
    of: having('player', player.index),
    against: having('other', player.index),
    all,
  }));
}

/** Insight for each player and team when detectors find only these events. */
interface GivenInsight {
  /** Tallies mode stats by player index. */
  metrics: MetricStats[];
  players: PlayerInsight[];
  teams: readonly TeamInsight[];
}

export function createInsight(
  match: MatchView,
  eventsByDetector: readonly (readonly [AnyDetector, readonly HandMadeEvent[]])[],
): GivenInsight {
  const findings = new Map(
    eventsByDetector.map(([detector, events]) => [
      detector,
      events.map((event) => handMadeEvent(match, event)),
    ]),
  );
  const { stats, teamSize } = readMatch(match.timeline);
  const insight = buildInsight(match, findings, stats.players, teamSize);
  const players = match.players.map(({ player }) => insight.players[player.key]!);
  return { players, metrics: players.map(({ metrics }) => metrics), teams: insight.teams };
}

/** A hand-made event with only the evidence that its consumers need. */
export interface HandMadeEvent {
  kind: EventKind;
  /** Index into the players; -1 for a team event. */
  player: number;
  time: number;
  /** End of a span, s. */
  until?: number;
  other?: number;
  /** The player's team if omitted. */
  team?: 0 | 1;
  code?: number;
  at?: { x: number; y: number; z: number };
  evidence?: Evidence;
}

export function handMadeEvent(match: MatchView, event: HandMadeEvent): GameEvent {
  const { kind, player, time, until = time, other = -1, team, code = null, at, evidence = {} } = event;
  const frame = match.frameAt(time - 1e-6);
  return makeEvent(match, {
    kind,
    code,
    player,
    other,
    team: team ?? match.players.find(({ index }) => index === player)?.team ?? null,
    frame,
    endFrame: match.frameAt(until - 1e-6),
    at: at ?? getBallAt(match, frame),
    confidence: 1,
    evidence,
  });
}
