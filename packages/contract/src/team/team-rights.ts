import type { ENDPOINTS } from '../endpoints.ts';
import type { TeamRight } from './team-codes.ts';

type Endpoints = typeof ENDPOINTS;
type CoachCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'coach' } ? Name : never;
}[keyof Endpoints];

/** Header in which an assistant coach names the head coach of the team that a call is for. */
export const TEAM_HEADER = 'x-datacoach-team';

/**
 * The right that an assistant needs for each call on a team; null: only its head coach may make it. Every coach's call
 * has a row, or it doesn't compile. Calls without a row, such as payments, always act on the caller's own account.
 */
export const TEAM_CALLS = {
  getTeamPlayersList: 'view',
  getInvitations: 'view',
  getTeamEvents: 'view',
  getTeamPolrScore: 'view',
  getTeamBoard: 'view',
  getTeamChemistry: 'view',
  getTeamHomework: 'view',
  getPlayerProfile: 'view',
  getPlayerPerformanceSummary: 'view',
  getPlayerTenGamesSummary: 'view',
  getPlayerMoments: 'view',
  addPlayerNote: 'view',
  updatePlayerNote: 'view',
  deletePlayerNote: 'view',
  listReplayFolders: 'view',
  getFolderById: 'view',
  getFolderTeams: 'view',
  getFolderPlayers: 'view',
  generateStatistics: 'view',
  postXgStat: 'view',
  postShotTypeStat: 'view',
  postMechanicsStat: 'view',
  postXgGraph: 'view',
  postKickoffStat: 'view',
  postBoostStat: 'view',
  getScoutBook: 'view',
  getFolderSeries: 'view',
  postTeamSummary: 'view',
  listScoutPages: 'view',
  listMatchReviews: 'view',
  getMatchReview: 'view',
  getReviewVoice: 'view',
  getMatch: 'view',
  getMatchEvents: 'view',
  getMatchTracks: 'view',
  eventList: 'view',
  getEvent: 'view',

  getHomeworkChoices: 'review',
  assignHomework: 'review',
  deleteHomework: 'review',
  saveMatchReview: 'review',
  createPlaylist: 'review',
  addPlaylistClips: 'review',
  saveReviewVoice: 'review',
  deleteReviewVoice: 'review',
  deleteMatchReview: 'review',
  shareMatchReview: 'review',
  setReviewHomework: 'review',
  replyInReview: 'review',
  openLiveRoom: 'review',
  createTeamEvent: 'review',
  updateTeamEvent: 'review',
  cancelTeamEvent: 'review',

  createReplayFolder: 'folders',
  renameReplayFolder: 'folders',
  deleteReplayFolder: 'folders',
  restoreReplayFolder: 'folders',
  moveReplayFolder: 'folders',
  setFolderTeam: 'folders',
  shareScoutPage: 'folders',
  revokeScoutPage: 'folders',
  privateReplayUpload: 'folders',
  rerunFolderFiles: 'folders',
  removeFolderFile: 'folders',

  getCandidates: 'roster',
  invitePlayer: 'roster',
  addPlayerToTeam: 'roster',
  removePlayerFromTeam: 'roster',
  getTeamLinks: 'roster',
  createTeamLink: 'roster',
  revokeTeamLink: 'roster',
  getSchoolTeam: 'roster',
  saveShownName: 'roster',
  recordConsent: 'roster',
  askGuardian: 'roster',
  withdrawConsent: 'roster',

  saveTeam: null,
  saveSchoolTeam: null,
  endSchoolTeam: null,
  exportSchoolTeam: null,
  getAssistants: null,
  saveAssistant: null,
  removeAssistant: null,
} as const satisfies Record<Exclude<CoachCall, OwnCall>, TeamRight | null> &
  Partial<Record<keyof Endpoints, TeamRight | null>>;

/** A coach's calls that never concern a team: their own coaching sessions, and the teams they assist. */
type OwnCall =
  | 'getSessionBrief'
  | 'getSessionHomeworkChoices'
  | 'getMyCoaching'
  | 'saveMyCoaching'
  | 'setSessionHomework'
  | 'getAssistedTeams'
  | 'leaveAssistedTeam';
