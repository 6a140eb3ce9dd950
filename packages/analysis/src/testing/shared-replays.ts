import { sharedReplayNames } from '../../../../tooling/shared-corpus.ts';

export { readSharedReplay } from '../../../../tooling/shared-corpus.ts';

/** Names of the intact shared replays, sorted; none where the folder is missing. */
export const INTACT_REPLAYS: readonly string[] = sharedReplayNames.filter((name) => !name.startsWith('bad-'));
