import type { Team } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntityDrawer } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveTeam } from '../api/roster.ts';

export type Picture = (team: Team) => ReactNode;

export default function TeamDrawer(props: { team: Team; picture: Picture; onClose: () => void }) {
  const { team, picture, onClose } = props;
  const form = useEntityForm({
    endpoint: 'saveTeam',
    initialValues: { name: team.name ?? '' },
    save: saveTeam,
    done: 'Team saved',
    onDone: onClose,
    stays: 'invitation',
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
