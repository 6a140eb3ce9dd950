import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { COVERAGES, REPLAY_STATUS_CODES } from '../product-codes.ts';

const endpoint = endpointsOf('coach-folders');

/** Longest name of a folder. */
export const FOLDER_NAME_LENGTH = 80;
/** Most files in a folder. */
export const FOLDER_FILES = 500;

const name = z
  .string()
  .trim()
  .min(1, 'Name the folder.')
  .max(FOLDER_NAME_LENGTH, `Use at most ${FOLDER_NAME_LENGTH} characters for the name.`);
const folderId = z.uuid('Choose a folder.');
const which = z.object({ folderId });

/** A folder of private games, with how far its files have been read. */
const replayFolder = namedObject('ReplayFolder', {
  folderId: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  files: z.number().int(),
  /** Files that have been read to the end, whatever came of it. */
  processed: z.number().int(),
  /** Of those, files that could not be read. */
  failed: z.number().int(),
});
export type ReplayFolder = z.infer<typeof replayFolder>;

/** A folder that was deleted and can still be brought back. */
const deletedFolder = namedObject('DeletedFolder', {
  folderId: z.uuid(),
  name: z.string(),
  /** Files that have gone with it. */
  files: z.number().int(),
  until: z.iso.datetime(),
});
export type DeletedFolder = z.infer<typeof deletedFolder>;

export const createReplayFolder = endpoint('POST /api/v1/coach/replay-folder', {
  summary: 'Create a folder of private games',
  access: 'coach',
  query: z.object({ folderName: name }),
  responses: { 201: replayFolder },
  errors: [409],
});

export const renameReplayFolder = endpoint('PUT /api/v1/coach/replay-folder', {
  summary: 'Rename a folder',
  access: 'coach',
  query: z.object({ folderId, name }),
  responses: { 200: replayFolder },
  errors: [404, 409],
});

/** Its files go with it; for an hour all of it can be brought back. */
export const deleteReplayFolder = endpoint('DELETE /api/v1/coach/replay-folder', {
  summary: 'Delete a folder with its files',
  access: 'coach',
  query: which,
  responses: { 200: deletedFolder },
  errors: [404],
});

export const restoreReplayFolder = endpoint('POST /api/v1/coach/replay-folder-restore', {
  summary: 'Restore a deleted folder',
  access: 'coach',
  query: which,
  responses: { 200: replayFolder },
  errors: [404, 409],
});

export const listReplayFolders = endpoint('GET /api/v1/coach/folders', {
  summary: "The coach's folders, newest first",
  access: 'coach',
  query: z.object({
    pageIndex: z.coerce.number().int().min(0).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  responses: { 200: pageOf(replayFolder).extend({ deleted: z.array(deletedFolder) }) },
});

/** A side of a folder's games: ours, the opponents', or a third team's. */
export const SIDES = ['us', 'them', 'other'] as const;
const team = namedObject('FolderTeam', {
  /** What the bodies of the statistics call `Team`. */
  key: z.string(),
  /** The team's own name, else its players'. */
  name: z.string(),
  side: z.enum(SIDES),
  games: z.number().int(),
  wins: z.number().int(),
  /** Who played for it in at least one of its games, most games first. */
  players: z.array(z.object({ playerId: z.string(), name: z.string(), games: z.number().int() })),
});
export type FolderTeam = z.infer<typeof team>;

const goals = namedObject('FolderGoals', { us: z.number().int(), them: z.number().int() });
const chances = z.object({ us: z.number(), them: z.number() });

/** One file of a folder with the game that it shows. */
const folderGame = namedObject('FolderGame', {
  replayId: z.uuid(),
  matchId: z.uuid().nullable(),
  /** The file's. */
  name: z.string(),
  status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))),
  /** A sentence: why it failed or what is missing. */
  statusReason: z.string().nullable(),
  coverage: z.enum(COVERAGES).nullable(),
  playedAt: z.iso.datetime().nullable(),
  map: z.string().nullable(),
  playlist: z.string().nullable(),
  teamSize: z.number().int().nullable(),
  /** Keys of our team and the other one; null where neither of the two is ours, and while the game is not read. */
  teams: z.object({ us: z.string(), them: z.string() }).nullable(),
  score: goals.nullable(),
  /** Null where only the scoreboard could be read. */
  xg: chances.nullable(),
  /** For us: Won 5, Lost 10. */
  result: z.union([z.literal(5), z.literal(10)]).nullable(),
  /** Another file of the folder shows the same game: it counts once. */
  isRepeated: z.boolean(),
});
export type FolderGame = z.infer<typeof folderGame>;

