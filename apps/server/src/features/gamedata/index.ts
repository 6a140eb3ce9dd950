import type { FastifyInstance } from 'fastify';
import { eventListRoute } from './event-list.route.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { getEventRoute } from './get-event.route.ts';
import { getMatchRoute } from './get-match.route.ts';
import { getMatchEventsRoute } from './get-match-events.route.ts';
import { getMatchTracksRoute } from './get-match-tracks.route.ts';

export { addHeat, HEAT_COLUMNS, HEAT_ROWS } from './heat-grid.ts';
export { playerIdentity } from './match.repository.ts';
export type { CodedEvent, MatchRecording, MatchResult } from './match-result.ts';
export { metricFigures } from './metric-columns.ts';
export { restoreMatch, storeMatch } from './store-match.ts';

export function registerGamedata(app: FastifyInstance, context: GamedataContext): void {
  getMatchRoute(app, context);
  getMatchEventsRoute(app, context);
  getMatchTracksRoute(app, context);
  eventListRoute(app, context);
  getEventRoute(app, context);
}
