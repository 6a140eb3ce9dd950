import type { StatisticComputes } from './statistics.ts';

export const DEMO_STATISTICS = {
  'demo.inflicted': ({ demo }) => demo?.inflicted ?? null,
  'demo.taken': ({ demo }) => demo?.taken ?? null,
} satisfies StatisticComputes;
