import { counted } from '@datacoach/analysis/format-number';
import type { MatchReport, TimelineEvent } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import { describePublicCareer } from '../career/index.ts';
import { findSharedMatch, readReportAndInsight } from '../gamedata/index.ts';

/** What a link's preview says and shows. */
export interface PreviewFacts {
  title: string;
  description: string;
  /** The picture's large line, and up to two columns of names below it. */
  headline: string;
  columns: readonly (readonly string[])[];
  footer: string;
}

const GENERAL: PreviewFacts = {
  title: 'DataCoach: see how you play Rocket League',
  description:
    'Drop a replay. See what costs you goals, watch the moments in 3D, and get the drill that fixes it.',
  headline: 'See how you play.',
  columns: [['Drop a replay.', 'Find what costs you goals.', 'Fix it.']],
  footer: 'Rocket League replays, analyzed',
};

const SHARED_MATCH = /^\/shared\/([\w-]{22})(\/viewer)?$/;
const SHARED_CAREER = /^\/player\/([\w-]{1,64})$/;

/** Returns what everyone with the link may see of a page; the general preview for any other page. */
export async function getPreviewFacts(context: Context, page: string): Promise<PreviewFacts> {
  const { pathname, searchParams } = URL.parse(page, 'http://page') ?? new URL('http://page');
  const [, shareKey, viewer] = SHARED_MATCH.exec(pathname) ?? [];
  const [, token] = SHARED_CAREER.exec(pathname) ?? [];
  // A link that was withdrawn or never existed looks like any other page.
  if (shareKey !== undefined) {
    const clip = viewer === undefined ? null : searchParams;
    return (await getMatchFacts(context, shareKey, clip).catch(ignoreNotFound)) ?? GENERAL;
  }
  if (token !== undefined) return (await getCareerFacts(context, token).catch(ignoreNotFound)) ?? GENERAL;
  return GENERAL;
}

function ignoreNotFound(error: unknown): null {
  if ((error as { statusCode?: number }).statusCode === 404) return null;
  throw error;
}

const COLORS = ['Blue', 'Orange'] as const;

async function getMatchFacts(
  { db }: Context,
  shareKey: string,
  clip: URLSearchParams | null,
): Promise<PreviewFacts | null> {
  const match = await findSharedMatch(db, shareKey);
  const stored = await readReportAndInsight(db, match.id);
  if (!stored) return null;
  const { match: facts, teams, players } = stored.report;
  const score = `${COLORS[0]} ${teams[0].score} – ${teams[1].score} ${COLORS[1]}`;
  const playlistAndMap = [facts.playlist.name, facts.map.name].filter(Boolean).join(' · ');
  const moment = clip && describeMoment(stored.report, clip);
  const day = match.playedAt && formatLongDay(match.playedAt);
  return {
    title: moment ? `${moment} · ${score}` : `${score} · ${facts.map.name}`,
    description: `${[playlistAndMap, day].filter(Boolean).join(', ')}. ${moment ? 'Watch the moment in 3D.' : 'Stats, key moments and the 3D replay.'}`,
    headline: moment ?? score,
    columns: ([0, 1] as const).map((team) => [
      `${COLORS[team]} ${teams[team].score}`,
      ...players.filter((player) => player.team === team).map(({ name }) => name),
    ]),
    footer: playlistAndMap,
  };
}

const MOMENTS: Partial<Record<TimelineEvent['kind'], string>> = { goal: 'Goal', save: 'Save', shot: 'Shot' };

/** Names the clip's biggest event: a goal before a save before a shot. */
function describeMoment({ timeline }: MatchReport, clip: URLSearchParams): string {
  const [from, until] = [Number(clip.get('t') ?? 0), Number(clip.get('until') ?? Number.POSITIVE_INFINITY)];
  const inside = timeline.filter(({ time }) => time >= from && time <= until);
  for (const [kind, name] of Object.entries(MOMENTS)) {
    const event = inside.find((one) => one.kind === kind);
    if (event) return `${name} by ${event.playerName}`;
  }
  return 'Clip';
}

async function getCareerFacts(context: Context, token: string): Promise<PreviewFacts> {
  const { userName, coverage, record } = await describePublicCareer(context, token, {
    mode: 0,
    span: 'all',
  });
  const games = counted(coverage.counted, 'game');
  const won = record ? [`${record.won} won, ${record.lost} lost`] : [];
  const goals = record
    ? [counted(record.goals, 'goal'), counted(record.assists, 'assist'), counted(record.saves, 'save')]
    : [];
  return {
    title: `${userName} · Rocket League career`,
    description: `${[games, ...won, ...goals].join(', ')}.`,
    headline: userName,
    columns: [[games, ...won], goals].filter((column) => column.length > 0),
    footer: 'Career record',
  };
}
