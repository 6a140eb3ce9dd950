import { api } from '../../../app/api/client.ts';

const PATH = '/api/v1/filestorage/replays/deleted';

/** What was deleted and can still be brought back. */
export const deletedReplaysQuery = api.queryOptions('get', PATH);
export const DELETED_REPLAYS_KEY = ['get', PATH] as const;
