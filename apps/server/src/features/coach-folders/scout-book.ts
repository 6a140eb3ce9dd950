import type { ScoutBook, ScoutFinding } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeTeams } from './describe-folder.ts';
import { type FolderView, sideOf, teamLabel } from './folder-view.ts';
import { addPads, isTheirs, turnedPads } from './pad-places.ts';
import { type Appearance, clipsOf, collect } from './scout-appearances.ts';
import { attackFindings } from './scout-attack.ts';
import { percent, times } from './scout-counts.ts';
import { defenceFindings } from './scout-defence.ts';
import { kickoffFindings, spawnRow } from './scout-kickoffs.ts';
import { ranking } from './scout-ranking.ts';
import { SPAWN_WORDS } from './scout-words.data.ts';

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

/** Shots of the map. */
const MAX_SHOTS = 200;

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
