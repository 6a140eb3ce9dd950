import {
  ANY_RANK,
  type CategoryScore,
  formatRankName,
  type MetricScore,
  type PlayerReview,
  type PolrCategory,
  RANKS,
  SCORED_METRICS,
} from '@datacoach/analysis';
import { counted } from '@datacoach/analysis/format-number';
import { METRICS } from '@datacoach/analysis/metadata';
import { convertSpeed } from '@datacoach/analysis/speed-units';

export interface ScoreReport {
  player: string;
  mode: string;
  rank: string;
  counts: 'public' | 'private';
  games: number;
  /** Epoch seconds of the oldest and newest game; null without games. */
  playedFrom: number | null;
  playedTo: number | null;
  won: number;
  lost: number;
  review: PlayerReview;
  notCounted: readonly { file: string; reason: string }[];
  /** Files in which the player does not appear. */
  withoutPlayer: number;
  /** Also show metrics without a category weight. */
  all: boolean;
}

const UNRANKED = RANKS[0]!.name;
const LABEL = 30;
const BAR = 20;
const LADDER = 54;

/** Formats a report for reading, within 100 columns. */
export function printScore(report: ScoreReport): string {
  const { review } = report;
  if (report.games === 0)
    return `${[formatHeading(report), formatNotCounted(report)].map((lines) => lines.join('\n')).join('\n\n')}\n`;
  const blocks = [
    formatHeading(report),
    formatPolrBlock(review, report.rank),
    ...formatScoreBlocks(review, report.all),
    formatOpportunityBlock(review),
    formatTrendBlock(review),
    formatNewestGameBlock(review),
    formatNotCounted(report),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function formatHeading({
  player,
  mode,
  rank,
  counts,
  games,
  playedFrom,
  playedTo,
  won,
  lost,
}: ScoreReport): string[] {
  const days =
    playedFrom === null || playedTo === null
      ? []
      : [...new Set([formatDay(playedFrom), formatDay(playedTo)])];
  const kind = counts === 'private' ? 'private games' : 'games';
  const count = games === 1 ? `1 ${kind.slice(0, -1)}` : `${games} ${kind}`;
  return [
    [player, mode, rank, `${count}, ${won} won, ${lost} lost`, days.join(' to ')]
      .filter((part) => part !== '')
      .join(' · '),
  ];
}

function formatDay(epoch: number): string {
  return epoch === 0 ? '' : new Date(epoch * 1000).toISOString().slice(0, 10);
}

function formatRange([low, high]: readonly [number, number], decimals: number): string {
  return `${low.toFixed(decimals)} to ${high.toFixed(decimals)}`;
}

function formatPolrBlock({ polr }: PlayerReview, rank: string): string[] {
  const title = 'POLR: the rank you play like (0-70)';
  const overall =
    polr.value === null || polr.interval === null
      ? []
      : [
          `  ${'Overall'.padEnd(13)}${formatStats(polr.value, polr.interval, 1)}${polr.rank}`,
          `  ${formatLadder(polr.ladder ?? 0)}`,
        ];
  const alone =
    polr.evidence === null
      ? []
      : [
          `  ${'Games alone'.padEnd(13)}${formatStats(polr.evidence.value, polr.evidence.interval, 1)}${polr.evidence.rank.padEnd(20)}without ${rank === UNRANKED ? 'the average player' : 'the rank you set'},`,
          `  ${' '.repeat(13)}from ${polr.evidence.from.join(', ')}`,
        ];
  return [
    title,
    ...overall,
    ...alone,
    ...polr.categories.map((category) =>
      formatPolrLine(category, rank === UNRANKED ? 'average player' : 'the rank you set'),
    ),
    ...polr.reasons.map((text) => `  ${text}`),
  ];
}

function formatPolrLine({ label, value, interval, rank, rankShare }: PolrCategory, start: string): string {
  const share = `${Math.round(100 * rankShare)}% ${start}`;
  return `  ${label.padEnd(13)}${formatStats(value, interval, 1)}${rank.padEnd(20)}${share}`;
}

function formatStats(value: number, interval: readonly [number, number], decimals: number): string {
  return `${value.toFixed(decimals).padStart(5)}   ${formatRange(interval, decimals).padEnd(14)}  `;
}

/** Renders the position on the rank ladder, one character per step. */
function formatLadder(position: number): string {
  const step = Math.min(LADDER - 1, Math.round(position));
  return `├${'─'.repeat(step)}◆${'─'.repeat(LADDER - 1 - step)}┤`;
}

function formatScoreBlocks({ card, comparedTier }: PlayerReview, all: boolean): string[][] {
  const { overall } = card;
  const scored = card.metrics.filter(({ score }) => score !== null);
  return [
    [
      `vs. ${formatRankName(comparedTier)} (0-100, 50 is average, 80% range)`,
      overall.score === null || overall.interval === null
        ? `  ${'Overall'.padEnd(13)}${overall.reason}`
        : `  ${'Overall'.padEnd(13)}${formatScore(overall.score, overall.interval)}`,
      ...card.categories.map(formatCategoryLine),
    ],
    ...card.categories.flatMap((category) => {
      const rows = scored.filter(
        ({ metric }) => findCategory(metric) === category.category && (all || isWeighted(category, metric)),
      );
      return rows.length === 0
        ? []
        : [[category.label, ...rows.map((row) => formatMetricLine(row, category))]];
    }),
  ];
}

function findCategory(metric: string): string | undefined {
  return SCORED_METRICS.find(({ key }) => key === metric)?.category;
}

function formatScore(score: number, interval: readonly [number, number]): string {
  const filled = Math.round((score / 100) * BAR);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
  return `${bar} ${score.toFixed(0).padStart(3)}   ${formatRange(interval, 0).padEnd(10)}`;
}

function formatCategoryLine({ label, score, interval, scoredWeight, reason }: CategoryScore): string {
  if (score === null || interval === null) return `  ${label.padEnd(13)}${reason}`;
  return `  ${label.padEnd(13)}${formatScore(score, interval)} ${Math.round(100 * scoredWeight)}% of the category scored`;
}

function isWeighted({ parts }: CategoryScore, requested: string): boolean {
  return parts.some(({ metric }) => metric === requested);
}

/** Formats a metric's line. Metrics without a weight in a category are marked: they are shown but not added up. */
function formatMetricLine(row: MetricScore, category: CategoryScore): string {
  const mark = isWeighted(category, row.metric) ? ' ' : '·';
  const text = `${formatValue(row.metric, row.value)} / ${formatValue(row.metric, row.reference)}`;
  const unit = `${row.per5 ? ' per game' : isSpeedMetric(row.metric) ? ' km/h' : ''}${row.comparedWith === ANY_RANK ? ', any rank' : ''}`;
  return ` ${mark}${row.label.padEnd(LABEL)}${formatScore(row.score!, row.interval!)} ${text}${unit}`;
}

const isSpeedMetric = (metric: string): boolean =>
  METRICS.some(({ key, unit }) => key === metric && unit === 'uuPerSecond');

function formatValue(metric: string, value: number | null): string {
  const info = SCORED_METRICS.find(({ key }) => key === metric);
  if (value === null || !info) return '–';
  if (isSpeedMetric(metric)) return convertSpeed(value, 'uu/s', 'km/h').toFixed(info.decimals);
  // Per-match counts have no decimals, but their averages need one.
  return value.toFixed(info.scale === 'match' ? Math.max(2, info.decimals) : info.decimals);
}

function formatOpportunityBlock({ topOpportunity, comparedTier }: PlayerReview): string[] {
  if ('reason' in topOpportunity) return ['Top opportunity', `  ${topOpportunity.reason}`];
  const { score, nextReference, goals, noGoalsReason, inRanks, noRanksReason, tiersBelow } = topOpportunity;
  const text = (value: number | null): string => formatValue(score.metric, value);
  const unit = score.per5 ? ' per game' : isSpeedMetric(score.metric) ? ' km/h' : '';
  const next = nextReference === null ? '' : `, the next rank ${text(nextReference)}`;
  const reach = tiersBelow === null ? '' : ` (${formatRange(tiersBelow.interval, 1)} tiers)`;
  return [
    goals === null ? 'Stands out most' : 'Top opportunity',
    `  ${score.label}: you ${text(score.value)}${unit}, ${formatComparedName(score, comparedTier)} ${text(score.reference)}${next}.`,
    `  Score ${score.score!.toFixed(0)} (${formatRange(score.interval!, 0)}) from ${score.games} games, compared with ${score.comparedWith}:`,
    `  ${score.source}.`,
    ...(goals === null
      ? [`  ${noGoalsReason}`]
      : [
          `  Worth ${goals.value.toFixed(2)} goals per game (${formatRange(goals.interval, 2)}, 95%), based on ${goals.playerGames} player games.`,
        ]),
    inRanks === null ? `  ${noRanksReason}` : `  In ranks: ${inRanks}${reach}.`,
  ];
}

/** Returns the name of the reference next to the player's stat: an average of all ranks isn't the average of one. */
function formatComparedName({ comparedWith }: MetricScore, tier: number): string {
  return comparedWith === ANY_RANK ? ANY_RANK : formatRankName(tier);
}

function formatTrendBlock({ trend }: PlayerReview): string[] {
  if (trend.perTenGames === null || trend.interval === null) return ['Trend', `  ${trend.reason}`];
  const sign = trend.perTenGames > 0 ? '+' : '';
  return [
    'Trend',
    `  ${sign}${trend.perTenGames.toFixed(0)} points of overall score over ten games (${formatRange(trend.interval, 0)}, ${trend.games} games).`,
  ];
}

function formatNewestGameBlock({ newest }: PlayerReview): string[] {
  if (newest === null || newest.earlierGames === 0) return [];
  const games = newest.earlierGames === 1 ? 'the game' : `the ${newest.earlierGames} games`;
  const overall = newest.card.overall.score;
  const lines = [...formatChanges(newest, true), ...formatChanges(newest, false)];
  return [
    `Newest game vs. ${games} before it`,
    overall === null ? '  No overall score.' : `  Overall ${overall.toFixed(0)} as a single match.`,
    ...(lines.length === 0 ? ['  Nothing stands out.'] : lines),
  ];
}

const MAX_CHANGES = 4;
/** Max width of a line of changes. */
const MAX_WIDTH = 98;

/** Returns the biggest changes for the better or the worse, among the metrics with a category weight. */
function formatChanges({ card, deltas }: NonNullable<PlayerReview['newest']>, better: boolean): string[] {
  const weighed = card.categories.flatMap(({ parts }) => parts.map(({ metric }) => metric));
  const found = card.metrics
    .flatMap(({ metric, label }) => {
      const delta = deltas[metric];
      return delta?.arrow && delta.better === better && weighed.includes(metric)
        ? [{ metric, label, ...delta }]
        : [];
    })
    .sort((a, b) => Math.abs(b.spreads) - Math.abs(a.spreads))
    .slice(0, MAX_CHANGES)
    .map(({ metric, label, value }) => `${label} ${value > 0 ? '+' : ''}${formatValue(metric, value)}`);
  const lines: string[] = [];
  for (const change of found) {
    const longer = lines.length === 0 ? change : `${lines.at(-1)} · ${change}`;
    if (longer.length <= MAX_WIDTH) lines.splice(-1, 1, longer);
    else lines.push(change);
  }
  const indents = [better ? '  ▲ better  ' : '  ▼ worse   ', ' '.repeat(12)];
  return lines.map((line, index) => `${indents[Math.min(index, 1)]}${line}`);
}

function formatNotCounted({ notCounted, withoutPlayer, counts, player }: ScoreReport): string[] {
  const hint =
    counts === 'public' && notCounted.some(({ reason }) => reason.startsWith('Private'))
      ? ['  Add --private to score private games instead.']
      : [];
  const absent = withoutPlayer === 0 ? [] : [`  ${counted(withoutPlayer, 'file')} without ${player}.`];
  if (notCounted.length === 0 && absent.length === 0) return [];
  return ['Not counted', ...notCounted.map(({ file, reason }) => `  ${file}: ${reason}`), ...absent, ...hint];
}
