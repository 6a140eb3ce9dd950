import { formatNumber } from '@datacoach/analysis/format-number';
import {
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUP_MODES,
  STATISTIC_GROUPS,
  type StatisticGroup,
} from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { useMediaQuery } from '@mantine/hooks';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { ComparisonCards } from '../components/comparison-cards.tsx';
import { ComparisonTable } from '../components/comparison-table.tsx';
import { BarLegend, DividedBar, PlayerBar } from '../components/divided-bar.tsx';
import classes from '../components/plain-table.module.css';
import { StatisticsCsvButton } from '../csv/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { listAllPlayers, type ReportPlayer } from '../match/teams.ts';
import { isNumber, listShownStatistics, listStatisticRows } from '../stats/metric-rows.ts';
import SHARE_PICTURES from './share-pictures.data.json' with { type: 'json' };

export default function TablesTab() {
  const { report, search, change } = useMatch();
  const groups = STATISTIC_GROUPS.filter((group) => isOffered(report, group));
  return (
    <TabPages
      label="Stat groups"
      labels={STATISTIC_GROUP_LABELS}
      shown={groups}
      value={groups.find((group) => group === search.group) ?? 'core'}
      onChange={(group) => change({ group: group === 'core' ? undefined : group })}
      panelClassName="grid grid-cols-1 gap-gutter pt-4"
      pages={(group) => <GroupContent group={group} />}
    />
  );
}

/** A group of one mode, or of what the file may not say, needs a stat to show. */
const isOffered = (report: MatchReport, group: StatisticGroup): boolean =>
  (group !== 'setup' && STATISTIC_GROUP_MODES[group] === undefined) ||
  listShownStatistics(report, group).length > 0 ||
  (group === 'setup' && hasSetup(report));

function GroupContent({ group }: { group: StatisticGroup }) {
  const { report } = useMatch();
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
          <ShareBars group={group} />
          <Panel
            title={`${label}, every player`}
            flush
            aside={<StatisticsCsvButton statistics={statistics} what={`${label.toLowerCase()} stats`} />}
          >
            <Comparison rows={listStatisticRows(report, statistics)} label={`Table: ${label}`} />
          </Panel>
        </>
      )}
      {group === 'setup' && <SetupPanel />}
    </>
  );
}

/** Stacked bars for a group of percentages that add up to all of a player's time. The table below has the same stats. */
function ShareBars({ group }: { group: StatisticGroup }) {
  const { report } = useMatch();
  const players = listAllPlayers(report);
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
              <PlayerBar key={player.key} player={player}>
                <DividedBar
                  player={player}
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

interface SetupRow {
  readonly label: string;
  /** Null if the file doesn't say. */
  readonly getText: (player: ReportPlayer) => string | null;
}

const INPUTS = { controller: 'Controller', keyboard: 'Keyboard' } as const;

const formatDecimals = (value: number | null | undefined, digits: number, unit = ''): string | null =>
  value === null || value === undefined ? null : `${formatNumber(value, digits)}${unit}`;

/** In the order of the game's settings. */
const SETUP_ROWS: readonly SetupRow[] = [
  { label: 'Input device', getText: ({ input }) => (input ? INPUTS[input] : null) },
  { label: 'Field of view', getText: ({ camera }) => formatDecimals(camera?.fov, 0, '°') },
  { label: 'Camera distance', getText: ({ camera }) => formatDecimals(camera?.distance, 0) },
  { label: 'Camera height', getText: ({ camera }) => formatDecimals(camera?.height, 0) },
  { label: 'Camera angle', getText: ({ camera }) => formatDecimals(camera?.pitch, 0, '°') },
  { label: 'Camera stiffness', getText: ({ camera }) => formatDecimals(camera?.stiffness, 2) },
  { label: 'Swivel speed', getText: ({ camera }) => formatDecimals(camera?.swivelSpeed, 2) },
  { label: 'Transition speed', getText: ({ camera }) => formatDecimals(camera?.transitionSpeed, 2) },
  {
    label: 'Steering sensitivity',
    getText: ({ steeringSensitivity }) => formatDecimals(steeringSensitivity, 2),
  },
];

const hasSetup = ({ players }: MatchReport): boolean =>
  players.some((player) => SETUP_ROWS.some(({ getText }) => getText(player) !== null));

function SetupPanel() {
  const { report } = useMatch();
  const players = listAllPlayers(report);
  const rows = SETUP_ROWS.filter(({ getText }) => players.some((player) => getText(player) !== null));
  if (rows.length === 0) return null;
  return (
    <Panel title="Settings, every player" aside="as recorded in the replay" flush>
      <DataTable
        scrollLabel="Camera and controls of every player"
        className={classes.table}
        style={{ minWidth: 192 + players.length * 84 }}
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          {
            head: 'Setting',
            isRowHead: true,
            headProps: { style: { width: 176 } },
            cell: ({ label }) => label,
          },
          ...players.map(
            (player): Column<SetupRow> => ({
              key: player.key,
              head: player.name,
              isNumber: true,
              headProps: { title: player.name },
              cell: ({ getText }) => getText(player) ?? <span className="text-t3">unknown</span>,
            }),
          ),
        ]}
      />
    </Panel>
  );
}
