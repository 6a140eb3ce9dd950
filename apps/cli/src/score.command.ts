import { basename } from 'node:path';
import {
  analyzeReplay,
  createReferenceBook,
  type Eligibility,
  eligible,
  findRank,
  type MatchReport,
  makeScoreGame,
  NO_REFERENCES,
  RANKS,
  type RankRow,
  reviewPlayer,
  SCORE_MODES,
  type ScoreGame,
  type ScoreMode,
  toEligibleMatch,
} from '@datacoach/analysis';
import { type Command, EXIT, type Output, parseOptions, readBytes, UsageError } from './command.ts';
import { printScore, type ScoreReport } from './formats/print-score.ts';

interface ScoreArguments {
  files: string[];
  player: string;
  rank: RankRow;
  /** null for the mode with the most counted games. */
  mode: ScoreMode | null;
  private: boolean;
  all: boolean;
  last: number;
  format: 'table' | 'json';
}

const DEFAULT_LAST = '20';

function parseArguments(args: readonly string[]): ScoreArguments {
  const { values, positionals } = parseOptions(args, {
    player: { type: 'string', short: 'p' },
    rank: { type: 'string', short: 'r' },
    mode: { type: 'string', short: 'm' },
    last: { type: 'string', short: 'l' },
    private: { type: 'boolean' },
    all: { type: 'boolean' },
    format: { type: 'string', short: 'f' },
  });
  if (positionals.length === 0) throw new UsageError('score needs at least one replay file.');
  if (!values.player) throw new UsageError('score needs a name: --player NAME.');
  if (values.rank === undefined)
    throw new UsageError('score needs a rank: --rank champion-1, or --rank unranked.');
  const rank = findRank(values.rank);
  if (rank === null) {
    throw new UsageError(`"${values.rank}" is not a rank. Ranks: ${RANKS.map(({ id }) => id).join(', ')}.`);
  }
  const mode = SCORE_MODES.find(({ key }) => key === values.mode)?.key ?? null;
  if (values.mode !== undefined && mode === null) {
    throw new UsageError(
      `"${values.mode}" is not a mode. Modes: ${SCORE_MODES.map(({ key }) => key).join(', ')}.`,
    );
  }
  const last = Number(values.last ?? DEFAULT_LAST);
  if (!Number.isInteger(last) || last < 1) throw new UsageError('--last needs a whole number of games.');
  const format = values.format ?? 'table';
  if (format !== 'table' && format !== 'json') {
    throw new UsageError(`"${format}" is not a format. Formats: table, json.`);
  }
  return {
    files: positionals,
    player: values.player,
    rank,
    mode,
    private: values.private ?? false,
    all: values.all ?? false,
    last,
    format,
  };
}

/** A match of the player, whether it counts or not. */
interface PlayedMatch {
  file: string;
  /** The same for every recording of a match. */
  identity: string;
  name: string;
  game: ScoreGame | null;
  eligibility: Eligibility;
}

async function readMatch(
  file: string,
  { player, private: isPrivate }: ScoreArguments,
  output: Output,
): Promise<PlayedMatch | 'failed' | 'withoutPlayer'> {
  const bytes = await readBytes(file, output);
  if (!bytes) return 'failed';
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind === 'failed') {
    output.error(`${file}: ${outcome.error.userMessage}`);
    return 'failed';
  }
  const { report } = outcome;
  const insight = outcome.kind === 'complete' ? outcome.insight : null;
  const person = findPlayer(report, player);
  if (!person) return 'withoutPlayer';
  const match = toEligibleMatch(report, insight, person.key)!;
  return {
    file: basename(file),
    identity: getIdentity(report),
    name: person.name,
    game: makeScoreGame(report, insight, person.key),
    eligibility: eligible(match, isPrivate ? 'privateScore' : 'score'),
  };
}

/**
 * Returns the identity of a match: two files are one match if id, map, rosters, score and goal order agree
 * (decisions.md 18.7).
 */
