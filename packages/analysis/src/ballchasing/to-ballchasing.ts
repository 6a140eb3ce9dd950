import { BLUE, ORANGE, TEAM_COLORS } from '../model/teams.ts';
import type { MatchReport, ReportPlayer, TeamIndex } from '../report/match-report.ts';
import { ALL_STATISTICS } from '../statistics/registry.ts';
import type { StatisticValues } from '../statistics/statistic.ts';
import type {
  BallchasingPlayer,
  BallchasingReplay,
  BallchasingStats,
  BallchasingTeam,
} from './ballchasing-replay.ts';
import { roundAsBallchasing } from './rounding.ts';

/** Statistics by ballchasing's group and field; what does not apply is left out, as there. */
function toStats(values: StatisticValues): BallchasingStats {
  const stats: BallchasingStats = {};
  for (const { key, unit } of ALL_STATISTICS) {
    const value = values[key];
    const [group, field] = key.split('.') as [string, string];
    if (value === null || value === undefined) continue;
    if (field === 'goals_against_while_last_defender' && value === 0) continue;
    stats[group] ??= {};
    stats[group][field] = field === 'mvp' ? value === 1 : roundAsBallchasing(field, unit, value);
  }
  return stats;
}

/** ballchasing knows PlayStation players by their account name. */
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

function toTeam(report: MatchReport, team: TeamIndex): BallchasingTeam {
  const { name, statistics } = report.teams[team];
  return {
    color: TEAM_COLORS[team],
    ...(name !== null && { name }),
    players: report.players.filter((player) => player.team === team).map(toPlayer),
    stats: toStats(statistics),
  };
}

/** A report in the field names and roundings of ballchasing's replay JSON. */
export function toBallchasing(report: MatchReport): BallchasingReplay {
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
