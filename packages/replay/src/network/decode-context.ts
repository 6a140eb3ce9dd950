import type { BitReader } from '../bits/bit-reader.ts';
import type { ReplayVersion } from '../header.ts';
import type { RigidBody } from './attribute-values.ts';

/** Version gates and tables that attribute readers need; created once per replay. */
export interface DecodeContext {
  readonly reader: BitReader;
  readonly objects: readonly string[];
  readonly gates: VersionGates;
  /** The single object that every rigid body update is read into. */
  readonly rigidBody: RigidBody;
}

/** Format changes as named gates. Source: replay-format.md 6. */
export interface VersionGates {
  /** Bound of a compressed vector's size field. */
  readonly vectorBound: 20 | 22;
  readonly quaternionRotation: boolean;
  readonly fullByteEnums: boolean;
  readonly wideProducts: boolean;
  readonly cameraTransitionSpeed: boolean;
  readonly longPlayStationId: boolean;
  readonly shortPsyNetId: boolean;
  readonly userColorWord: boolean;
  readonly textServerId: boolean;
}

/** First build whose GameServerID is a string; builds compare as text. */
const TEXT_SERVER_ID_BUILD = '221120.42953.406184';

export function getVersionGates(version: ReplayVersion, buildVersion: string): VersionGates {
  const net = version.net ?? 0;
  const from = (major: number, minor: number, netFrom: number): boolean =>
    version.major !== major
      ? version.major > major
      : version.minor !== minor
        ? version.minor > minor
        : net >= netFrom;
  return {
    vectorBound: net >= 7 ? 22 : 20,
    quaternionRotation: net >= 7,
    fullByteEnums: from(868, 12, 0),
    wideProducts: from(868, 18, 0),
    cameraTransitionSpeed: from(868, 20, 0),
    longPlayStationId: net >= 1,
    shortPsyNetId: net >= 10,
    userColorWord: from(868, 23, 8),
    textServerId: buildVersion >= TEXT_SERVER_ID_BUILD,
  };
}
