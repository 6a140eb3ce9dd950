import { STATISTIC_GROUP_LABELS, STATISTIC_GROUPS, type StatisticGroup } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Panel } from '../../../shared/ui/panel.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import { CsvButton } from '../csv/csv-button.tsx';
import { statisticRows } from '../figures/statistic-rows.ts';
import { useMatch } from '../match/match-context.ts';
import { shownStatistics } from '../statistics/shown-statistics.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ShareBars } from './share-bars.tsx';

interface StatisticsTabsProps {
  report: MatchReport;
  me: string | null;
}

/** The report's own figures, a tab a group. */
export function StatisticsTabs({ report, me }: StatisticsTabsProps) {
  const { search, change } = useMatch();
  return (
    <Tabs
      value={STATISTIC_GROUPS.find((group) => group === search.group) ?? 'core'}
      onChange={(chosen) => {
        const group = STATISTIC_GROUPS.find((key) => key === chosen);
        change({ group: group === 'core' ? undefined : group });
      }}
      keepMounted={false}
      classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
    >
      <Tabs.List aria-label="Statistic groups">
        {STATISTIC_GROUPS.map((group) => (
          <Tabs.Tab key={group} value={group}>
            {STATISTIC_GROUP_LABELS[group]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {STATISTIC_GROUPS.map((group) => (
        <Tabs.Panel key={group} value={group} className="grid grid-cols-1 gap-gutter pt-4">
          <GroupContent report={report} me={me} group={group} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface GroupContentProps extends StatisticsTabsProps {
  group: StatisticGroup;
}

function GroupContent({ report, me, group }: GroupContentProps) {
  const label = STATISTIC_GROUP_LABELS[group];
  const onPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const statistics = shownStatistics(report, group);
  const reason = report.notApplicable.find((entry) => entry.group === group)?.reason;
  const Comparison = onPhone ? ComparisonCards : ComparisonTable;
  return (
    <>
      {reason && <p className="px-4 py-3 rounded-3 bg-s1 text-t2">{reason}</p>}
      {statistics.length === 0 && !reason && (
        <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
          The file holds no {label.toLowerCase()} figures for this match.
        </p>
      )}
      {statistics.length > 0 && (
        <>
          <ShareBars report={report} me={me} group={group} />
          <Panel
            title={`${label}, every player`}
            flush
            aside={
              <CsvButton report={report} statistics={statistics} what={`${label.toLowerCase()} figures`} />
            }
          >
            <Comparison
              report={report}
              me={me}
              rows={statisticRows(report, statistics)}
              label={`Table: ${label}`}
            />
          </Panel>
        </>
      )}
    </>
  );
}
