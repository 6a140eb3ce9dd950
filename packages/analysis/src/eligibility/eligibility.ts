import type { MatchInsight, MatchReport, PlayerInsight } from '@datacoach/contract';
import { findScoreMode } from '../model/score-modes.ts';

/** Data that decides whether a player's match counts. */
export interface EligibleMatch {
  coverage: 'full' | 'scoreboard';
  /** Game mode of the report, such as `soccar`. */
  gameMode: string;
  teamSize: number;
  playlist: { id: number | null; slug: string };
  standardMap: boolean;
  /** Whether both teams had players. */
  opponents: boolean;
  /** Whether a bot played for a player. */
  bots: boolean;
  /** Whether the player played for both teams. */
  switchedTeams: boolean;
  changedRules: readonly string[];
  /** Live play while the player was present, s, and how much of it their car stood still. */
  liveSeconds: number;
  idleSeconds: number;
}

type PresenceInsight = Pick<MatchInsight, 'changedRules'> & {
  readonly players: Readonly<Record<string, Pick<PlayerInsight, 'liveSeconds' | 'idleSeconds'>>>;
};

/** Returns the match of one player; null if they did not play in it. */
export function toEligibleMatch(
  { coverage, match, players }: Pick<MatchReport, 'coverage' | 'match' | 'players'>,
  insight: PresenceInsight | null,
  playerKey: string,
): EligibleMatch | null {
  const listed = players.find(({ key }) => key === playerKey);
  if (listed === undefined) return null;
  const player = insight?.players[playerKey];
  return {
    coverage,
    gameMode: match.mode,
    teamSize: match.teamSize,
    playlist: { id: match.playlist.id, slug: match.playlist.slug },
    standardMap: match.map.standard,
    opponents: ([0, 1] as const).every((team) => players.some((player) => player.team === team)),
    bots: players.some(({ bot }) => bot),
    switchedTeams: players.some((other) => isSamePlayer(other, listed) && other.team !== listed.team),
    changedRules: insight?.changedRules ?? [],
    liveSeconds: player?.liveSeconds ?? 0,
    idleSeconds: player?.idleSeconds ?? 0,
  };
}

type Listed = MatchReport['players'][number];

