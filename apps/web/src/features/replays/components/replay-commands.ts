/** What can be done with one replay or several. */
export type ReplayCommand =
  | 'rename'
  | 'tag'
  | 'share'
  | 'favourite'
  | 'unfavourite'
  | 'download'
  | 'runAgain'
  | 'delete';
