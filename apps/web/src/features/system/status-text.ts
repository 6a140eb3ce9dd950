import { counted } from '@datacoach/analysis/format-number';
import type { ProductStatus, StatusPart } from '@datacoach/contract';

export type StatusState = ProductStatus['parts'][StatusPart];

/** A part of the product as the status page shows it. */
export interface StatusLine {
  name: string;
  state: StatusState;
  words: string;
}

type StatusText = Readonly<Record<StatusState, string>> & { readonly name: string };

const WORKS = 'Working';
const PARTS: Readonly<Record<StatusPart, StatusText>> = {
  database: {
    name: 'Database',
    ok: WORKS,
    slow: 'Slow',
    down: 'Down. Logging in and your stats don’t work right now.',
  },
  analysis: {
    name: 'Replay analysis',
    ok: WORKS,
    slow: 'Slow. Your replays are safe. We analyze them one after another.',
    down: 'Down. Uploads are safe. We’ll analyze them later.',
  },
  mail: { name: 'Emails', ok: WORKS, slow: 'Slow', down: 'Delayed. We’ll send them as soon as we can.' },
  payments: {
    name: 'Payments',
    ok: WORKS,
    slow: 'Slow',
    down: 'Down. Payments don’t work right now. Your plan isn’t affected.',
  },
  storage: {
    name: 'File storage',
    ok: WORKS,
    slow: 'Slow',
    down: 'Down. Uploads and downloads don’t work right now.',
  },
};
const UNKNOWN = 'Unknown while the API is down';

/** Returns the lines of the status page; null: the API doesn't answer. */
export function describeStatus(status: ProductStatus | null): StatusLine[] {
  const web: StatusLine = { name: 'Web app', state: 'ok', words: WORKS };
  const api: StatusLine = status
    ? { name: 'API', state: 'ok', words: WORKS }
    : { name: 'API', state: 'down', words: 'Down. We couldn’t reach it.' };
  const parts = Object.entries(PARTS) as [StatusPart, StatusText][];
  return [
    web,
    api,
    ...parts.map(([part, { name, ...words }]): StatusLine => {
      if (!status) return { name, state: 'down', words: UNKNOWN };
      const state = status.parts[part];
      const isBehind = part === 'analysis' && state === 'slow' && status.waitingMinutes !== null;
      const wait = isBehind
        ? ` The oldest has been waiting ${counted(status.waitingMinutes ?? 0, 'minute')}.`
        : '';
      return { name, state, words: `${words[state]}${wait}` };
    }),
  ];
}

export function summarizeStatus(lines: readonly StatusLine[]): string {
  const broken = lines.filter(({ state }) => state === 'down');
  if (broken.length > 0) return 'Some things don’t work right now.';
  return lines.some(({ state }) => state === 'slow')
    ? 'Everything works, but some of it is slow.'
    : 'Everything works.';
}
