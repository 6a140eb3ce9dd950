import type { NotificationItem } from '@datacoach/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../app/toasts/show-toast.tsx';

/**
 * Watches the newest notifications for some that have come while the page was open: a toast, or a question that waits
 * for an answer, or only the words for a screen reader, which are answered.
 */
export function useArrivals(
  newest: readonly NotificationItem[] | undefined,
  onQuestion: (item: NotificationItem) => void,
): string {
  const [words, setWords] = useState('');
  const latest = useRef<number | null>(null);

  const arrive = useEffectEvent((items: readonly NotificationItem[]) => {
    const known = latest.current;
    latest.current = Math.max(known ?? 0, ...items.map(timeOf));
    // Those that were there when the page was opened are not news.
    if (known === null) return;
    const arrived = items.filter((item) => !item.isRead && timeOf(item) > known);
    for (const item of arrived) {
      if (item.arrival === 'question') onQuestion(item);
      if (item.arrival === 'toast') showToast({ kind: 'told', message: sentenceOf(item) });
    }
    const spoken = arrived.filter(({ arrival }) => arrival === 'quiet');
    if (spoken.length > 0) setWords(spoken.map(sentenceOf).join(' '));
  });
  useEffect(() => {
    if (newest) arrive(newest);
  }, [newest]);
  return words;
}

const timeOf = ({ createdAt }: NotificationItem) => Date.parse(createdAt);
const sentenceOf = ({ title, text }: NotificationItem) => `${title}: ${text}`;
