import { formatNumber } from '@datacoach/analysis/format-number';
import { SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import type { BoardMember, PlayerHomework, TeamBoard } from '@datacoach/contract';
import { IconDownload } from '@tabler/icons-react';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../coach-room.module.css';
import { FORM_LABELS } from '../text/form-text.ts';

const TERM: Term = {
  label: 'Roster',
  definition:
    'Each player’s last 20 games in this mode that you can see. Categories use the POLR scale (0–70); + and − compare with the team. “Improving” and “falling off” mean the change is more than luck.',
};

/** POLR points from which a category is tinted lightly and strongly. */
const TINTS = [1.5, 4] as const;

interface RosterTableProps {
  board: TeamBoard;
  homework: readonly PlayerHomework[] | undefined;
  onOpen: (playerId: string) => void;
}

/** How everyone plays, and what each player needs. */
export function RosterTable({ board, homework, onOpen }: RosterTableProps) {
  const { members, polr } = board;
  return (
    <Panel
      title="Player overview"
      term={TERM}
      flush
      aside={
        <TextButton
          label="CSV"
          size="xs"
          icon={IconDownload}
          iconSize={14}
          onClick={() => saveCsv(formatRosterCsv(members), `team ${formatMode(board.mode)}.csv`)}
          quiet
        />
      }
    >
      <div className="overflow-x-auto">
        <DataTable
          className={classes.rosterTableTable}
          rows={members}
          rowKey={({ playerId }) => playerId}
          columns={[
            {
              head: 'Player',
              isRowHead: true,
              cell: ({ playerId, userName, rank, need, waitsForConsent }) => (
                <>
                  <span className="flex gap-2 items-center min-w-0">
                    <RankEmblem rank={rank?.id ?? ''} named />
                    <button
                      type="button"
                      className="bare-button touch-target -my-0.5 py-0.5 text-inherit font-semibold text-left underline decoration-line-control underline-offset-3 wrap-anywhere hover:decoration-current"
                      onClick={() => onOpen(playerId)}
                    >
                      {userName}
                    </button>
                  </span>
                  {waitsForConsent && (
                    <small className="block text-warn font-normal">Waiting for a guardian’s consent</small>
                  )}
                  {need && <small className="hidden text-t2 font-normal max-md:block">{need.about}</small>}
                </>
              ),
            },
            {
              head: 'POLR',
              className: classes.number,
              cellClassName: 'num',
              cell: ({ polr: score }) => (
                <>
                  {score ? formatNumber(score.value, 1) : '–'}
                  {score?.status === 'provisional' && <small className="t3"> provisional</small>}
                </>
              ),
            },
            {
              head: 'Game by game',
              className: classes.wide,
              cell: ({ series }) => <Sparkline series={series} reference={null} height={24} />,
            },
            {
              head: 'Form',
              cellProps: ({ form }) => ({
                className: 'text-t2 data-[form=rising]:text-better data-[form=falling]:text-worse-text',
                'data-form': form,
              }),
              cell: ({ form }) => (
                <>
                  {form === 'rising' && <span aria-hidden="true">▲ </span>}
                  {form === 'falling' && <span aria-hidden="true">▼ </span>}
                  {FORM_LABELS[form]}
                </>
              ),
            },
            ...SCORE_CATEGORIES.map((category) => categoryColumn(category, polr)),
            { head: 'Sample', className: classes.wide, cell: ({ games }) => <SampleBadge games={games} /> },
            {
              head: 'Needs',
              className: classes.middle,
              cell: ({ need }) => (need ? need.about : <span className="t3">–</span>),
            },
            {
              head: 'Training',
              className: classes.wide,
              cellClassName: 'num',
              cell: ({ playerId }) => {
                const plan = homework?.find((row) => row.playerId === playerId)?.plan;
                return plan ? `${plan.sessionsDone} of ${plan.sessions}` : <span className="t3">none</span>;
              },
            },
          ]}
        />
      </div>
      <p className={`${classes.legend} text-xs px-4 py-2.5 text-t3`}>
        <span data-tint="2">+</span> above the team in this category <span data-tint="-2">−</span> below
      </p>
    </Panel>
  );
}

/** Builds a column tinted by its distance from the team in this category. */
function categoryColumn(
  { key, label }: (typeof SCORE_CATEGORIES)[number],
  polr: TeamBoard['polr'],
): Column<BoardMember> {
  const getScore = ({ categories }: BoardMember) =>
    categories.find(({ category }) => category === key)?.value ?? null;
  const getMemberTint = (member: BoardMember) => getCategoryTint(getScore(member), polr, key);
  return {
    key,
    head: label,
    className: `${classes.number} ${classes.middle}`,
    cellClassName: 'num',
    cellProps: (member) => ({ 'data-tint': getMemberTint(member) || undefined }),
    cell: (member) => {
      const value = getScore(member);
      const sign = Math.sign(getMemberTint(member));
      return (
        <>
          {value === null ? '–' : formatNumber(value, 1)}
          <sup aria-hidden="true">{['−', '', '+'][sign + 1]}</sup>
          <span className="sr-only">{[' below the team', '', ' above the team'][sign + 1]}</span>
        </>
      );
    },
  };
}

/** Compares with the team in the same category, so that not everyone is ahead. */
export function getCategoryTint(
  value: number | null,
  { categories }: { categories: readonly { category: string; value: number }[] },
  key: string,
): number {
  const team = categories.find(({ category }) => category === key)?.value;
  return value === null || team === undefined ? 0 : getTint(value - team);
}

/** -2 to 2. */
function getTint(difference: number): number {
  const size = TINTS.filter((min) => Math.abs(difference) >= min).length;
  return Math.sign(difference) * size;
}

function formatRosterCsv(members: readonly BoardMember[]): string {
  const head = ['Player', 'Rank', 'POLR', 'Games', 'Won', 'Form'];
  return formatCsv([
    [...head, ...SCORE_CATEGORIES.map(({ label }) => label), 'Needs'],
    ...members.map(({ userName, rank, polr, games, won, form, categories, need }) => [
      userName,
      rank?.name,
      polr?.value,
      games,
      won,
      FORM_LABELS[form],
      ...SCORE_CATEGORIES.map(({ key }) => categories.find(({ category }) => category === key)?.value),
      need?.about,
    ]),
  ]);
}
