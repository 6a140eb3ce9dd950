import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { type Dodge, lastFrameWithin } from '../flip/dodges.ts';

/** How a car turned, moved and boosted during a dodge. Angles in radians, speeds uu/s. */
export interface DodgeTurn {
  endFrame: number;
  /** Largest angle of nose and roof from where they were at the start. */
  noseTurn: number;
  roofTurn: number;
  /** Lowest and last height component of the nose. */
  lowestNose: number;
  finalNose: number;
  topSpeed: number;
  /** Share of frames with boost, and how well nose and velocity agreed in them (cosine). */
  boostShare: number;
  boostAlignment: number;
}

const start = createCarAxes();
const axes = createCarAxes();

export function measureDodgeTurn(match: MatchView, { player, frame }: Dodge, seconds: number): DodgeTurn {
  const { car } = player;
  const endFrame = lastFrameWithin(match, player, frame, seconds);
  readCarAxes(car, frame, start);
  let noseCosine = 1;
  let roofCosine = 1;
  let lowestNose = 1;
  let topSpeed = 0;
  let boosted = 0;
  let boostAlignment = 0;
  for (let at = frame; at <= endFrame; at++) {
    readCarAxes(car, at, axes);
    const nose =
      axes.forwardX * start.forwardX + axes.forwardY * start.forwardY + axes.forwardZ * start.forwardZ;
    const roof = axes.upX * start.upX + axes.upY * start.upY + axes.upZ * start.upZ;
    noseCosine = Math.min(noseCosine, nose);
    roofCosine = Math.min(roofCosine, roof);
    lowestNose = Math.min(lowestNose, axes.forwardZ);
    const speed = Math.hypot(car.vx[at]!, car.vy[at]!, car.vz[at]!);
    topSpeed = Math.max(topSpeed, speed);
    if (car.boosting[at] === 1) {
      boosted += 1;
      const along = axes.forwardX * car.vx[at]! + axes.forwardY * car.vy[at]! + axes.forwardZ * car.vz[at]!;
      boostAlignment += speed > 0 ? along / speed : 0;
    }
  }
  return {
    endFrame,
    noseTurn: Math.acos(Math.max(-1, noseCosine)),
    roofTurn: Math.acos(Math.max(-1, roofCosine)),
    lowestNose,
    finalNose: axes.forwardZ,
    topSpeed,
    boostShare: boosted / (endFrame - frame + 1),
    boostAlignment: boosted === 0 ? 0 : boostAlignment / boosted,
  };
}
