import type { ReplayVersion } from '@datacoach/replay';

/** How a game build from a certain time records what changed over the years. */
export interface Era {
  version: ReplayVersion;
  buildVersion: string;
  maxChannels: number;
  date: string;
  /** Boost amount as a single byte, or with a grant counter. */
  boost: 'amount' | 'replicated';
  /** Pad pickups as a flag or a counter. */
  pickup: 'flag' | 'counter';
  demolition: 'plain' | 'goalExplosion' | 'extended';
  /** Whether the goal explosion names the scorer. */
  explosionScorer: boolean;
  /** Whether the stream has the match ID. */
  matchGuid: boolean;
  statEvents: boolean;
  epicAccounts: boolean;
  doubleJumpImpulse: boolean;
  /** Whether the stream counts flips that the ball gave back. */
  dodgeRefreshes: boolean;
  /** Whether header and stream have match start, player IDs and seconds played. */
  matchStartEpoch: boolean;
  /** Whether the stream counts demolitions: inflicted, and suffered as `SelfDemolitions`. */
  demolitionCounters: 'none' | 'cars' | 'carsAndMatch';
  /** Delta of the first frame after the recording was paused. */
  restartDelta: number;
}

export const ERA_KEYS = ['2016', '2018', '2019', '2022', '2025', '2026'] as const;
export type EraKey = (typeof ERA_KEYS)[number];

const OLD = {
  maxChannels: 2047,
  boost: 'amount',
  pickup: 'flag',
  demolition: 'plain',
  explosionScorer: true,
  matchGuid: true,
  statEvents: true,
  epicAccounts: false,
  doubleJumpImpulse: false,
  dodgeRefreshes: false,
  matchStartEpoch: false,
  demolitionCounters: 'none',
  restartDelta: 0,
} as const;

const NEW = {
  ...OLD,
  boost: 'replicated',
  pickup: 'counter',
  demolition: 'extended',
  epicAccounts: true,
  doubleJumpImpulse: true,
  matchStartEpoch: true,
} as const;

/** Source: replay-format.md 6; demolition counters as seen in real files of those builds. */
export const ERAS: Record<EraKey, Era> = {
  2016: {
    ...OLD,
    version: { major: 868, minor: 14, net: null },
    buildVersion: '161109.51142.146390',
    date: '2016-11-12 18-20-00',
    explosionScorer: false,
    matchGuid: false,
    statEvents: false,
    restartDelta: Math.fround(1 / 60),
  },
  2018: {
    ...OLD,
    version: { major: 868, minor: 20, net: 5 },
    buildVersion: '180315.55104.191374',
    date: '2018-03-20 18-20-00',
  },
  2019: {
    ...OLD,
    version: { major: 868, minor: 24, net: 10 },
    buildVersion: '191010.77215.256020',
    date: '2019-11-02 18-20-00',
    pickup: 'counter',
  },
  2022: {
    ...OLD,
    version: { major: 868, minor: 32, net: 10 },
    buildVersion: '220830.68182.394100',
    date: '2022-09-10 18-20-00',
    pickup: 'counter',
    demolition: 'goalExplosion',
    epicAccounts: true,
    doubleJumpImpulse: true,
  },
  2025: {
    ...NEW,
    version: { major: 868, minor: 32, net: 10 },
    buildVersion: '250811.43331.492665',
    date: '2025-08-20 18-20-00',
    demolitionCounters: 'cars',
  },
  2026: {
    ...NEW,
    version: { major: 868, minor: 32, net: 11 },
    buildVersion: '260303.78181.511382',
    date: '2026-03-14 18-20-00',
    demolitionCounters: 'carsAndMatch',
    dodgeRefreshes: true,
  },
};
