import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { runDetectors } from '../detectors/run-detectors.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { matchXg } from '../metrics/match-xg.ts';
import { collectFacts } from '../statistics/facts/collect-facts.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** Events in place of those that a detector would find. */
export type GivenEvents = readonly (readonly [AnyDetector, readonly GameEvent[]])[];

/** What metrics of a hand-made match read, a row a player; detectors that are not given run for real. */
export function handMadeInputs(match: MatchView, events: GivenEvents = []): MetricInput[] {
  const given = new Map(events);
  const all = <D extends AnyDetector>(detector: D): EventsOf<D> => {
    const found = given.get(detector) ?? runDetectors(match, [detector]).get(detector) ?? [];
    given.set(detector, found);
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
