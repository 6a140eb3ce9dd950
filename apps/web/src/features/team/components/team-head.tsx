import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { teamQuery } from '../api/roster.ts';
import type { Picture } from './team-drawer.tsx';
import { TeamName } from './team-name.tsx';

const TeamDrawer = lazy(() => import('./team-drawer.tsx'));

/** The coach's team: its name and logo, and a drawer to change them. */
export function TeamHead({ picture }: { picture: Picture }) {
  const team = useQuery(teamQuery).data?.team;
  const [isOpen, setOpen] = useState(false);
  if (!team) return <Skeleton height={40} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <TeamName {...team} />
      <Button size="xs" onClick={() => setOpen(true)}>
        {team.name ? 'Edit team' : 'Name your team'}
      </Button>
      <Suspense>
        {isOpen && <TeamDrawer team={team} picture={picture} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
