const KEY = 'datacoach-not-in-matches';
/** Older answers are forgotten first. */
const MOST = 200;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** "None of them" was the answer for this match. */
export function askedBefore(matchId: string): boolean {
  return read().includes(matchId);
}

export function keepAsked(matchId: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...read().filter((id) => id !== matchId), matchId].slice(-MOST)),
    );
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
