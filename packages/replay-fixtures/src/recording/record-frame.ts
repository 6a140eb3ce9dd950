import type { Match, MatchEvent } from '../match/match.ts';
import { ActorRecorder } from './actor-recorder.ts';
import type { Era } from './era.ts';
import { type MatchTables, OBJECTS } from './match-tables.ts';
import { clearWrecks, recordCars, recordDemolition, removeCar, spawnCar } from './record-cars.ts';
import {
  recordBall,
  recordGoal,
  recordPadBack,
  recordPickup,
  replacePads,
  spawnBall,
} from './record-field.ts';
import { recordGame, recordPlayers, spawnGame } from './record-game.ts';
import { NO_TRANSFORM, type Recording } from './recording.ts';

export function createRecording(match: Match, tables: MatchTables, era: Era): Recording {
  const recorder = new ActorRecorder(tables.objectId, tables.nameId);
  const recording: Recording = {
    match,
    recorder,
    tables,
    era,
    gameEvent: recorder.spawn('TAGame.GameEvent_Soccar_TA', OBJECTS.gameEvent, NO_TRANSFORM),
    gameInfo: recorder.spawn('TAGame.GRI_TA', OBJECTS.gameInfo, NO_TRANSFORM),
    teams: [
      recorder.spawn('TAGame.Team_Soccar_TA', OBJECTS.team0, NO_TRANSFORM),
      recorder.spawn('TAGame.Team_Soccar_TA', OBJECTS.team1, NO_TRANSFORM),
    ],
    players: new Map(),
    cars: new Map(),
    wrecks: [],
    ball: null,
    pads: new Map(),
    frame: 0,
  };
  spawnGame(recording);
  return recording;
}

/** Turns the match's state and the frame's events into actors and attributes. */
export function recordFrame(recording: Recording, time: number, delta: number, keyframe: boolean): void {
  const { match, recorder } = recording;
  recordPlayers(recording);
  clearWrecks(
    recording,
    match.events.some(({ kind }) => kind === 'newBall'),
  );
  for (const event of match.events) recordEvent(recording, event);
  recordGame(recording);
  recordCars(recording, keyframe);
  recordBall(recording);
  recorder.endFrame(time, delta, keyframe);
  recording.frame++;
}

function recordEvent(recording: Recording, event: MatchEvent): void {
  switch (event.kind) {
    case 'newCar':
      spawnCar(recording, event.player);
      break;
    case 'carGone':
      removeCar(recording, event.player);
      break;
    case 'newBall':
      spawnBall(recording);
      replacePads(recording);
      break;
    case 'goal':
      recordGoal(recording, event);
      break;
    case 'pickup':
      recordPickup(recording, event.pad, event.player);
      break;
    case 'padBack':
      recordPadBack(recording, event.pad);
      break;
    case 'demolition':
      recordDemolition(recording, event);
      break;
    case 'newPlayer':
    case 'touch':
    case 'save':
      break;
  }
}
