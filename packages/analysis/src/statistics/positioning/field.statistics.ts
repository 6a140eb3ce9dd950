import { percentOf, type Statistic } from '../define-statistic.ts';
import type { PlayerFacts } from '../facts/facts.ts';
import type { PositioningFacts } from '../facts/tally-positioning.ts';
import type { StatisticKey } from '../statistic.ts';

const place = {
  group: 'positioning',
  decimals: 1,
  better: 'neutral',
  confidence: 'high',
  player: true,
  minimumTeamSize: 1,
} as const;

type SecondsField = {
  [K in keyof PositioningFacts]: K extends `${string}Seconds` ? K : never;
}[keyof PositioningFacts];

interface Place {
  /** Field in ballchasing's JSON without `time_` or `percent_`. */
  field: string;
  label: string;
  where: string;
  seconds: SecondsField;
}

/** Seen from the own goal. */
const PLACES: readonly Place[] = [
  {
    field: 'defensive_third',
    label: 'defensive third',
    where: 'in the third of the field at your own goal (more than 1,707 uu behind the middle line)',
    seconds: 'defensiveThirdSeconds',
  },
  {
    field: 'neutral_third',
    label: 'neutral third',
    where: 'in the middle third of the field (within 1,707 uu of the middle line)',
    seconds: 'neutralThirdSeconds',
  },
  {
    field: 'offensive_third',
    label: 'offensive third',
    where: "in the third of the field at the opponents' goal (more than 1,707 uu past the middle line)",
    seconds: 'offensiveThirdSeconds',
  },
  {
    field: 'defensive_half',
    label: 'defensive half',
    where: 'in your own half',
    seconds: 'defensiveHalfSeconds',
  },
  {
    field: 'offensive_half',
    label: 'offensive half',
    where: "in the opponents' half",
    seconds: 'offensiveHalfSeconds',
  },
  {
    field: 'behind_ball',
    label: 'behind the ball',
    where: 'nearer to your own goal line than the ball',
    seconds: 'behindBallSeconds',
  },
  {
    field: 'infront_ball',
    label: 'in front of the ball',
    where: "nearer to the opponents' goal line than the ball",
    seconds: 'inFrontOfBallSeconds',
  },
];

const time = ({ field, label, where, seconds }: Place): Statistic => ({
  ...place,
  key: `positioning.time_${field}` satisfies StatisticKey,
  label: `Time ${label.includes('ball') ? label : `in ${label}`}`,
  unit: 'seconds',
  definition: `Seconds ${where}.`,
  team: true,
  compute: ({ positioning }: PlayerFacts) => positioning?.[seconds] ?? null,
});

const share = ({ field, label, where, seconds }: Place): Statistic => ({
  ...place,
  key: `positioning.percent_${field}` satisfies StatisticKey,
  label: `${label.charAt(0).toUpperCase()}${label.slice(1)}, share of time`,
  unit: 'percent',
  definition: `Share of your time on the field ${where}.`,
  team: false,
  compute: ({ positioning, movement }: PlayerFacts) =>
    positioning && movement ? percentOf(positioning[seconds], movement.trackedSeconds) : null,
});

/** Where on the field. */
export const FIELD_STATISTICS: readonly Statistic[] = [...PLACES.map(time), ...PLACES.map(share)];
