import { type MatchEvent, teamOf } from './match-state.ts';
import { goalObject, OBJECTS } from './match-tables.ts';
import { rawBall, rawHeading, rawPlace } from './raw-body.ts';
import { actorRef, objectRef, type Recording } from './recording.ts';

export function spawnBall(recording: Recording): void {
  const { recorder, match } = recording;
  if (recording.ball !== null) recorder.destroy(recording.ball);
  recording.ball = recorder.spawn('TAGame.Ball_TA', OBJECTS.ball, () => ({
    location: rawPlace(match.ball.position),
    rotation: { ...rawHeading(0), yaw: null },
  }));
  recorder.set(recording.ball, 'TAGame.Ball_TA:GameEvent', actorRef(recording.gameEvent));
}

export function recordBall({ recorder, match, era, ball }: Recording): void {
  recorder.set(ball!, 'TAGame.RBActor_TA:ReplicatedRBState', rawBall(match.ball, era.version));
  if (match.lastTouch !== null) recorder.set(ball!, 'TAGame.Ball_TA:HitTeamNum', teamOf(match.lastTouch));
}

export function recordGoal(
  recording: Recording,
  { team, scorer, location }: Extract<MatchEvent, { kind: 'goal' }>,
): void {
  const { recorder, tables, era, players, ball } = recording;
  const conceded = goalObject(recording.match.identity.map, team === 0 ? 1 : 0);
  const explosion = { goal: objectRef(tables.objectId(conceded)), location: rawPlace(location) };
  if (era.explosionScorer) {
    const by = actorRef(players.get(scorer)!.info);
    recorder.set(ball!, 'TAGame.Ball_TA:ReplicatedExplosionDataExtended', { ...explosion, scorer: by });
  } else recorder.set(ball!, 'TAGame.Ball_TA:ReplicatedExplosionData', explosion);
  recorder.set(ball!, 'Engine.Actor:bHidden', true);
}
