import { counted } from './format-number.ts';

/**
 * The only two numbers of games that screens wait for (decisions.md 1.8): those of a first verdict, and those after which
 * everything is there. What is known earlier shows up earlier.
 */
export const FIRST_GAMES = 5;
export const FULL_GAMES = 20;

interface WhichGames {
  /** Name of the mode that the games must be in. */
  mode?: string | undefined;
  /** What else they must have: "with this stat". */
  which?: string;
}

/**
 * Says what is still needed, the same way everywhere: "3 more Doubles games until you see your POLR".
 *
 * @param until the rest of the sentence
 */
export function formatGamesNeeded(missing: number, until: string, { mode, which }: WhichGames = {}): string {
  const words = (games: string) => ['more', mode, games, which].filter(Boolean).join(' ');
  return `${counted(missing, words('game'), words('games'))} until ${until}`;
}
