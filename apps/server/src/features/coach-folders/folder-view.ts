import { INVITATION_STATUS, type SIDES } from '@datacoach/contract';
import type { Database } from '../../platform/database/database.ts';
import { listTeamPlayerNames } from '../identities/index.ts';
import { listSentInvitations } from '../team/index.ts';
import { chooseOwnTeam, type DetectedTeam, detectTeams, type Lineup } from './detect-teams.ts';
import type { GameDigest } from './game-digest.ts';
import { openFolder } from './manage-folders.ts';
import { readDigests } from './read-digests.ts';
import {
  type CountedFolder,
  type FolderFile,
  listAccountIdentities,
  readFiles,
} from './replay-folder.repository.ts';

export type Side = (typeof SIDES)[number];

/** A game of a folder, seen from our team if it plays. */
export interface ViewedGame {
  matchId: string;
  playedAt: Date | null;
  digest: GameDigest;
  /** Team keys of blue and orange. */
  teams: readonly [string | null, string | null];
  /** Which of the two is ours; null if neither. */
  ownSide: 0 | 1 | null;
}

/** The basis of all stats of a folder. */
export interface FolderView {
  folder: CountedFolder;
  files: FolderFile[];
  /** Each match once, oldest first. */
  games: ViewedGame[];
  teams: DetectedTeam[];
  ownTeam: string | null;
  /** By player id: the newest name, or as a school's team shows it; '' if ever hidden. */
  names: ReadonlyMap<string, string>;
}

/** Throws ProblemError 404. */
export async function loadFolderView(db: Database, coachId: string, folderId: string): Promise<FolderView> {
  const folder = await openFolder(db, coachId, folderId);
  const files = await readFiles(db, folderId);
  const matchIds = [...new Set(files.flatMap(({ matchId }) => matchId ?? []))];
  const digests = await readDigests(db, matchIds);
  const teams = detectTeams(listLineups(matchIds, digests));
  const ownTeam = chooseOwnTeam(teams, folder.ownPlayers, await listRoster(db, coachId));
  const teamKeys = new Map(
    teams.flatMap(({ key, lineups }) =>
      lineups.map(({ matchId, side }) => [`${matchId} ${side}`, key] as const),
    ),
  );
  const games = matchIds.flatMap((matchId): ViewedGame[] => {
    const digest = digests.get(matchId);
    if (!digest) return [];
    const [blue, orange] = [teamKeys.get(`${matchId} 0`) ?? null, teamKeys.get(`${matchId} 1`) ?? null];
    const ownSide = ownTeam === null ? null : blue === ownTeam ? 0 : orange === ownTeam ? 1 : null;
    const playedAt = files.find((file) => file.matchId === matchId)?.playedAt ?? null;
    return [{ matchId, playedAt, digest, teams: [blue, orange], ownSide }];
  });
  return {
    folder,
    files,
    games,
    teams,
    ownTeam,
    names: getNames(games, await listTeamPlayerNames(db, coachId)),
  };
}

/** Returns both sides of each match in this order: a guest lineup joins a team depending on the ones before it. */
export function listLineups(matchIds: readonly string[], digests: ReadonlyMap<string, GameDigest>): Lineup[] {
  return matchIds.flatMap((matchId) => {
    const digest = digests.get(matchId);
    if (!digest) return [];
    return ([0, 1] as const).map((side) => ({
      matchId,
      side,
      players: listPlayers(digest, side),
      teamName: digest.teamNames[side],
    }));
  });
}

/** Returns the people of one side; bots don't count for any team. */
export function listPlayers({ players }: GameDigest, side: 0 | 1): string[] {
  return players.filter(({ team, bot }) => team === side && !bot).map(({ id }) => id);
}

/** Returns the players of the coach and their members. */
async function listRoster(db: Database, coachId: string): Promise<ReadonlySet<string>> {
  const members = (await listSentInvitations(db, coachId)).filter(
    ({ invitation }) => invitation.status === INVITATION_STATUS.accepted,
  );
  return new Set(await listAccountIdentities(db, [coachId, ...members.map(({ other }) => other.id)]));
}

function getNames(games: readonly ViewedGame[], shown: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { digest } of games) {
    for (const { id, name } of digest.players) {
      // A player who hides their name isn't shown by an older one (decisions.md 16.3).
      names.set(id, names.get(id) === '' || name === '' ? '' : (shown.get(id) ?? name));
    }
  }
  return names;
}

/** Returns whose team it is: ours, one of our opponents', or a third. */
export function getSide(view: FolderView, key: string | null): Side {
  if (key === null || view.ownTeam === null) return 'other';
  if (key === view.ownTeam) return 'us';
  const met = view.games.some(
    ({ ownSide, teams }) => ownSide !== null && teams[ownSide === 0 ? 1 : 0] === key,
  );
  return met ? 'them' : 'other';
}

/** The team's own name, else its players' names. */
export function getTeamLabel(view: FolderView, key: string | null): string {
  const team = view.teams.find((one) => one.key === key);
  if (!team) return 'Unknown team';
  if (team.name) return team.name;
  const size = Math.max(...team.lineups.map(({ players }) => players.length));
  return team.players
    .slice(0, size)
    .map(({ id }) => view.names.get(id) || HIDDEN_NAME)
    .join(', ');
}

/** Shown for players who hide their name in the game (decisions.md 16.3). */
export const HIDDEN_NAME = 'name hidden by player';
