import manifest from '../package.json' with { type: 'json' };

/** Node's flags of `npm start`, for all that starts the server in another way. */
export const START_FLAGS: readonly string[] = manifest.scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
