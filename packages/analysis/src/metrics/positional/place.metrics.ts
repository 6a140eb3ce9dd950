import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import { PITCH_ZONES, type PitchZone, pitchZone, zoneIndex } from '../../model/pitch-zones.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { type Metric, type MetricInput, per5, perMatch, share } from '../define-metric.ts';

/** Number of the first of the 24 shares. */
const FIRST_NUMBER = 141;

const uu = (value: number): string => Math.round(Math.abs(value)).toLocaleString('en-US');
const span = (from: number, to: number): string => `${uu(from)} to ${uu(to)} uu`;

function across({ fromX, toX }: PitchZone): string {
  if (fromX === -toX) return `within ${uu(toX)} uu of the middle`;
  return fromX >= 0 ? `${span(fromX, toX)} to the left` : `${span(toX, fromX)} to the right`;
}

function along({ fromY, toY }: PitchZone): string {
  return fromY >= 0
    ? `${span(fromY, toY)} into the opponents’ half`
    : `${span(toY, fromY)} into your own half`;
}

/** Position of the car while the ball is in play, in 24 shares. Source: game-and-stats.md 4.4 and 4.5. */
export const ZONE_METRICS: readonly Metric[] = PITCH_ZONES.map((zone, index) => ({
  key: `timeInZone${zone.code}`,
  number: FIRST_NUMBER + index,
  group: 'positional',
  label: zone.label,
  unit: 'percent',
  scale: 'share',
  decimals: 1,
  better: 'neutral',
  target: null,
  sample: 's of playing time on the field',
  confidence: 'high',
  definition: `% of time in this zone. Facing the opponents’ goal: ${along(zone)}, ${across(zone)}.`,
  minimumTeamSize: 1,
  events: [],
  compute: (input) => {
    const seconds = zoneSecondsOf(input);
    return share(
      seconds[index]!,
      seconds.reduce((total, part) => total + part, 0),
    );
  },
}));

/** Returns the seconds of live play with the player's car in each zone, in the order of the zone codes. */
export function zoneSecondsOf(input: MetricInput): readonly number[] {
  return secondsByPlayer(input).get(input.player.index)!;
}

const secondsByPlayer = perMatch(
  ({ match }) => new Map(match.players.map((player) => [player.index, zoneSeconds(match, player)])),
);

function zoneSeconds({ live, clock, frames, timeline }: MatchView, { car, team }: PlayerView): number[] {
  const seconds = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(timeline)) return seconds;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const zone = pitchZone(team, car.x[frame]!, car.y[frame]!);
    seconds[zoneIndex(zone)]! += clock.delta[frame]!;
  }
  return seconds;
}

const demolition = {
  group: 'positional',
  target: null,
  minimumTeamSize: 1,
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  sample: 's of playing time',
  confidence: 'high',
  events: ['demolition'],
} as const;

export const DEMOLITION_METRICS: readonly Metric[] = [
  {
    ...demolition,
    key: 'demolitionsInflicted',
    number: 133,
    label: 'Demolitions',
    better: 'higher',
    definition: 'Opponents you demolished, per 5 minutes of play.',
    compute: (input) => input.facts.demo && per5(input.facts.demo.inflicted, input),
  },
  {
    ...demolition,
    key: 'demolitionsTaken',
    number: 134,
    label: 'Demolitions taken',
    better: 'lower',
    definition: 'Times you were demolished, per 5 minutes of play.',
    compute: (input) => input.facts.demo && per5(input.facts.demo.taken, input),
  },
];

const place = {
  group: 'positional',
  target: null,
  minimumTeamSize: 1,
  unit: 'percent',
  scale: 'share',
  decimals: 1,
  better: 'neutral',
  events: [],
} as const;

/** Speed and position, by the rules of ballchasing.com (game-and-stats.md 5.4 and 5.5). */
export const PLACE_METRICS: readonly Metric[] = [
  {
    ...place,
    key: 'carSpeed',
    number: 128,
    label: 'Car speed',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 1,
    better: 'higher',
    sample: 's on the field',
    confidence: 'high',
    definition: 'Your average speed (the same stat as in Mechanics).',
    compute: ({ facts: { movement } }) =>
      movement?.averageSpeed == null
        ? null
        : { sum: movement.averageSpeed * movement.trackedSeconds, over: movement.trackedSeconds },
  },
  {
    ...place,
    key: 'timeBehindBall',
    number: 130,
    label: 'Time goal-side of the ball',
    better: 'higher',
    sample: 's on the field',
    confidence: 'high',
    definition: '% of time you were goal-side of the ball.',
    compute: ({ facts: { positioning } }) =>
      positioning &&
      share(positioning.behindBallSeconds, positioning.behindBallSeconds + positioning.inFrontOfBallSeconds),
  },
  {
    ...place,
    key: 'timeMostBack',
    number: 135,
    label: 'Time as last man',
    sample: 's of playing time incl. countdowns',
    confidence: 'medium',
    minimumTeamSize: 2,
    definition: '% of time you were your team’s player closest to your own goal line.',
    compute: ({ facts: { roles } }) => roles && share(roles.mostBackSeconds, roles.teamSeconds),
  },
  {
    ...place,
    key: 'timeMostForward',
    number: 136,
    label: 'Time farthest forward',
    sample: 's of playing time incl. countdowns',
    confidence: 'medium',
    minimumTeamSize: 2,
    definition: '% of time you were your team’s player closest to the opponents’ goal line.',
    compute: ({ facts: { roles } }) => roles && share(roles.mostForwardSeconds, roles.teamSeconds),
  },
];
