import type { MeasuredReference } from './measured-reference.ts';
import { rankReferenceOf } from './reference-book.ts';
import { figuresOf, pooledMean, type ScoreGame, unweighted } from './score-game.ts';
import { SCORE_MODES } from './score-modes.ts';
import { SCORED_METRICS, type ScoredMetric } from './scored-metrics.ts';
import { NO_MOMENTS, varianceOf, withValue } from './welford.ts';

/** Fewer player-games than this tell no spread (as many as 7.6.7 asks players for). */
const LEAST_GAMES = 30;

/** Counts that do not grow with the length of play: a kind of mechanic is there or not. */
const WHOLE_MATCH: ReadonlySet<string> = new Set(['mechanicDiversity']);

/**
 * Mean and spread of every metric that has no row in game-and-stats.md 8.3, by mode, over games of players whose rank
 * nobody knows (rulings F1). The mean adds the games up as scores do, the spread is that of single matches.
 */
export function measureReferences(games: readonly ScoreGame[]): MeasuredReference[] {
  return SCORE_MODES.flatMap(({ key: mode }) => {
    const ofMode = games.filter((game) => game.mode === mode);
    return SCORED_METRICS.flatMap((metric) => {
      if (rankReferenceOf(metric.key) !== null) return [];
      const measured = measure(metric, ofMode);
      return measured === null ? [] : [{ mode, ...measured }];
    });
  });
}

function measure(metric: ScoredMetric, games: readonly ScoreGame[]): Omit<MeasuredReference, 'mode'> | null {
  const figures = unweighted(figuresOf(metric, games));
  if (figures.length < LEAST_GAMES) return null;
  const per5 = metric.scale === 'match' && !WHOLE_MATCH.has(metric.key);
  let moments = NO_MOMENTS;
  for (const figure of figures) moments = withValue(moments, pooledMean(metric, [figure], per5));
  const spread = Math.sqrt(varianceOf(moments));
  // Without any spread nobody stands anywhere.
  if (spread === 0) return null;
  return {
    metric: metric.key,
    mean: kept(pooledMean(metric, figures, per5)),
    spread: kept(spread),
    per5,
    playerGames: figures.length,
  };
}

const kept = (value: number): number => Number(value.toPrecision(4));

/** Source of `generated/measured-references.ts`. */
export function measuredSource(rows: readonly MeasuredReference[], matches: number): string {
  return `import type { MeasuredReference } from '../measured-reference.ts';

/**
 * Written by \`npm run calibrate\` from ${matches} matches: metrics that game-and-stats.md 8.3 has no row for (rulings
 * F1). Ranks of the players are not known, so nothing rises or falls with rank.
 */
export const MEASURED_REFERENCES: readonly MeasuredReference[] = [
${rows
  .map(
    (row) =>
      `  ${JSON.stringify(row)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll('"', "'")
        .replaceAll(',', ', ')
        .replace('{', '{ ')
        .replace('}', ' },')}`,
  )
  .join('\n')}
];
`;
}

/** The measured references as a table to read. */
export function describeMeasured(rows: readonly MeasuredReference[]): string {
  return [
    `references measured, no rank slope (at least ${LEAST_GAMES} player-games)`,
    '  mode      metric                          mean      spread   player-games',
    ...rows.map(
      ({ mode, metric, mean, spread, per5, playerGames }) =>
        `  ${mode.padEnd(9)} ${`${metric}${per5 ? ' per5' : ''}`.padEnd(28)}${String(mean).padStart(8)}  ${String(spread).padStart(10)}   ${String(playerGames).padStart(12)}`,
    ),
    ...SCORE_MODES.filter(({ key }) => !rows.some(({ mode }) => mode === key)).map(
      ({ key }) => `  ${key.padEnd(9)} too few games`,
    ),
  ].join('\n');
}
