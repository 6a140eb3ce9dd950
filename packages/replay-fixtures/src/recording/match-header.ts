import type { HeaderProperty, HeaderValue, ReplayHeader, UniqueId } from '@datacoach/replay';
import type { ExpectedMatch, ExpectedPlayer } from '../match/expected.ts';
import { type MatchIdentity, PRIVATE_PLAYLIST } from '../match/match.ts';
import type { Era } from './era.ts';

/** Returns a header with scoreboard and goals as in the stream; zero and false are omitted, as in the game. */
export function createMatchHeader(
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
      int('TeamSize', teamSize),
      ...unlessZero('Team0Score', blue),
      ...unlessZero('Team1Score', orange),
      ...(era.matchStartEpoch
        ? [
            property('TotalSecondsPlayed', { kind: 'float', value: expected.liveSeconds }),
            qword('MatchStartEpoch', identity.startEpoch),
            int('WinningTeam', expected.winner),
          ]
        : []),
      property('Goals', { kind: 'array', items: expected.goals.map(goalItem) }),
      property('PlayerStats', { kind: 'array', items: listed.map((player) => playerItem(player, era)) }),
      int('ReplayVersion', 8),
      int('GameVersion', 8),
      int('BuildID', 1_771_234_567),
      int('Changelist', Number(era.buildVersion.split('.')[2])),
      str('BuildVersion', era.buildVersion),
      property('RecordFPS', { kind: 'float', value: 30 }),
      property('KeyframeDelay', { kind: 'float', value: 10 }),
      int('MaxChannels', era.maxChannels),
      int('MaxReplaySizeMB', 10),
      int('NumFrames', expected.frames),
      str('Id', identity.replayId),
      ...(era.matchStartEpoch ? [str('MatchGUID', identity.guid)] : []),
      name('MapName', identity.map),
      str('Date', identity.date),
      name('MatchType', identity.playlist === PRIVATE_PLAYLIST ? 'Private' : 'Online'),
      str('PlayerName', recorder.name),
      ...unlessZero('PrimaryPlayerTeam', recorder.team ?? 0),
      ...(expected.forfeit ? [property('bForfeit', { kind: 'bool', value: true })] : []),
    ],
  };
}

const property = (key: string, value: HeaderValue, index = 0): HeaderProperty => ({ key, index, value });
const int = (key: string, value: number) => property(key, { kind: 'int', value });
const str = (key: string, value: string) => property(key, { kind: 'str', value });
const name = (key: string, value: string) => property(key, { kind: 'name', value });
const none = (key: string, index = 0) => property(key, { kind: 'byte', enumType: 'None', value: 0 }, index);
const qword = (key: string, value: bigint, index = 0) => property(key, { kind: 'qword', value }, index);
const struct = (key: string, structName: string, properties: HeaderProperty[]) =>
  property(key, { kind: 'struct', name: structName, properties });

const unlessZero = (key: string, value: number): HeaderProperty[] =>
  value === 0 ? [] : [property(key, { kind: 'int', value })];

function goalItem({ frame, scorer, team }: ExpectedMatch['goals'][number]): HeaderProperty[] {
  return [int('frame', frame), str('PlayerName', scorer), int('PlayerTeam', team)];
}

/** Platform names in headers, for the platforms of scripted players. */
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
    str('Name', player.name),
    property('Platform', { kind: 'byte', enumType: 'OnlinePlatform', value: platform }),
    qword('OnlineID', onlineId),
    int('Team', player.team!),
    int('Score', player.listed.score),
    int('Goals', player.listed.goals),
    int('Assists', player.listed.assists),
    int('Saves', player.listed.saves),
    int('Shots', player.listed.shots),
    property('bBot', { kind: 'bool', value: player.bot }),
  ];
}

/** Newer headers repeat the account as a struct; the PlayStation name is in two 64-bit words. */
function playerId(uniqueId: UniqueId, platform: string, onlineId: bigint): HeaderProperty {
  const words = [0n, 0n];
  for (let i = 0; i < uniqueId.name.length; i++) {
    words[i >> 3]! |= BigInt(uniqueId.name.charCodeAt(i)) << BigInt(8 * (i & 7));
  }
  const handle: HeaderProperty[] = [
    ...words.map((value, index) => qword('Data', value, index)),
    none('Term'),
    ...[0, 1, 2].map((index) => none('Dummy', index)),
  ];
  return struct('PlayerID', 'UniqueNetId', [
    qword('Uid', onlineId),
    struct('NpId', 'SceNpId', [
      struct('Handle', 'SceNpOnlineId', handle),
      qword('Opt', 0n),
      qword('Reserved', 0n),
    ]),
    str('EpicAccountId', uniqueId.platform === 'epic' ? uniqueId.id : ''),
    property('Platform', { kind: 'byte', enumType: 'OnlinePlatform', value: platform }),
    none('SplitscreenID'),
  ]);
}
