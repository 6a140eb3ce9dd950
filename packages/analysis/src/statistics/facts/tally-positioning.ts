import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign } from '../../model/teams.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';
import { type CarTrack, NO_TEAM, PHASE, PRESENCE } from '../../timeline/tracks.ts';
import { visitUpdates } from './visit-updates.ts';

/** Seconds by position relative to their own goal, and mean distances in uu (game-and-stats.md 5.5). */
export interface PositioningFacts {
  defensiveThirdSeconds: number;
  neutralThirdSeconds: number;
  offensiveThirdSeconds: number;
  defensiveHalfSeconds: number;
  offensiveHalfSeconds: number;
  behindBallSeconds: number;
  inFrontOfBallSeconds: number;
  /** Means over the car's position updates; null without updates. */
  distanceToBall: number | null;
  distanceToBallInPossession: number | null;
  distanceToBallWithoutPossession: number | null;
  distanceToTeammates: number | null;
}

export function tallyPositioning(
  timeline: Timeline,
  player: TimelinePlayer,
  car: CarTrack,
): PositioningFacts {
  return { ...tallyFieldSeconds(timeline, player, car), ...tallyDistances(timeline, player, car) };
}

type Distances = Pick<
  PositioningFacts,
  'distanceToBall' | 'distanceToBallInPossession' | 'distanceToBallWithoutPossession' | 'distanceToTeammates'
>;
type FieldSeconds = Omit<PositioningFacts, keyof Distances>;

function tallyFieldSeconds({ clock, ball }: Timeline, { team }: TimelinePlayer, car: CarTrack): FieldSeconds {
  const totals: FieldSeconds = {
    defensiveThirdSeconds: 0,
    neutralThirdSeconds: 0,
    offensiveThirdSeconds: 0,
    defensiveHalfSeconds: 0,
    offensiveHalfSeconds: 0,
    behindBallSeconds: 0,
    inFrontOfBallSeconds: 0,
  };
  const sign = getAttackSign(team);
  visitUpdates(clock, car, (frame, seconds) => {
    const depth = sign * car.y[frame]!;
    if (depth <= -THIRD_BOUNDARY_Y) totals.defensiveThirdSeconds += seconds;
    else if (depth >= THIRD_BOUNDARY_Y) totals.offensiveThirdSeconds += seconds;
    else totals.neutralThirdSeconds += seconds;
    if (depth <= 0) totals.defensiveHalfSeconds += seconds;
    else totals.offensiveHalfSeconds += seconds;
    if (depth <= sign * ball.y[frame]!) totals.behindBallSeconds += seconds;
    else totals.inFrontOfBallSeconds += seconds;
  });
  return totals;
}

function tallyDistances(
  { clock, ball, players }: Timeline,
  player: TimelinePlayer,
  car: CarTrack,
): Distances {
  const teammates = players
    .filter((other) => other !== player && other.team === player.team)
    .map((other) => other.car)
    .filter((track) => track !== null);
  let toTeammates = 0;
  let teammateUpdates = 0;
  let toBall = 0;
  let ballUpdates = 0;
  let inPossession = 0;
  let possessionUpdates = 0;
  let withoutPossession = 0;
  let otherUpdates = 0;
  let lastHit: number = NO_TEAM;
  for (let frame = 0; frame < car.presence.length; frame++) {
    // A new ball has been hit by no one, but possession lasts until the other team touches it.
    if (ball.hitTeam[frame] !== NO_TEAM) lastHit = ball.hitTeam[frame]!;
    if (car.updated[frame] !== 1 || clock.phase[frame] === PHASE.replay) continue;
    for (const teammate of teammates) {
      if (teammate.presence[frame] !== PRESENCE.alive) continue;
      toTeammates += calculateDistanceAt(teammate, car, frame);
      teammateUpdates += 1;
    }
    if (ball.present[frame] !== 1) continue;
    const distance = calculateDistanceAt(ball, car, frame);
    toBall += distance;
    ballUpdates += 1;
    if (lastHit === player.team) {
      inPossession += distance;
      possessionUpdates += 1;
    } else if (lastHit !== NO_TEAM) {
      withoutPossession += distance;
      otherUpdates += 1;
    }
  }
  const mean = (sum: number, count: number) => (count === 0 ? null : sum / count);
  return {
    distanceToBall: mean(toBall, ballUpdates),
    distanceToBallInPossession: mean(inPossession, possessionUpdates),
    distanceToBallWithoutPossession: mean(withoutPossession, otherUpdates),
    distanceToTeammates: mean(toTeammates, teammateUpdates),
  };
}
