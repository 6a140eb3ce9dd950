import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, named, namedExtension, namedObject, pageOf } from '../named.ts';
import { COVERAGES, REPLAY_STATUS_CODES } from '../product-codes.ts';

const endpoint = defineEndpoints('coach-folders', { access: 'coach' });

export const FOLDER_NAME_LENGTH = 80;
/** Maximum files in a folder and its subfolders. */
export const FOLDER_FILES = 500;
/** A season, its opponents, and their series. */
export const FOLDER_LEVELS = 3;

const name = z
  .string()
  .trim()
  .min(1, 'Name the folder.')
  .max(FOLDER_NAME_LENGTH, `Use at most ${FOLDER_NAME_LENGTH} characters for the name.`);
const folderId = z.uuid('Choose a folder.');
const folderIdParams = z.object({ folderId });

/** A folder of private games, with the analysis progress of its files. */
const replayFolder = namedObject('ReplayFolder', {
  folderId: z.uuid(),
  /** The folder it is in; null at the top. */
  parentId: z.uuid().nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** With those in its subfolders, which all stats count. */
  files: z.number().int(),
  /** Files whose analysis has ended, successfully or not. */
  processed: z.number().int(),
  /** How many of them failed. */
  failed: z.number().int(),
});
export type ReplayFolder = z.infer<typeof replayFolder>;

const deletedFolder = namedObject('DeletedFolder', {
  folderId: z.uuid(),
  name: z.string(),
  files: z.number().int(),
  until: z.iso.datetime(),
});
export type DeletedFolder = z.infer<typeof deletedFolder>;

export const createReplayFolder = endpoint('POST /api/v1/coach/replay-folder', {
  summary: 'Create a folder of private games',
  query: z.object({ folderName: name, parentId: folderId.optional() }),
  responses: { 201: replayFolder },
  errors: [404, 409],
});

export const renameReplayFolder = endpoint('PUT /api/v1/coach/replay-folder', {
  summary: 'Rename a folder',
  query: z.object({ folderId, name }),
  responses: { 200: replayFolder },
  errors: [404, 409],
});

/** Moves a folder with its subfolders into another one, or to the top. */
export const moveReplayFolder = endpoint('PUT /api/v1/coach/folder-parent', {
  summary: 'Move a folder into another one',
  query: folderIdParams,
  body: z.object({ parentId: folderId.nullable() }),
  responses: { 200: replayFolder },
  errors: [404, 409],
});

/** Deletes its files too; everything can be restored for an hour. */
export const deleteReplayFolder = endpoint('DELETE /api/v1/coach/replay-folder', {
  summary: 'Delete a folder with its files',
  query: folderIdParams,
  responses: { 200: deletedFolder },
  errors: [404],
});

export const restoreReplayFolder = endpoint('POST /api/v1/coach/replay-folder-restore', {
  summary: 'Restore a deleted folder',
  query: folderIdParams,
  responses: { 200: replayFolder },
  errors: [404, 409],
});

export const listReplayFolders = endpoint('GET /api/v1/coach/folders', {
  summary: "The coach's folders, newest first",
  query: z.object({
    pageIndex: z.coerce.number().int().min(0).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** Pages of the folders at the top; each is followed by everything in it. */
    nested: z.literal('true').optional(),
  }),
  responses: { 200: pageOf(replayFolder).extend({ deleted: z.array(deletedFolder) }) },
});

/** A side of a folder's games: ours, the opponents', or a third team's. */
export const SIDES = ['us', 'them', 'other'] as const;
export const folderTeam = namedObject('FolderTeam', {
  /** Value of `Team` in the request bodies of the statistics. */
  key: z.string(),
  /** The team's own name, else its players' names. */
  name: z.string(),
  side: z.enum(SIDES),
  games: z.number().int(),
  wins: z.number().int(),
  /** Players in at least one of its games, most games first. */
  players: z.array(z.object({ playerId: z.string(), name: z.string(), games: z.number().int() })),
});
export type FolderTeam = z.infer<typeof folderTeam>;

const goals = namedObject('FolderGoals', { us: z.number().int(), them: z.number().int() });
const chances = z.object({ us: z.number(), them: z.number() });

