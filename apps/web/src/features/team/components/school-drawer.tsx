import type { SchoolTeam } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EntityDrawer } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { endSchool, saveSchool } from '../api/school-team.ts';

/** Makes the team a school's, or changes its name and season or stops it. */
export default function SchoolDrawer(props: { school: SchoolTeam | null; onClose: () => void }) {
  const { school, onClose } = props;
  const form = useEntityForm({
    endpoint: 'saveSchoolTeam',
    initialValues: { name: school?.name ?? '', seasonEndsOn: school?.seasonEndsOn ?? '' },
    save: saveSchool,
    done: school
      ? 'School saved'
      : 'School rules are on. Public links of members under 18 are closed, and everyone was notified',
    onDone: onClose,
    stays: 'invitation',
  });
  return (
    <EntityDrawer
      title={school ? 'School and season' : 'Make this a school team'}
      form={form}
      submit={school ? 'Save school' : 'Turn on school rules'}
      onClose={onClose}
    >
      {!school && (
        <ul className="grid gap-1 pl-4 list-disc t2">
          <li>Members under 18 appear by first name or nickname only.</li>
          <li>Their public pages and shared links close right away. They can’t make new ones.</li>
          <li>You see their games once a guardian has agreed.</li>
          <li>What the team holds about players who left is erased 30 days after the season.</li>
        </ul>
      )}
      <TextInput label="School" {...form.field('name')} data-autofocus />
      <TextInput type="date" label="Season ends" {...form.field('seasonEndsOn')} />
      {school && <TurnOff name={school.name} onDone={onClose} />}
    </EntityDrawer>
  );
}

function TurnOff({ name, onDone }: { name: string; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(() => endSchool(), {
    done: 'School rules are off',
    onDone,
    stays: 'invitation',
  });
  if (!asking) {
    return (
      <div>
        <TextButton label="Turn off school rules" size="xs" onClick={() => setAsking(true)} />
      </div>
    );
  }
  return (
    <div className="grid gap-2 p-3 rounded-2 bg-s3">
      <p>
        <b>Turn off the rules of {name}?</b> Full usernames show up again, and you see everyone’s games.
        Members may share links again; closed links stay closed. Consents, and what the team holds about
        players who left, are erased now. Everyone is notified.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
          Turn off and erase
        </Button>
        <TextButton label="Keep the rules" size="xs" onClick={() => setAsking(false)} />
      </div>
    </div>
  );
}
