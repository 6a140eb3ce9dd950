import { useEffect } from 'react';
import { takeLeftUploads } from './kept-uploads.ts';
import { uploadQueue } from './own-uploads.ts';

/** Goes on with the uploads that the account's pages have left in this browser. */
export function useResumedUploads(userId: string): void {
  useEffect(() => {
    void takeLeftUploads(userId).then((left) => uploadQueue.resume(left));
  }, [userId]);
}
