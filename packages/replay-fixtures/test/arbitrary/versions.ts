import type { HeaderProperty, ReplayHeader } from '@datacoach/replay';

/** A build with a layout of its own (replay-format.md section 6). */
export interface VersionCase {
  label: string;
  major: number;
  minor: number;
  net: number | null;
  matchType: string;
  maxChannels: number;
  buildVersion: string;
}

function versionCase(
  minor: number,
  net: number | null,
  maxChannels: number,
  buildVersion: string,
  matchType = 'Online',
): VersionCase {
  const label = `868.${minor} net ${net ?? 'none'} ${matchType}`;
  return { label, major: 868, minor, net, matchType, maxChannels, buildVersion };
}

export const VERSION_CASES: readonly VersionCase[] = [
  versionCase(11, null, 1023, '160513.46821.112624'),
  versionCase(12, null, 1023, '160602.51025.125262'),
  versionCase(14, null, 2047, '161109.51142.146390', 'Lan'),
  versionCase(14, null, 2047, '161109.51142.146390'),
  versionCase(18, 0, 2047, '170622.50127.171035'),
  versionCase(20, 2, 2047, '170926.54143.178265'),
  versionCase(20, 5, 2047, '180315.55104.191374'),
  versionCase(22, 7, 2047, '180517.59842.197284'),
  versionCase(23, 8, 2047, '180820.57342.206126'),
  versionCase(24, 10, 2047, '190326.58347.227256'),
  versionCase(32, 10, 1023, '240315.31710.444908'),
  versionCase(32, 11, 2047, '260303.51234.501234'),
];

/** At or after this version, compared lexicographically. */
export function from({ major, minor, net }: VersionCase, ...least: [number, number, number]): boolean {
  const own = [major, minor, net ?? 0];
  const differing = own.findIndex((part, i) => part !== least[i]);
  return differing < 0 || own[differing]! > least[differing]!;
}

export const hasNameIds = (version: VersionCase): boolean =>
  from(version, 868, 20, 0) || (from(version, 868, 14, 0) && version.matchType !== 'Lan');

/** Header with what the network stream's layout depends on. */
export function headerOf(version: VersionCase, frames: number): ReplayHeader {
  const { major, minor, net, matchType, maxChannels, buildVersion } = version;
  const properties: HeaderProperty[] = [
    { key: 'NumFrames', index: 0, value: { kind: 'int', value: frames } },
    { key: 'MaxChannels', index: 0, value: { kind: 'int', value: maxChannels } },
    { key: 'MatchType', index: 0, value: { kind: 'name', value: matchType } },
    { key: 'BuildVersion', index: 0, value: { kind: 'str', value: buildVersion } },
  ];
  return { version: { major, minor, net }, gameType: 'TAGame.Replay_Soccar_TA', properties };
}
