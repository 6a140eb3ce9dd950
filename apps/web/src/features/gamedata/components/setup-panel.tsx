import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchReport } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { listPlayers, type ReportPlayer, TEAMS } from '../team-words.ts';
import classes from './plain-table.module.css';

interface SetupRow {
  readonly label: string;
  /** Null if the file doesn't say. */
  readonly text: (player: ReportPlayer) => string | null;
}

const INPUTS = { controller: 'Controller', keyboard: 'Keyboard' } as const;

const decimals = (value: number | null | undefined, digits: number, unit = ''): string | null =>
  value === null || value === undefined ? null : `${formatNumber(value, digits)}${unit}`;

/** In the order of the game's settings. */
const ROWS: readonly SetupRow[] = [
  { label: 'Input device', text: ({ input }) => (input ? INPUTS[input] : null) },
  { label: 'Field of view', text: ({ camera }) => decimals(camera?.fov, 0, '°') },
  { label: 'Camera distance', text: ({ camera }) => decimals(camera?.distance, 0) },
  { label: 'Camera height', text: ({ camera }) => decimals(camera?.height, 0) },
  { label: 'Camera angle', text: ({ camera }) => decimals(camera?.pitch, 0, '°') },
  { label: 'Camera stiffness', text: ({ camera }) => decimals(camera?.stiffness, 2) },
  { label: 'Swivel speed', text: ({ camera }) => decimals(camera?.swivelSpeed, 2) },
  { label: 'Transition speed', text: ({ camera }) => decimals(camera?.transitionSpeed, 2) },
  { label: 'Steering sensitivity', text: ({ steeringSensitivity }) => decimals(steeringSensitivity, 2) },
];

/** Returns whether the file has any player's camera or controls. */
export function hasSetup({ players }: MatchReport): boolean {
  return players.some((player) => ROWS.some(({ text }) => text(player) !== null));
}

/** Every player's camera and controls as stored in the file. */
export function SetupPanel({ report }: { report: MatchReport }) {
  const players = TEAMS.flatMap((team) => listPlayers(report, team));
  const rows = ROWS.filter(({ text }) => players.some((player) => text(player) !== null));
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
              cell: ({ text }) => text(player) ?? <span className="text-t3">unknown</span>,
            }),
          ),
        ]}
      />
    </Panel>
  );
}
