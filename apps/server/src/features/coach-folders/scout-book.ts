import { SIDE_LANE } from '@datacoach/analysis';
import { KICKOFF_SPOTS, SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ScoutBook, ScoutFinding } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeTeams, sumSideChances } from './describe-folder.ts';
import { APPROACH_LABELS, SUPPORT_LABELS, sumKickoffs } from './folder-kickoffs.ts';
import { type FolderView, getSide, getTeamLabel } from './folder-view.ts';
import type { DigestKickoff, DigestShot } from './game-digest.ts';
import { isOpponentPad, orientPads, sumPadRows } from './pad-positions.ts';
import {
  type Appearance,
  collectMoments,
  filterByPlayer,
  findMostCommon,
  formatPercent,
  formatTimes,
  listClips,
  rankPlayers,
  type WithAppearance,
} from './scout-appearances.ts';

type ScoutedShots = readonly WithAppearance<DigestShot>[];

function listAttackFindings(view: FolderView, appearances: readonly Appearance[], shots: ScoutedShots) {
  if (shots.length === 0) return [];
  return [
    describeFinishing(view, appearances, shots),
    ...describeMainType(view, shots),
    ...describeMainLane(view, shots),
    ...describeMainHeight(view, shots),
  ];
}

function describeFinishing(view: FolderView, appearances: readonly Appearance[], shots: ScoutedShots) {
  // Like the tables: shots and goals of the scoreboard (decisions.md 19.9), in games with recorded play.
  const players = appearances.filter(({ game }) => game.digest.play !== null).flatMap((one) => one.players);
  const sumStat = (of: 'goals' | 'shots') => players.reduce((total, player) => total + player[of], 0);
  const xg = appearances.reduce((total, { game, side }) => total + sumSideChances(game.digest.play, side), 0);
  return {
    text: `${formatTimes(sumStat('goals'), 'goal')} from ${formatTimes(sumStat('shots'), 'shot')}; xG (expected goals): ${xg.toFixed(1)}.`,
    sample: formatTimes(shots.length, 'attempt'),
    clips: listClips(
      view,
      shots.filter(({ outcome }) => outcome === 'goal'),
      'goal',
    ),
  };
}

function describeMainType(view: FolderView, shots: ScoutedShots): ScoutFinding[] {
  const type = findMostCommon(shots.flatMap((shot) => shot.type ?? []));
  const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
  if (!type || !label) return [];
  const like = shots.filter((shot) => shot.type === type.key);
  return [
    {
      text: `Their most common shot: ${label.toLowerCase()}.`,
      sample: `${type.count} of ${formatTimes(shots.length, 'attempt')}`,
      clips: listClips(view, like, label.toLowerCase()),
    },
  ];
}

const LANES = [
  { words: 'left', holds: (x: number) => x > SIDE_LANE },
  { words: 'right', holds: (x: number) => x < -SIDE_LANE },
  { words: 'middle', holds: (x: number) => Math.abs(x) <= SIDE_LANE },
] as const;

function describeMainLane(view: FolderView, all: ScoutedShots): ScoutFinding[] {
  const [lane] = LANES.map(({ words, holds }) => ({ words, shots: all.filter(({ x }) => holds(x)) })).sort(
    (a, b) => b.shots.length - a.shots.length,
  );
  if (!lane || lane.shots.length === 0) return [];
  return [
    {
      text: `They mostly shoot from the ${lane.words} (their view).`,
      sample: `${lane.shots.length} of ${formatTimes(all.length, 'attempt')}`,
      clips: listClips(view, lane.shots, `shot from the ${lane.words}`),
    },
  ];
}

function describeMainHeight(view: FolderView, shots: ScoutedShots): ScoutFinding[] {
  const height = findMostCommon(shots.flatMap((shot) => shot.height ?? []));
  const label = SHOT_HEIGHTS.find(({ key }) => key === height?.key)?.label;
  const speeds = shots.flatMap(({ speed }) => speed ?? []);
  if (!height || !label || speeds.length === 0) return [];
  const speed = speeds.reduce((sumStat, one) => sumStat + one, 0) / speeds.length;
  const like = shots.filter((shot) => shot.height === height.key);
  return [
    {
      text: `Usual height: ${label.toLowerCase()}; average shot speed: ${Math.round(speed)} uu/s.`,
      sample: `${height.count} of ${formatTimes(shots.length, 'attempt')}`,
      clips: listClips(view, like, label.toLowerCase()),
    },
  ];
}

/** The first minute of a game is play with at least this much on the clock, in s. */
const FIRST_MINUTE_CLOCK = 240;

function listMomentFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const all = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? []).map((shot) => ({ ...shot, appearance })),
  );
  const describeBalance = (title: string, moments: typeof all, sample: string): ScoutFinding[] => {
    if (moments.length === 0) return [];
    const scored = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team === appearance.side,
    );
    const against = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team !== appearance.side,
    );
    return [
      {
        text: `${title}: ${formatTimes(scored.length, 'goal')} scored, ${against.length} conceded.`,
        sample,
        clips: listClips(view, [...scored, ...against], title.toLowerCase()),
      },
    ];
  };
  const overtimes = appearances.filter(({ game }) => game.digest.overtimeSeconds > 0).length;
  return [
    ...describeBalance(
      'In the first minute',
      all.filter(({ clock }) => !clock.overtime && clock.seconds >= FIRST_MINUTE_CLOCK),
      formatTimes(appearances.length, 'game'),
    ),
    ...describeBalance(
      'In overtime',
      all.filter(({ clock }) => clock.overtime),
      formatTimes(overtimes, 'overtime'),
    ),
  ];
}

/** Max shots on the map. */
const MAX_SHOTS = 200;

/** Throws ProblemError 404 for a team that isn't in the folder. */
export function writeScoutBook(view: FolderView, key: string | undefined): ScoutBook {
  const teams = describeTeams(view);
  const requested =
    key === undefined
      ? (teams.find(({ side }) => side === 'them') ?? teams[0])
      : teams.find((one) => one.key === key);
  if (!requested) throw new ProblemError(404, 'team-not-found', 'This team isn’t in the folder.');
  const appearances = view.games.flatMap((game): Appearance[] => {
    const side = game.teams.indexOf(requested.key);
    if (side !== 0 && side !== 1) return [];
    return [{ game, side, players: game.digest.players.filter(({ team, bot }) => team === side && !bot) }];
  });
  const kickoffs = collectMoments(appearances, ({ play }) => play?.kickoffs ?? []);
  const shots = collectMoments(appearances, ({ play }) =>
    (play?.shots ?? []).filter(({ isAttempt }) => isAttempt),
  );
  const shot = shots.map(({ x, y, xg, outcome }) => ({ x, y, xg, outcome }));
  return {
    team: requested.key,
    name: getTeamLabel(view, requested.key),
    side: getSide(view, requested.key),
    games: requested.games,
    wins: requested.wins,
    players: requested.players,
    chapters: [
      { key: 'kickoffs', title: 'Kickoffs', findings: findKickoffFindings(view, kickoffs) },
      { key: 'attack', title: 'How they score', findings: listAttackFindings(view, appearances, shots) },
      { key: 'defense', title: 'When they lose the ball', findings: listDefenseFindings(view, appearances) },
      { key: 'pressure', title: 'Demolitions and boost', findings: listPressureFindings(view, appearances) },
      { key: 'moments', title: 'First minute and overtime', findings: listMomentFindings(view, appearances) },
    ].filter(({ findings }) => findings.length > 0),
    kickoffs: KICKOFF_SPOTS.flatMap((spawn) => createSpawnRow(spawn, kickoffs)),
    shots: shot.slice(-MAX_SHOTS),
  };
}

function listPressureFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const demolitions = collectMoments(appearances, ({ play }) => play?.demolitions ?? []);
  const games = appearances.filter(({ game }) => game.digest.play !== null).length;
  if (demolitions.length > 0 && games > 0) {
    const [hunter] = rankPlayers(view, appearances, 'demolitionsInflicted');
    findings.push({
      text: `They average ${(demolitions.length / games).toFixed(1)} demos per game${hunter ? `, ${hunter.name} most` : ''}.`,
      sample: `${formatTimes(demolitions.length, 'demolition')} in ${formatTimes(games, 'game')}`,
      clips: listClips(view, demolitions, 'demolition'),
    });
  }
  const pads = sumPadRows(
    appearances.flatMap(({ players, side }) =>
      players.flatMap((player) => (player.pads ? [orientPads(player.pads, side)] : [])),
    ),
  );
  const total = pads.reduce((sumStat, count) => sumStat + count, 0);
  if (total > 0) {
    const theirs = pads.reduce((sumStat, count, number) => sumStat + (isOpponentPad(number) ? count : 0), 0);
    findings.push({
      text: `They steal ${formatPercent(theirs, total)} of their boost from the opponents’ half.`,
      sample: formatTimes(total, 'pad'),
      clips: [],
    });
  }
  return findings;
}

function listDefenseFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const [last] = rankPlayers(view, appearances, 'timeLastManPct');
  if (last) {
    const stops = filterByPlayer(
      collectMoments(appearances, ({ play }) => play?.stops ?? []),
      last.id,
    );
    findings.push({
      text: `${last.name} is usually last man (${Math.round(last.value)}% of the time).`,
      sample: `Takeaways and clears as last man: ${stops.length} in ${formatTimes(last.games, 'game')}`,
      clips: listClips(view, stops, 'last man'),
    });
  }
  const losses = collectMoments(appearances, ({ play }) => play?.losses ?? []);
  const [loser] = rankPlayers(view, appearances, 'dangerousTurnovers');
  if (loser && loser.value > 0) {
    const turnovers = filterByPlayer(losses, loser.id);
    findings.push({
      text: `${loser.name} gives away the most dangerous turnovers. Pressure them.`,
      sample: `${formatTimes(turnovers.length, 'turnover')} in ${formatTimes(loser.games, 'game')}`,
      clips: listClips(view, turnovers, 'turnover'),
    });
  }
  const conceded = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? [])
      .filter(({ team, outcome }) => team !== appearance.side && outcome === 'goal')
      .map((shot) => ({ ...shot, appearance })),
  );
  if (conceded.length > 0) {
    const type = findMostCommon(conceded.flatMap((shot) => shot.type ?? []));
    const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
    findings.push({
      text: label
        ? `They concede most from this shot: ${label.toLowerCase()}.`
        : `${formatTimes(conceded.length, 'goal')} against them.`,
      sample: `${type?.count ?? conceded.length} of ${formatTimes(conceded.length, 'goal')} conceded`,
      clips: listClips(
        view,
        conceded.filter((shot) => !type || shot.type === type.key),
        'goal against them',
      ),
    });
  }
  return findings;
}

type ScoutedKickoffs = readonly WithAppearance<DigestKickoff>[];

function findKickoffFindings(view: FolderView, kickoffs: ScoutedKickoffs): ScoutFinding[] {
  const taken = kickoffs.filter((one) => one.taken);
  if (taken.length === 0) return [];
  const supports = kickoffs.filter((one) => !one.taken);
  return [
    describeResults(view, taken),
    ...describeMainApproach(view, taken),
    ...describeFakes(view, taken),
    ...describeMainSupport(view, supports),
  ];
}

function describeResults(view: FolderView, taken: ScoutedKickoffs): ScoutFinding {
  const won = taken.filter(({ result }) => result === 'won');
  const lost = taken.filter(({ result }) => result === 'lost');
  return {
    text: `They win ${formatPercent(won.length, taken.length)} of their kickoffs and lose ${formatPercent(lost.length, taken.length)}.`,
    sample: formatTimes(taken.length, 'kickoff'),
    clips: won.length > 0 ? listClips(view, won, 'kickoff won') : listClips(view, lost, 'kickoff lost'),
  };
}

function describeMainApproach(view: FolderView, taken: ScoutedKickoffs): ScoutFinding[] {
  const usual = findMostCommon(taken.map(({ approach }) => approach));
  if (!usual) return [];
  const words = APPROACH_LABELS[usual.key] ?? usual.key;
  const like = taken.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their usual kickoff: ${words}.`,
      sample: `${usual.count} of ${formatTimes(taken.length, 'kickoff')}`,
      clips: listClips(view, like, `kickoff: ${words}`),
    },
  ];
}

function describeFakes(view: FolderView, taken: ScoutedKickoffs): ScoutFinding[] {
  const faked = taken.filter(({ approach }) => approach === 'fake');
  if (faked.length === 0) return [];
  return [
    {
      text: 'They fake kickoffs. Don’t commit until the ball moves.',
      sample: `${faked.length} of ${formatTimes(taken.length, 'kickoff')}`,
      clips: listClips(view, faked, 'faked kickoff'),
    },
  ];
}

function describeMainSupport(view: FolderView, supports: ScoutedKickoffs): ScoutFinding[] {
  const usual = findMostCommon(supports.map(({ approach }) => approach));
  if (!usual) return [];
  const words = SUPPORT_LABELS[usual.key] ?? usual.key;
  const like = supports.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their other players usually ${words}.`,
      sample: `${usual.count} of ${formatTimes(supports.length, 'kickoff')} taken by a teammate`,
      clips: listClips(view, like, words),
    },
  ];
}

/** Describes how they take kickoffs from one spot; null if they took none. */
function createSpawnRow(
  { key, label }: (typeof KICKOFF_SPOTS)[number],
  kickoffs: ScoutedKickoffs,
): ScoutBook['kickoffs'] {
  const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
  const { taken, won, lost, neutral, approaches, supports, seconds } = sums;
  return taken === 0
    ? []
    : [{ spawn: key, label, count: taken, won, lost, neutral, approaches, supports, seconds }];
}
