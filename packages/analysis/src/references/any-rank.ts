/** Label of a reference without a rank, which must not name a tier. */
export const ANY_RANK = 'players of any rank';
