import { api } from '../../../app/api/client.ts';

const PATH = '/api/v1/filestorage/replay-count';

/** How many replays the caller has, by what became of them. */
export const replayCountQuery = api.queryOptions('get', PATH);
export const REPLAY_COUNT_KEY = ['get', PATH] as const;
