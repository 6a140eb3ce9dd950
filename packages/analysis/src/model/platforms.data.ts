import type { Platform } from '@datacoach/replay';

export interface PlatformRow {
  /** Name used in keys and in ballchasing's JSON. */
  readonly slug: string;
  readonly label: string;
}

/** Platforms as named in the network stream. Source: game-and-stats.md 2.4. */
export const PLATFORMS_BY_NAME: Readonly<Record<Platform, PlatformRow>> = {
  none: { slug: 'none', label: 'No account' },
  steam: { slug: 'steam', label: 'Steam' },
  ps4: { slug: 'ps4', label: 'PlayStation' },
  xbox: { slug: 'xbox', label: 'Xbox' },
  qq: { slug: 'qq', label: 'WeGame' },
  switch: { slug: 'switch', label: 'Nintendo Switch' },
  psynet: { slug: 'psynet', label: 'PsyNet' },
  epic: { slug: 'epic', label: 'Epic Games' },
};

/** The header's `OnlinePlatform` values (replay-format.md 8.3). */
export const HEADER_PLATFORMS: Readonly<Record<string, Platform>> = {
  OnlinePlatform_Steam: 'steam',
  OnlinePlatform_PS4: 'ps4',
  OnlinePlatform_Dingo: 'xbox',
  OnlinePlatform_QQ: 'qq',
  OnlinePlatform_WeGame: 'qq',
  OnlinePlatform_NNX: 'switch',
  OnlinePlatform_Switch: 'switch',
  OnlinePlatform_PsyNet: 'psynet',
  OnlinePlatform_Epic: 'epic',
};
