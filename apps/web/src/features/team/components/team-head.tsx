import type { Team } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EntityDrawer } from '../../../app/entity-form/entity-drawer.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveTeam, teamQuery } from '../api/roster.ts';
import { TeamName } from './team-name.tsx';

/** Shows a form for the logo. */
type Picture = (team: Team) => ReactNode;

/** The coach's team: its name and logo, and a drawer to change them. */
export function TeamHead({ picture }: { picture: Picture }) {
  const team = useQuery(teamQuery).data?.team;
  const [isOpen, setOpen] = useState(false);
  if (!team) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <TeamName {...team} />
      <Button size="xs" onClick={() => setOpen(true)}>
        {team.name ? 'Edit team' : 'Name your team'}
      </Button>
      {isOpen && <TeamDrawer team={team} picture={picture} onClose={() => setOpen(false)} />}
    </div>
  );
}

function TeamDrawer({ team, picture, onClose }: { team: Team; picture: Picture; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'saveTeam',
    initialValues: { name: team.name ?? '' },
    save: saveTeam,
    done: 'Team saved',
    onDone: onClose,
  });
  return (
    <EntityDrawer title="Your team" form={form} submit="Save team" onClose={onClose}>
      <TextInput
        label="Team name"
        description="Players see it in invitations"
        {...form.field('name')}
        data-autofocus
      />
      {picture(team)}
    </EntityDrawer>
  );
}
