import type { Demolish } from '@datacoach/replay';
import { getTeam, type MatchEvent, type MatchPlayer } from '../match/match.ts';
import { CAR, type Car, MOVES } from '../physics/car.ts';
import { OBJECTS } from './match-tables.ts';
import { releasePads } from './record-field.ts';
import {
  type CarActors,
  createActorRef,
  NOTHING,
  type Recording,
  toRawCar,
  toRawHeading,
  toRawPosition,
} from './recording.ts';

export function spawnCar(recording: Recording, player: MatchPlayer): void {
  const { recorder, players, match } = recording;
  removeCar(recording, player);
  const car = () => player.car!;
  const solid = () => ({ location: toRawPosition(car().position), rotation: toRawHeading(car().yaw) });
  // A wreck's parts outlive the player's link to the car: they stay at its last position.
  const start = toRawPosition(car().position);
  const part = () => ({ location: start, rotation: null });
  const actors: CarActors = {
    car: recorder.spawn('TAGame.Car_TA', OBJECTS.car, () =>
      player.car === null ? { location: start, rotation: toRawHeading(0) } : solid(),
    ),
    boost: recorder.spawn('TAGame.CarComponent_Boost_TA', OBJECTS.boost, part),
    jump: recorder.spawn('TAGame.CarComponent_Jump_TA', OBJECTS.jump, part),
    doubleJump: recorder.spawn('TAGame.CarComponent_DoubleJump_TA', OBJECTS.doubleJump, part),
    dodge: recorder.spawn('TAGame.CarComponent_Dodge_TA', OBJECTS.dodge, part),
    active: new Map(),
    grantsSent: 0,
  };
  recording.cars.set(player, actors);
  recorder.set(actors.car, 'Engine.Pawn:PlayerReplicationInfo', createActorRef(players.get(player)!.info));
  recorder.set(actors.car, 'TAGame.Vehicle_TA:bDriving', true);
  recorder.set(actors.car, 'TAGame.Car_TA:TeamPaint', {
    team: getTeam(player),
    primaryColorId: 3 + match.players.indexOf(player),
    accentColorId: 0,
    primaryFinish: 270,
    accentFinish: 270,
  });
  for (const component of [actors.boost, actors.jump, actors.doubleJump, actors.dodge]) {
    recorder.set(component, 'TAGame.CarComponent_TA:Vehicle', createActorRef(actors.car));
  }
  sendBoost(recording, actors, player, car());
}

/** Removes a player's car and its parts from the field. */
export function removeCar(recording: Recording, player: MatchPlayer): void {
  const actors = recording.cars.get(player);
  if (actors === undefined) return;
  recording.cars.delete(player);
  destroyCar(recording, actors);
}

export function destroyCar(recording: Recording, actors: CarActors): void {
  releasePads(recording, actors.car);
  for (const id of [actors.car, actors.boost, actors.jump, actors.doubleJump, actors.dodge]) {
    recording.recorder.destroy(id);
  }
}

/** Records physics, inputs, boost and moves of every car in this frame. */
export function recordCars(recording: Recording, keyframe: boolean): void {
  const { recorder, match, era, frame } = recording;
  for (const [index, player] of match.players.entries()) {
    const actors = recording.cars.get(player);
    const { car } = player;
    if (actors === undefined || car === null) continue;
    const touched = match.events.some((event) => event.kind === 'touch' && event.player === player);
    // Cars are recorded in alternating frames, as in most real files.
    if (
      keyframe ||
      (frame + index) % 2 === 0 ||
      touched ||
      !recorder.get(actors.car, 'TAGame.RBActor_TA:ReplicatedRBState')
    ) {
      recorder.set(actors.car, 'TAGame.RBActor_TA:ReplicatedRBState', toRawCar(car, era.version));
    }
    recordInputs(recording, actors, car);
    const boostingBefore = isActive(actors, actors.boost);
    setActive(recording, actors, actors.boost, car.boosting);
    if ((boostingBefore && !car.boosting) || player.grants !== actors.grantsSent) {
      sendBoost(recording, actors, player, car);
    }
    recordMoves(recording, actors, car);
  }
}

function recordInputs({ recorder }: Recording, actors: CarActors, car: Car): void {
  const byte = (value: number) => Math.round(128 + 127 * value);
  const { throttle, steer, handbrake } = car.controls;
  recorder.change(actors.car, 'TAGame.Vehicle_TA:ReplicatedThrottle', byte(throttle), 128);
  recorder.change(actors.car, 'TAGame.Vehicle_TA:ReplicatedSteer', byte(steer), 128);
  recorder.change(actors.car, 'TAGame.Vehicle_TA:bReplicatedHandbrake', handbrake, false);
}

