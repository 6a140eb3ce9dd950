/**
 * Batches concurrent callers, like the calls of a page: those asking for the same key within one turn of the event
 * loop share one `load`. It's sent after all of them asked, so nobody gets an answer older than their call.
 */
export function createBatchLookup<Key, Answer>(
  load: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const answer = new Promise((leave) => setImmediate(leave)).then(() => {
      waiting.delete(key);
      return load(key);
    });
    waiting.set(key, answer);
    return answer;
  };
}
