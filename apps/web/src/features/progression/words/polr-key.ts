/** What POLR is called among the metrics' keys. */
export const POLR_KEY = 'polr';
