import { ACCESS_LEVELS, PERMISSION_MODULES, signedIn } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import {
  call,
  createAccountClient,
  getProblemCode,
  readAnswer,
  type TestAccount,
} from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { sampleReplay } from './testing/sample-replay.ts';
import { startServerForTests } from './testing/start-test-server.ts';

const EVERYBODY = [
  'nobody',
  'player',
  'other player',
  'coach',
  'other coach',
  'unconfirmed coach',
  'admin',
  'restricted admin',
] as const;
type CallerKind = (typeof EVERYBODY)[number];
const ACCOUNTS = EVERYBODY.filter((kind) => kind !== 'nobody');
const PLAYERS: readonly CallerKind[] = ['player', 'other player'];
const COACHES: readonly CallerKind[] = ['coach', 'other coach', 'unconfirmed coach'];
/** Without a confirmed email address users can't pay, coach or invite. */
const CONFIRMED_COACHES: readonly CallerKind[] = ['coach', 'other coach'];
/** `restricted admin` is restricted in every module. */
const PERMITTED_ADMINS: readonly CallerKind[] = ['admin'];

/**
 * Callers allowed by each route. Kept by hand in one table: the rule that the server uses is next to each endpoint of
 * the contract, and rows there would be changed along with it.
 */
const ALLOWED_USER_TYPES: Record<string, readonly CallerKind[]> = {
  'POST /api/v1/auth/sign-up': EVERYBODY,
  'POST /api/v1/auth/sign-in': EVERYBODY,
  'POST /api/v1/auth/refresh': EVERYBODY,
  'POST /api/v1/auth/confirm-email': EVERYBODY,
  'POST /api/v1/auth/send-confirmation': ACCOUNTS,
  'POST /api/v1/auth/forgot-password': EVERYBODY,
  'POST /api/v1/auth/reset-password': EVERYBODY,
  'POST /api/v1/auth/change-password': ACCOUNTS,
  'PUT /api/v1/auth/email': ACCOUNTS,
  'GET /api/v1/auth/second-factor': ACCOUNTS,
  'POST /api/v1/auth/second-factor': ACCOUNTS,
  'PUT /api/v1/auth/second-factor': ACCOUNTS,
  'DELETE /api/v1/auth/second-factor': ACCOUNTS,
  'GET /api/v1/auth/linked-accounts': ACCOUNTS,
  'POST /api/v1/auth/linked-accounts/:provider': ACCOUNTS,
  'DELETE /api/v1/auth/linked-accounts/:provider': ACCOUNTS,
  'POST /api/auth/_log': EVERYBODY,
  'GET /api/auth/*': EVERYBODY,
  'POST /api/auth/*': EVERYBODY,
  'GET /api/v1/account/export': ACCOUNTS,
  'DELETE /api/v1/account': ACCOUNTS,
  'GET /api/v1/tokens': ACCOUNTS,
  'POST /api/v1/tokens': ACCOUNTS,
  'DELETE /api/v1/tokens/:tokenId': ACCOUNTS,
  'GET /api/v1/tokens/owner': ACCOUNTS,
  'GET /api/v1/coach/invitations': [...PLAYERS, ...COACHES],
  'POST /api/v1/coach/invitation-respond': PLAYERS,
  'POST /api/v1/coach/invite-player': CONFIRMED_COACHES,
  'POST /api/v1/coach/add-player-to-team': CONFIRMED_COACHES,
  'DELETE /api/v1/coach/remove-player-from-team': COACHES,
  'GET /api/v1/coach/team-players-list': COACHES,
  'GET /api/v1/coach/candidates': CONFIRMED_COACHES,
  'PUT /api/v1/coach/team': COACHES,
  'GET /api/v1/coach/assistants': COACHES,
  'PUT /api/v1/coach/assistants': CONFIRMED_COACHES,
  'DELETE /api/v1/coach/assistants/:userId': COACHES,
  'GET /api/v1/coach/assisted-teams': COACHES,
  'DELETE /api/v1/coach/assisted-teams/:coachId': COACHES,
  'GET /api/v1/coach/team-links': COACHES,
  'POST /api/v1/coach/team-links': CONFIRMED_COACHES,
  'DELETE /api/v1/coach/team-links/:linkId': COACHES,
  'GET /api/v1/coach/school': COACHES,
  'PUT /api/v1/coach/school': COACHES,
  'DELETE /api/v1/coach/school': COACHES,
  'GET /api/v1/coach/school/export': COACHES,
  'PUT /api/v1/coach/school/members/:playerId/name': COACHES,
  'PUT /api/v1/coach/school/members/:playerId/consent': COACHES,
  'DELETE /api/v1/coach/school/members/:playerId/consent': COACHES,
  'POST /api/v1/coach/school/members/:playerId/consent-mail': CONFIRMED_COACHES,
  'POST /api/v1/guardian-consents/look-up': EVERYBODY,
  'POST /api/v1/guardian-consents/answer': EVERYBODY,
  'GET /api/v1/team-events': [...PLAYERS, ...COACHES],
  'POST /api/v1/coach/team-events': COACHES,
  'PUT /api/v1/coach/team-events/:eventId': COACHES,
  'DELETE /api/v1/coach/team-events/:eventId': COACHES,
  'PUT /api/v1/team-events/:eventId/answer': PLAYERS,
  'GET /api/v1/team-events/calendar/:token': EVERYBODY,
  'POST /api/v1/team-links/look-up': EVERYBODY,
  'POST /api/v1/team-links/join': PLAYERS,
  'POST /api/v1/coach/replay-folder': COACHES,
  'PUT /api/v1/coach/replay-folder': COACHES,
  'PUT /api/v1/coach/folder-parent': COACHES,
  'DELETE /api/v1/coach/replay-folder': COACHES,
  'POST /api/v1/coach/replay-folder-restore': COACHES,
  'POST /api/v1/coach/private-replay-upload': COACHES,
  'GET /api/v1/coach/folders': COACHES,
  'GET /api/v1/coach/folder-by-id': COACHES,
  'GET /api/v1/coach/teams': COACHES,
  'PUT /api/v1/coach/teams': COACHES,
  'GET /api/v1/coach/players': COACHES,
  'POST /api/v1/coach/folder-run-again': COACHES,
  'DELETE /api/v1/coach/folder-file': COACHES,
  'POST /api/v1/coach/generate-statistics': COACHES,
  'POST /api/v1/coach/xg-stat': COACHES,
  'POST /api/v1/coach/shot-type-stat': COACHES,
  'POST /api/v1/coach/mechanics-stat': COACHES,
  'POST /api/v1/coach/xg-graph': COACHES,
  'POST /api/v1/coach/kickoff-stat': COACHES,
  'POST /api/v1/coach/boost-stat': COACHES,
  'GET /api/v1/coach/scout-book': COACHES,
  'GET /api/v1/coach/series': COACHES,
  'POST /api/v1/coach/team-summary': COACHES,
  'GET /api/v1/coach/scout-pages': COACHES,
  'POST /api/v1/coach/scout-pages': COACHES,
  'DELETE /api/v1/coach/scout-pages/:pageId': COACHES,
  'GET /api/v1/scout-pages/:token': EVERYBODY,
  'PUT /api/v1/coach/sight': PLAYERS,
  'GET /api/v1/coach/player-profile': COACHES,
  'GET /api/v1/coach/player-performance-summary': COACHES,
  'GET /api/v1/coach/player-ten-games-summary': COACHES,
  'GET /api/v1/coach/player-moments': COACHES,
  'POST /api/v1/coach/player-notes': COACHES,
  'PUT /api/v1/coach/player-notes/:noteId': COACHES,
  'DELETE /api/v1/coach/player-notes/:noteId': COACHES,
  'GET /api/v1/coach/team-polr-score': COACHES,
  'GET /api/v1/coach/team-board': COACHES,
  'GET /api/v1/coach/team-homework': COACHES,
  'GET /api/v1/coach/homework-choices': COACHES,
  'POST /api/v1/coach/assign-homework': COACHES,
  'DELETE /api/v1/coach/homework/:homeworkId': COACHES,
  'GET /api/v1/homework': PLAYERS,
  'PUT /api/v1/homework/:homeworkId/done': PLAYERS,
  'GET /api/v1/coach/team-chemistry': COACHES,
  'GET /api/v1/coach/match-reviews': COACHES,
  'GET /api/v1/coach/match-reviews/:subjectId': COACHES,
  'PUT /api/v1/coach/match-reviews/:subjectId': COACHES,
  'DELETE /api/v1/coach/match-reviews/:subjectId': COACHES,
  'PUT /api/v1/coach/match-reviews/:subjectId/players': COACHES,
  'POST /api/v1/coach/match-reviews/:subjectId/homework': COACHES,
  'POST /api/v1/coach/match-reviews/:subjectId/answers': COACHES,
  'POST /api/v1/coach/match-reviews': COACHES,
  'POST /api/v1/coach/match-reviews/:subjectId/clips': COACHES,
  'POST /api/v1/coach/match-reviews/:subjectId/voices/:commentId': COACHES,
  'DELETE /api/v1/coach/match-reviews/:subjectId/voices/:commentId': COACHES,
  'GET /api/v1/coach/match-reviews/:subjectId/voices/:commentId': COACHES,
  'GET /api/v1/match-reviews': PLAYERS,
  'GET /api/v1/match-reviews/:reviewId': PLAYERS,
  'GET /api/v1/match-reviews/:reviewId/events': PLAYERS,
  'GET /api/v1/match-reviews/:reviewId/tracks': PLAYERS,
  'GET /api/v1/match-reviews/:reviewId/voices/:commentId': PLAYERS,
  'PUT /api/v1/match-reviews/:reviewId/seen': PLAYERS,
  'POST /api/v1/match-reviews/:reviewId/answers': PLAYERS,
  'POST /api/v1/coach/live-rooms': COACHES,
  'GET /api/v1/live-rooms': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId/stream': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/players': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/leader': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/match': [...PLAYERS, ...COACHES],
  'DELETE /api/v1/live-rooms/:roomId': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId/games': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId/match/:matchId': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId/match/:matchId/events': [...PLAYERS, ...COACHES],
  'GET /api/v1/live-rooms/:roomId/match/:matchId/tracks': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/lead': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/marks': [...PLAYERS, ...COACHES],
  'PUT /api/v1/live-rooms/:roomId/pointer': [...PLAYERS, ...COACHES],
  'GET /api/v1/refferalcode': PLAYERS,
  'GET /api/v1/refferalcode/get-refferal-code-use-info': PLAYERS,
  'GET /api/v1/refferalcode/validate/:code': EVERYBODY,
  'POST /api/v1/refferalcode/redeem': PLAYERS,
  'PUT /api/v1/refferalcode/reward': PLAYERS,
  'GET /api/v1/admin/referrals': PERMITTED_ADMINS,
  'GET /api/v1/admin/referrals-export': PERMITTED_ADMINS,
  'POST /api/v1/admin/referrals/:friendId/reversal': PERMITTED_ADMINS,
  'POST /api/v1/admin/referrals/:friendId/clearance': PERMITTED_ADMINS,
  'GET /api/v1/admin/referral-codes': PERMITTED_ADMINS,
  'PUT /api/v1/admin/referral-codes/:code': PERMITTED_ADMINS,
  'GET /api/v1/admin/referral-campaigns': PERMITTED_ADMINS,
  'POST /api/v1/admin/referral-campaigns': PERMITTED_ADMINS,
  'PUT /api/v1/admin/referral-campaigns/:campaignId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/referral-campaigns/:campaignId': PERMITTED_ADMINS,
  'GET /api/v1/paymentproductsplans/get-plans': EVERYBODY,
  'GET /api/v1/paymentproductsplans/get-coach-tokens': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/quote': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/orders': [...PLAYERS, ...CONFIRMED_COACHES],
  'GET /api/v1/payments/orders/:orderId': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/orders/:orderId/leave': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/trial': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/card': [...PLAYERS, ...CONFIRMED_COACHES],
  'POST /api/v1/payments/webhook': EVERYBODY,
  'GET /api/v1/payments/own': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/cancel': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/resume': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/refund': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/pay-open-invoice': [...PLAYERS, ...COACHES],
  'GET /api/v1/payments/invoices': [...PLAYERS, ...COACHES],
  'GET /api/v1/payments/invoices/:invoiceId': [...PLAYERS, ...COACHES],
  'GET /api/v1/payments/sandbox/:checkoutId': [...PLAYERS, ...COACHES],
  'POST /api/v1/payments/sandbox/:checkoutId': [...PLAYERS, ...COACHES],
  'GET /api/v1/admin/plans': PERMITTED_ADMINS,
  'GET /api/v1/admin/plans/changes': PERMITTED_ADMINS,
  'GET /api/v1/admin/seasons': PERMITTED_ADMINS,
  'POST /api/v1/admin/seasons': PERMITTED_ADMINS,
  'PUT /api/v1/admin/seasons/:number': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/seasons/:number': PERMITTED_ADMINS,
  'PUT /api/v1/admin/plans/:planName': PERMITTED_ADMINS,
  'PUT /api/v1/admin/plans/:planName/prices': PERMITTED_ADMINS,
  'PUT /api/v1/admin/coach-tokens/:key': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/coach-tokens/:key': PERMITTED_ADMINS,
  'GET /api/v1/admin/discounts': PERMITTED_ADMINS,
  'POST /api/v1/admin/discounts': PERMITTED_ADMINS,
  'PUT /api/v1/admin/discounts/:discountId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/discounts/:discountId': PERMITTED_ADMINS,
  'GET /api/v1/permissions': ACCOUNTS,
  'PUT /api/v1/admin/users/:userId/role': PERMITTED_ADMINS,
  'GET /api/v1/admin/users': PERMITTED_ADMINS,
  'GET /api/v1/admin/users-export': PERMITTED_ADMINS,
  'POST /api/v1/admin/users': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/replays': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/ledger': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/audit': PERMITTED_ADMINS,
  'PUT /api/v1/admin/users/:userId/ban': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/users/:userId/ban': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/notes': PERMITTED_ADMINS,
  'GET /api/v1/status': EVERYBODY,
  'GET /api/v1/admin/incidents': PERMITTED_ADMINS,
  'POST /api/v1/admin/incidents': PERMITTED_ADMINS,
  'PUT /api/v1/admin/incidents/:incidentId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/incidents/:incidentId': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/merge': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/merge': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/sign-out': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/reset-password': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/reset-epic-name': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/users/:userId/second-factor': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/users/:userId': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/plan-grant': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/replay-grant': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/token-grant': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/users/:userId/tokens': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/impersonation': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/payments': PERMITTED_ADMINS,
  'POST /api/v1/admin/users/:userId/refund': PERMITTED_ADMINS,
  'GET /api/v1/admin/audit': PERMITTED_ADMINS,
  'GET /api/v1/admin/audit-export': PERMITTED_ADMINS,
  'GET /api/v1/admin/overview': PERMITTED_ADMINS,
  'POST /api/v1/admin/failed-replays/run-again': PERMITTED_ADMINS,
  'GET /api/v1/admin/flagged-events': PERMITTED_ADMINS,
  'GET /api/v1/admin/flagged-events/:eventId': PERMITTED_ADMINS,
  'GET /api/v1/admin/flagged-events/:eventId/events': PERMITTED_ADMINS,
  'GET /api/v1/admin/flagged-events/:eventId/tracks': PERMITTED_ADMINS,
  'GET /api/v1/admin/users/:userId/permissions': PERMITTED_ADMINS,
  'PUT /api/v1/admin/users/:userId/permissions': PERMITTED_ADMINS,
  'GET /api/profile/profile': ACCOUNTS,
  'PUT /api/profile/profile': ACCOUNTS,
  'PUT /api/profile/reset-rl-id': PLAYERS,
  'PUT /api/profile/update-device-choice': ACCOUNTS,
  'GET /api/v1/identities': ACCOUNTS,
  'GET /api/v1/identities/candidates': ACCOUNTS,
  'POST /api/v1/identities': ACCOUNTS,
  'DELETE /api/v1/identities': ACCOUNTS,
  'PUT /api/v1/identities/hidden': ACCOUNTS,
  'POST /api/v1/identities/dispute': ACCOUNTS,
  'POST /api/v1/homepage/carousel-photo': PERMITTED_ADMINS,
  'POST /api/v1/homepage/weekly-goal-photo': PERMITTED_ADMINS,
  'POST /api/v1/trainingplan/discord-event-banner-photo': PERMITTED_ADMINS,
  'POST /api/v1/trainingplan/training-plan-photo-upload': PERMITTED_ADMINS,
  'GET /api/v1/filestorage/content-photo/:photoId': EVERYBODY,
  'DELETE /api/v1/trainingplan/training-plan-photo-delete': PERMITTED_ADMINS,
  'DELETE /api/v1/filestorage/delete-training-thumbnail': PERMITTED_ADMINS,
  'GET /api/v1/admin/carousel': PERMITTED_ADMINS,
  'POST /api/v1/admin/carousel': PERMITTED_ADMINS,
  'PUT /api/v1/admin/carousel/:slideId': PERMITTED_ADMINS,
  'PUT /api/v1/admin/carousel/:slideId/place': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/carousel/:slideId': PERMITTED_ADMINS,
  'GET /api/v1/homepage/strip': PLAYERS,
  'GET /api/v1/admin/discord-events': PERMITTED_ADMINS,
  'GET /api/v1/admin/discord-events/:eventId': PERMITTED_ADMINS,
  'POST /api/v1/admin/discord-events': PERMITTED_ADMINS,
  'PUT /api/v1/admin/discord-events/:eventId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/discord-events/:eventId': PERMITTED_ADMINS,
  'GET /api/v1/discord-events': PLAYERS,
  'PUT /api/v1/discord-events/:eventId/reminder': PLAYERS,
  'GET /api/v1/admin/training-plans/:planId': PERMITTED_ADMINS,
  'PUT /api/v1/admin/training-plans/:planId/photo': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/training-plans/:planId': PERMITTED_ADMINS,
  'GET /api/v1/admin/benchmarks': PERMITTED_ADMINS,
  'POST /api/v1/admin/benchmarks/update': PERMITTED_ADMINS,
  'GET /api/v1/admin/hidden-players': PERMITTED_ADMINS,
  'PUT /api/v1/admin/hidden-players': PERMITTED_ADMINS,
  'GET /api/v1/admin/identity-disputes': PERMITTED_ADMINS,
  'POST /api/v1/admin/identity-disputes/:disputeId': PERMITTED_ADMINS,
  'GET /api/v1/get-started': PLAYERS,
  'PUT /api/v1/get-started': PLAYERS,
  'POST /api/v1/get-started/finish': PLAYERS,
  'PUT /api/v1/get-started/checklist': PLAYERS,
  'GET /api/v1/consents': ACCOUNTS,
  'PUT /api/v1/consents': ACCOUNTS,
  'GET /api/profile/progress': PLAYERS,
  'GET /api/profile/get-user-ranks': PLAYERS,
  'POST /api/profile/refresh-ranks': PLAYERS,
  'PUT /api/profile/update-ranks': PLAYERS,
  'PATCH /api/profile/update-rank-up-animation': PLAYERS,
  'GET /api/v1/homepage/maintenance-notice': EVERYBODY,
  'POST /api/v1/homepage/maintenance-notice': PERMITTED_ADMINS,
  'GET /api/v1/notifications': ACCOUNTS,
  'PUT /api/v1/notifications/:id/read': ACCOUNTS,
  'POST /api/v1/notifications/read-all': ACCOUNTS,
  'DELETE /api/v1/notifications/:id': ACCOUNTS,
  'GET /api/v1/notifications/stream': ACCOUNTS,
  'GET /api/v1/notifications/preferences': ACCOUNTS,
  'PUT /api/v1/notifications/preferences': ACCOUNTS,
  'POST /unsubscribe': EVERYBODY,
  'GET /api/': ACCOUNTS,
  'POST /api/v2/upload': ACCOUNTS,
  'GET /api/replays': ACCOUNTS,
  'GET /api/replays/:id': ACCOUNTS,
  'GET /api/replays/:id/file': ACCOUNTS,
  'POST /api/v1/filestorage/replay-upload': ACCOUNTS,
  'GET /api/v1/filestorage/get-replay': ACCOUNTS,
  'GET /api/v1/filestorage/replay-processed-status': ACCOUNTS,
  'GET /api/v1/filestorage/replay-upload-restriction': ACCOUNTS,
  'GET /api/v1/filestorage/get-replay/:userId': ACCOUNTS,
  'POST /api/v1/filestorage/replay-chunk-upload': ACCOUNTS,
  'GET /api/v1/filestorage/replay-count': ACCOUNTS,
  'GET /api/v1/filestorage/playlist-wise-replay-count': ACCOUNTS,
  'POST /api/v1/filestorage/send-replay-reminder': ACCOUNTS,
  'PATCH /api/v1/filestorage/replays': ACCOUNTS,
  'POST /api/v1/filestorage/replays/delete': ACCOUNTS,
  'GET /api/v1/filestorage/replays/deleted': ACCOUNTS,
  'POST /api/v1/filestorage/replays/restore': ACCOUNTS,
  'POST /api/v1/filestorage/replays/run-again': ACCOUNTS,
  'POST /api/v1/filestorage/replays/download': ACCOUNTS,
  'GET /api/v1/filestorage/replay-choices': ACCOUNTS,
  'GET /api/v1/filestorage/replay-file/:replayId': ACCOUNTS,
  'POST /api/v1/filestorage/profile-image-chunk-upload': ACCOUNTS,
  'GET /api/v1/filestorage/profile-image/:imageId': EVERYBODY,
  'DELETE /api/v1/filestorage/delete-profile-image': ACCOUNTS,
  'GET /api/v1/coachsession/coaching-data': ACCOUNTS,
  'GET /api/v1/coachsession/coaches': PLAYERS,
  'GET /api/v1/coachsession/coaches/:coachId/slots': PLAYERS,
  'GET /api/v1/coachsession/coach-sessions': [...PLAYERS, ...COACHES],
  'POST /api/v1/coachsession/book': PLAYERS,
  'POST /api/v1/coachsession/reschedule': PLAYERS,
  'POST /api/v1/coachsession/cancelled-session': [...PLAYERS, ...COACHES],
  'POST /api/v1/coachsession/update-session-status': [...PLAYERS, ...COACHES],
  'POST /api/v1/coachsession/rate': PLAYERS,
  'GET /api/v1/coachsession/sessions/:sessionId/calendar': [...PLAYERS, ...COACHES],
  'GET /api/v1/coachsession/own-brief': PLAYERS,
  'GET /api/v1/coachsession/sessions/:sessionId/brief': COACHES,
  'GET /api/v1/coachsession/own-moments': PLAYERS,
  'PUT /api/v1/coachsession/sessions/:sessionId/clips': PLAYERS,
  'GET /api/v1/coachsession/effects': [...PLAYERS, ...COACHES],
  'GET /api/v1/coachsession/sessions/:sessionId/homework-choices': COACHES,
  'GET /api/v1/coachsession/own-coaching': COACHES,
  'PUT /api/v1/coachsession/own-coaching': COACHES,
  'POST /api/v1/coachsession/homework': COACHES,
  'GET /api/v1/admin/pro-coaches': PERMITTED_ADMINS,
  'PUT /api/v1/admin/pro-coaches/:userId': PERMITTED_ADMINS,
  'GET /api/v1/admin/coach-sessions': PERMITTED_ADMINS,
  'PUT /api/v1/admin/coach-sessions/:sessionId/status': PERMITTED_ADMINS,
  'GET /api/v1/gamedata/match/:matchId': ACCOUNTS,
  'GET /api/v1/gamedata/match/:matchId/events': ACCOUNTS,
  'GET /api/v1/gamedata/match/:matchId/tracks': ACCOUNTS,
  'GET /api/v1/gamedata/match/:matchId/ballchasing': ACCOUNTS,
  'GET /api/v1/gamedata/shared/:shareKey': EVERYBODY,
  'GET /api/v1/gamedata/shared/:shareKey/events': EVERYBODY,
  'GET /api/v1/gamedata/shared/:shareKey/tracks': EVERYBODY,
  'GET /api/v1/gamedata/event-list': ACCOUNTS,
  'GET /api/v1/gamedata/event/:id': ACCOUNTS,
  'PUT /api/v1/gamedata/event/:id/flag': ACCOUNTS,
  'DELETE /api/v1/gamedata/event/:id/flag': ACCOUNTS,
  'GET /api/v1/admin/event-flags': PERMITTED_ADMINS,
  'GET /api/v1/questions': PLAYERS,
  'GET /api/v1/questions/saved': PLAYERS,
  'GET /api/v1/questions/:key/answer': PLAYERS,
  'PUT /api/v1/questions/:key/saved': PLAYERS,
  'DELETE /api/v1/questions/:key/saved': PLAYERS,
  'GET /api/v1/admin/questions': PERMITTED_ADMINS,
  'POST /api/v1/admin/questions': PERMITTED_ADMINS,
  'PUT /api/v1/admin/questions/:questionId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/questions/:questionId': PERMITTED_ADMINS,
  'GET /api/v1/scores/player': ACCOUNTS,
  'GET /api/v1/scores/rank-picture': ACCOUNTS,
  'GET /api/v1/scores/opportunities': PLAYERS,
  'GET /api/v1/scores/progression': PLAYERS,
  'GET /api/v1/scores/game/:matchId': ACCOUNTS,
  'PUT /api/v1/scores/opportunity-answer': ACCOUNTS,
  'DELETE /api/v1/scores/opportunity-answer': ACCOUNTS,
  'GET /api/v1/admin/doubted-metrics': PERMITTED_ADMINS,
  'GET /api/v1/career': PLAYERS,
  'GET /api/v1/career/share': PLAYERS,
  'PUT /api/v1/career/share': PLAYERS,
  'GET /api/v1/career/shared/:token': EVERYBODY,
  'PUT /api/v1/notifications/discord': ACCOUNTS,
  'DELETE /api/v1/notifications/discord': ACCOUNTS,
  'GET /api/v1/link-previews/picture': EVERYBODY,
  'GET /api/v1/weekly-goals': PLAYERS,
  'GET /api/v1/weekly-goals/history': PLAYERS,
  'GET /api/v1/weekly-goals/choices': PLAYERS,
  'POST /api/v1/weekly-goals': PLAYERS,
  'DELETE /api/v1/weekly-goals/:goalId': PLAYERS,
  'POST /api/v1/weekly-goals/:goalId/ease': PLAYERS,
  'PUT /api/v1/weekly-goals/rest': PLAYERS,
  'GET /api/v1/weekly-goals/:goalId/moments': PLAYERS,
  'GET /api/v1/weekly-goals/gains/:matchId': PLAYERS,
  'GET /api/v1/admin/weekly-goals': PERMITTED_ADMINS,
  'POST /api/v1/admin/weekly-goals': PERMITTED_ADMINS,
  'PUT /api/v1/admin/weekly-goals/:communityGoalId': PERMITTED_ADMINS,
  'DELETE /api/v1/admin/weekly-goals/:communityGoalId': PERMITTED_ADMINS,
  'GET /api/v1/trainingplan/today': PLAYERS,
  'GET /api/v1/trainingplan/plans': PLAYERS,
  'GET /api/v1/trainingplan/plans/:planId': PLAYERS,
  'POST /api/v1/trainingplan/enrollments': PLAYERS,
  'PUT /api/v1/trainingplan/enrollments/:enrollmentId': PLAYERS,
  'PUT /api/v1/trainingplan/enrollments/:enrollmentId/log': PLAYERS,
  'PUT /api/v1/trainingplan/enrollments/:enrollmentId/hidden': PLAYERS,
  'POST /api/v1/trainingplan/practice': PLAYERS,
  'DELETE /api/v1/trainingplan/practice/:practiceId': PLAYERS,
  'POST /api/v1/trainingplan/moments': PLAYERS,
  'PUT /api/v1/trainingplan/moments/:momentId': PLAYERS,
  'GET /api/v1/admin/training-plans': PERMITTED_ADMINS,
  'POST /api/v1/admin/training-plans': PERMITTED_ADMINS,
  'PUT /api/v1/admin/training-plans/:planId': PERMITTED_ADMINS,
  'PUT /api/v1/admin/training-plans/:planId/status': PERMITTED_ADMINS,
  'GET /api/v1/app-settings': EVERYBODY,
  'PUT /api/v1/admin/app-settings': PERMITTED_ADMINS,
  'GET /api/v1/capacity': EVERYBODY,
  'POST /api/v1/capacity/wait': EVERYBODY,
  'GET /api/v1/admin/capacity': PERMITTED_ADMINS,
  'PUT /api/v1/admin/capacity': PERMITTED_ADMINS,
  'GET /capacity': EVERYBODY,
  'POST /capacity': EVERYBODY,
  'GET /api/health': EVERYBODY,
  'GET /api/health/live': EVERYBODY,
  'GET /api/health/ready': EVERYBODY,
  // Additional checks of the route itself: system.test.ts.
  'GET /api/metrics': EVERYBODY,
};

