import { refresh } from './auth/refresh.ts';
import { signIn } from './auth/sign-in.ts';
import { signUp } from './auth/sign-up.ts';
import { eventList } from './gamedata/event-list.ts';
import { getEvent } from './gamedata/get-event.ts';
import { getMatch } from './gamedata/get-match.ts';
import { getMatchEvents } from './gamedata/get-match-events.ts';
import { getMatchTracks } from './gamedata/get-match-tracks.ts';
import { getReplay } from './replays/get-replay.ts';
import { replayProcessedStatus } from './replays/replay-processed-status.ts';
import { replayUpload } from './replays/replay-upload.ts';
import { health } from './system/health.ts';

/** Every endpoint of the API. The server refuses to start when one has no route or a route has none. */
export const ENDPOINTS = {
  signUp,
  signIn,
  refresh,
  replayUpload,
  getReplay,
  replayProcessedStatus,
  getMatch,
  getMatchEvents,
  getMatchTracks,
  eventList,
  getEvent,
  health,
} as const;
