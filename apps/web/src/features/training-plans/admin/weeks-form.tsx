import type { PlanWeek } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { newWeek, replaced, without } from './plan-draft.ts';
import { WeekForm } from './week-form.tsx';

const MAX_WEEKS = 12;

interface WeeksProps {
  weeks: PlanWeek[];
  onChange: (weeks: PlanWeek[]) => void;
}

export function Weeks({ weeks, onChange }: WeeksProps) {
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, weeks.length - 1);
  const week = weeks[place]!;
  return (
    <Panel title="Weeks">
      <div className="flex flex-wrap gap-2 items-center pb-4">
        <Segmented
          label="Week"
          value={String(place)}
          choices={weeks.map((_, number) => ({ value: String(number), label: `Week ${number + 1}` }))}
          onChange={(value) => setChosen(Number(value))}
        />
        <Button
          size="xs"
          disabled={weeks.length >= MAX_WEEKS}
          onClick={() => {
            onChange([...weeks, newWeek(weeks)]);
            setChosen(weeks.length);
          }}
        >
          Add a week
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={weeks.length === 1}
          onClick={() => onChange(without(weeks, place))}
        >
          Remove week {place + 1}
        </Button>
      </div>
      <WeekForm
        key={place}
        week={week}
        weeks={weeks}
        onChange={(changed) => onChange(replaced(weeks, place, changed))}
      />
    </Panel>
  );
}
