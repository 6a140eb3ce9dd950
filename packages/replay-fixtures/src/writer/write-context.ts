import { headerInt, headerText, type ReplayHeader } from '@datacoach/replay';

/** What decides how the network stream is laid out: the version gates of replay-format.md section 6. */
export interface WriteContext {
  maxChannels: number;
  /** Spawns carry an index into the name table. */
  nameIds: boolean;
  /** Exclusive bound of a vector's size. */
  vectorBound: 20 | 22;
  quaternions: boolean;
  /** GameMode and a reservation's status take a whole byte. */
  wideEnums: boolean;
  cameraTransitionSpeed: boolean;
  /** Unexplained bytes of a PlayStation id and of a PsyNet id. */
  playStationExtra: 8 | 16;
  psyNetExtra: 0 | 24;
  gameServerIdText: boolean;
}

/** First build whose GameServerID is text (replay-format.md 4.2). */
const TEXT_GAME_SERVER_ID_BUILD = '221120.42953.406184';

export function writeContext(header: ReplayHeader): WriteContext {
  const net = header.version.net ?? 0;
  const atLeast = (major: number, minor: number) =>
    header.version.major > major || (header.version.major === major && header.version.minor >= minor);
  return {
    maxChannels: headerInt(header, 'MaxChannels') ?? 1023,
    nameIds: atLeast(868, 20) || (atLeast(868, 14) && headerText(header, 'MatchType') !== 'Lan'),
    vectorBound: net >= 7 ? 22 : 20,
    quaternions: net >= 7,
    wideEnums: atLeast(868, 12),
    cameraTransitionSpeed: atLeast(868, 20),
    playStationExtra: net >= 1 ? 16 : 8,
    psyNetExtra: net >= 10 ? 0 : 24,
    gameServerIdText: (headerText(header, 'BuildVersion') ?? '') >= TEXT_GAME_SERVER_ID_BUILD,
  };
}
