import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { CareerSearch } from '../api/career.ts';

interface CareerFiltersProps {
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

export function CareerFilters({ search, onChange }: CareerFiltersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Segmented
        label="Mode"
        value={String(search.mode ?? 0)}
        choices={[{ value: '0', label: 'All' }, ...MODE_CHOICES]}
        onChange={(mode) => onChange({ mode: ([5, 10, 15] as const).find((one) => String(one) === mode) })}
      />
      <Segmented
        label="Time"
        value={search.span ?? 'all'}
        choices={[
          { value: 'all', label: 'Whole career' },
          { value: 'season', label: 'This season' },
          { value: 'week', label: 'Last 7 days' },
        ]}
        onChange={(span) => onChange({ span: (['season', 'week'] as const).find((one) => one === span) })}
      />
    </div>
  );
}
