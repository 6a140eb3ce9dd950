/** Reads server-sent events until the stream ends or `signal` aborts; calls `onChange` with the topic of each change. */
export async function readChanges(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onSign, onChange }: { onSign: () => void; onChange: (topic: string) => void },
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    const frames = (rest + value).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const topic = topicOf(frame);
      if (topic) onChange(topic);
    }
  }
}

/** Null for signs of life and for what an older page does not know. */
function topicOf(frame: string): string | null {
  const data = /^event: change\ndata: (.+)$/.exec(frame)?.[1];
  if (!data) return null;
  const { topic } = JSON.parse(data) as { topic?: unknown };
  return typeof topic === 'string' ? topic : null;
}