function getIdentity({ match, players, teams, timeline }: MatchReport): string {
  return JSON.stringify([
    match.guid,
    match.map.code,
    players.map(({ key }) => key).sort(),
    teams.map(({ score }) => score),
    timeline.filter(({ kind }) => kind === 'goal').map(({ team, playerName }) => [team, playerName]),
  ]);
}

function findPlayer({ players }: MatchReport, requested: string): MatchReport['players'][number] | null {
  const matchesRequested = (text: string | null): boolean => text?.toLowerCase() === requested.toLowerCase();
  return (
    players.find(
      ({ key, name, platformId }) =>
        matchesRequested(name) || matchesRequested(key) || matchesRequested(platformId),
    ) ?? null
  );
}

/** Returns the mode with the most counted games, the larger one if tied. */
function findMostPlayedMode(games: readonly ScoreGame[]): ScoreMode {
  const countGames = (mode: ScoreMode): number => games.filter((game) => game.mode === mode).length;
  return SCORE_MODES.map(({ key }) => key).reduce((best, mode) =>
    countGames(mode) >= countGames(best) ? mode : best,
  );
}

function describe(matches: readonly PlayedMatch[], args: ScoreArguments, withoutPlayer: number): ScoreReport {
  const seen = new Set<string>();
  const left: { file: string; reason: string }[] = [];
  const counted: { file: string; game: ScoreGame }[] = [];
  for (const { file, identity, game, eligibility } of matches) {
    const reason = seen.has(identity) ? 'Same match as another file.' : (eligibility.reasons[0] ?? null);
    seen.add(identity);
    if (reason !== null || game === null) left.push({ file, reason: reason ?? 'No stats in this file.' });
    else counted.push({ file, game });
  }
  const mode = args.mode ?? findMostPlayedMode(counted.map(({ game }) => game));
  const { label } = SCORE_MODES.find(({ key }) => key === mode)!;
  for (const { file, game } of counted) {
    if (game.mode !== mode) left.push({ file, reason: `Not a ${label} game.` });
  }
  const all = counted.filter(({ game }) => game.mode === mode).map(({ game }) => game);
  // Games with equal times keep the order of the files (decisions.md 18.8).
  const games = all.toSorted((a, b) => a.playedAt - b.playedAt).slice(-args.last);
  const book = createReferenceBook(mode, NO_REFERENCES);
  const rank = args.rank.tier === 0 ? null : args.rank.tier;
  return {
    player: matches[0]?.name ?? args.player,
    mode: label,
    rank: args.rank.name,
    counts: args.private ? 'private' : 'public',
    games: games.length,
    playedFrom: games[0]?.playedAt ?? null,
    playedTo: games[games.length - 1]?.playedAt ?? null,
    won: games.filter(({ result }) => result === 'won').length,
    lost: games.filter(({ result }) => result === 'lost').length,
    review: reviewPlayer(games, rank, book),
    notCounted: left,
    withoutPlayer,
    all: args.all,
  };
}

/**
 * `datacoach score FILE… --player NAME --rank RANK`: scores one player's games of one mode. Exit code 1 if a file
 * couldn't be read or the player isn't in any.
 */
export const scoreCommand: Command = async (args, output) => {
  const parsed = parseArguments(args);
  const found = [];
  for (const file of parsed.files) found.push(await readMatch(file, parsed, output));
  const matches = found.filter((match) => typeof match !== 'string');
  if (matches.length === 0) {
    output.error(`Player "${parsed.player}" not found in these files. Check the spelling.`);
    return EXIT.failed;
  }
  const report = describe(matches, parsed, found.filter((match) => match === 'withoutPlayer').length);
  output.out(parsed.format === 'json' ? `${JSON.stringify(report)}\n` : printScore(report));
  return found.includes('failed') ? EXIT.failed : EXIT.ok;
};