/** Documentation and files. */
const OPEN_FILES = /^\/api\/docs(\/|$)|^\/$|^\/\*$/;

const unconfirmedCoach = (url: string) => unconfirmed(url, { userName: 'Coach', coachesTeam: true });

async function unconfirmed(url: string, fields: object): Promise<TestAccount> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: 'long enough' };
  const json = { ...account, ...fields };
  await call(`${url}/api/v1/auth/sign-up`, { method: 'POST', json });
  const { body } = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json: account });
  return createAccountClient(url, account.email, account.password, signedIn.parse(body));
}

const getToken = (kind: CallerKind) => (kind === 'nobody' ? {} : { token: callers[kind].tokens.accessToken });
const getId = (kind: Exclude<CallerKind, 'nobody'>) => callers[kind].tokens.user.id;
const send = (kind: CallerKind, method: string, path: string, json?: object) =>
  call(`${server.url}${path}`, { method, ...getToken(kind), json });
const setPermission = (kind: CallerKind, whose: Exclude<CallerKind, 'nobody'>, json: object) =>
  send(kind, 'PUT', `/api/v1/admin/users/${getId(whose)}/permissions`, json);

const server = await startServerForTests({ database: 'embedded', worker: true });
const callers: Record<Exclude<CallerKind, 'nobody'>, TestAccount> = {
  player: await createAccountWithRole(server, 'Player'),
  'other player': await createAccountWithRole(server, 'Player'),
  coach: await createAccountWithRole(server, 'Coach'),
  'other coach': await createAccountWithRole(server, 'Coach'),
  'unconfirmed coach': await unconfirmedCoach(server.url),
  admin: await createAccountWithRole(server, 'Admin'),
  'restricted admin': await createAccountWithRole(server, 'Admin'),
};
for (const permissionModuleName of PERMISSION_MODULES) {
  const answer = await setPermission('admin', 'restricted admin', {
    permissionModuleName,
    accessLevel: ACCESS_LEVELS.restricted,
  });
  expect(answer.status).toBe(200);
}

