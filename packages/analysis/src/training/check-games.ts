/**
 * Games that a check compares: up to `before` of those before the week, at least `leastBefore`; from `least` of those
 * after it something is said, at `after` it is decided (game-and-stats.md 9.4: eight; users-and-rivals 2.1: 8 to 12).
 */
export const CHECK_GAMES = { before: 10, leastBefore: 5, least: 8, after: 12 } as const;
