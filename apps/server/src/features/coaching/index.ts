export { coachingRoutes } from './coaching.route.ts';
export { endSessionsOf } from './end-sessions.ts';
export { exportCoaching } from './export-coaching.ts';
export { nextFreeCoaches } from './next-free-coaches.ts';
export { queueEffects, settleEffects } from './settle-effects.ts';
export { sweepSessions } from './sweep-sessions.ts';
