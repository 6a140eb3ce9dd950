import { useEffect } from 'react';
import type { UploadItem } from './upload-item.ts';

/** Closing the page would lose what is neither uploaded nor kept: the browser asks first. */
export function useLeaveGuard(items: readonly UploadItem[]): void {
  const busy = items.some((item) => !item.isKept && (item.state === 'uploading' || item.state === 'queued'));
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
}
