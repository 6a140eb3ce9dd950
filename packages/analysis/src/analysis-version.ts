/**
 * Version of the numbers. Raise it with every change that can alter a figure: stored matches of an older version are
 * analyzed again.
 */
export const ANALYSIS_VERSION = '2.8.0';
