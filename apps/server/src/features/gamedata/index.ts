import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { eventFlags, matches } from '../../schema/gamedata.schema.ts';
import { listAllFlags } from './event-flag.repository.ts';
import { eventRoutes } from './event-list.route.ts';
import { exportMatches } from './export-matches.ts';
import { matchRoutes, sharedMatchRoutes } from './get-match.route.ts';

export { addPaths } from './clip-paths.ts';
export { readDecisiveMoments } from './decisive-moments.ts';
export { type DescribedEvent, parseEventId } from './describe-event.ts';
export { NO_CRITERIA } from './event-filter.ts';
export { openEventStream } from './event-stream.ts';
export {
  findSharedMatch,
  findVisibleEvent,
  findVisibleMatch,
  hideRecorder,
  isAssistant,
  matchNotFound,
  requireTeamMatch,
  type Viewer,
} from './find-visible-match.ts';
export { listBallchasingReplays } from './get-match.route.ts';
export { addHeat, HEAT_COLUMNS, HEAT_ROWS } from './heat-grid.ts';
export { listEventCodes, listEvents, listEventsAt } from './list-events.ts';
export {
  findMatch,
  getPlayerIdentity,
  type Match,
  readEventStream,
  readEventStreams,
  readReportAndInsight,
} from './match.repository.ts';
export type { CodedEvent, MatchRecording, MatchResult } from './match-result.ts';
export { toMetricColumns, toMetricStats } from './metric-columns.ts';
export { restoreMatch, storeMatch } from './store-match.ts';
export { getRevision, readEventsBody, readTracksBody } from './stored-recording.ts';
export { findRenames, type NameReader, readEventsFor, renamePlayers } from './team-player-names.ts';

export const gamedataModule: FeatureModule = {
  name: 'gamedata',
  accountData: [
    {
      column: matches.sourceOwnerId,
      exportedAs: 'matches',
      onErasure: 'deleted',
      onMerge: 'moved',
      reason: 'A match that others have uploaded too stays, with one of them as its source.',
    },
    ownRows(eventFlags.userId, 'flaggedEvents'),
  ],
  routes(app, context) {
    matchRoutes(app, context);
    sharedMatchRoutes(app, context);
    eventRoutes(app, context);
  },
  exportData: async ({ db }, { id }) => ({ flaggedEvents: await listAllFlags(db, id) }),
  exportFiles: exportMatches,
};
