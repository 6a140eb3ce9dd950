const LENGTH = 120;

/** What a player's list calls a comment that is his homework: its first line, cut between characters. */
export function homeworkLabel(comment: string): string {
  const [line = ''] = comment.split('\n');
  return [...line].slice(0, LENGTH).join('') || 'Moment of a match review';
}
