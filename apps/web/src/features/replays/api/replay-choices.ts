import { api } from '../../../app/api/client.ts';

const PATH = '/api/v1/filestorage/replay-choices';

/** Maps, team-mates and tags that the own list can be narrowed by. */
export const replayChoicesQuery = api.queryOptions('get', PATH);
export const REPLAY_CHOICES_KEY = ['get', PATH] as const;
