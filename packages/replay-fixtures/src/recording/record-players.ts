import type { Loadout } from '@datacoach/replay';
import type { MatchPlayer } from '../match/match.ts';
import { OBJECTS } from './match-tables.ts';
import { actorRef, NO_PLACE, NOTHING, type Recording } from './recording.ts';

/** Frames between two ping readings. */
const PING_FRAMES = 45;

export function recordPlayers(recording: Recording): void {
  for (const [index, player] of recording.match.players.entries()) {
    if (!recording.players.has(player)) {
      if (!player.present) continue;
      announcePlayer(recording, player, index);
    }
    recordCounters(recording, player);
  }
}

function announcePlayer(recording: Recording, player: MatchPlayer, index: number): void {
  const { recorder, tables, gameEvent, teams } = recording;
  const { profile } = player;
  const info = recorder.spawn('TAGame.PRI_TA', OBJECTS.player, NO_PLACE);
  const camera = recorder.spawn('TAGame.CameraSettingsActor_TA', OBJECTS.camera, NO_PLACE);
  recording.players.set(player, { info, camera });
  recorder.set(info, 'Engine.PlayerReplicationInfo:PlayerName', profile.name);
  recorder.set(info, 'Engine.PlayerReplicationInfo:PlayerID', 256 + index);
  recorder.set(info, 'TAGame.PRI_TA:ReplicatedGameEvent', actorRef(gameEvent));
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
  recorder.set(info, 'Engine.PlayerReplicationInfo:Team', actorRef(teams[profile.team]));
  recorder.set(info, 'TAGame.PRI_TA:PersistentCamera', actorRef(camera));
  recorder.set(info, 'TAGame.PRI_TA:SteeringSensitivity', 1 + Math.fround(index / 8));
  const loadout = loadoutOf(recording, profile.body);
  recorder.set(info, 'TAGame.PRI_TA:ClientLoadouts', { blue: loadout, orange: loadout });
  if (index < 2) {
    const leader = recording.match.players[0]!.profile.uniqueId;
    recorder.set(info, 'TAGame.PRI_TA:PartyLeader', leader);
  }
  announceCamera(recording, info, camera, index);
}

function announceCamera({ recorder, era }: Recording, info: number, camera: number, index: number): void {
  recorder.set(camera, 'TAGame.CameraSettingsActor_TA:PRI', actorRef(info));
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
  const { score, goals, assists, saves, shots, demolitions, demolished } = player.counters;
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

/** Loadout version of a time (replay-format.md 4.3) with nothing but a body and a boost. */
function loadoutOf({ era }: Recording, body: number): Loadout {
  const net = era.version.net ?? 0;
  const version = net >= 10 ? 28 : net >= 5 ? 22 : 16;
  const from = (least: number) => (version >= least ? 0 : null);
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
