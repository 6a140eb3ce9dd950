import type { ScoutBook } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeTeams } from './describe-folder.ts';
import { type FolderView, sideOf, teamLabel } from './folder-view.ts';
import { type Appearance, collect } from './scout-appearances.ts';
import { attackFindings } from './scout-attack.ts';
import { defenceFindings } from './scout-defence.ts';
import { kickoffFindings, spawnRow } from './scout-kickoffs.ts';
import { momentFindings } from './scout-moments.ts';
import { pressureFindings } from './scout-pressure.ts';
import { SPAWN_WORDS } from './scout-words.data.ts';

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
