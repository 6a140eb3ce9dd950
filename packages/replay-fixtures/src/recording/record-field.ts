import type { ObjectRef } from '@datacoach/replay';
import { getTeam, type MatchEvent, type MatchPlayer } from '../match/match.ts';
import { getGoalObject, getPadObject, OBJECTS } from './match-tables.ts';
import {
  createActorRef,
  GONE,
  NOT_PLACED,
  NOTHING,
  objectRef,
  type Recording,
  toRawBall,
  toRawHeading,
  toRawPosition,
} from './recording.ts';

export function spawnBall(recording: Recording): void {
  const { recorder, match } = recording;
  if (recording.ball !== null) recorder.destroy(recording.ball);
  recording.ball = recorder.spawn('TAGame.Ball_TA', OBJECTS.ball, () => ({
    location: toRawPosition(match.ball.position),
    rotation: { ...toRawHeading(0), yaw: null },
  }));
  recorder.set(recording.ball, 'TAGame.Ball_TA:GameEvent', createActorRef(recording.gameEvent));
}

export function recordBall({ recorder, match, era, ball }: Recording): void {
  recorder.set(ball!, 'TAGame.RBActor_TA:ReplicatedRBState', toRawBall(match.ball, era.version));
  if (match.lastTouch !== null) recorder.set(ball!, 'TAGame.Ball_TA:HitTeamNum', getTeam(match.lastTouch));
}

export function recordGoal(
  recording: Recording,
  { team, scorer, location }: Extract<MatchEvent, { kind: 'goal' }>,
): void {
  const { recorder, tables, era, players, ball } = recording;
  const conceded = getGoalObject(recording.match.identity.map, team === 0 ? 1 : 0);
  const explosion = { goal: objectRef(tables.objectId(conceded)), location: toRawPosition(location) };
  if (era.explosionScorer) {
    const by = createActorRef(players.get(scorer)!.info);
    recorder.set(ball!, 'TAGame.Ball_TA:ReplicatedExplosionDataExtended', { ...explosion, scorer: by });
  } else recorder.set(ball!, 'TAGame.Ball_TA:ReplicatedExplosionData', explosion);
  recorder.set(ball!, 'Engine.Actor:bHidden', true);
}

const COUNTER = 'TAGame.VehiclePickup_TA:NewReplicatedPickupData';
const FLAG = 'TAGame.VehiclePickup_TA:ReplicatedPickupData';

/**
 * Records a pickup. A pad's actor is created when the pad is first taken; an odd counter means taken
 * (replay-format.md 8.6).
 */
export function recordPickup(recording: Recording, index: number, player: MatchPlayer): void {
  const pad = recording.pads.get(index) ?? { actor: spawnPad(recording, index), counter: 0 };
  recording.pads.set(index, pad);
  pad.counter = (pad.counter + 1) & 255;
  setPad(recording, pad, createActorRef(recording.cars.get(player)!.car));
}

export function recordPadBack(recording: Recording, index: number): void {
  const pad = recording.pads.get(index);
  if (pad === undefined || pad.counter % 2 === 0) return;
  pad.counter = (pad.counter + 1) & 255;
  setPad(recording, pad, NOTHING);
}

/** Recreates every known pad as available after a restart: a pickup since the goal is undone. */
export function replacePads(recording: Recording): void {
  for (const [index, pad] of recording.pads) {
    recording.recorder.destroy(pad.actor);
    pad.actor = spawnPad(recording, index);
    pad.counter -= pad.counter % 2;
    setPad(recording, pad, NOTHING);
  }
}

/** The instance name is the pad's own, regardless of its channel. */
function spawnPad({ recorder, match }: Recording, index: number): number {
  const className = 'TAGame.VehiclePickup_Boost_TA';
  return recorder.spawn(className, getPadObject(match.identity.map, index), NOT_PLACED, index);
}

/** Marks a removed car as gone for keyframes. */
export function releasePads({ recorder, pads }: Recording, car: number): void {
  for (const { actor } of pads.values()) {
    const counted = recorder.get(actor, COUNTER);
    if (counted?.instigator.actor && counted.instigator.id === car) {
      recorder.amend(actor, COUNTER, { ...counted, instigator: GONE });
    }
    const flagged = recorder.get(actor, FLAG);
    if (flagged?.instigator.actor && flagged.instigator.id === car) {
      recorder.amend(actor, FLAG, { ...flagged, instigator: GONE });
    }
  }
}

function setPad(
  { recorder, era }: Recording,
  pad: { actor: number; counter: number },
  instigator: ObjectRef,
): void {
  if (era.pickup === 'counter') recorder.set(pad.actor, COUNTER, { instigator, counter: pad.counter });
  else recorder.set(pad.actor, FLAG, { instigator, pickedUp: pad.counter % 2 === 1 });
}