/**
 * Sends a body that no endpoint accepts, so callers who are let in get an error about it. Doesn't wait for the end of
 * a stream.
 */
async function knock(kind: CallerKind, method: string, path: string) {
  const { token } = { token: undefined, ...getToken(kind) };
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ nothing: true }) }),
  });
  if (!answer.headers.get('content-type')?.includes('event-stream')) return readAnswer(answer);
  await answer.body?.cancel();
  return { status: answer.status, headers: answer.headers, body: null };
}

/** Returns method and pattern of every route that isn't a file. */
function routes(): { name: string; method: string; url: string }[] {
  return server.app.routes
    .filter(({ method, url }) => method !== 'HEAD' && !OPEN_FILES.test(url))
    .flatMap(({ method, url }) =>
      (Array.isArray(method) ? method : [method])
        .filter((one) => one !== 'HEAD')
        .map((one) => ({ name: `${one} ${url}`, method: one, url })),
    );
}

test('the table has every route and no others', () => {
  expect([...new Set(routes().map(({ name }) => name))].sort()).toEqual(
    Object.keys(ALLOWED_USER_TYPES).sort(),
  );
});

test.each(EVERYBODY)('every route accepts or rejects the right callers: %s', async (kind) => {
  for (const { name, method, url } of routes()) {
    const path = url.replaceAll(/:\w+/g, crypto.randomUUID()).replace('*', 'session');
    const answer = await knock(kind, method, path);
    const turnedAway = [401, 403].includes(answer.status);
    // A refresh without a token belongs to no session: a 400, like every other invalid body.
    expect(turnedAway, `${name} answered ${answer.status}`).toBe(!ALLOWED_USER_TYPES[name]?.includes(kind));
    if (turnedAway) {
      expect(answer.status, name).toBe(kind === 'nobody' ? 401 : 403);
      const codes = ['not-signed-in', 'not-allowed', 'not-permitted', 'email-not-confirmed'];
      expect(codes).toContain(getProblemCode(answer));
    }
  }
});

