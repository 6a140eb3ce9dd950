import { expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { ENDPOINTS } from './endpoints.ts';

/** specification.md 7, written by hand: calls with their query parameters. `/api/auth` is Auth.js's own. */
const CALLS = `
GET /api/v1/homepage/maintenance-notice
POST /api/v1/homepage/maintenance-notice
GET /api/v1/coachsession/coach-sessions
POST /api/v1/coachsession/update-session-status
POST /api/v1/coachsession/cancelled-session
GET /api/v1/paymentproductsplans/get-coach-tokens
GET /api/v1/coach/player-profile?playerId
GET /api/v1/coach/player-performance-summary?playerId
GET /api/v1/coach/player-ten-games-summary?playerId
GET /api/v1/coach/team-players-list
GET /api/v1/coach/candidates
POST /api/v1/coach/add-player-to-team?playerId
POST /api/v1/coach/invite-player?playerId
GET /api/v1/coach/invitations
POST /api/v1/coach/invitation-respond
DELETE /api/v1/coach/remove-player-from-team?playerId
GET /api/v1/coach/team-polr-score
POST /api/v1/coach/replay-folder?folderName
PUT /api/v1/coach/replay-folder?folderId&name
DELETE /api/v1/coach/replay-folder?folderId
POST /api/v1/coach/private-replay-upload?folderName&folderId
GET /api/v1/coach/players?folderId
POST /api/v1/coach/generate-statistics?folderId
GET /api/v1/coach/folders?pageIndex&pageSize
GET /api/v1/coach/folder-by-id?folderId&matchId
POST /api/v1/coach/xg-stat?folderId&matchId
POST /api/v1/coach/shot-type-stat?folderId&matchId
POST /api/v1/coach/mechanics-stat?folderId&matchId
POST /api/v1/coach/xg-graph?folderId&matchId
GET /api/v1/coach/teams?folderId
POST /api/v1/filestorage/replay-upload
POST /api/v1/filestorage/replay-chunk-upload
POST /api/v1/filestorage/profile-image-chunk-upload
GET /api/v1/filestorage/get-replay?PageSize
GET /api/v1/filestorage/get-replay/{userId}?userType&pageIndex&pageSize&replayParsingStatus&replayName
DELETE /api/v1/filestorage/delete-profile-image?fileUrl
DELETE /api/v1/filestorage/delete-training-thumbnail?fileUrl
GET /api/v1/filestorage/replay-upload-restriction
GET /api/v1/filestorage/replay-count
GET /api/v1/filestorage/playlist-wise-replay-count
GET /api/v1/filestorage/replay-processed-status
POST /api/v1/filestorage/send-replay-reminder
POST /api/v1/trainingplan/discord-event-banner-photo
POST /api/v1/trainingplan/training-plan-photo-upload
POST /api/v1/homepage/carousel-photo
DELETE /api/v1/trainingplan/training-plan-photo-delete?fileUrl&id&module
GET /api/v1/gamedata/event-list?replayId&pageIndex&pageSize&getGameStats&gameStatType
GET /api/v1/gamedata/event/{id}
GET /api/profile/profile
PUT /api/profile/profile
GET /api/profile/get-user-ranks
POST /api/profile/refresh-ranks
PUT /api/profile/update-ranks
PUT /api/profile/reset-rl-id?platformChoice
PUT /api/profile/update-device-choice?deviceChoice
GET /api/profile/progress?playlist
PATCH /api/profile/update-rank-up-animation
GET /api/v1/refferalcode
GET /api/v1/refferalcode/get-refferal-code-use-info
GET /api/v1/refferalcode/validate/{code}
`;

/** Required fields of JSON bodies. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  'POST /api/v1/homepage/maintenance-notice': ['isActive', 'title', 'notice', 'showDiscordLink'],
  'POST /api/v1/coachsession/update-session-status': ['status'],
  'POST /api/v1/coachsession/cancelled-session': ['sessionId', 'reason'],
  'POST /api/v1/coach/invitation-respond': ['invitationId', 'invitationStatus'],
  'POST /api/v1/coach/xg-stat': ['Team', 'Result'],
  'POST /api/v1/coach/shot-type-stat': ['Team', 'Result'],
  'POST /api/v1/coach/mechanics-stat': ['Team', 'Result'],
  'POST /api/v1/coach/xg-graph': ['Team', 'Result'],
  'PUT /api/profile/update-ranks': ['duelModeRank', 'doublesModeRank', 'standardModeRank'],
};

const getFields = (schema: unknown) => Object.keys((schema as ZodObject | undefined)?.shape ?? {});
const endpoints = new Map(
  Object.values(ENDPOINTS).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

test('every call of the specification exists, with its parameters', () => {
  for (const line of CALLS.trim().split('\n')) {
    const [call = '', parameters] = line.split('?');
    const endpoint = endpoints.get(call);
    expect(endpoint, call).toBeDefined();
    const query = endpoint && 'query' in endpoint ? endpoint.query : undefined;
    expect(getFields(query), call).toEqual(expect.arrayContaining(parameters?.split('&') ?? []));
  }
  for (const [call, fields] of Object.entries(BODIES)) {
    const endpoint = endpoints.get(call)!;
    const body = 'body' in endpoint ? endpoint.body : undefined;
    expect(getFields(body), call).toEqual(expect.arrayContaining([...fields]));
  }
});

/** specification.md 6, written by hand: the permission module of each administrator call; all others are about users. */
const MODULES: readonly (readonly [string, RegExp])[] = [
  ['Carousel', /^admin\/carousel|^homepage\/carousel-photo/],
  ['Coaching', /^admin\/(pro-coaches|coach-sessions)/],
  ['DiscordEvents', /^admin\/discord-events|^trainingplan\/discord-event-banner-photo/],
  [
    'Plans',
    /^admin\/(plans|discounts|coach-tokens)|^admin\/users\/\{userId\}\/((plan|replay|token)-grant|payments|refund|tokens)$/,
  ],
  ['Referrals', /^admin\/referral/],
  [
    'TrainingPlans',
    /^admin\/(training-plans|questions|benchmarks)|^trainingplan\/training-plan-photo|^filestorage\/delete-training/,
  ],
  ['WeeklyGoals', /^admin\/weekly-goals|^homepage\/weekly-goal-photo/],
  [
    'Users',
    /^admin\/(users|audit|overview|failed-replays|flagged-events|event-flags|doubted-metrics|hidden-players|identity-disputes|seasons|capacity|app-settings|incidents)|^homepage\/maintenance-notice/,
  ],
];

test("each administrator call requires its module's permission, and View only for GET", () => {
  const calls = Object.values(ENDPOINTS).filter(({ access }) => access === 'admin');
  expect(calls.length).toBeGreaterThan(80);
  for (const call of calls) {
    const path = call.path.replace('/api/v1/', '');
    const [module] = MODULES.find(([, paths]) => paths.test(path)) ?? [];
    const permission = 'permission' in call ? call.permission : undefined;
    const name = `${call.method} ${call.path}`;
    expect(permission?.module, name).toBe(module);
    expect(permission?.action === 'View', name).toBe(call.method === 'GET');
  }
});
