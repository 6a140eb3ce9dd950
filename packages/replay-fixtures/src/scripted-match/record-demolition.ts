import type { Demolish } from '@datacoach/replay';
import type { MatchEvent } from './match-state.ts';
import { rawPlace } from './raw-body.ts';
import { destroyCar } from './record-cars.ts';
import { actorRef, NOTHING, type Recording } from './recording.ts';

/** A demolished car's actor stays this long: keyframes repeat its demolition meanwhile. */
const WRECK_FRAMES = 140;

type Demolition = Extract<MatchEvent, { kind: 'demolition' }>;

/** The demolition stands on the victim's car, in the attribute of the time (replay-format.md 8.7). */
export function recordDemolition(recording: Recording, event: Demolition): void {
  const { recorder, era, cars, players } = recording;
  const attacker = cars.get(event.attacker)!;
  const victim = cars.get(event.victim)!;
  const demolish: Demolish = {
    attacker: actorRef(attacker.car),
    victim: actorRef(victim.car),
    attackerVelocity: rawPlace(event.attackerVelocity),
    victimVelocity: rawPlace(event.victimVelocity),
  };
  const attackerPri = actorRef(players.get(event.attacker)!.info);
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
