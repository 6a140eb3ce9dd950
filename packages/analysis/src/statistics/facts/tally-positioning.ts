import { THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { attackSign } from '../../model/teams.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';
import { type CarTrack, NO_TEAM, PHASE, PRESENCE } from '../../timeline/tracks.ts';

/** Seconds by place, seen from the own goal, and mean distances in uu (game-and-stats.md 5.5). */
export interface PositioningFacts {
  defensiveThirdSeconds: number;
  neutralThirdSeconds: number;
  offensiveThirdSeconds: number;
  defensiveHalfSeconds: number;
  offensiveHalfSeconds: number;
  behindBallSeconds: number;
  inFrontOfBallSeconds: number;
  /** Means over the updates of the car's body; null without any. */
  distanceToBall: number | null;
  distanceToBallInPossession: number | null;
  distanceToBallWithoutPossession: number | null;
  distanceToMates: number | null;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get value(): number | null {
    return this.#count === 0 ? null : this.#sum / this.#count;
  }
}

export function tallyPositioning(
  { clock, ball, players }: Timeline,
  player: TimelinePlayer,
  car: CarTrack,
): PositioningFacts {
  const facts = {
    defensiveThirdSeconds: 0,
    neutralThirdSeconds: 0,
    offensiveThirdSeconds: 0,
    defensiveHalfSeconds: 0,
    offensiveHalfSeconds: 0,
    behindBallSeconds: 0,
    inFrontOfBallSeconds: 0,
  };
  const toBall = new Mean();
  const inPossession = new Mean();
  const withoutPossession = new Mean();
  const toMates = new Mean();
  const sign = attackSign(player.team);
  const mates = players
    .filter((other) => other !== player && other.team === player.team)
    .map((other) => other.car)
    .filter((track) => track !== null);

  let lastHit: number = NO_TEAM;
  for (let frame = 0; frame < car.presence.length; frame++) {
    // A new ball has been hit by nobody, but possession lasts until the other team takes it.
    if (ball.hitTeam[frame] !== NO_TEAM) lastHit = ball.hitTeam[frame] as number;
    if (car.presence[frame] === PRESENCE.none || clock.phase[frame] === PHASE.replay) continue;
    const x = car.x[frame] as number;
    const y = car.y[frame] as number;
    const z = car.z[frame] as number;
    if (car.presence[frame] === PRESENCE.alive) {
      const delta = clock.delta[frame] as number;
      const depth = sign * y;
      if (depth <= -THIRD_BOUNDARY_Y) facts.defensiveThirdSeconds += delta;
      else if (depth >= THIRD_BOUNDARY_Y) facts.offensiveThirdSeconds += delta;
      else facts.neutralThirdSeconds += delta;
      if (depth <= 0) facts.defensiveHalfSeconds += delta;
      else facts.offensiveHalfSeconds += delta;
      if (depth <= sign * (ball.y[frame] as number)) facts.behindBallSeconds += delta;
      else facts.inFrontOfBallSeconds += delta;
    }
    if (car.updated[frame] !== 1) continue;
    for (const mate of mates) {
      if (mate.presence[frame] !== PRESENCE.alive) continue;
      toMates.add(
        Math.hypot(
          (mate.x[frame] as number) - x,
          (mate.y[frame] as number) - y,
          (mate.z[frame] as number) - z,
        ),
      );
    }
    if (ball.present[frame] !== 1) continue;
    const distance = Math.hypot(
      (ball.x[frame] as number) - x,
      (ball.y[frame] as number) - y,
      (ball.z[frame] as number) - z,
    );
    toBall.add(distance);
    if (lastHit === player.team) inPossession.add(distance);
    else if (lastHit !== NO_TEAM) withoutPossession.add(distance);
  }
  return {
    ...facts,
    distanceToBall: toBall.value,
    distanceToBallInPossession: inPossession.value,
    distanceToBallWithoutPossession: withoutPossession.value,
    distanceToMates: toMates.value,
  };
}
