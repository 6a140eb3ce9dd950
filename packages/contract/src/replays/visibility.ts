/**
 * Who besides its owner sees the match of an upload: nobody; those who played on the recorder's team; everyone with
 * the link.
 */
export const VISIBILITIES = ['private', 'team', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