/** Games one after the other of the same two line-ups, until one of them has won the series. */
const series = namedObject('FolderSeries', {
  /** "Us 3–1 Them", with the teams' names. */
  name: z.string(),
  us: z.string(),
  them: z.string(),
  wins: goals,
  matchIds: z.array(z.uuid()),
});
export type FolderSeries = z.infer<typeof series>;

const folderContent = named(
  'FolderContent',
  replayFolder.extend({
    /** Oldest game first, files without one at the end. */
    games: z.array(folderGame),
    series: z.array(series),
    teams: z.array(team),
  }),
);
export type FolderContent = z.infer<typeof folderContent>;

export const getFolderById = endpoint('GET /api/v1/coach/folder-by-id', {
  summary: 'A folder with its games, or with one of them',
  access: 'coach',
  costly: true,
  query: which.extend({ matchId: z.uuid().optional() }),
  responses: { 200: folderContent },
  errors: [404],
});

export const getFolderTeams = endpoint('GET /api/v1/coach/teams', {
  summary: "The teams of a folder's games",
  access: 'coach',
  costly: true,
  query: which,
  responses: { 200: z.array(team) },
  errors: [404],
});

/** Says which of the teams is ours; without it the one with most games is. */
export const setFolderTeam = endpoint('PUT /api/v1/coach/teams', {
  summary: "Choose which of a folder's teams is ours",
  access: 'coach',
  query: which,
  body: z.object({ Team: z.string().min(1, 'Choose a team.').max(200) }),
  responses: { 200: z.array(team) },
  errors: [404],
});

export const getFolderPlayers = endpoint('GET /api/v1/coach/players', {
  summary: "Players in a folder's games",
  access: 'coach',
  costly: true,
  query: which,
  responses: {
    200: z.array(
      z.object({
        playerId: z.string(),
        name: z.string(),
        team: z.string(),
        side: z.enum(SIDES),
        games: z.number().int(),
      }),
    ),
  },
  errors: [404],
});

const uploadedGame = named('UploadedFolderGame', folderGame.extend({ folderId: z.uuid() }));

/**
 * Puts one file into a folder, by its id or, made when there is none, by name. 201 for a new file, 200 with the one that
 * this folder has already.
 */
export const privateReplayUpload = endpoint('POST /api/v1/coach/private-replay-upload', {
  summary: 'Upload one replay into a private folder',
  access: 'coach',
  query: z.object({ folderId: folderId.optional(), folderName: name.optional() }),
  fileField: 'file',
  responses: {
    200: uploadedGame,
    201: uploadedGame,
  },
  errors: [404, 409, 413, 415, 422, 429, 503, 507],
});

const files = which.extend({
  /** One file; all of them that failed where it is left out. */
  replayId: z.uuid().optional(),
});

export const rerunFolderFiles = endpoint('POST /api/v1/coach/folder-run-again', {
  summary: 'Retry failed files of a folder',
  access: 'coach',
  query: files,
  responses: { 200: z.object({ started: z.number().int() }) },
  errors: [404],
});

export const removeFolderFile = endpoint('DELETE /api/v1/coach/folder-file', {
  summary: 'Remove a file from a folder',
  access: 'coach',
  query: which.extend({ replayId: z.uuid('Choose a file.') }),
  responses: { 200: z.object({ removed: z.number().int() }) },
  errors: [404],
});
