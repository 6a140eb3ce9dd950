import type { PlayedMatchOptions, PlayedPlayer, Weakness } from '@datacoach/replay-fixtures';
import { getPlatformAccount, OPPONENTS, type Person, PLAYER, TEAMMATES } from './people.data.ts';

/** The player's skill at a point in time. */
interface Form {
  tier: number;
  weakness: Weakness;
  severity: number;
}

/** Diamond II at first, Champion I at the end. */
const FIRST_TIER = 14;
const LAST_TIER = 16;
/** Share of the season after which they practice kickoffs, and after which it shows. */
const DRILL_BEGINS = 0.4;
const DRILL_WORKS = 0.75;

/** Returns the form at a share of the season, 0 to 1: everything improves slowly, kickoffs only once they are practiced. */
function getForm(share: number): Form {
  const trained = Math.min(1, Math.max(0, (share - DRILL_BEGINS) / (DRILL_WORKS - DRILL_BEGINS)));
  return {
    tier: FIRST_TIER + (LAST_TIER - FIRST_TIER) * share,
    weakness: 'kickoffs',
    severity: 1 - trained,
  };
}

export interface DemoMatch {
  fileName: string;
  options: PlayedMatchOptions;
}

const DAY_SECONDS = 86_400;
const WEEKS = 6;
/** Evenings of a week: days since its start and the games played. One letter per game: d(uel), t(wos), s(tandard). */
const WEEK = [
  { day: 1, games: 'ttst' },
  { day: 3, games: 'sstd' },
  { day: 6, games: 'tsd' },
] as const;
const SIZES = { d: 1, t: 2, s: 3 } as const;
/** Starts at 19:40 UTC, with a game every nine minutes. */
const EVENING_SECONDS = 19 * 3600 + 40 * 60;
const BETWEEN_GAMES = 9 * 60;

/** Ranked, casual and private playlist by team size (game-and-stats.md 2.2). */
const RANKED = { 1: 10, 2: 11, 3: 13 } as const;
const CASUAL = { 1: 1, 2: 2, 3: 3 } as const;
const PRIVATE = 6;

const MAPS = [
  'Stadium_P',
  'cs_p',
  'EuroStadium_Night_P',
  'UtopiaStadium_Dusk_P',
  'Park_P',
  'TrainStation_Night_P',
  'beach_P',
  'Farm_Night_P',
  'UF_Day_P',
  'NeoTokyo_Standard_P',
] as const;

interface Unusual {
  playlist?: 'casual' | 'private';
  leaver?: true;
  bot?: true;
  forfeits?: true;
  rivals?: readonly Person[];
}

/** Games other than the usual ranked one, by index. */
const UNUSUAL: Readonly<Record<number, Unusual>> = {
  5: { playlist: 'casual' },
  9: { forfeits: true },
  14: { leaver: true },
  20: { playlist: 'private' },
  27: { playlist: 'casual', bot: true },
  33: { forfeits: true },
  41: { playlist: 'private' },
  46: { forfeits: true },
  52: { playlist: 'casual' },
  58: { forfeits: true },
};
/** Files from an older build, as from a late upload. */
const OLDER_BUILD_UNTIL = 8;
/** The seed, among those tried, with results typical of evenly matched players. */
const BASE_SEED = 1000;

/**
 * Returns every game of the demo's player in the six weeks before `today` (seconds since 1970, any time of that day),
 * oldest first. The same day gives byte-identical files.
 */
export function createDemoSeason(today: number): DemoMatch[] {
  const end = Math.floor(today / DAY_SECONDS) * DAY_SECONDS;
  const matches: DemoMatch[] = [];
  for (let week = 0; week < WEEKS; week++) {
    for (const { day, games } of WEEK) {
      const evening = end - (WEEKS - week) * 7 * DAY_SECONDS + day * DAY_SECONDS + EVENING_SECONDS;
      for (const [n, letter] of [...games].entries()) {
        const size = SIZES[letter as keyof typeof SIZES];
        matches.push(demoMatch(matches.length, size, week, evening + n * BETWEEN_GAMES));
      }
    }
  }
  return matches;
}

