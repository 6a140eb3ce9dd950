import type { HeaderProperty, HeaderValue, ReplayHeader, UniqueId } from '@datacoach/replay';
import type { ExpectedMatch, ExpectedPlayer } from '../match/expected.ts';
import { type MatchIdentity, PRIVATE_PLAYLIST } from '../match/match.ts';
import type { Era } from './era.ts';

/** Header with scoreboard and goals as the stream has them; zero and false are left out, as the game does. */
export function matchHeader(
  { teamSize }: { teamSize: number },
  identity: MatchIdentity,
  era: Era,
  expected: ExpectedMatch,
): ReplayHeader {
  const listed = expected.players.filter(({ present, team }) => present && team !== null);
  const [blue, orange] = expected.score;
  const recorder = expected.players[identity.recorder]!;
  return {
    version: era.version,
    gameType: 'TAGame.Replay_Soccar_TA',
    properties: [
      property('TeamSize', { kind: 'int', value: teamSize }),
      ...unlessZero('Team0Score', blue),
      ...unlessZero('Team1Score', orange),
      ...(era.matchStartEpoch
        ? [
            property('TotalSecondsPlayed', { kind: 'float', value: expected.liveSeconds }),
            property('MatchStartEpoch', { kind: 'qword', value: identity.startEpoch }),
            property('WinningTeam', { kind: 'int', value: expected.winner }),
          ]
        : []),
      property('Goals', { kind: 'array', items: expected.goals.map(goalItem) }),
      property('PlayerStats', { kind: 'array', items: listed.map((player) => playerItem(player, era)) }),
      property('ReplayVersion', { kind: 'int', value: 8 }),
      property('GameVersion', { kind: 'int', value: 8 }),
      property('BuildID', { kind: 'int', value: 1_771_234_567 }),
      property('Changelist', { kind: 'int', value: Number(era.buildVersion.split('.')[2]) }),
      property('BuildVersion', { kind: 'str', value: era.buildVersion }),
      property('RecordFPS', { kind: 'float', value: 30 }),
      property('KeyframeDelay', { kind: 'float', value: 10 }),
      property('MaxChannels', { kind: 'int', value: era.maxChannels }),
      property('MaxReplaySizeMB', { kind: 'int', value: 10 }),
      property('NumFrames', { kind: 'int', value: expected.frames }),
      property('Id', { kind: 'str', value: identity.replayId }),
      ...(era.matchStartEpoch ? [property('MatchGUID', { kind: 'str', value: identity.guid })] : []),
      property('MapName', { kind: 'name', value: identity.map }),
      property('Date', { kind: 'str', value: identity.date }),
      property('MatchType', {
        kind: 'name',
        value: identity.playlist === PRIVATE_PLAYLIST ? 'Private' : 'Online',
      }),
      property('PlayerName', { kind: 'str', value: recorder.name }),
      ...unlessZero('PrimaryPlayerTeam', recorder.team ?? 0),
      ...(expected.forfeit ? [property('bForfeit', { kind: 'bool', value: true })] : []),
    ],
  };
}

const property = (key: string, value: HeaderValue, index = 0): HeaderProperty => ({ key, index, value });

const unlessZero = (key: string, value: number): HeaderProperty[] =>
  value === 0 ? [] : [property(key, { kind: 'int', value })];

function goalItem({ frame, scorer, team }: ExpectedMatch['goals'][number]): HeaderProperty[] {
  return [
    property('frame', { kind: 'int', value: frame }),
    property('PlayerName', { kind: 'str', value: scorer }),
    property('PlayerTeam', { kind: 'int', value: team }),
  ];
}

/** Header spellings of the platforms that scripted players have. */
const ONLINE_PLATFORMS: Readonly<Record<string, string>> = {
  steam: 'OnlinePlatform_Steam',
  epic: 'OnlinePlatform_Epic',
  ps4: 'OnlinePlatform_PS4',
  xbox: 'OnlinePlatform_Dingo',
};

function playerItem(player: ExpectedPlayer, era: Era): HeaderProperty[] {
  const { uniqueId } = player;
  const platform = ONLINE_PLATFORMS[uniqueId?.platform ?? ''] ?? 'OnlinePlatform_Unknown';
  const onlineId = uniqueId === null || uniqueId.platform === 'epic' ? 0n : BigInt(uniqueId.id);
  return [
    ...(era.matchStartEpoch && uniqueId !== null ? [playerId(uniqueId, platform, onlineId)] : []),
    property('Name', { kind: 'str', value: player.name }),
    property('Platform', { kind: 'byte', enumType: 'OnlinePlatform', value: platform }),
    property('OnlineID', { kind: 'qword', value: onlineId }),
    property('Team', { kind: 'int', value: player.team! }),
    property('Score', { kind: 'int', value: player.score }),
    property('Goals', { kind: 'int', value: player.goals }),
    property('Assists', { kind: 'int', value: player.assists }),
    property('Saves', { kind: 'int', value: player.saves }),
    property('Shots', { kind: 'int', value: player.shots }),
    property('bBot', { kind: 'bool', value: player.bot }),
  ];
}

/** Newer headers repeat the account as a struct; the PlayStation name stands in two 64-bit words. */
function playerId(uniqueId: UniqueId, platform: string, onlineId: bigint): HeaderProperty {
  const words = [0n, 0n];
  for (let i = 0; i < uniqueId.name.length; i++) {
    words[i >> 3]! |= BigInt(uniqueId.name.charCodeAt(i)) << BigInt(8 * (i & 7));
  }
  const handle: HeaderProperty[] = [
    ...words.map((value, index) => property('Data', { kind: 'qword', value }, index)),
    property('Term', { kind: 'byte', enumType: 'None', value: 0 }),
    ...[0, 1, 2].map((index) => property('Dummy', { kind: 'byte', enumType: 'None', value: 0 }, index)),
  ];
  return property('PlayerID', {
    kind: 'struct',
    name: 'UniqueNetId',
    properties: [
      property('Uid', { kind: 'qword', value: onlineId }),
      property('NpId', {
        kind: 'struct',
        name: 'SceNpId',
        properties: [
          property('Handle', { kind: 'struct', name: 'SceNpOnlineId', properties: handle }),
          property('Opt', { kind: 'qword', value: 0n }),
          property('Reserved', { kind: 'qword', value: 0n }),
        ],
      }),
      property('EpicAccountId', { kind: 'str', value: uniqueId.platform === 'epic' ? uniqueId.id : '' }),
      property('Platform', { kind: 'byte', enumType: 'OnlinePlatform', value: platform }),
      property('SplitscreenID', { kind: 'byte', enumType: 'None', value: 0 }),
    ],
  });
}
