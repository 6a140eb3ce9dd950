import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import { metricColumns, playerIdentity } from '../gamedata/index.ts';
import {
  digestDemolition,
  digestDoubleCommit,
  digestKickoff,
  digestLoss,
  digestShot,
  digestStop,
  digestTouch,
  wastedBy,
} from './digest-events.ts';
import { DIGEST_FORMAT, type DigestPlayer, type GameDigest, type ShotCounts } from './game-digest.ts';

/** Reduces a match to what a coach's figures over many games need. */
export function makeDigest(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): GameDigest {
  const { match, teams } = report;
  const numberOf = new Map(report.players.map(({ key }, number) => [key, number]));
  const place = (key: string | null): number | null => (key === null ? null : (numberOf.get(key) ?? null));
  const recorder = report.players.filter(
    ({ name, team }) => name === match.recorderName && team === match.recorderTeam,
  );
  return {
    format: DIGEST_FORMAT,
    teamSize: match.teamSize,
    mode: match.mode,
    duration: match.duration,
    liveSeconds: match.liveSeconds,
    overtimeSeconds: match.overtimeSeconds,
    mapName: match.map.name,
    playlist: match.playlist.name,
    teamNames: [teams[0]!.name, teams[1]!.name],
    score: [teams[0]!.score, teams[1]!.score],
    recorder: recorder.length === 1 ? idOf(recorder[0]!) : null,
    players: report.players.map((player) => digestPlayer(player, insight, wastedBy(events, player.key))),
    play: insight && {
      race: insight.xgRace.map(({ time, team, player, xg, total, goal, clock }) => ({
        time,
        team,
        player: place(player),
        xg,
        total,
        goal,
        overtime: clock.overtime,
        clock: clock.seconds,
      })),
      shots: events.flatMap((event) => digestShot(event, place)),
      kickoffs: events.flatMap((event) => digestKickoff(event, place)),
      demolitions: events.flatMap((event) => digestDemolition(event, place)),
      losses: events.flatMap((event) => digestLoss(event, place)),
      stops: events.flatMap((event) => digestStop(event, place)),
      touches: events.flatMap((event) => digestTouch(event, place)),
      doubleCommits: events.flatMap((event) => digestDoubleCommit(event, place)),
    },
  };
}

function idOf(player: MatchReport['players'][number]): string {
  return playerIdentity(player) ?? player.key;
}

function digestPlayer(
  player: MatchReport['players'][number],
  insight: MatchInsight | null,
  wasted: DigestPlayer['wasted'],
): DigestPlayer {
  const own = insight?.players[player.key];
  const { metricValues, metricOvers } = metricColumns(own?.metrics);
  const statistic = (key: string) => player.statistics[key] ?? 0;
  return {
    key: player.key,
    id: idOf(player),
    name: player.nameHidden ? '' : player.name,
    team: player.team,
    bot: player.bot,
    liveSeconds: own?.liveSeconds ?? 0,
    goals: statistic('core.goals'),
    shots: statistic('core.shots'),
    demolitions: statistic('demo.inflicted'),
    demolished: statistic('demo.taken'),
    values: metricValues ?? [],
    overs: metricOvers ?? [],
    types: shotCounts(own?.shotTypes),
    heights: shotCounts(own?.shotHeights),
    placements: shotCounts(own?.placements),
    mechanics: (own?.mechanics ?? []).flatMap(({ code, attempts, successes }) =>
      attempts === 0 ? [] : [[code, attempts, successes] as const],
    ),
    pads: own?.pads ?? null,
    wasted,
  };
}

function shotCounts(rows: MatchInsight['players'][string]['shotTypes'] | undefined): ShotCounts[] {
  return (rows ?? []).flatMap(({ code, shots, onTarget, goals, saved, assisted, xg }) =>
    shots === 0 ? [] : [[code, shots, onTarget, goals, saved, assisted, xg] as const],
  );
}
