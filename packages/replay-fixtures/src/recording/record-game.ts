import type { Loadout } from '@datacoach/replay';
import { getScoreboardRow, getWinner, type MatchPlayer, PRIVATE_PLAYLIST } from '../match/match.ts';
import { getScoreboardSeconds } from '../match/match-flow.ts';
import { OBJECTS } from './match-tables.ts';
import { createActorRef, NO_TRANSFORM, NOTHING, objectRef, type Recording } from './recording.ts';

/** Frames between ping readings. */
const PING_FRAMES = 45;

export function recordPlayers(recording: Recording): void {
  for (const event of recording.match.events)
    if (event.kind === 'newPlayer') removePlayer(recording, event.player);
  for (const [index, player] of recording.match.players.entries()) {
    if (!recording.players.has(player)) {
      if (!player.present) continue;
      spawnPlayer(recording, player, index);
    }
    recordCounters(recording, player);
  }
}

/** Forgets a player, so they get a new record when they rejoin. */
function removePlayer({ players, recorder }: Recording, player: MatchPlayer): void {
  const actors = players.get(player);
  if (actors === undefined) return;
  players.delete(player);
  recorder.destroy(actors.camera);
  recorder.destroy(actors.info);
}

function spawnPlayer(recording: Recording, player: MatchPlayer, index: number): void {
  const { recorder, tables, gameEvent, teams } = recording;
  const { profile } = player;
  const info = recorder.spawn('TAGame.PRI_TA', OBJECTS.player, NO_TRANSFORM);
  const camera = recorder.spawn('TAGame.CameraSettingsActor_TA', OBJECTS.camera, NO_TRANSFORM);
  recording.players.set(player, { info, camera });
  recorder.set(info, 'Engine.PlayerReplicationInfo:PlayerName', profile.name);
  recorder.set(info, 'Engine.PlayerReplicationInfo:PlayerID', 256 + index);
  recorder.set(info, 'TAGame.PRI_TA:ReplicatedGameEvent', createActorRef(gameEvent));
  if (profile.uniqueId !== null) {
    recorder.set(info, 'Engine.PlayerReplicationInfo:UniqueId', profile.uniqueId);
  }
  if (profile.bot) {
    recorder.set(info, 'Engine.PlayerReplicationInfo:bBot', true);
    recorder.set(info, 'TAGame.PRI_TA:BotProductName', tables.nameId('Bot_Bandit'));
  }
  if (profile.team === null) {
    recorder.set(info, 'Engine.PlayerReplicationInfo:bIsSpectator', true);
    return;
  }
  recorder.set(info, 'Engine.PlayerReplicationInfo:Team', createActorRef(teams[profile.team]));
  recorder.set(info, 'TAGame.PRI_TA:PersistentCamera', createActorRef(camera));
  recorder.set(info, 'TAGame.PRI_TA:SteeringSensitivity', 1 + Math.fround(index / 8));
  const loadout = getLoadout(recording, profile.body);
  recorder.set(info, 'TAGame.PRI_TA:ClientLoadouts', { blue: loadout, orange: loadout });
  if (index < 2) {
    const leader = recording.match.players[0]!.profile.uniqueId;
    recorder.set(info, 'TAGame.PRI_TA:PartyLeader', leader);
  }
  spawnCamera(recording, info, camera, index);
}

function spawnCamera({ recorder, era }: Recording, info: number, camera: number, index: number): void {
  recorder.set(camera, 'TAGame.CameraSettingsActor_TA:PRI', createActorRef(info));
  recorder.set(camera, 'TAGame.CameraSettingsActor_TA:bUsingSecondaryCamera', true);
  recorder.set(camera, 'TAGame.CameraSettingsActor_TA:ProfileSettings', {
    fov: 110,
    height: 100,
    angle: -3,
    distance: 260 + 10 * index,
    stiffness: 0.5,
    swivelSpeed: 5,
    transitionSpeed: era.version.minor >= 20 ? 1.25 : null,
  });
}

function recordCounters(recording: Recording, player: MatchPlayer): void {
  const { recorder, match, era, frame } = recording;
  const { info } = recording.players.get(player)!;
  const { score, goals, assists, saves, shots, demolitions, demolished } = getScoreboardRow(player);
  recorder.change(info, 'Engine.PlayerReplicationInfo:Score', goals, 0);
  recorder.change(info, 'TAGame.PRI_TA:MatchScore', score, 0);
  recorder.change(info, 'TAGame.PRI_TA:MatchGoals', goals, 0);
  recorder.change(info, 'TAGame.PRI_TA:MatchAssists', assists, 0);
  recorder.change(info, 'TAGame.PRI_TA:MatchSaves', saves, 0);
  recorder.change(info, 'TAGame.PRI_TA:MatchShots', shots, 0);
  if (era.demolitionCounters !== 'none') {
    recorder.change(info, 'TAGame.PRI_TA:CarDemolitions', demolitions, 0);
    recorder.change(info, 'TAGame.PRI_TA:SelfDemolitions', demolished, 0);
  }
  if (era.demolitionCounters === 'carsAndMatch') {
    recorder.change(info, 'TAGame.PRI_TA:MatchDemolishes', demolitions, 0);
  }
  if (!player.present) recorder.set(info, 'Engine.PlayerReplicationInfo:Team', NOTHING);
  else if (frame % PING_FRAMES === 0 && !player.profile.bot) {
    recorder.set(info, 'Engine.PlayerReplicationInfo:Ping', 6 + match.random.below(8));
  }
}

