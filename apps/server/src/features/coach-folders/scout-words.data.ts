/** Words a coach who doesn't play can read aloud, by the engine's keys. */

/** "Their usual kickoff: …". */
export const APPROACH_WORDS: Readonly<Record<string, string>> = {
  speedFlip: 'speed flip',
  diagonalFlip: 'diagonal flip',
  frontFlip: 'front flip',
  boostIntoBall: 'boost only',
  fake: 'fake',
  other: 'something else',
};

/** "Their other players mostly …". */
export const SUPPORT_WORDS: Readonly<Record<string, string>> = {
  ball: 'go for the ball too',
  cheat: 'cheat up',
  boost: 'grab corner boost',
  backPost: 'go back post',
  other: 'wait in midfield',
};
