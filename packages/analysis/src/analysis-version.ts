/**
 * Version of the numbers. Raise it with every change that can alter a stat: stored matches with an older version are
 * reanalyzed.
 */
export const ANALYSIS_VERSION = '2.14.0';