describe('an owned resource', () => {
  /** Every route with an id in it, and who sees the player's resource there; others get 404. */
  const OWNED: Record<
    string,
    (ids: Record<'matchId' | 'replayId' | 'eventId' | 'notificationId' | 'tokenId', string>) => string
  > = {
    'GET /api/v1/gamedata/match/:matchId': ({ matchId }) => `/api/v1/gamedata/match/${matchId}`,
    'GET /api/v1/gamedata/match/:matchId/events': ({ matchId }) => `/api/v1/gamedata/match/${matchId}/events`,
    'GET /api/v1/gamedata/match/:matchId/tracks': ({ matchId }) => `/api/v1/gamedata/match/${matchId}/tracks`,
    'GET /api/v1/gamedata/match/:matchId/ballchasing': ({ matchId }) =>
      `/api/v1/gamedata/match/${matchId}/ballchasing`,
    'GET /api/v1/filestorage/replay-file/:replayId': ({ replayId }) =>
      `/api/v1/filestorage/replay-file/${replayId}`,
    'GET /api/replays/:id': ({ replayId }) => `/api/replays/${replayId}`,
    'GET /api/replays/:id/file': ({ replayId }) => `/api/replays/${replayId}/file`,
    'GET /api/v1/gamedata/event/:id': ({ eventId }) => `/api/v1/gamedata/event/${eventId}`,
    'DELETE /api/v1/gamedata/event/:id/flag': ({ eventId }) => `/api/v1/gamedata/event/${eventId}/flag`,
    'PUT /api/v1/notifications/:id/read': ({ notificationId }) =>
      `/api/v1/notifications/${notificationId}/read`,
    'DELETE /api/v1/tokens/:tokenId': ({ tokenId }) => `/api/v1/tokens/${tokenId}`,
    'DELETE /api/v1/notifications/:id': ({ notificationId }) => `/api/v1/notifications/${notificationId}`,
  };
  /** Administrators' routes with an id, tested below. */
  const OF_ADMINISTRATORS = /^\w+ \/api\/v1\/admin\//;

  /**
   * Visible to others by design: replays to administrators and the player's coach, an image to anyone with its URL;
   * tested in their features.
   */
  const OTHERWISE_SEEN = new Set([
    // Ownership of orders, invoices and checkouts: payments.test.ts.
    'GET /api/v1/payments/invoices/:invoiceId',
    'GET /api/v1/payments/orders/:orderId',
    'POST /api/v1/payments/orders/:orderId/leave',
    'GET /api/v1/payments/sandbox/:checkoutId',
    'POST /api/v1/payments/sandbox/:checkoutId',
    'GET /api/v1/filestorage/get-replay/:userId',
    // Only for coaches, or for anyone with the link; tested in coach-folders.
    'DELETE /api/v1/coach/scout-pages/:pageId',
    'GET /api/v1/scout-pages/:token',
    // Only for coaches; tested in coach-room.
    'PUT /api/v1/coach/player-notes/:noteId',
    'DELETE /api/v1/coach/player-notes/:noteId',
    // Only for the coach and members, or whoever has the calendar's address; tested in team.
    'PUT /api/v1/coach/team-events/:eventId',
    'DELETE /api/v1/coach/team-events/:eventId',
    'PUT /api/v1/team-events/:eventId/answer',
    'GET /api/v1/team-events/calendar/:token',
    // Only for coaches; tested in team.
    'DELETE /api/v1/coach/assistants/:userId',
    'DELETE /api/v1/coach/assisted-teams/:coachId',
    'DELETE /api/v1/coach/team-links/:linkId',
    'PUT /api/v1/coach/school/members/:playerId/name',
    'PUT /api/v1/coach/school/members/:playerId/consent',
    'DELETE /api/v1/coach/school/members/:playerId/consent',
    'POST /api/v1/coach/school/members/:playerId/consent-mail',
    // Only for the coach and the player of the homework; tested in coach-room.
    'DELETE /api/v1/coach/homework/:homeworkId',
    'PUT /api/v1/homework/:homeworkId/done',
    // Only for one coach and the players it is shared with; tested in match-reviews.
    'GET /api/v1/coach/match-reviews/:subjectId',
    'PUT /api/v1/coach/match-reviews/:subjectId',
    'DELETE /api/v1/coach/match-reviews/:subjectId',
    'PUT /api/v1/coach/match-reviews/:subjectId/players',
    'POST /api/v1/coach/match-reviews/:subjectId/homework',
    'POST /api/v1/coach/match-reviews/:subjectId/answers',
    'POST /api/v1/coach/match-reviews/:subjectId/clips',
    'POST /api/v1/coach/match-reviews/:subjectId/voices/:commentId',
    'DELETE /api/v1/coach/match-reviews/:subjectId/voices/:commentId',
    'GET /api/v1/coach/match-reviews/:subjectId/voices/:commentId',
    'GET /api/v1/match-reviews/:reviewId',
    'GET /api/v1/match-reviews/:reviewId/events',
    'GET /api/v1/match-reviews/:reviewId/tracks',
    'GET /api/v1/match-reviews/:reviewId/voices/:commentId',
    'PUT /api/v1/match-reviews/:reviewId/seen',
    'POST /api/v1/match-reviews/:reviewId/answers',
    // Only for the team's coaches and the invited players; tested in live-room.
    'GET /api/v1/live-rooms/:roomId',
    'GET /api/v1/live-rooms/:roomId/stream',
    'PUT /api/v1/live-rooms/:roomId/players',
    'PUT /api/v1/live-rooms/:roomId/leader',
    'PUT /api/v1/live-rooms/:roomId/match',
    'DELETE /api/v1/live-rooms/:roomId',
    'GET /api/v1/live-rooms/:roomId/games',
    'GET /api/v1/live-rooms/:roomId/match/:matchId',
    'GET /api/v1/live-rooms/:roomId/match/:matchId/events',
    'GET /api/v1/live-rooms/:roomId/match/:matchId/tracks',
    'PUT /api/v1/live-rooms/:roomId/lead',
    'PUT /api/v1/live-rooms/:roomId/marks',
    'PUT /api/v1/live-rooms/:roomId/pointer',
    // A coach's slots are visible to every player, the rest only to a session's player and coach; tested in coaching.
    'GET /api/v1/coachsession/coaches/:coachId/slots',
    'GET /api/v1/coachsession/sessions/:sessionId/brief',
    'PUT /api/v1/coachsession/sessions/:sessionId/clips',
    'GET /api/v1/coachsession/sessions/:sessionId/calendar',
    'GET /api/v1/coachsession/sessions/:sessionId/homework-choices',
    'GET /api/v1/filestorage/profile-image/:imageId',
    // Events are for every player, each with their own reminder; tested in homepage.
    'PUT /api/v1/discord-events/:eventId/reminder',
    'GET /api/v1/filestorage/content-photo/:photoId',
    'GET /api/v1/refferalcode/validate/:code',
    // For anyone with the link; tested in gamedata.
    'GET /api/v1/gamedata/shared/:shareKey',
    'GET /api/v1/gamedata/shared/:shareKey/events',
    'GET /api/v1/gamedata/shared/:shareKey/tracks',
    // Only for players, so coaches and administrators get 403; tested in weekly-goals.
    'DELETE /api/v1/weekly-goals/:goalId',
    'POST /api/v1/weekly-goals/:goalId/ease',
    'GET /api/v1/weekly-goals/:goalId/moments',
    'GET /api/v1/weekly-goals/gains/:matchId',
    // Needs a body, an owner known in the match, or just the link; tested in career.
    'PUT /api/v1/gamedata/event/:id/flag',
    'GET /api/v1/scores/game/:matchId',
    'GET /api/v1/career/shared/:token',
    // Plans are for everyone; personal parts are only accessible to players: tested in training-plans.
    'GET /api/v1/trainingplan/plans/:planId',
    'PUT /api/v1/trainingplan/enrollments/:enrollmentId',
    'PUT /api/v1/trainingplan/enrollments/:enrollmentId/log',
    'PUT /api/v1/trainingplan/enrollments/:enrollmentId/hidden',
    'DELETE /api/v1/trainingplan/practice/:practiceId',
    'PUT /api/v1/trainingplan/moments/:momentId',
    // Questions are for everyone and answered from the caller's own games; tested in questions.
    'GET /api/v1/questions/:key/answer',
    'PUT /api/v1/questions/:key/saved',
    'DELETE /api/v1/questions/:key/saved',
    // Not a resource but one of the caller's own sign-in methods.
    'POST /api/v1/auth/linked-accounts/:provider',
    'DELETE /api/v1/auth/linked-accounts/:provider',
  ]);

  test('is visible only to its owner', async () => {
    const named = Object.keys(ALLOWED_USER_TYPES)
      .filter((name) => name.includes(':') && !OF_ADMINISTRATORS.test(name))
      .filter((name) => !OTHERWISE_SEEN.has(name));
    expect(named.sort()).toEqual(Object.keys(OWNED).sort());

    await callers.player.upload(sampleReplay());
    const [replay] = await callers.player.finishedReplays();
    const list = await callers.player.get(`/api/v1/gamedata/event-list?replayId=${replay!.id}`);
    const { items } = list.body as { items: { id: string }[] };
    const news = await callers.player.get('/api/v1/notifications');
    const [notification] = (news.body as { items: { id: string }[] }).items;
    const made = await send('player', 'POST', '/api/v1/tokens', { name: 'PC', scope: 'upload' });
    const { id: tokenId } = made.body as { id: string };
    const ids = {
      matchId: replay!.matchId!,
      replayId: replay!.id,
      eventId: items[0]!.id,
      notificationId: notification!.id,
      tokenId,
    };
    for (const [name, getPath] of Object.entries(OWNED)) {
      const [method = ''] = name.split(' ');
      // The owner last, because some resources are gone afterwards.
      for (const kind of [...ACCOUNTS].reverse()) {
        const { status } = await send(kind, method, getPath(ids));
        expect(status, `${kind}: ${name}`).toBe(kind === 'player' ? 200 : 404);
      }
    }
    for (const kind of ACCOUNTS.filter((one) => one !== 'player')) {
      const theirs = await send(kind, 'GET', `/api/v1/gamedata/event-list?replayId=${replay!.id}`);
      expect([kind, theirs.status]).toEqual([kind, 404]);
      const { body } = await send(kind, 'GET', '/api/v1/filestorage/get-replay');
      expect((body as { total: number }).total, kind).toBe(0);
    }
  });

  test('can be changed only by its owner', async () => {
    const createProfile = async (kind: CallerKind) => (await send(kind, 'GET', '/api/profile/profile')).body;
    const before = await Promise.all(ACCOUNTS.map(createProfile));
    await send('player', 'PUT', '/api/profile/profile', {
      id: getId('other player'),
      userName: 'Renamed',
      roleName: 'Admin',
      userType: 'Admin',
      productName: 'Diamond',
      isEmailConfirmed: false,
    });
    const after = await Promise.all(ACCOUNTS.map(createProfile));
    const expected = before.map((own, n) =>
      ACCOUNTS[n] === 'player' ? { ...(own as object), userName: 'Renamed' } : own,
    );
    expect(after).toEqual(expected);
  });
});

