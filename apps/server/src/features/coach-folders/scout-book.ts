import { METRICS, SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ScoutBook, ScoutClip, ScoutFinding } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { chancesOfSide, describeTeams } from './describe-folder.ts';
import { type FolderView, HIDDEN_NAME, sideOf, teamLabel, type ViewedGame } from './folder-view.ts';
import type { DigestKickoff, DigestPlayer, DigestShot } from './game-digest.ts';
import { sumKickoffs } from './kickoff-habits.ts';
import { addPads, isTheirs, turnedPads } from './pad-places.ts';
import { APPROACH_WORDS, SPAWN_WORDS, SUPPORT_WORDS } from './scout-words.table.ts';

/** Moments that show a finding (users-and-rivals 2, item 8). */
const MOST_CLIPS = 3;
/** Shots of the map. */
const MOST_SHOTS = 200;
/** km/h of 1 uu/s. */
const KMH = 0.036;

/** One side of a game that the book is about. */
interface Appearance {
  game: ViewedGame;
  side: 0 | 1;
  players: DigestPlayer[];
}
type Of<T> = T & { appearance: Appearance };

/** Throws ProblemError 404 for a team that is not in the folder. */
export function writeScoutBook(view: FolderView, key: string | undefined): ScoutBook {
  const teams = describeTeams(view);
  const wanted =
    key === undefined
      ? (teams.find(({ side }) => side === 'them') ?? teams[0])
      : teams.find((one) => one.key === key);
  if (!wanted) throw new ProblemError(404, 'team-not-found', 'This team does not play in the folder.');
  const appearances = view.games.flatMap((game): Appearance[] => {
    const side = game.teams.indexOf(wanted.key);
    if (side !== 0 && side !== 1) return [];
    return [{ game, side, players: game.digest.players.filter(({ team, bot }) => team === side && !bot) }];
  });
  const kickoffs = collect(appearances, ({ play }) => play?.kickoffs ?? []);
  const shots = collect(appearances, ({ play }) => play?.shots ?? []);
  const shot = shots.map(({ x, y, xg, outcome }) => ({ x, y, xg, outcome }));
  return {
    team: wanted.key,
    name: teamLabel(view, wanted.key),
    side: sideOf(view, wanted.key),
    games: wanted.games,
    wins: wanted.wins,
    players: wanted.players,
    chapters: [
      { key: 'kickoffs', title: 'Kickoffs', findings: kickoffFindings(view, kickoffs) },
      { key: 'attack', title: 'How they score', findings: attackFindings(view, appearances, shots) },
      { key: 'defence', title: 'When they lose the ball', findings: defenceFindings(view, appearances) },
      { key: 'pressure', title: 'Demolitions and boost', findings: pressureFindings(view, appearances) },
      { key: 'moments', title: 'First minute and overtime', findings: momentFindings(view, appearances) },
    ].filter(({ findings }) => findings.length > 0),
    kickoffs: SPAWN_WORDS.flatMap((spawn) => spawnRow(spawn, kickoffs)),
    shots: shot.slice(-MOST_SHOTS),
  };
}

function collect<T extends { team: 0 | 1 }>(
  appearances: readonly Appearance[],
  of: (digest: ViewedGame['digest']) => readonly T[],
): Of<T>[] {
  return appearances.flatMap((appearance) =>
    of(appearance.game.digest)
      .filter(({ team }) => team === appearance.side)
      .map((one) => ({ ...one, appearance })),
  );
}

function ofPlayer<T extends Of<{ player: number }>>(moments: readonly T[], id: string): T[] {
  return moments.filter(({ player, appearance }) => appearance.game.digest.players[player]?.id === id);
}

