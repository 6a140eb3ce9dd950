import { SIDE_LANE } from '@datacoach/analysis';
import { KICKOFF_SPOTS, SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ScoutBook, ScoutFinding } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeTeams, sumSideChances } from './describe-folder.ts';
import { APPROACH_WORDS, SUPPORT_WORDS, sumKickoffs } from './folder-kickoffs.ts';
import { type FolderView, getSide, getTeamLabel } from './folder-view.ts';
import type { DigestKickoff, DigestShot } from './game-digest.ts';
import { addPads, isTheirs, turnPads } from './pad-places.ts';
import {
  type Appearance,
  collect,
  commonest,
  listClips,
  type Of,
  ofPlayer,
  percent,
  ranking,
  times,
} from './scout-appearances.ts';

type Shots = readonly Of<DigestShot>[];

function attackFindings(view: FolderView, appearances: readonly Appearance[], shots: Shots): ScoutFinding[] {
  if (shots.length === 0) return [];
  return [
    finishing(view, appearances, shots),
    ...usualType(view, shots),
    ...usualLane(view, shots),
    ...usualHeight(view, shots),
  ];
}

function finishing(view: FolderView, appearances: readonly Appearance[], shots: Shots): ScoutFinding {
  // Like the tables: shots and goals of the scoreboard (decisions.md 19.9), in games with recorded play.
  const players = appearances.filter(({ game }) => game.digest.play !== null).flatMap((one) => one.players);
  const sum = (of: 'goals' | 'shots') => players.reduce((total, player) => total + player[of], 0);
  const xg = appearances.reduce((total, { game, side }) => total + sumSideChances(game.digest.play, side), 0);
  return {
    text: `${times(sum('goals'), 'goal')} from ${times(sum('shots'), 'shot')}; xG (expected goals): ${xg.toFixed(1)}.`,
    sample: times(shots.length, 'attempt'),
    clips: listClips(
      view,
      shots.filter(({ outcome }) => outcome === 'goal'),
      'goal',
    ),
  };
}

function usualType(view: FolderView, shots: Shots): ScoutFinding[] {
  const type = commonest(shots.flatMap((shot) => shot.type ?? []));
  const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
  if (!type || !label) return [];
  const like = shots.filter((shot) => shot.type === type.key);
  return [
    {
      text: `Their most common shot: ${label.toLowerCase()}.`,
      sample: `${type.count} of ${times(shots.length, 'attempt')}`,
      clips: listClips(view, like, label.toLowerCase()),
    },
  ];
}

const LANES = [
  { words: 'left', holds: (x: number) => x > SIDE_LANE },
  { words: 'right', holds: (x: number) => x < -SIDE_LANE },
  { words: 'middle', holds: (x: number) => Math.abs(x) <= SIDE_LANE },
] as const;

function usualLane(view: FolderView, all: Shots): ScoutFinding[] {
  const [lane] = LANES.map(({ words, holds }) => ({ words, shots: all.filter(({ x }) => holds(x)) })).sort(
    (a, b) => b.shots.length - a.shots.length,
  );
  if (!lane || lane.shots.length === 0) return [];
  return [
    {
      text: `They mostly shoot from the ${lane.words} (their view).`,
      sample: `${lane.shots.length} of ${times(all.length, 'attempt')}`,
      clips: listClips(view, lane.shots, `shot from the ${lane.words}`),
    },
  ];
}

function usualHeight(view: FolderView, shots: Shots): ScoutFinding[] {
  const height = commonest(shots.flatMap((shot) => shot.height ?? []));
  const label = SHOT_HEIGHTS.find(({ key }) => key === height?.key)?.label;
  const speeds = shots.flatMap(({ speed }) => speed ?? []);
  if (!height || !label || speeds.length === 0) return [];
  const speed = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
  const like = shots.filter((shot) => shot.height === height.key);
  return [
    {
      text: `Usual height: ${label.toLowerCase()}; average shot speed: ${Math.round(speed)} uu/s.`,
      sample: `${height.count} of ${times(shots.length, 'attempt')}`,
      clips: listClips(view, like, label.toLowerCase()),
    },
  ];
}

/** The first minute of a game is play with at least this much on the clock, in s. */
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
        text: `${title}: ${times(scored.length, 'goal')} scored, ${against.length} conceded.`,
        sample,
        clips: listClips(view, [...scored, ...against], title.toLowerCase()),
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
  const kickoffs = collect(appearances, ({ play }) => play?.kickoffs ?? []);
  const shots = collect(appearances, ({ play }) => (play?.shots ?? []).filter(({ isAttempt }) => isAttempt));
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
      { key: 'attack', title: 'How they score', findings: attackFindings(view, appearances, shots) },
      { key: 'defense', title: 'When they lose the ball', findings: defenseFindings(view, appearances) },
      { key: 'pressure', title: 'Demolitions and boost', findings: pressureFindings(view, appearances) },
      { key: 'moments', title: 'First minute and overtime', findings: momentFindings(view, appearances) },
    ].filter(({ findings }) => findings.length > 0),
    kickoffs: KICKOFF_SPOTS.flatMap((spawn) => spawnRow(spawn, kickoffs)),
    shots: shot.slice(-MAX_SHOTS),
  };
}

function pressureFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const demolitions = collect(appearances, ({ play }) => play?.demolitions ?? []);
  const games = appearances.filter(({ game }) => game.digest.play !== null).length;
  if (demolitions.length > 0 && games > 0) {
    const [hunter] = ranking(view, appearances, 'demolitionsInflicted');
    findings.push({
      text: `They average ${(demolitions.length / games).toFixed(1)} demos per game${hunter ? `, ${hunter.name} most` : ''}.`,
      sample: `${times(demolitions.length, 'demolition')} in ${times(games, 'game')}`,
      clips: listClips(view, demolitions, 'demolition'),
    });
  }
  const pads = addPads(
    appearances.flatMap(({ players, side }) =>
      players.flatMap((player) => (player.pads ? [turnPads(player.pads, side)] : [])),
    ),
  );
  const total = pads.reduce((sum, count) => sum + count, 0);
  if (total > 0) {
    const theirs = pads.reduce((sum, count, number) => sum + (isTheirs(number) ? count : 0), 0);
    findings.push({
      text: `They steal ${percent(theirs, total)} of their boost from the opponents’ half.`,
      sample: times(total, 'pad'),
      clips: [],
    });
  }
  return findings;
}

function defenseFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const [last] = ranking(view, appearances, 'timeLastManPct');
  if (last) {
    const stops = ofPlayer(
      collect(appearances, ({ play }) => play?.stops ?? []),
      last.id,
    );
    findings.push({
      text: `${last.name} is usually last man (${Math.round(last.value)}% of the time).`,
      sample: `${times(stops.length, 'ball')} won or cleared as last man in ${times(last.games, 'game')}`,
      clips: listClips(view, stops, 'last man'),
    });
  }
  const losses = collect(appearances, ({ play }) => play?.losses ?? []);
  const [loser] = ranking(view, appearances, 'dangerousTurnovers');
  if (loser && loser.value > 0) {
    const turnovers = ofPlayer(losses, loser.id);
    findings.push({
      text: `${loser.name} gives away the most dangerous turnovers. Pressure them.`,
      sample: `${times(turnovers.length, 'turnover')} in ${times(loser.games, 'game')}`,
      clips: listClips(view, turnovers, 'turnover'),
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
      text: label
        ? `They concede most from this shot: ${label.toLowerCase()}.`
        : `${times(conceded.length, 'goal')} against them.`,
      sample: `${type?.count ?? conceded.length} of ${times(conceded.length, 'goal')} conceded`,
      clips: listClips(
        view,
        conceded.filter((shot) => !type || shot.type === type.key),
        'goal against them',
      ),
    });
  }
  return findings;
}

type Kickoffs = readonly Of<DigestKickoff>[];

function findKickoffFindings(view: FolderView, kickoffs: Kickoffs): ScoutFinding[] {
  const taken = kickoffs.filter((one) => one.taken);
  if (taken.length === 0) return [];
  const supports = kickoffs.filter((one) => !one.taken);
  return [
    results(view, taken),
    ...usualApproach(view, taken),
    ...fakes(view, taken),
    ...usualSupport(view, supports),
  ];
}

function results(view: FolderView, taken: Kickoffs): ScoutFinding {
  const won = taken.filter(({ result }) => result === 'won');
  const lost = taken.filter(({ result }) => result === 'lost');
  return {
    text: `They win ${percent(won.length, taken.length)} of their kickoffs and lose ${percent(lost.length, taken.length)}.`,
    sample: times(taken.length, 'kickoff'),
    clips: won.length > 0 ? listClips(view, won, 'kickoff won') : listClips(view, lost, 'kickoff lost'),
  };
}

function usualApproach(view: FolderView, taken: Kickoffs): ScoutFinding[] {
  const usual = commonest(taken.map(({ approach }) => approach));
  if (!usual) return [];
  const words = APPROACH_WORDS[usual.key] ?? usual.key;
  const like = taken.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their usual kickoff: ${words}.`,
      sample: `${usual.count} of ${times(taken.length, 'kickoff')}`,
      clips: listClips(view, like, `kickoff: ${words}`),
    },
  ];
}

function fakes(view: FolderView, taken: Kickoffs): ScoutFinding[] {
  const faked = taken.filter(({ approach }) => approach === 'fake');
  if (faked.length === 0) return [];
  return [
    {
      text: 'They fake kickoffs. Don’t commit until the ball moves.',
      sample: `${faked.length} of ${times(taken.length, 'kickoff')}`,
      clips: listClips(view, faked, 'faked kickoff'),
    },
  ];
}

function usualSupport(view: FolderView, supports: Kickoffs): ScoutFinding[] {
  const usual = commonest(supports.map(({ approach }) => approach));
  if (!usual) return [];
  const words = SUPPORT_WORDS[usual.key] ?? usual.key;
  const like = supports.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their other players usually ${words}.`,
      sample: `${usual.count} of ${times(supports.length, 'kickoff')} taken by a teammate`,
      clips: listClips(view, like, words),
    },
  ];
}

/** Describes how they take kickoffs from one spot; null if they took none. */
function spawnRow({ key, label }: (typeof KICKOFF_SPOTS)[number], kickoffs: Kickoffs): ScoutBook['kickoffs'] {
  const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
  const { taken, won, lost, neutral, approaches, supports, seconds } = sums;
  return taken === 0
    ? []
    : [{ spawn: key, label, count: taken, won, lost, neutral, approaches, supports, seconds }];
}