const folderGame = namedObject('FolderGame', {
  replayId: z.uuid(),
  matchId: z.uuid().nullable(),
  /** Name of the file. */
  name: z.string(),
  status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))),
  /** User message: why it failed or what is missing. */
  statusReason: z.string().nullable(),
  coverage: z.enum(COVERAGES).nullable(),
  playedAt: z.iso.datetime().nullable(),
  map: z.string().nullable(),
  playlist: z.string().nullable(),
  teamSize: z.number().int().nullable(),
  /** Keys of our team and the opponents; null if neither team is ours, or before the game is analyzed. */
  teams: z.object({ us: z.string(), them: z.string() }).nullable(),
  score: goals.nullable(),
  /** Null if only the scoreboard could be read. */
  xg: chances.nullable(),
  /** For us: Won 5, Lost 10. */
  result: z.union([z.literal(5), z.literal(10)]).nullable(),
  /** Whether another file in the folder has the same game, which counts once. */
  isRepeated: z.boolean(),
});
export type FolderGame = z.infer<typeof folderGame>;

/** Consecutive games of the same two lineups, until one wins the series. */
const series = namedObject('FolderSeries', {
  /** "Us 3–1 Them", with the teams' names. */
  name: z.string(),
  us: z.string(),
  them: z.string(),
  wins: goals,
  matchIds: z.array(z.uuid()),
});
export type FolderSeries = z.infer<typeof series>;

const folderContent = namedExtension('FolderContent', replayFolder, {
  /** The folders it is in, outermost first. */
  path: z.array(z.object({ folderId: z.uuid(), name: z.string() })),
  /** Oldest game first, files without a game at the end. */
  games: z.array(folderGame),
  series: z.array(series),
  teams: z.array(folderTeam),
  /** Reviews shared with players that deleting the folder closes. */
  sharedReviews: z.number().int(),
});
export type FolderContent = z.infer<typeof folderContent>;

export const getFolderById = endpoint('GET /api/v1/coach/folder-by-id', {
  summary: 'A folder with its games, or with one of them',
  costly: true,
  query: folderIdParams.extend({ matchId: z.uuid().optional() }),
  responses: { 200: folderContent },
  errors: [404],
});

export const getFolderTeams = endpoint('GET /api/v1/coach/teams', {
  summary: "The teams of a folder's games",
  costly: true,
  query: folderIdParams,
  responses: { 200: z.array(folderTeam) },
  errors: [404],
});

/** Sets which team is ours, 0 for none: a scouting folder. By default it's the one with the coach's players. */
export const setFolderTeam = endpoint('PUT /api/v1/coach/teams', {
  summary: "Choose which of a folder's teams is ours",
  query: folderIdParams,
  body: z.object({ Team: z.union([z.literal(0), z.string().min(1).max(200)], 'Choose a team.') }),
  responses: { 200: z.array(folderTeam) },
  errors: [404],
});

export const getFolderPlayers = endpoint('GET /api/v1/coach/players', {
  summary: "Players in a folder's games",
  costly: true,
  query: folderIdParams,
  responses: {
    200: arrayOf({
      playerId: z.string(),
      name: z.string(),
      team: z.string(),
      side: z.enum(SIDES),
      games: z.number().int(),
    }),
  },
  errors: [404],
});

const uploadedGame = named('UploadedFolderGame', folderGame.extend({ folderId: z.uuid() }));

/**
 * Adds one file to a folder, given by ID or by name; a new name creates the folder. 201 for a new file, 200 with the
 * existing file if the folder already has it.
 */
export const privateReplayUpload = endpoint('POST /api/v1/coach/private-replay-upload', {
  summary: 'Upload one replay into a private folder',
  query: z.object({ folderId: folderId.optional(), folderName: name.optional() }),
  fileField: 'file',
  responses: { 200: uploadedGame, 201: uploadedGame },
  errors: [404, 409, 413, 415, 422, 429, 503, 507],
});

const files = folderIdParams.extend({
  /** One file; all failed files if omitted. */
  replayId: z.uuid().optional(),
});

export const rerunFolderFiles = endpoint('POST /api/v1/coach/folder-run-again', {
  summary: 'Retry failed files of a folder',
  query: files,
  responses: { 200: z.object({ started: z.number().int() }) },
  errors: [404, 429],
});

export const removeFolderFile = endpoint('DELETE /api/v1/coach/folder-file', {
  summary: 'Remove a file from a folder',
  query: folderIdParams.extend({ replayId: z.uuid('Choose a file.') }),
  responses: { 200: z.object({ removed: z.number().int() }) },
  errors: [404],
});
