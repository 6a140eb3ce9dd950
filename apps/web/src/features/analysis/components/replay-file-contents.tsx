import {
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUP_MODES,
  STATISTIC_GROUPS,
  STATISTICS,
  type StatisticGroup,
} from '@datacoach/analysis/metadata';
import { useId, useState } from 'react';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';

const STATISTICS_OF_EVERY_MODE = STATISTICS.filter(({ group }) => STATISTIC_GROUP_MODES[group] === undefined);

export function ReplayFileContents() {
  const [open, setOpen] = useState<StatisticGroup | null>(null);
  const list = useId();
  return (
    <section id="stats" className="w-[min(100%,1400px)] mx-auto pt-6 px-12 pb-10 max-xl:p-6 max-md:p-4">
      <h2>All the numbers, if you want them: {STATISTICS_OF_EVERY_MODE.length} stats for every player</h2>
      <p className="max-w-[72ch] mt-1 mb-4 text-t2">
        Plus a timeline, heat maps and expected goals. Open a group to see how each stat is measured.
      </p>
      <div className="grid grid-cols-5 gap-2 max-md:grid-cols-2">
        {STATISTIC_GROUPS.map((group) => (
          <button
            key={group}
            type="button"
            className="hover:bg-s2 aria-expanded:bg-s3 flex items-center justify-between gap-2 min-h-11 px-4 py-2 border-0 rounded-3 bg-s1 text-t1 text-left font-inherit cursor-pointer"
            aria-expanded={open === group}
            aria-controls={list}
            onClick={() => setOpen(open === group ? null : group)}
          >
            <span>
              <b>{STATISTIC_GROUP_LABELS[group]}</b>
              {STATISTIC_GROUP_MODES[group] && (
                <span className="block text-xs text-t2">{STATISTIC_GROUP_MODES[group]} only</span>
              )}
            </span>
            <span className="num text-t2">
              {STATISTICS.filter((statistic) => statistic.group === group).length}
            </span>
          </button>
        ))}
      </div>
      <div id={list}>
        {open && (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-6 gap-y-3 mt-2 p-4 rounded-3 bg-s1">
            {STATISTICS.filter((statistic) => statistic.group === open).map((statistic) => (
              <div key={statistic.key}>
                <dt className="font-[550]">{statistic.label}</dt>
                <dd className="text-xs text-t2">{formatSpeedsInText(statistic.definition)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
