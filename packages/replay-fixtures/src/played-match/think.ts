import { getTeam, type Pad } from '../match/match.ts';
import { ARENA } from '../physics/arena.ts';
import {
  calculateGroundDistance,
  cheapest,
  clamp,
  normalize,
  scale,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import {
  type ActiveDriver,
  type Danger,
  listActiveDrivers,
  NOWHERE,
  now,
  type Plan,
  type PlayedState,
} from './driver.ts';
import { calculateRivalSeconds, findMeetingNow, findSave, getDriverSign } from './roles.ts';

/** Out of 255: below this a supporting player looks for boost. */
const HUNGRY = 60;
/** In 1v1 nobody else can go for the ball. */
const STARVING = 35;
const DEFENSIVE_DEPTH = 2200;
/** Distance from the ball's path at which a defender waits for it, uu. */
const GOAL_SIDE = 80;
/** Defenders wait in front of the goal line, not on it, uu. */
const GOALKEEPER_Y = 5020;
/** Slowing down that a defender counts on, uu/s². */
const BRAKING = 3000;
/** Players keep their position in the formation for this long, s. */
const KEEP_SECONDS = 0.7;
/** A plan to take a pad is kept for as long as the way takes at this speed, uu/s. */
const PAD_PACE = 1700;

/** Decides a driver's plan until their next decision. */
export function think(state: PlayedState, driver: ActiveDriver): Plan {
  refreshMood(state, driver);
  const { match } = state;
  if (match.phase !== 'Active') return celebrate(driver);
  const { danger } = state;
  if (danger !== null && danger.team === getTeam(driver.player)) return save(driver, danger);
  if (driver.role === 0) return firstMan(state, driver);
  const stray =
    !driver.mood.careful &&
    driver.role === 1 &&
    calculateGroundDistance(driver.car.position, match.ball.position) < 2300;
  if (stray) return goForBall(state, driver);
  if (now(state) < (driver.plan.keepUntil ?? 0)) return driver.plan;
  return ram(state, driver) ?? fetchBoost(state, driver) ?? support(state, driver);
}

function refreshMood(state: PlayedState, driver: ActiveDriver): void {
  if (driver.spell === state.spell) return;
  driver.spell = state.spell;
  const { random } = state.match;
  const { ability } = driver;
  driver.mood = {
    bold: random.chance(0.8),
    flies: random.chance(ability.aerial),
    careful: random.chance(ability.discipline),
    dodges: random.chance(0.7),
    leaps: random.chance(ability.leap),
  };
}

function celebrate(driver: ActiveDriver): Plan {
  const { x, y } = driver.car.position;
  return { ...NOWHERE, target: vector(-y, x, 0), speed: 1200 };
}

/** Plans to meet a ball that is going in, on the goal side of it. */
function save(driver: ActiveDriver, danger: Danger): Plan {
  const { position: spot, spare } = findSave(driver, danger);
  const sign = getDriverSign(driver);
  const target = vector(spot.x, clamp(spot.y - sign * GOAL_SIDE, -GOALKEEPER_Y, GOALKEEPER_Y), spot.z);
  const gap = calculateGroundDistance(driver.car.position, target);
  // Slow enough to stop there.
  const speed = spare > 0 ? Math.min(2300, Math.sqrt(2 * BRAKING * gap)) : 2300;
  return { kind: 'ball', target, speed, waits: spare > -0.3 };
}

function firstMan(state: PlayedState, driver: ActiveDriver): Plan {
  const { match, holder } = state;
  const team = getTeam(driver.player);
  const sign = getDriverSign(driver);
  const rival = calculateRivalSeconds(state, team);
  const depth = sign * match.ball.position.y;
  const teammates = listActiveDrivers(state, team).length - 1;
  const theirs = holder !== null && holder !== team;
  const alone = teammates === 0;
  const late = driver.eta > rival + (alone ? 0 : 0.25);
  const beaten =
    sign * (driver.car.position.y - match.ball.position.y) > (alone ? 100 : 350) && rival < driver.eta;
  if (beaten) return retreat(state, driver);
  if (driver.car.boost < STARVING && rival > 0.9 && depth > -2500) {
    const fetch = fetchBoost(state, driver);
    if (fetch !== null) return fetch;
  }
  const urgent = depth < -2200 || (!alone && driver.mood.bold);
  if (theirs && late && !urgent) return shadow(state, driver);
  return goForBall(state, driver);
}

/** Plans the way back to the far post, goal side of the ball. */
function retreat(state: PlayedState, driver: ActiveDriver): Plan {
  const { position } = state.match.ball;
  const sign = getDriverSign(driver);
  const y = Math.max(-4600, sign * position.y - 2200);
  const spot = vector(-Math.sign(position.x || 1) * 1100, sign * y, 0);
  return { kind: 'spot', target: padOnTheWay(state, driver, spot) ?? spot, speed: 2300 };
}

/** Plans to arrive on the far side of the ball, as seen from its target. */
function goForBall(state: PlayedState, driver: ActiveDriver): Plan {
  const { car } = driver;
  const meeting = findMeetingNow(state, driver);
  const sign = getDriverSign(driver);
  const aim = normalize(subtract(chooseAim(state, driver, meeting.position), meeting.position));
  const gap = calculateGroundDistance(car.position, meeting.position);
  const offset = clamp(gap * 0.32 - 60, 0, 520);
  const target = subtract(meeting.position, scale(vector(aim.x, aim.y, 0), offset));
  target.z = meeting.position.z;
  const wrongSide = sign * (car.position.y - meeting.position.y) > 250 && gap < 1800;
  if (wrongSide) target.x += Math.sign(car.position.x - meeting.position.x || 1) * 380;
  const speed = clamp((gap - 60) / Math.max(meeting.seconds, 0.1), 250, 2300);
  const hurry = calculateRivalSeconds(state, getTeam(driver.player)) < meeting.seconds + 0.7;
  return {
    kind: 'ball',
    target,
    speed: meeting.seconds > 0.8 ? Math.max(speed, hurry ? 2300 : 2000) : speed * 1.03,
  };
}

/** Returns where this driver wants the ball to go. */
export function chooseAim(state: PlayedState, driver: ActiveDriver, from: Vector): Vector {
  const sign = getDriverSign(driver);
  if (sign * from.y < -DEFENSIVE_DEPTH) {
    return vector(Math.sign(from.x || 1) * 3000, from.y + sign * 2600, 500);
  }
  const { x } = state.match.ball.position;
  return vector(clamp(x * 0.1, -500, 500), sign * (ARENA.backWall + 100), 250);
}

/** Plans to stay goal side of the ball, falling back slowly. */
function shadow(state: PlayedState, driver: ActiveDriver): Plan {
  const { position, velocity } = state.match.ball;
  const sign = getDriverSign(driver);
  const y = clamp(position.y + 0.6 * velocity.y - sign * 1500, -4700, 4700);
  const target = vector(clamp(position.x * 0.55, -2600, 2600), y, 0);
  return { kind: 'shadow', target, speed: 2000 };
}

function support(state: PlayedState, driver: ActiveDriver): Plan {
  const { match } = state;
  const sign = getDriverSign(driver);
  const { x, y } = match.ball.position;
  const depth = sign * y;
  const team = getTeam(driver.player);
  const size = listActiveDrivers(state, team).length;
  const wide = match.players.indexOf(driver.player) % 2 === 0 ? 1 : -1;
  const last = driver.role === size - 1;
  const sway = now(state) * 0.5 + match.players.indexOf(driver.player) * 2;
  let spot: Vector;
  if (!last || (size === 2 && depth > 1500)) {
    const back = size === 2 ? 2600 : 1500;
    const far = depth > 2600 && state.holder === team && size > 2;
    spot = far
      ? vector(-Math.sign(x || 1) * 900, sign * Math.min(depth - 1700, 2500), 0)
      : vector(clamp(x * 0.45 + wide * 500, -3300, 3300), sign * clamp(depth - back, -4700, 3000), 0);
  } else {
    const home = depth < (state.holder === team ? -800 : 800);
    const y = home ? -4820 : clamp(depth * 0.55 - 3700, -4700, 0);
    spot = vector(home ? clamp(x * 0.12, -420, 420) : clamp(-x * 0.2, -900, 900), sign * y, 0);
    if (home) return { kind: 'spot', target: spot, speed: 1900, waits: true };
  }
  const via = padOnTheWay(state, driver, spot);
  if (via !== null) {
    const keepUntil = now(state) + calculateGroundDistance(driver.car.position, via) / PAD_PACE;
    return { kind: 'spot', target: via, speed: 2250, keepUntil };
  }
  spot.x = clamp(spot.x + 650 * Math.sin(sway), -3600, 3600);
  spot.y = clamp(spot.y + 500 * Math.cos(sway), -4750, 4750);
  const keepUntil = now(state) + KEEP_SECONDS;
  return { kind: 'spot', target: spot, speed: 2300, keepUntil };
}

/** Returns a small pad that is only a small detour. */
function padOnTheWay({ match }: PlayedState, driver: ActiveDriver, target: Vector): Vector | null {
  const { car, ability } = driver;
  if (car.boost > 215 || !match.random.chance(ability.padSense)) return null;
  const direct = calculateGroundDistance(car.position, target);
  const near = match.pads.filter(
    ({ spot, away }) => away <= 0.4 && calculateGroundDistance(car.position, spot.position) <= 1700,
  );
  const detour = ({ spot }: Pad) =>
    calculateGroundDistance(car.position, spot.position) +
    calculateGroundDistance(spot.position, target) -
    direct -
    (spot.big ? 500 : 0);
  return cheapest(near, detour, 420)?.spot.position ?? null;
}

function fetchBoost(state: PlayedState, driver: ActiveDriver): Plan | null {
  const { match } = state;
  const { car, ability } = driver;
  const sign = getDriverSign(driver);
  if (car.boost > HUNGRY * (0.5 + ability.padSense)) return null;
  const team = getTeam(driver.player);
  const last = driver.role === listActiveDrivers(state, team).length - 1;
  if (last && sign * match.ball.position.y < (state.holder === team ? 0 : 1200)) return null;
  const back = match.pads.filter(
    ({ spot, away }) => away <= calculateGroundDistance(car.position, spot.position) / 1500,
  );
  const cost = ({ spot }: Pad) => {
    const beyond = Math.max(0, sign * (spot.position.y - match.ball.position.y));
    return calculateGroundDistance(car.position, spot.position) + beyond * 0.7 + (spot.big ? 0 : 1500);
  };
  const pad = cheapest(back, cost, 3600);
  if (pad === null) return null;
  const { position } = pad.spot;
  const keepUntil = now(state) + calculateGroundDistance(car.position, position) / PAD_PACE;
  return { kind: 'pad', target: position, speed: 2250, keepUntil };
}

/** Plans a demolition: a fast car near an opponent who doesn't see it. */
function ram(state: PlayedState, driver: ActiveDriver): Plan | null {
  const { car } = driver;
  if (car.boost < 60 || driver.car.speed < 1500 || now(state) < 5) return null;
  const rarely = state.match.options.teamSize === 1 ? 0.05 : 0.3;
  if (driver.plan.kind !== 'ram' && !state.match.random.chance(rarely)) return null;
  const ahead = vector(Math.cos(car.yaw), Math.sin(car.yaw), 0);
  for (const rival of listActiveDrivers(state, getTeam(driver.player) === 0 ? 1 : 0)) {
    const gap = calculateGroundDistance(car.position, rival.car.position);
    const way = subtract(rival.car.position, car.position);
    if (rival.car.flight !== null || gap > 2200 || gap < 200) continue;
    if ((way.x * ahead.x + way.y * ahead.y) / gap < 0.8) continue;
    const lead = scale(rival.car.velocity, gap / 2600);
    const target = vector(rival.car.position.x + lead.x, rival.car.position.y + lead.y, 0);
    return { kind: 'ram', target, speed: 2300 };
  }
  return null;
}