/** Returns the era's loadout version (replay-format.md 4.3) with only a body and a boost. */
function getLoadout({ era }: Recording, body: number): Loadout {
  const net = era.version.net ?? 0;
  const version = net >= 10 ? 28 : net >= 5 ? 22 : 16;
  const from = (minVersion: number) => (version >= minVersion ? 0 : null);
  return {
    version,
    body,
    decal: 0,
    wheels: 386,
    rocketBoost: 63,
    antenna: 0,
    topper: 0,
    unknown1: 0,
    unknown2: from(11),
    engineAudio: from(16),
    trail: from(16),
    goalExplosion: from(16),
    banner: from(17),
    unknown3: from(19),
    unknown4: from(22),
    avatarBorder: from(22),
    unknown6: from(22),
  };
}

/** Frames for which a stat event is announced. */
const STAT_EVENT_FRAMES = 30;

/** Records the first values of game event, game info and teams. */
export function spawnGame(recording: Recording): void {
  const { recorder, tables, era, match, gameEvent, gameInfo, teams } = recording;
  const { teamSize, seconds } = match.options;
  const { playlist, guid, startEpoch } = match.identity;
  recorder.set(
    gameInfo,
    'Engine.GameReplicationInfo:GameClass',
    objectRef(tables.objectId(OBJECTS.gameClass)),
  );
  recorder.set(gameInfo, 'ProjectX.GRI_X:ReplicatedGamePlaylist', playlist);
  recorder.set(gameInfo, 'ProjectX.GRI_X:bGameStarted', true);
  if (era.matchGuid) recorder.set(gameInfo, 'ProjectX.GRI_X:MatchGUID', guid);
  recorder.set(gameEvent, 'TAGame.GameEvent_Team_TA:MaxTeamSize', teamSize);
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:GameTime', seconds, 300);
  const isPrivate = playlist === PRIVATE_PLAYLIST;
  const matchType = objectRef(tables.objectId(isPrivate ? OBJECTS.privateMatch : OBJECTS.rankedMatch));
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:MatchTypeClass', matchType);
  if (era.matchStartEpoch) recorder.set(gameEvent, 'TAGame.GameEvent_TA:MatchStartEpoch', startEpoch);
  for (const team of teams) recorder.set(team, 'TAGame.Team_TA:GameEvent', createActorRef(gameEvent));
}

/** Records this frame's state, clock and score. */
export function recordGame(recording: Recording): void {
  const { recorder, tables, match, gameEvent, teams } = recording;
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedStateName', tables.nameId(match.phase));
  if (match.phase === 'Countdown') recordCountdown(recording);
  else {
    recorder.change(gameEvent, 'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining', 0, 0);
    recorder.change(gameEvent, 'TAGame.GameEvent_TA:ReplicatedRoundCountDownNumber', 0, 0);
    // The game resets last round's value at "go", not when the countdown starts.
    recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit', match.ballHit, false);
  }
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:SecondsRemaining', getScoreboardSeconds(match));
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:bOverTime', match.overtime, false);
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:ReplicatedScoredOnTeam', match.conceded ?? 255, 255);
  for (const side of [0, 1] as const) {
    recorder.change(teams[side], 'Engine.TeamInfo:Score', match.score[side], 0);
  }
  recordStatEvent(recording);
  if (match.phase === 'Finished') recordEnd(recording);
}

function recordCountdown({ recorder, match, gameEvent }: Recording): void {
  const number = 4 - Math.floor(match.phaseSeconds + 1e-6);
  if (number > 3) return;
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining', 3);
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedRoundCountDownNumber', number);
}

function recordStatEvent({ recorder, tables, match, era, gameEvent, frame }: Recording): void {
  if (!era.statEvents) return;
  const name = 'TAGame.GameEvent_Soccar_TA:ReplicatedStatEvent';
  for (const { kind } of match.events) {
    if (kind !== 'goal' && kind !== 'save') continue;
    const event = kind === 'goal' ? OBJECTS.goalEvent : OBJECTS.saveEvent;
    recorder.set(gameEvent, name, objectRef(tables.objectId(event)));
    return;
  }
  if (frame % STAT_EVENT_FRAMES === 0) recorder.change(gameEvent, name, NOTHING, NOTHING);
}

function recordEnd({ recorder, match, gameEvent, teams, players }: Recording): void {
  const winner = getWinner(match);
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:bMatchEnded', true);
  if (match.forfeit !== null) recorder.set(gameEvent, 'TAGame.GameEvent_Team_TA:bForfeit', true);
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:MatchWinner', createActorRef(teams[winner]));
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:GameWinner', createActorRef(teams[winner]));
  const best = match.players
    .filter(({ profile }) => profile.team === winner)
    .reduce((a, b) => (b.counters.score > a.counters.score ? b : a));
  recorder.set(players.get(best)!.info, 'TAGame.PRI_TA:bMatchMVP', true);
}
