import type { ObjectRef } from '@datacoach/replay';
import type { MatchPlayer } from './match-state.ts';
import { padObject } from './match-tables.ts';
import { actorRef, GONE, NOT_PLACED, NOTHING, type Recording } from './recording.ts';

const COUNTER = 'TAGame.VehiclePickup_TA:NewReplicatedPickupData';
const FLAG = 'TAGame.VehiclePickup_TA:ReplicatedPickupData';

/** A pad's actor is made when the pad is first taken; an odd counter says taken (replay-format.md 8.6). */
export function recordPickup(recording: Recording, index: number, player: MatchPlayer): void {
  const pad = recording.pads.get(index) ?? { actor: spawnPad(recording, index), counter: 0 };
  recording.pads.set(index, pad);
  pad.counter = (pad.counter + 1) & 255;
  setPad(recording, pad, actorRef(recording.cars.get(player)!.car));
}

export function recordPadBack(recording: Recording, index: number): void {
  const pad = recording.pads.get(index);
  if (pad === undefined || pad.counter % 2 === 0) return;
  pad.counter = (pad.counter + 1) & 255;
  setPad(recording, pad, NOTHING);
}

/** A restart makes every known pad anew, available: a pickup since the goal is taken back. */
export function replacePads(recording: Recording): void {
  for (const [index, pad] of recording.pads) {
    recording.recorder.destroy(pad.actor);
    pad.actor = spawnPad(recording, index);
    pad.counter -= pad.counter % 2;
    setPad(recording, pad, NOTHING);
  }
}

/** The instance name is the pad's own, whatever channel it has. */
function spawnPad({ recorder, match }: Recording, index: number): number {
  const className = 'TAGame.VehiclePickup_Boost_TA';
  return recorder.spawn(className, padObject(match.identity.map, index), NOT_PLACED, index);
}

/** Keyframes name a vanished car as gone. */
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
