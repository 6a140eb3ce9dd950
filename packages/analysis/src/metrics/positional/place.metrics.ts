import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import { PITCH_ZONES, pitchZone, zoneIndex } from '../../model/pitch-zones.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import {
  type MetricCompute,
  type MetricComputes,
  type MetricInput,
  per5,
  perMatch,
  share,
} from '../define-metric.ts';
import type { MetricKey } from '../metrics.ts';

/** Position of the car while the ball is in play, in 24 shares. Source: game-and-stats.md 4.4 and 4.5. */
export const ZONE_METRICS = Object.fromEntries(
  PITCH_ZONES.map(({ code }, index): [string, MetricCompute] => [
    `timeInZone${code}`,
    (input) => {
      const seconds = zoneSecondsOf(input);
      return share(
        seconds[index]!,
        seconds.reduce((total, part) => total + part, 0),
      );
    },
  ]),
) as Record<Extract<MetricKey, `timeInZone${number}`>, MetricCompute>;

/** Returns the seconds of live play with the player's car in each zone, in the order of the zone codes. */
export function zoneSecondsOf(input: MetricInput): readonly number[] {
  return secondsByPlayer(input).get(input.player.index)!;
}

const secondsByPlayer = perMatch(
  ({ match }) => new Map(match.players.map((player) => [player.index, zoneSeconds(match, player)])),
);

function zoneSeconds({ live, clock, frames, timeline }: MatchView, { car, team }: PlayerView): number[] {
  const seconds = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(timeline)) return seconds;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const zone = pitchZone(team, car.x[frame]!, car.y[frame]!);
    seconds[zoneIndex(zone)]! += clock.delta[frame]!;
  }
  return seconds;
}

export const DEMOLITION_METRICS = {
  demolitionsInflicted: (input) => input.facts.demo && per5(input.facts.demo.inflicted, input),
  demolitionsTaken: (input) => input.facts.demo && per5(input.facts.demo.taken, input),
} satisfies MetricComputes;

/** Speed and position, by the rules of ballchasing.com (game-and-stats.md 5.4 and 5.5). */
export const PLACE_METRICS = {
  carSpeed: ({ facts: { movement } }) =>
    movement?.averageSpeed == null
      ? null
      : { sum: movement.averageSpeed * movement.trackedSeconds, over: movement.trackedSeconds },
  timeBehindBall: ({ facts: { positioning } }) =>
    positioning &&
    share(positioning.behindBallSeconds, positioning.behindBallSeconds + positioning.inFrontOfBallSeconds),
  timeMostBack: ({ facts: { roles } }) => roles && share(roles.mostBackSeconds, roles.teamSeconds),
  timeMostForward: ({ facts: { roles } }) => roles && share(roles.mostForwardSeconds, roles.teamSeconds),
} satisfies MetricComputes;