test('a coach finds players only by their confirmed email address', async () => {
  const found = async (email: string) => {
    const path = `/api/v1/coach/candidates?search=${encodeURIComponent(email)}`;
    return ((await send('coach', 'GET', path)).body as { playerId: string }[]).map(
      ({ playerId }) => playerId,
    );
  };
  expect(await found(callers.player.email)).toEqual([getId('player')]);
  const unproved = await unconfirmed(server.url, { userName: 'Unproved' });
  expect(await found(unproved.email)).toEqual([]);
  expect(await found('Unproved')).toEqual([unproved.tokens.user.id]);
});

describe('permissions', () => {
  const own = async (kind: CallerKind) =>
    (await send(kind, 'GET', '/api/v1/permissions')).body as {
      permissionModuleName: string;
      accessLevel: number;
    }[];

  test('are modules for administrators and plan features for everyone else', async () => {
    const levels = async (kind: CallerKind) =>
      Object.fromEntries((await own(kind)).map((one) => [one.permissionModuleName, one.accessLevel]));
    expect(new Set(Object.values(await levels('admin')))).toEqual(new Set([15]));
    expect(Object.keys(await levels('admin'))).toEqual([...PERMISSION_MODULES]);
    expect(new Set(Object.values(await levels('restricted admin')))).toEqual(new Set([5]));
    expect(await levels('player')).toEqual({
      PolrAnalytics: 10,
      TrainingPackCodes: 10,
      ProgressionTracking: 10,
      'Playlist Access': 10,
    });
  });

  test("that are partial allow only what is listed, and can't be passed on", async () => {
    const users = (accessLevel: number, ...allowedAccessLevel: string[]) => ({
      permissionModuleName: 'Users',
      accessLevel,
      allowedPermissionAccessRules: { allowedAccessLevel },
    });
    const looks = () => send('restricted admin', 'GET', `/api/v1/admin/users/${getId('admin')}/permissions`);
    const takes = () => setPermission('restricted admin', 'admin', users(5));
    expect((await setPermission('admin', 'restricted admin', users(10, 'View'))).status).toBe(200);
    expect((await looks()).status).toBe(200);
    expect(getProblemCode(await takes())).toBe('not-permitted');
    await setPermission('admin', 'restricted admin', users(10, 'View', 'Edit'));
    // Edit is allowed, but an administrator with partial access to a module can neither grant nor revoke it.
    expect(getProblemCode(await takes())).toBe('not-permitted');
    const upwards = await setPermission('restricted admin', 'restricted admin', users(15));
    expect(getProblemCode(upwards)).toBe('own-permissions');
    await setPermission('admin', 'restricted admin', users(5));
    expect(getProblemCode(await looks())).toBe('not-permitted');
  });

  test("show other users' replays to administrators who may view users", async () => {
    const looks = (kind: CallerKind) =>
      send(kind, 'GET', `/api/v1/filestorage/get-replay/${getId('other player')}`);
    expect((await looks('admin')).status).toBe(200);
    const refused = await looks('restricted admin');
    expect([refused.status, getProblemCode(refused)]).toEqual([404, 'not-found']);
    const entry = { permissionModuleName: 'Users', accessLevel: ACCESS_LEVELS.partiallyPermitted };
    const rules = (...allowedAccessLevel: string[]) => ({
      ...entry,
      allowedPermissionAccessRules: { allowedAccessLevel },
    });
    await setPermission('admin', 'restricted admin', rules('View'));
    expect((await looks('restricted admin')).status).toBe(200);
    await setPermission('admin', 'restricted admin', rules('Edit'));
    expect((await looks('restricted admin')).status).toBe(404);
    await setPermission('admin', 'restricted admin', { ...entry, accessLevel: ACCESS_LEVELS.restricted });
  });

  test('can be set only by administrators', async () => {
    const answer = await setPermission('admin', 'player', { permissionModuleName: 'Users', accessLevel: 15 });
    expect([answer.status, getProblemCode(answer)]).toEqual([404, 'not-found']);
    expect((await own('player')).map((one) => one.permissionModuleName)).not.toContain('Users');
  });
});
