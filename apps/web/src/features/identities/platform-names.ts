/** Platforms as the game's files write them (`PLATFORMS` of the decoder). */
const NAMES: Readonly<Record<string, string>> = {
  steam: 'Steam',
  ps4: 'PlayStation',
  xbox: 'Xbox',
  qq: 'QQ',
  switch: 'Switch',
  psynet: 'PsyNet',
  epic: 'Epic',
};

export function getPlatformName(platform: string): string {
  return NAMES[platform] ?? platform;
}
