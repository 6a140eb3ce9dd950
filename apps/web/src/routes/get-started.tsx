import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { screenOf } from '../app/navigation/find-page.ts';
import { requireSession } from '../app/session/require-session.ts';
import { DropCircle } from '../features/analysis/components/drop-circle.tsx';
import { DemosFolder } from '../features/replays/components/demos-folder.tsx';
import { uploadQueue } from '../features/replays/queue/own-uploads.ts';
import { GetStartedScreen } from '../features/replays/screens/get-started-screen.tsx';

export const Route = createFileRoute('/get-started')({
  beforeLoad: async ({ context, location, preload }) => ({
    session: await requireSession(context.queryClient, { location, preload }),
  }),
  staticData: { screen: screenOf('/get-started') },
  component: GetStarted,
});

function GetStarted() {
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const upload = (files: File[]) => {
    uploadQueue.add(files);
    void navigate({ to: '/my-replay', search: { page: 1 } });
  };
  return (
    <GetStartedScreen
      userName={session.user.name}
      dropCircle={
        <DropCircle
          title="Drop your replays"
          hint="or choose .replay files. They are uploaded to your account and stay private."
          multiple
          onFiles={upload}
        />
      }
      demosFolder={<DemosFolder centered />}
    />
  );
}