/** The lineup that the team scrims, which it also meets in Standard. */
const SCRIM_RIVALS: readonly Person[] = [OPPONENTS[2]!, OPPONENTS[6]!, OPPONENTS[10]!];
const SCRIMS = 3;
const SEASON_GAMES = 66;

/** Returns the team's scrims of an evening two days before `today`, oldest first. */
export function createDemoScrims(today: number): DemoMatch[] {
  const evening = (Math.floor(today / DAY_SECONDS) - 2) * DAY_SECONDS + EVENING_SECONDS;
  return Array.from({ length: SCRIMS }, (_, n) =>
    demoMatch(SEASON_GAMES + n, 3, WEEKS, evening + n * BETWEEN_GAMES, {
      playlist: 'private',
      rivals: SCRIM_RIVALS,
    }),
  );
}

/** Whether a game was played against the lineup that the team scrims. */
export function isAgainstScrimRivals({ options: { blue, orange } }: DemoMatch): boolean {
  return SCRIM_RIVALS.every(({ name }) => [...blue, ...orange].some((player) => player.name === name));
}

/** Returns the same match as another player recorded it; null if they didn't play in it. */
export function getRecordingBy({ fileName, options }: DemoMatch, { name }: Person): DemoMatch | null {
  const recorder = [...options.blue, ...options.orange].findIndex((player) => player.name === name);
  if (recorder === -1) return null;
  const replayId = `DE32${options.identity.replayId.slice(4, -1)}${recorder}`;
  return { fileName, options: { ...options, identity: { ...options.identity, recorder, replayId } } };
}

function demoMatch(
  number: number,
  size: 1 | 2 | 3,
  week: number,
  start: number,
  unusual: Unusual = UNUSUAL[number] ?? {},
): DemoMatch {
  const form = getForm(number / SEASON_GAMES);
  const playerTeam = [PLAYER, ...teammatesFor(size, number)].map((person) => getPlayer(person, form));
  const met = Array.from(
    { length: size },
    (_, i) => OPPONENTS[(number * 5 + i * 4 + week) % OPPONENTS.length]!,
  );
  const rivals = (unusual.rivals ?? met).map((person) => getPlayer(person, form));
  const last = rivals.at(-1)!;
  if (unusual.bot) Object.assign(last, { name: 'Sundown', uniqueId: null });
  if (unusual.leaver) last.leavesAt = 0.55;
  const blue = number % 3 !== 1;
  const playlist =
    unusual.playlist === 'private' ? PRIVATE : (unusual.playlist === 'casual' ? CASUAL : RANKED)[size];
  const date = new Date(start * 1000).toISOString();
  const digits = (BASE_SEED + number).toString(16).toUpperCase();
  return {
    fileName: `${date.slice(0, 16).replace('T', ' ').replace(':', '-')} ${size}v${size}.replay`,
    options: {
      seed: BASE_SEED + number,
      blue: blue ? playerTeam : rivals,
      orange: blue ? rivals : playerTeam,
      era: number < OLDER_BUILD_UNTIL ? '2025' : '2026',
      forfeits: unusual.forfeits === true,
      identity: {
        guid: `DE30${start.toString(16).toUpperCase()}${digits.padStart(20, '0')}`,
        replayId: `DE31${start.toString(16).toUpperCase()}${digits.padStart(20, '0')}`,
        startEpoch: BigInt(start),
        date: date.slice(0, 19).replace('T', ' ').replaceAll(':', '-'),
        map: MAPS[(number * 7) % MAPS.length]!,
        playlist,
        recorder: blue ? 0 : size,
      },
    },
  };
}

function teammatesFor(size: 1 | 2 | 3, number: number): readonly Person[] {
  if (size === 1) return [];
  if (size === 3) return TEAMMATES;
  return [TEAMMATES[number % 4 === 0 ? 1 : 0]!];
}

function getPlayer(person: Person, form: ReturnType<typeof getForm>): PlayedPlayer {
  const { name, body, weakness, tierOffset } = person;
  const isPlayer = person === PLAYER;
  const skill = isPlayer
    ? { tier: form.tier, weakness: form.weakness, severity: form.severity }
    : { tier: form.tier + tierOffset, ...(weakness ? { weakness, severity: 0.6 } : {}) };
  return { name, body, uniqueId: getPlatformAccount(person), skill };
}
