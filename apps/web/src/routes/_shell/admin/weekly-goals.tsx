import { TIME_FRAMES } from '@datacoach/contract';
import { createFileRoute } from '@tanstack/react-router';
import { CommunityGoalsScreen } from '../../../features/weekly-goals/admin/community-goals-screen.tsx';
import { communityGoalsQuery } from '../../../features/weekly-goals/api/community-goals.ts';

export const Route = createFileRoute('/_shell/admin/weekly-goals')({
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(communityGoalsQuery(TIME_FRAMES.onGoing, 0)),
  component: CommunityGoalsScreen,
});
