/** What a reference without a rank is called: its number is of no tier, and no label may say so. */
export const ANY_RANK = 'players of any rank';
