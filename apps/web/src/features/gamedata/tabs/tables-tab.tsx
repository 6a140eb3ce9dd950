import {
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUP_MODES,
  STATISTIC_GROUPS,
  type StatisticGroup,
  type StatisticInfo,
} from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Panel } from '../../../shared/ui/panel.tsx';
import tabs from '../../../shared/ui/ui.module.css';
import { ComparisonCards } from '../components/comparison-cards.tsx';
import { ComparisonTable } from '../components/comparison-table.tsx';
import { BarLegend, DividedBar, PlayerBar } from '../components/divided-bar.tsx';
import { hasSetup, SetupPanel } from '../components/setup-panel.tsx';
import { StatisticsCsvButton } from '../csv/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { isNumber, listShownStatistics } from '../statistics/shown-statistics.ts';
import { listStatisticRows } from '../stats/metric-rows.ts';
import { listPlayers, TEAMS } from '../team-words.ts';
import SHARE_PICTURES from './share-pictures.data.json' with { type: 'json' };

export default function TablesTab() {
  const { report, me } = useMatch();
  return <StatisticsTabs report={report} me={me} />;
}

interface StatisticsTabsProps {
  report: MatchReport;
  me: string | null;
}

/** The report's own stats, one tab per group. */
export function StatisticsTabs({ report, me }: StatisticsTabsProps) {
  const { search, change } = useMatch();
  const groups = STATISTIC_GROUPS.filter((group) => isOffered(report, group));
  return (
    <Tabs
      value={groups.find((group) => group === search.group) ?? 'core'}
      onChange={(chosen) => {
        const group = STATISTIC_GROUPS.find((key) => key === chosen);
        change({ group: group === 'core' ? undefined : group });
      }}
      keepMounted={false}
      classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
    >
      <Tabs.List aria-label="Stat groups">
        {groups.map((group) => (
          <Tabs.Tab key={group} value={group}>
            {STATISTIC_GROUP_LABELS[group]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {groups.map((group) => (
        <Tabs.Panel key={group} value={group} className="grid grid-cols-1 gap-gutter pt-4">
          <GroupContent report={report} me={me} group={group} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** A group of one mode, or of what the file may not say, needs a stat to show. */
const isOffered = (report: MatchReport, group: StatisticGroup): boolean =>
  (group !== 'setup' && STATISTIC_GROUP_MODES[group] === undefined) ||
  listShownStatistics(report, group).length > 0 ||
  (group === 'setup' && hasSetup(report));

interface GroupContentProps extends StatisticsTabsProps {
  group: StatisticGroup;
}

function GroupContent({ report, me, group }: GroupContentProps) {
  const label = STATISTIC_GROUP_LABELS[group];
  const onPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const statistics = listShownStatistics(report, group);
  const reason = report.notApplicable.find((entry) => entry.group === group)?.reason;
  const Comparison = onPhone ? ComparisonCards : ComparisonTable;
  return (
    <>
      {reason && <p className="px-4 py-3 rounded-3 bg-s1 text-t2">{reason}</p>}
      {statistics.length === 0 && !reason && group !== 'setup' && (
        <p className="px-4 py-3 rounded-3 bg-s1 text-t2">This replay has no {label.toLowerCase()} stats.</p>
      )}
      {statistics.length > 0 && (
        <>
          <ShareBars report={report} me={me} group={group} />
          <Panel
            title={`${label}, every player`}
            flush
            aside={
              <StatisticsCsvButton
                report={report}
                statistics={statistics}
                what={`${label.toLowerCase()} stats`}
              />
            }
          >
            <Comparison
              report={report}
              me={me}
              rows={listStatisticRows(report, statistics)}
              label={`Table: ${label}`}
            />
          </Panel>
        </>
      )}
      {group === 'setup' && <SetupPanel report={report} />}
    </>
  );
}

interface ShareBarsProps {
  report: MatchReport;
  me: string | null;
  group: StatisticInfo['group'];
}

/** Stacked bars for a group of percentages that add up to all of a player's time. The table below has the same stats. */
export function ShareBars({ report, me, group }: ShareBarsProps) {
  const players = TEAMS.flatMap((team) => listPlayers(report, team));
  const pictures = SHARE_PICTURES.filter(
    (picture) =>
      picture.group === group &&
      players.some((player) => picture.parts.every(({ key }) => isNumber(player.statistics[key]))),
  );
  if (pictures.length === 0) return null;
  return (
    <div
      className="grid gap-gutter data-[count=2]:grid-cols-2 max-xl:data-[count=2]:grid-cols-1"
      data-count={pictures.length}
    >
      {pictures.map((picture) => (
        <Panel key={picture.title} title={picture.title} aside={<BarLegend parts={picture.parts} />}>
          <ul>
            {players.map((player) => (
              <PlayerBar key={player.key} player={player} me={me}>
                <DividedBar
                  name={player.name}
                  team={player.team}
                  parts={picture.parts.map(({ key, label }) => ({
                    key,
                    label,
                    value: player.statistics[key] ?? 0,
                  }))}
                />
              </PlayerBar>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
