import { useState } from 'react';
import { server } from '../../../app/api/client.ts';
import { failureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';

/** For users on a phone or console: mails them a link to continue on a PC. Once a day. */
export function RemindMe() {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const data = await server.POST('/api/v1/filestorage/send-replay-reminder', {});
      showToast({ kind: 'done', message: `We emailed the steps to ${data.sentTo}` });
    } catch (error) {
      showToast({ kind: 'failed', message: failureMessage(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      Not at your PC?{' '}
      <button type="button" className="text-link" disabled={isSending} onClick={() => void send()}>
        Email me the steps
      </button>
    </>
  );
}
