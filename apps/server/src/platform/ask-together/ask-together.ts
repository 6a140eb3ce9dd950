/**
 * `ask` for callers that come at once, as the calls of a page do: who asks for the same key within a turn of the event
 * loop shares one question. It leaves after all of them came, so that none hears what stood before it asked.
 */
export function batchLookups<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const answer = new Promise((leave) => setImmediate(leave)).then(() => {
      waiting.delete(key);
      return ask(key);
    });
    waiting.set(key, answer);
    return answer;
  };
}
