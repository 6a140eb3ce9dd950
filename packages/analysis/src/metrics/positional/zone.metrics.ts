import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import { pitchZone, zoneIndex } from '../../model/pitch-zone.ts';
import { PITCH_ZONES, type PitchZone } from '../../model/pitch-zones.table.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { type Metric, type MetricInput, perMatch, share } from '../define-metric.ts';

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
    ? `${span(fromY, toY)} into the opponents' half`
    : `${span(toY, fromY)} into your own half`;
}

/** Where the car is while the ball is in play, in 24 shares. Source: game-and-stats.md 4.4 and 4.5. */
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
  sample: 's of live play with a car',
  confidence: 'high',
  definition: `Share of play with your car in this zone: ${along(zone)}, ${across(zone)} as you face the opponents' goal.`,
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

/** Seconds of live play with the player's car in each zone, in the order of the zone codes. */
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
