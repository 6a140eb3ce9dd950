import { teamOf } from '../match/match.ts';
import { attackSign } from '../physics/arena.ts';
import { steerTo } from '../physics/driving.ts';
import { jump } from '../physics/flight.ts';
import { clamp, distance, planDistance, vector } from '../physics/geometry.ts';
import { frontFlip, speedFlip } from '../physics/moves.ts';
import { type ActiveDriver, activeOf, NOWHERE, type PlayedState } from './driver.ts';

/** Starts this alike are shared out by chance, uu. */
const TIE = 100;

/** One of each team goes: the nearest. */
export function chooseTakers(state: PlayedState): Set<ActiveDriver> {
  const { ball, random } = state.match;
  const takers = new Set<ActiveDriver>();
  for (const team of [0, 1] as const) {
    const drivers = activeOf(state, team);
    const near = (driver: ActiveDriver) => planDistance(driver.car.position, ball.position);
    const least = Math.min(...drivers.map(near));
    const first = drivers.filter((driver) => near(driver) < least + TIE);
    if (first.length > 0) takers.add(first[random.below(first.length)]!);
  }
  return takers;
}

/** Before the first touch: takers run, the others fetch boost, follow or stay. */
export function playKickoff(state: PlayedState, driver: ActiveDriver): void {
  const { match, takers } = state;
  const { car } = driver;
  if (takers?.has(driver)) {
    take(state, driver);
    return;
  }
  if (driver.car.flight !== null) return;
  const sign = attackSign(teamOf(driver.player));
  const role = (match.players.indexOf(driver.player) + match.score[0] + match.score[1]) % 3;
  const mates = activeOf(state, teamOf(driver.player)).length - 1;
  const follows = role === 0 || (mates > 1 && role === 1 && state.match.score[0] % 2 === 0);
  const { x } = car.position;
  const corner = match.pads
    .filter(({ spot }) => spot.big && sign * spot.position.y < -3000)
    .sort(
      (a, b) => planDistance(a.spot.position, car.position) - planDistance(b.spot.position, car.position),
    )[0];
  const target = follows
    ? vector(clamp(x * 0.3, -600, 600), -sign * 1500, 0)
    : (corner?.spot.position ?? vector(0, -sign * 4000, 0));
  driver.plan = { ...NOWHERE, target, speed: follows ? 1000 : 2000 };
  steerTo(car, target, driver.plan.speed, !follows);
}

function take({ match }: PlayedState, driver: ActiveDriver): void {
  const { car, ability } = driver;
  const { ball, random } = match;
  const gap = distance(car.position, ball.position);
  if (driver.car.flight !== null) {
    car.controls = { ...car.controls, boost: driver.car.flight.dodge?.style !== 'full' && car.boost > 0 };
    return;
  }
  steerTo(car, ball.position, 2300, true);
  car.controls.boost = car.boost > 0 && driver.car.speed < 2290;
  if (driver.kickoffFlip === null && match.phaseSeconds > 0.35 && driver.car.speed > 650) {
    driver.kickoffFlip = 1;
    if (random.chance(ability.speedFlip)) speedFlip(car, random);
    else if (random.chance(0.5 + ability.movesPerSecond)) frontFlip(car, random);
  } else if (gap < 520 && driver.kickoffFlip !== 2) {
    driver.kickoffFlip = 2;
    const side = random.between(-0.5, 0.5);
    jump(car, {
      hold: 0.04,
      planned: {
        dodge: { forward: Math.sqrt(1 - side * side), right: side, style: 'full' },
        due: ({ seconds }) => seconds > 0.08 && distance(car.position, ball.position) < 240,
      },
    });
  }
}