function clipsOf(
  view: FolderView,
  moments: readonly Of<{ player: number | null; time: number }>[],
  words: string,
): ScoutClip[] {
  return moments.slice(-MOST_CLIPS).map(({ appearance, player, time }) => {
    const { digest, matchId } = appearance.game;
    const who = player === null ? null : (digest.players[player] ?? null);
    const name = who ? view.names.get(who.id) || HIDDEN_NAME : teamLabel(view, null);
    return { matchId, time, player: who?.key ?? null, label: `${name}: ${words}` };
  });
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function kickoffFindings(view: FolderView, kickoffs: readonly Of<DigestKickoff>[]): ScoutFinding[] {
  const taken = kickoffs.filter((one) => one.taken);
  if (taken.length === 0) return [];
  const findings: ScoutFinding[] = [];
  const won = taken.filter(({ result }) => result === 'won');
  const lost = taken.filter(({ result }) => result === 'lost');
  findings.push({
    sentence: `They win ${percent(won.length, taken.length)} of their kickoffs and lose ${percent(lost.length, taken.length)}.`,
    sample: times(taken.length, 'kickoff'),
    clips: won.length > 0 ? clipsOf(view, won, 'kickoff won') : clipsOf(view, lost, 'kickoff lost'),
  });
  const usual = commonest(taken.map(({ approach }) => approach));
  if (usual) {
    const words = APPROACH_WORDS[usual.key] ?? usual.key;
    findings.push({
      sentence: `The taker mostly goes by ${words}.`,
      sample: `${usual.count} of ${times(taken.length, 'kickoff')}`,
      clips: clipsOf(
        view,
        taken.filter(({ approach }) => approach === usual.key),
        `kickoff by ${words}`,
      ),
    });
  }
  const fakes = taken.filter(({ approach }) => approach === 'fake');
  if (fakes.length > 0) {
    findings.push({
      sentence: 'They fake kickoffs: somebody has to watch the ball until it moves.',
      sample: `${fakes.length} of ${times(taken.length, 'kickoff')}`,
      clips: clipsOf(view, fakes, 'faked kickoff'),
    });
  }
  const supports = kickoffs.filter((one) => !one.taken);
  const habit = commonest(supports.map(({ approach }) => approach));
  if (habit) {
    const words = SUPPORT_WORDS[habit.key] ?? habit.key;
    findings.push({
      sentence: `The others mostly ${words}.`,
      sample: `${habit.count} of ${times(supports.length, 'kickoff')} of a mate`,
      clips: clipsOf(
        view,
        supports.filter(({ approach }) => approach === habit.key),
        words,
      ),
    });
  }
  return findings;
}

function commonest(words: readonly string[]): { key: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first ? { key: first[0], count: first[1] } : null;
}

function attackFindings(
  view: FolderView,
  appearances: readonly Appearance[],
  shots: readonly Of<DigestShot>[],
): ScoutFinding[] {
  if (shots.length === 0) return [];
  const goals = shots.filter(({ outcome }) => outcome === 'goal');
  const xg = appearances.reduce((sum, { game, side }) => sum + chancesOfSide(game.digest.play, side), 0);
  const findings: ScoutFinding[] = [
    {
      sentence: `${times(goals.length, 'goal')} from ${times(shots.length, 'shot')}; their chances were worth ${xg.toFixed(1)}.`,
      sample: times(shots.length, 'shot'),
      clips: clipsOf(view, goals, 'goal'),
    },
  ];
  const type = commonest(shots.flatMap((shot) => shot.type ?? []));
  const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
  if (type && label) {
    findings.push({
      sentence: `Their most frequent shot: ${label.toLowerCase()}.`,
      sample: `${type.count} of ${times(shots.length, 'shot')}`,
      clips: clipsOf(
        view,
        shots.filter((shot) => shot.type === type.key),
        label.toLowerCase(),
      ),
    });
  }
  const lanes = [
    { words: 'left', of: (x: number) => x > SIDE_LANE },
    { words: 'right', of: (x: number) => x < -SIDE_LANE },
    { words: 'middle', of: (x: number) => Math.abs(x) <= SIDE_LANE },
  ];
  const [lane] = lanes
    .map((one) => ({ ...one, shots: shots.filter(({ x }) => one.of(x)) }))
    .sort((a, b) => b.shots.length - a.shots.length);
  if (lane && lane.shots.length > 0) {
    findings.push({
      sentence: `They shoot most from the ${lane.words}, as they see it.`,
      sample: `${lane.shots.length} of ${times(shots.length, 'shot')}`,
      clips: clipsOf(view, lane.shots, `shot from the ${lane.words}`),
    });
  }
  const height = commonest(shots.flatMap((shot) => shot.height ?? []));
  const high = SHOT_HEIGHTS.find(({ key }) => key === height?.key)?.label;
  const speeds = shots.flatMap(({ speed }) => speed ?? []);
  if (height && high && speeds.length > 0) {
    const speed = (speeds.reduce((sum, one) => sum + one, 0) / speeds.length) * KMH;
    findings.push({
      sentence: `Usual height: ${high.toLowerCase()}; their shots leave the car with ${Math.round(speed)} km/h.`,
      sample: `${height.count} of ${times(shots.length, 'shot')}`,
      clips: clipsOf(
        view,
        shots.filter((shot) => shot.height === height.key),
        high.toLowerCase(),
      ),
    });
  }
  return findings;
}

/** Half the width of the middle lane, uu: where the posts of a field twice as narrow would stand. */
const SIDE_LANE = 1365;

interface PersonSum {
  id: string;
  name: string;
  games: number;
  value: number;
}

/** A metric by player over the games, highest first. */
function ranking(view: FolderView, appearances: readonly Appearance[], key: string): PersonSum[] {
  const { number, scale } = METRICS.find((metric) => metric.key === key)!;
  const sums = new Map<string, { sum: number; over: number; games: number }>();
  for (const { players } of appearances) {
    for (const { id, values, overs } of players) {
      const value = values[number];
      if (value === null || value === undefined) continue;
      const known = sums.get(id) ?? { sum: 0, over: 0, games: 0 };
      known.sum += value * overs[number]!;
      known.over += overs[number]!;
      known.games += 1;
      sums.set(id, known);
    }
  }
  return [...sums]
    .filter(([, { over }]) => over > 0)
    .map(([id, { sum, over, games }]) => ({
      id,
      name: view.names.get(id) || HIDDEN_NAME,
      games,
      value: scale === 'match' ? sum / games : sum / over,
    }))
    .sort((a, b) => b.value - a.value);
}

function defenceFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const [last] = ranking(view, appearances, 'timeLastManPct');
  if (last) {
    const stops = ofPlayer(
      collect(appearances, ({ play }) => play?.stops ?? []),
      last.id,
    );
    findings.push({
      sentence: `${last.name} is their last man most of the time, ${Math.round(last.value)} % of it.`,
      sample: `${times(stops.length, 'ball')} won or cleared as last man in ${times(last.games, 'game')}`,
      clips: clipsOf(view, stops, 'last man'),
    });
  }
  const losses = collect(appearances, ({ play }) => play?.losses ?? []);
  const [loser] = ranking(view, appearances, 'dangerousTurnovers');
  if (loser && loser.value > 0) {
    const own = ofPlayer(losses, loser.id);
    findings.push({
      sentence: `${loser.name} loses the ball in bad places most often: press there.`,
      sample: `${times(own.length, 'ball')} lost in ${times(loser.games, 'game')}`,
      clips: clipsOf(view, own, 'ball lost'),
    });
  }
  const conceded = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? [])
      .filter(({ team, outcome }) => team !== appearance.side && outcome === 'goal')
      .map((shot) => ({ ...shot, appearance })),
  );
  if (conceded.length > 0) {
    const type = commonest(conceded.flatMap((shot) => shot.type ?? []));
    const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
    findings.push({
      sentence: label
        ? `They concede most often from this shot: ${label.toLowerCase()}.`
        : `${times(conceded.length, 'goal')} against them.`,
      sample: `${type?.count ?? conceded.length} of ${times(conceded.length, 'goal')} conceded`,
      clips: clipsOf(
        view,
        conceded.filter((shot) => !type || shot.type === type.key),
        'goal against them',
      ),
    });
  }
  return findings;
}

function pressureFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const demolitions = collect(appearances, ({ play }) => play?.demolitions ?? []);
  const games = appearances.filter(({ game }) => game.digest.play !== null).length;
  if (demolitions.length > 0 && games > 0) {
    const [hunter] = ranking(view, appearances, 'demolitionsInflicted');
    findings.push({
      sentence: `They demolish ${(demolitions.length / games).toFixed(1)} times a game${hunter ? `, ${hunter.name} most` : ''}.`,
      sample: `${times(demolitions.length, 'demolition')} in ${times(games, 'game')}`,
      clips: clipsOf(view, demolitions, 'demolition'),
    });
  }
  const pads = addPads(
    appearances.flatMap(({ players, side }) =>
      players.flatMap((player) => (player.pads ? [turnedPads(player.pads, side)] : [])),
    ),
  );
  const total = pads.reduce((sum, count) => sum + count, 0);
  if (total > 0) {
    const theirs = pads.reduce((sum, count, number) => sum + (isTheirs(number) ? count : 0), 0);
    findings.push({
      sentence: `${percent(theirs, total)} of their boost comes from the opponents' half.`,
      sample: times(total, 'pad'),
      clips: [],
    });
  }
  return findings;
}

/** Play with this much or more on the clock is the first minute of a game, s. */
const FIRST_MINUTE_CLOCK = 240;

function momentFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const all = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? []).map((shot) => ({ ...shot, appearance })),
  );
  const balance = (title: string, moments: typeof all, sample: string): ScoutFinding[] => {
    if (moments.length === 0) return [];
    const scored = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team === appearance.side,
    );
    const against = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team !== appearance.side,
    );
    return [
      {
        sentence: `${title}: ${times(scored.length, 'goal')} scored, ${against.length} conceded.`,
        sample,
        clips: clipsOf(view, [...scored, ...against], title.toLowerCase()),
      },
    ];
  };
  const overtimes = appearances.filter(({ game }) => game.digest.overtimeSeconds > 0).length;
  return [
    ...balance(
      'In the first minute',
      all.filter(({ clock }) => !clock.overtime && clock.seconds >= FIRST_MINUTE_CLOCK),
      times(appearances.length, 'game'),
    ),
    ...balance(
      'In overtime',
      all.filter(({ clock }) => clock.overtime),
      times(overtimes, 'overtime'),
    ),
  ];
}

function spawnRow(
  { key, label }: (typeof SPAWN_WORDS)[number],
  kickoffs: readonly Of<DigestKickoff>[],
): ScoutBook['kickoffs'] {
  const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
  const { taken, won, lost, neutral, approaches, supports, seconds } = sums;
  return taken === 0
    ? []
    : [{ spawn: key, label, count: taken, won, lost, neutral, approaches, supports, seconds }];
}
