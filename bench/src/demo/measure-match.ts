import { analyzeReplay, type MatchReport } from '@datacoach/analysis';
import { decodeTracks, type ViewerTracks } from '@datacoach/analysis/tracks';

/** Code of live play in `ViewerClock.phase`. */
const LIVE = 3;
/** A ball that moves farther than this between two frames was put there, uu. */
const MAX_STEP = 700;
const FIVE_MINUTES = 300;
/** Players with less live time tell little about a rate, s. */
const MIN_SECONDS = 120;

/** How a match was played. Every list has one number per player, kickoff, shot or touch; rates are per five minutes. */
export interface MatchMeasures {
  teamSize: number;
  goals: number;
  xg: number;
  values: Record<string, number[]>;
}

/** Measures a match by what the engine finds in its file. Null if it isn't a whole soccar match between equal teams. */
export function measureMatch(bytes: Uint8Array): MatchMeasures | null {
  const outcome = analyzeReplay(bytes, { events: true, tracks: true });
  if (outcome.kind !== 'complete' || !outcome.insight || !outcome.events || !outcome.tracks) return null;
  const { report, insight, events } = outcome;
  if (!isWholeMatch(report)) return null;
  const values: MatchMeasures['values'] = {};
  const add = (name: string, value: unknown) => {
    if (typeof value === 'number') values[name] = [...(values[name] ?? []), value];
  };
  const count = (kind: string, key: string) =>
    events.filter((event) => event.kind === kind && (event.player === key || event.other === key)).length;
  let xg = 0;
  for (const { key, statistics } of report.players) {
    const { metrics } = insight.players[key]!;
    const metric = (name: string) => metrics[name]?.value ?? null;
    const seconds = metrics.flips?.over ?? 0;
    xg += metric('xg') ?? 0;
    if (seconds < MIN_SECONDS) continue;
    const rate = (value: number | null | undefined) => ((value ?? 0) * FIVE_MINUTES) / seconds;
    for (const name of ['goals', 'shots', 'assists', 'saves'] as const)
      add(name, rate(statistics[`core.${name}`]));
    add('attempts', rate(metrics.shotAccuracy?.over));
    add('expected goals', rate(metric('xg')));
    add('touches', rate(events.filter(({ kind, player }) => kind === 'touch' && player === key).length));
    add('50/50s', rate(count('fiftyFifty', key)));
    add('demolitions', rate(statistics['demo.inflicted']));
    add('aerial touches', metric('aerialTouches'));
    add('clears', metric('clears'));
    add('passes', metric('passes'));
    add('challenges', metric('challenges'));
    add('flips', metric('flips'));
    add('boost per minute', statistics['boost.bpm']);
    add('mean boost', statistics['boost.avg_amount']);
    add('zero boost, %', statistics['boost.percent_zero_boost']);
    add('car speed, uu/s', statistics['movement.avg_speed']);
    add('supersonic, %', statistics['movement.percent_supersonic_speed']);
    add('slow, %', statistics['movement.percent_slow_speed']);
    add('on the ground, %', statistics['movement.percent_ground']);
    add('low in the air, %', statistics['movement.percent_low_air']);
    add('high in the air, %', statistics['movement.percent_high_air']);
    add('behind the ball, %', statistics['positioning.percent_behind_ball']);
    add('distance to the ball, uu', statistics['positioning.avg_distance_to_ball']);
  }
  for (const { kind, evidence } of events) {
    if (kind === 'kickoff') add('time to the kickoff ball, s', evidence.timeToBall);
    if (kind === 'touch') add('ball speed after a touch, uu/s', evidence.ballSpeedAfter);
    if (kind !== 'shot' || evidence.attempt !== true) continue;
    add('shot speed, uu/s', evidence.speed);
    add('shot distance, uu', evidence.distance);
  }
  const ball = measureBall(decodeTracks(outcome.tracks));
  add('ball speed, uu/s', ball.speed);
  add('ball height, uu', ball.height);
  const goals = report.players.reduce((sum, { statistics }) => sum + (statistics['core.goals'] ?? 0), 0);
  return xg === 0 ? null : { teamSize: report.match.teamSize!, goals, xg, values };
}

function isWholeMatch({ match, players }: MatchReport): boolean {
  const { mode, teamSize, liveSeconds } = match;
  if (mode !== 'soccar' || !teamSize || teamSize > 3 || (liveSeconds ?? 0) < MIN_SECONDS) return false;
  return [0, 1].every((team) => players.filter((one) => one.team === team && !one.bot).length === teamSize);
}

/** Means over live play. */
function measureBall({ ball, clock, frames }: ViewerTracks): { speed: number; height: number } {
  let [way, seconds, heights, last] = [0, 0, 0, -1];
  for (let frame = 0; frame < frames; frame++) {
    if (clock.phase[frame] !== LIVE || ball.updated[frame] === 0) continue;
    const from = last;
    last = frame;
    if (from < 0) continue;
    const step = Math.hypot(
      ball.x[frame]! - ball.x[from]!,
      ball.y[frame]! - ball.y[from]!,
      ball.z[frame]! - ball.z[from]!,
    );
    const time = clock.elapsed[frame]! - clock.elapsed[from]!;
    if (step > MAX_STEP || time <= 0) continue;
    way += step;
    seconds += time;
    heights += ball.z[frame]! * time;
  }
  return { speed: way / seconds, height: heights / seconds };
}
