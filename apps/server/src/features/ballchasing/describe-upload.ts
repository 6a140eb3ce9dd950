import type { BallchasingReplay, BallchasingTeam } from '@datacoach/analysis';
import { REPLAY_STATUS } from '@datacoach/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Replay } from '../replays/index.ts';

/** Returns the page of a replay: the shared one if there is one, else the match, else the list. */
export function getPageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, { shareKey, matchId }: Replay): string {
  if (shareKey !== null) return `${publicUrl}/shared/${shareKey}`;
  return matchId === null ? `${publicUrl}/my-replay?page=1` : `${publicUrl}/match/${matchId}`;
}

interface DescribedUpload {
  replay: Replay;
  uploader: { steam_id: string; name: string };
  /** What is known of it once it's analyzed. */
  match: BallchasingReplay | undefined;
}

/** Returns an upload as in ballchasing's lists: who played and the goals, but no stats. */
export function describeInList(config: Config, { replay, uploader, match }: DescribedUpload) {
  const upload = describeUpload(config, { replay, uploader });
  if (!match) return { ...upload, replay_title: replay.title ?? replay.name };
  const { status, title, match_guid, match_type, team_size, date_has_timezone, ...facts } = match;
  const teams = { blue: toTeamSummary(match.blue), orange: toTeamSummary(match.orange) };
  return {
    ...facts,
    ...teams,
    ...getUploadDate(replay, 'date_has_tz'),
    ...upload,
    replay_title: replay.title ?? title ?? replay.name,
  };
}

/** Returns an upload with its stats. */
export function describeInDetail(config: Config, { replay, uploader, match }: DescribedUpload) {
  const upload = describeUpload(config, { replay, uploader });
  const hasFailed = replay.status === REPLAY_STATUS.errorOccurred;
  const status = hasFailed ? ('failed' as const) : (match?.status ?? ('pending' as const));
  const title = replay.title ?? match?.title ?? replay.name;
  return { ...match, ...(match && getUploadDate(replay, 'date_has_timezone')), ...upload, status, title };
}

function describeUpload(config: Config, { replay, uploader }: Omit<DescribedUpload, 'match'>) {
  const { id, uploadedAt, visibility, tags } = replay;
  return {
    id,
    link: getPageUrl(config, replay),
    created: uploadedAt.toISOString(),
    uploader,
    visibility: visibility === 'link' ? ('unlisted' as const) : ('private' as const),
    groups: tags.map((tag) => ({ id: tag, name: tag, link: `${config.publicUrl}/my-replay?page=1` })),
  };
}

/** Their lists and single replays name the flag differently. */
function getUploadDate({ playedAt }: Replay, flag: 'date_has_tz' | 'date_has_timezone') {
  return playedAt && { date: playedAt.toISOString(), [flag]: true };
}

function toTeamSummary({ name, players, stats }: BallchasingTeam) {
  return {
    ...(name !== undefined && { name }),
    goals: stats.core?.goals ?? 0,
    players: players.map(({ start_time, end_time, name, id, mvp, stats: own }) => ({
      start_time,
      end_time,
      name,
      id,
      ...(mvp && { mvp }),
      score: own.core?.score ?? 0,
    })),
  };
}