/** The amount is sent when boost is granted and when boosting stops, not in between (replay-format.md 8.6). */
function sendBoost({ recorder, era }: Recording, actors: CarActors, player: MatchPlayer, car: Car): void {
  actors.grantsSent = player.grants;
  const boostAmount = Math.round(car.boost);
  if (era.boost === 'amount') {
    recorder.set(actors.boost, 'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount', boostAmount);
    return;
  }
  recorder.set(actors.boost, 'TAGame.CarComponent_Boost_TA:ReplicatedBoost', {
    grantCount: player.grants & 255,
    boostAmount,
    unused1: 0,
    unused2: 0,
  });
}

/** Maximum torque of a dodge, stored integers (game-and-stats.md 3.24). */
const DODGE_TORQUE = { roll: 260, pitch: 224 } as const;

function recordMoves(recording: Recording, actors: CarActors, car: Car): void {
  for (const move of MOVES) {
    const active = car.moves[move];
    if (active && !isActive(actors, actors[move])) recordImpulse(recording, actors, move, car);
    setActive(recording, actors, actors[move], active);
  }
  const { recorder, era } = recording;
  if (era.dodgeRefreshes) {
    recorder.change(actors.car, 'TAGame.Car_TA:DodgesRefreshedCounter', car.moves.refreshes, 0);
  }
}

function recordImpulse({ recorder, era }: Recording, actors: CarActors, move: string, car: Car): void {
  if (move === 'dodge') {
    const { forward, right } = car.moves.direction;
    const x = Math.round(-right * DODGE_TORQUE.roll) + 0;
    const y = Math.round(forward * DODGE_TORQUE.pitch) + 0;
    recorder.set(actors.dodge, 'TAGame.CarComponent_Dodge_TA:DodgeTorque', { x, y, z: 0 });
  } else if (move === 'doubleJump' && era.doubleJumpImpulse) {
    const z = Math.round(CAR.jumpImpulse * 180);
    recorder.set(actors.doubleJump, 'TAGame.CarComponent_DoubleJump_TA:DoubleJumpImpulse', { x: 0, y: 0, z });
  }
}

const isActive = (actors: CarActors, component: number): boolean =>
  (actors.active.get(component) ?? 0) % 2 === 1;

function setActive({ recorder }: Recording, actors: CarActors, component: number, active: boolean): void {
  if (isActive(actors, component) === active) return;
  const counter = ((actors.active.get(component) ?? 0) + 1) & 255;
  actors.active.set(component, counter);
  recorder.set(component, 'TAGame.CarComponent_TA:ReplicatedActive', counter);
}

/** A demolished car's actor stays this long: keyframes repeat its demolition during that time. */
const WRECK_FRAMES = 140;

type Demolition = Extract<MatchEvent, { kind: 'demolition' }>;

/** Records the demolition on the victim's car, in the attribute used at the time (replay-format.md 8.7). */
export function recordDemolition(recording: Recording, event: Demolition): void {
  const { recorder, era, cars, players } = recording;
  const attacker = cars.get(event.attacker)!;
  const victim = cars.get(event.victim)!;
  const demolish: Demolish = {
    attacker: createActorRef(attacker.car),
    victim: createActorRef(victim.car),
    attackerVelocity: toRawPosition(event.attackerVelocity),
    victimVelocity: toRawPosition(event.victimVelocity),
  };
  const attackerPri = createActorRef(players.get(event.attacker)!.info);
  if (era.demolition === 'plain') recorder.set(victim.car, 'TAGame.Car_TA:ReplicatedDemolish', demolish);
  else if (era.demolition === 'goalExplosion') {
    recorder.set(victim.car, 'TAGame.Car_TA:ReplicatedDemolishGoalExplosion', {
      ...demolish,
      fx: attackerPri,
    });
  } else {
    recorder.set(victim.car, 'TAGame.Car_TA:ReplicatedDemolishExtended', {
      ...demolish,
      attackerPri,
      selfDemoFx: NOTHING,
      selfDemolish: false,
      goalExplosionOwner: attackerPri,
    });
  }
  recorder.set(victim.car, 'Engine.Actor:bHidden', true);
  recording.cars.delete(event.victim);
  recording.wrecks.push({ actors: victim, framesLeft: WRECK_FRAMES });
}

export function clearWrecks(recording: Recording, all: boolean): void {
  recording.wrecks = recording.wrecks.filter((wreck) => {
    wreck.framesLeft--;
    if (!all && wreck.framesLeft > 0) return true;
    destroyCar(recording, wreck.actors);
    return false;
  });
}
