import type { MaintenanceNotice } from '@datacoach/contract';
import { useDocumentTitle } from '@mantine/hooks';
import { PausedScreen } from '../failure/paused-screen.tsx';

const UNTITLED = 'DataCoach is under maintenance';
const UNWRITTEN = 'We will be back soon. Uploads that arrived are kept and nothing is lost.';

/** Stands in place of the whole app while maintenance is on. */
export function MaintenanceScreen({ notice }: { notice: MaintenanceNotice }) {
  const title = notice.title || UNTITLED;
  useDocumentTitle(`${title} · DataCoach`);
  return (
    <PausedScreen title={title} showDiscordLink={notice.showDiscordLink}>
      {notice.notice || UNWRITTEN}
    </PausedScreen>
  );
}