/** A later entry of an account ends in `#n`; a guest of a split screen isn't the same player. */
const getOwnKey = ({ key }: Listed): string => key.replace(/#\d+$/, '');

const isSamePlayer = (one: Listed, other: Listed): boolean =>
  one.platformId !== null && other.platformId !== null && getOwnKey(one) === getOwnKey(other);

/**
 * What a match can count for.
 * - `score`: POLR, scores, windows and goals of public matches
 * - `privateScore`: the same for private games and scrims, which are counted separately
 * - `reference`: stats of players at a rank
 * - `record`: career bests
 */
export const PURPOSES = ['score', 'privateScore', 'reference', 'record'] as const;
export type Purpose = (typeof PURPOSES)[number];

interface EligibilityRule {
  readonly key: string;
  readonly purposes: readonly Purpose[];
  /** User message with why it does not count; null if it does. */
  readonly reason: (match: EligibleMatch) => string | null;
}

/** Min live play, s (decisions.md 1.11). */
const MIN_SECONDS = 150;
/** Min live play for a record, s (game-and-stats.md 7.8). */
const MIN_RECORD_SECONDS = 120;
/** Max share of the time that a player may be away (decisions.md 1.11). */
const MAX_IDLE = 0.2;
/** Private, custom tournament, local lobby, external match: rooms set up by players (game-and-stats.md 2.2). */
const PRIVATE_PLAYLISTS: readonly (number | null)[] = [6, 22, 24, 26];
const PRIVATE_SLUGS: readonly string[] = ['private', 'local-lobby', 'tournament'];

function isPrivate({ playlist: { id, slug } }: EligibleMatch): boolean {
  return id === null ? PRIVATE_SLUGS.includes(slug) : PRIVATE_PLAYLISTS.includes(id);
}

const RULE_NAMES: Readonly<Record<string, string>> = {
  boost: 'boost',
  ball: 'the ball',
  cars: 'the cars',
  time: 'the match length',
  goalLimit: 'a goal limit',
  settings: 'mutators',
};

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * Why matches do not count, most important first (decisions.md 1.11). A forfeited match counts
 * if enough of it was played.
 */
export const ELIGIBILITY_RULES: readonly EligibilityRule[] = [
  {
    key: 'coverage',
    purposes: PURPOSES,
    reason: ({ coverage }) =>
      coverage === 'scoreboard' ? 'We could only read the scoreboard of this replay.' : null,
  },
  {
    key: 'mode',
    purposes: PURPOSES,
    reason: ({ gameMode }) => (gameMode === 'soccar' ? null : 'This isn’t soccar.'),
  },
  {
    key: 'teamSize',
    purposes: PURPOSES,
    reason: ({ teamSize }) => (findScoreMode(teamSize) === null ? 'We only score 1v1, 2v2 and 3v3.' : null),
  },
  {
    key: 'opponents',
    purposes: PURPOSES,
    reason: ({ opponents }) => (opponents ? null : 'There were no opponents.'),
  },
  {
    key: 'map',
    purposes: PURPOSES,
    reason: ({ standardMap }) => (standardMap ? null : 'This map has a non-standard shape.'),
  },
  {
    key: 'mutators',
    purposes: PURPOSES,
    reason: ({ changedRules }) =>
      changedRules.length === 0
        ? null
        : `Custom rules: ${changedRules.map((rule) => RULE_NAMES[rule] ?? rule).join(', ')}.`,
  },
  {
    key: 'bots',
    purposes: PURPOSES,
    reason: ({ bots }) => (bots ? 'A bot played in this match.' : null),
  },
  {
    key: 'switchedTeams',
    purposes: PURPOSES,
    reason: ({ switchedTeams }) => (switchedTeams ? 'Switched teams during the match.' : null),
  },
  {
    key: 'short',
    purposes: ['score', 'privateScore', 'reference'],
    reason: ({ liveSeconds }) =>
      liveSeconds < MIN_SECONDS
        ? `Only ${minutes(liveSeconds)} of play; ${minutes(MIN_SECONDS)} needed.`
        : null,
  },
  {
    key: 'shortRecord',
    purposes: ['record'],
    reason: ({ liveSeconds }) =>
      liveSeconds < MIN_RECORD_SECONDS
        ? `Only ${minutes(liveSeconds)} of play; a record needs ${minutes(MIN_RECORD_SECONDS)}.`
        : null,
  },
  {
    key: 'idle',
    purposes: ['score', 'privateScore', 'reference'],
    reason: ({ idleSeconds, liveSeconds }) =>
      idleSeconds > MAX_IDLE * liveSeconds
        ? `AFK for ${Math.round((100 * idleSeconds) / liveSeconds)}% of the time.`
        : null,
  },
  {
    key: 'private',
    purposes: ['score', 'reference'],
    reason: (match) => (isPrivate(match) ? 'Private games are scored separately.' : null),
  },
  {
    key: 'public',
    purposes: ['privateScore'],
    reason: (match) => (isPrivate(match) ? null : 'This isn’t a private game.'),
  },
];

export interface Eligibility {
  eligible: boolean;
  /** User messages, most important first. */
  reasons: readonly string[];
}

/** Returns whether a match counts for a purpose, and if not, why. */
export function eligible(match: EligibleMatch, purpose: Purpose): Eligibility {
  const reasons = ELIGIBILITY_RULES.flatMap(({ purposes, reason }) => {
    const text = purposes.includes(purpose) ? reason(match) : null;
    return text === null ? [] : [text];
  });
  return { eligible: reasons.length === 0, reasons };
}
