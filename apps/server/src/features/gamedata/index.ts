import type { FeatureModule } from '../../feature-module.ts';
import { eventFlags, matches } from '../../schema/gamedata.schema.ts';
import { allFlagsOf } from './event-flag.repository.ts';
import { eventFlagRoutes, eventListRoute, getEventRoute } from './event-list.route.ts';
import { exportMatches } from './export-matches.ts';
import {
  getMatchBallchasingRoute,
  getMatchEventsRoute,
  getMatchRoute,
  getMatchTracksRoute,
  sharedMatchRoutes,
} from './get-match.route.ts';

export { withPaths } from './clip-paths.ts';
export { readDecisiveMoments } from './decisive-moments.ts';
export { type DescribedEvent, parseEventId } from './describe-event.ts';
export { NO_CRITERIA } from './event-filter.ts';
export { openEventStream } from './event-stream.ts';
export {
  findSharedMatch,
  findVisibleEvent,
  findVisibleMatch,
  withoutRecorder,
} from './find-visible-match.ts';
export { ballchasingReplays } from './get-match.route.ts';
export { addHeat, HEAT_COLUMNS, HEAT_ROWS } from './heat-grid.ts';
export { codesOf, eventsAt, listEvents } from './list-events.ts';
export {
  findMatch,
  type Match,
  playerIdentity,
  readEventStream,
  readEventStreams,
  readReportAndInsight,
} from './match.repository.ts';
export type { CodedEvent, MatchRecording, MatchResult } from './match-result.ts';
export { metricColumns, metricStats } from './metric-columns.ts';
export { restoreMatch, storeMatch } from './store-match.ts';
export { eventsBody, revisionOf, tracksBody } from './stored-recording.ts';

export const gamedataModule: FeatureModule = {
  name: 'gamedata',
  accountData: [
    {
      column: matches.sourceOwnerId,
      exportedAs: 'matches',
      onErasure: 'deleted',
      reason: 'A match that others have uploaded too stays, with one of them as its source.',
    },
    { column: eventFlags.userId, exportedAs: 'flaggedEvents', onErasure: 'deleted' },
  ],
  routes(app, context) {
    getMatchRoute(app, context);
    getMatchEventsRoute(app, context);
    getMatchTracksRoute(app, context);
    getMatchBallchasingRoute(app, context);
    sharedMatchRoutes(app, context);
    eventListRoute(app, context);
    getEventRoute(app, context);
    eventFlagRoutes(app, context);
  },
  exportData: async ({ db }, { id }) => ({ flaggedEvents: await allFlagsOf(db, id) }),
  exportFiles: exportMatches,
};
