import type { MatchReport, ReportPlayer } from '@datacoach/contract';
import { BLUE, ORANGE, TEAM_COLORS, type TeamIndex } from '../model/teams.ts';
import { ALL_STATISTICS } from '../statistics/registry.ts';
import type { StatisticValues, Unit } from '../statistics/statistic.ts';

/** Shapes of ballchasing's replay JSON, as far as a file alone can fill them (no ranks, no uploader, no site ids). */
type BallchasingStats = Record<string, Record<string, number | boolean>>;

export interface BallchasingPlayer {
  start_time: number;
  end_time: number;
  name: string;
  id: { platform: string; id: string };
  mvp?: true;
  car_id?: number;
  car_name?: string;
  camera?: {
    fov: number;
    height: number;
    pitch: number;
    distance: number;
    stiffness: number;
    swivel_speed: number;
    transition_speed?: number;
  };
  steering_sensitivity?: number;
  stats: BallchasingStats;
}

export interface BallchasingTeam {
  color: 'blue' | 'orange';
  name?: string;
  players: BallchasingPlayer[];
  stats: BallchasingStats;
}

export interface BallchasingReplay {
  status: 'ok' | 'partial';
  rocket_league_id?: string;
  match_guid?: string;
  title?: string;
  recorder?: string;
  map_code: string;
  map_name: string;
  match_type: string;
  team_size: number;
  playlist_id: string;
  playlist_name: string;
  duration: number;
  overtime: boolean;
  overtime_seconds?: number;
  date?: string;
  date_has_timezone: boolean;
  blue: BallchasingTeam;
  orange: BallchasingTeam;
}

const GROUPS: ReadonlySet<string> = new Set(['core', 'boost', 'ball', 'movement', 'positioning', 'demo']);

/**
 * Maps stats to ballchasing's groups and fields, plus our own in those groups; omits those that don't apply, like
 * ballchasing.
 */
function toStats(values: StatisticValues): BallchasingStats {
  const stats: BallchasingStats = {};
  for (const { key, unit } of ALL_STATISTICS) {
    const value = key === 'core.shooting_percentage' ? theirShootingPercentage(values) : values[key];
    const [group, field] = key.split('.') as [string, string];
    if (value === null || value === undefined || !GROUPS.has(group)) continue;
    if (field === 'goals_against_while_last_defender' && value === 0) continue;
    stats[group] ??= {};
    stats[group][field] = field === 'mvp' ? value === 1 : roundAsBallchasing(field, unit, value);
  }
  return stats;
}

/** Theirs can be over 100: a goal without a credited shot is no shot there. */
function theirShootingPercentage({ 'core.goals': goals, 'core.shots': shots }: StatisticValues): number {
  return goals && shots ? (100 * goals) / shots : 0;
}

/** ballchasing identifies PlayStation players by their account name. */
function siteId({ platform, platformId, name }: ReportPlayer): string {
  return platform === 'ps4' ? name : (platformId ?? '');
}

function toPlayer(player: ReportPlayer): BallchasingPlayer {
  const { camera, car, steeringSensitivity } = player;
  return {
    start_time: player.startTime,
    end_time: player.endTime,
    name: player.name,
    id: { platform: player.platform, id: siteId(player) },
    ...(player.mvp && { mvp: true }),
    ...(car && { car_id: car.id, car_name: car.name }),
    ...(camera && {
      camera: {
        fov: camera.fov,
        height: camera.height,
        pitch: camera.pitch,
        distance: camera.distance,
        stiffness: camera.stiffness,
        swivel_speed: camera.swivelSpeed,
        ...(camera.transitionSpeed !== null && { transition_speed: camera.transitionSpeed }),
      },
    }),
    ...(steeringSensitivity !== null && { steering_sensitivity: steeringSensitivity }),
    stats: toStats(player.statistics),
  };
}

export type BallchasingSource = Pick<MatchReport, 'coverage' | 'match' | 'teams' | 'players'>;

function toTeam(report: BallchasingSource, team: TeamIndex): BallchasingTeam {
  const { name, statistics } = report.teams[team];
  return {
    color: TEAM_COLORS[team],
    ...(name !== null && { name }),
    players: report.players.filter((player) => player.team === team).map(toPlayer),
    stats: toStats(statistics),
  };
}

/** Maps a report to the field names and rounding of ballchasing's replay JSON. */
export function toBallchasing(report: BallchasingSource): BallchasingReplay {
  const { match } = report;
  return {
    status: report.coverage === 'full' ? 'ok' : 'partial',
    ...(match.guidShared ? { match_guid: match.guid } : { rocket_league_id: match.guid }),
    ...(match.title !== null && { title: match.title }),
    ...(match.recorderName !== null && { recorder: match.recorderName }),
    map_code: match.map.code,
    map_name: match.map.name,
    match_type: match.matchType,
    team_size: match.teamSize,
    playlist_id: match.playlist.slug,
    playlist_name: match.playlist.name,
    duration: Math.trunc(match.duration),
    overtime: match.overtimeSeconds > 0,
    ...(match.overtimeSeconds > 0 && { overtime_seconds: Math.trunc(match.overtimeSeconds) }),
    ...(match.localDate !== null && { date: match.localDate }),
    date_has_timezone: false,
    blue: toTeam(report, BLUE),
    orange: toTeam(report, ORANGE),
  };
}

type Rounding = 'whole' | 'hundredths' | 'tenths' | 'none';

/** Rounding of ballchasing's numbers by unit (game-and-stats.md 5.1); whole numbers are truncated, not rounded. */
const BY_UNIT: Readonly<Record<Unit, Rounding>> = {
  count: 'whole',
  points: 'whole',
  percent: 'none',
  seconds: 'hundredths',
  boost: 'whole',
  boostPerMinute: 'whole',
  uu: 'whole',
  uuPerSecond: 'whole',
};

/** Fields whose rounding differs from their unit's. Role times are sampled ten times a second. */
const EXCEPTIONS: Readonly<Record<string, Rounding>> = {
  bcpm: 'none',
  avg_amount: 'hundredths',
  time_most_back: 'tenths',
  time_most_forward: 'tenths',
  time_closest_to_ball: 'tenths',
  time_farthest_from_ball: 'tenths',
};

/** Keeps sums of thirds and the like from falling just below their whole number. */
const EPSILON = 1e-4;

export function roundAsBallchasing(field: string, unit: Unit, value: number): number {
  switch (EXCEPTIONS[field] ?? BY_UNIT[unit]) {
    case 'whole':
      return Math.trunc(value + Math.sign(value) * EPSILON);
    case 'tenths':
      return Math.round(value * 10) / 10;
    case 'hundredths':
      return Math.round(value * 100) / 100;
    case 'none':
      return value;
  }
}
