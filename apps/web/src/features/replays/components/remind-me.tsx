import { useQuery } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';
import { profileQuery } from '../../../app/session/account-queries.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { DemosFolder } from './demos-folder.tsx';

/** This computer's replay folder; on a phone or tablet (`deviceChoice`), which has no replays, the email link instead. */
export function ReplayLocation({ centered = false }: { centered?: boolean }) {
  // The shell has asked for it already.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const isAway = profile?.deviceChoice === 'mobile' || profile?.deviceChoice === 'tablet';
  return isAway ? (
    <p className="text-t2">
      Replays are saved on your PC. <RemindMe />
    </p>
  ) : (
    <DemosFolder centered={centered} />
  );
}

/** For users on a phone or console: mails them a link to continue on a PC. Once a day. */
export function RemindMe() {
  const send = useAction(() => server.POST('/api/v1/filestorage/send-replay-reminder'), {
    done: ({ sentTo }) => `We emailed the steps to ${sentTo}`,
  });
  return (
    <>
      Not at your PC?{' '}
      <button type="button" className="text-link" disabled={send.isPending} onClick={() => send.mutate()}>
        Email me the steps
      </button>
    </>
  );
}
