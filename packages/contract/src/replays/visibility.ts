/**
 * Who besides its owner sees the match of an upload: no one; those who played in the recorder's team; everybody who has
 * the link.
 */
export const VISIBILITIES = ['private', 'team', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
