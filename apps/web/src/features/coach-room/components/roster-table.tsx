import { SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import type { BoardMember, PlayerHomework, TeamBoard } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { csvText } from '../../../shared/files/csv-text.ts';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import type { Term } from '../../../shared/ui/term.ts';
import { modeLabel } from '../search/room-search.ts';
import { FORM_WORDS } from '../words/form-words.ts';
import classes from './roster-table.module.css';

const TERM: Term = {
  label: 'Roster',
  definition:
    'Each player’s last 20 games of this mode since the coach sees them. Categories are places on the ladder of ranks, 0 to 70; plus and minus compare with the team’s POLR. Improving and falling off are said only where chance alone would hardly make such a change.',
};

/** Points of POLR from which a category is tinted, and tinted more. */
const TINTS = [1.5, 4] as const;

interface RosterTableProps {
  board: TeamBoard;
  homework: readonly PlayerHomework[] | undefined;
  onOpen: (playerId: string) => void;
}

/** How everybody plays, and what each needs. */
export function RosterTable({ board, homework, onOpen }: RosterTableProps) {
  const { members, polr } = board;
  return (
    <Panel
      title="How everybody plays"
      term={TERM}
      flush
      aside={
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => saveCsv(rosterCsv(members), `team ${modeLabel(board.mode)}.csv`)}
        >
          CSV
        </Button>
      }
    >
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col" className={classes.number}>
                POLR
              </th>
              <th scope="col" className={classes.wide}>
                Game by game
              </th>
              <th scope="col">Form</th>
              {SCORE_CATEGORIES.map(({ key, label }) => (
                <th key={key} scope="col" className={`${classes.number} ${classes.middle}`}>
                  {label}
                </th>
              ))}
              <th scope="col" className={classes.wide}>
                Sample
              </th>
              <th scope="col" className={classes.middle}>
                Needs
              </th>
              <th scope="col" className={classes.wide}>
                Training
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row
                key={member.playerId}
                member={member}
                team={polr.value}
                plan={homework?.find(({ playerId }) => playerId === member.playerId)?.plan ?? null}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.legend}>
        <span data-tint="2">+</span> above the team’s POLR <span data-tint="-2">−</span> below
      </p>
    </Panel>
  );
}

interface RowProps {
  member: BoardMember;
  /** The team's POLR. */
  team: number | null;
  plan: PlayerHomework['plan'];
  onOpen: (playerId: string) => void;
}

function Row({ member, team, plan, onOpen }: RowProps) {
  const { playerId, userName, rank, polr, series, form, categories, games, need } = member;
  return (
    <tr>
      <th scope="row">
        <span className={classes.player}>
          <RankEmblem rank={rank?.id ?? ''} named />
          <button type="button" className={classes.open} onClick={() => onOpen(playerId)}>
            {userName}
          </button>
        </span>
        {need && <small className={classes.narrow}>{need.about}</small>}
      </th>
      <td className={`num ${classes.number}`}>
        {polr ? formatNumber(polr.value, 1) : '–'}
        {polr?.status === 'provisional' && <small className="t3"> provisional</small>}
      </td>
      <td className={classes.wide}>
        <Sparkline series={series} reference={null} height={24} />
      </td>
      <td className={classes.form} data-form={form}>
        {form === 'rising' && <span aria-hidden="true">▲ </span>}
        {form === 'falling' && <span aria-hidden="true">▼ </span>}
        {FORM_WORDS[form]}
      </td>
      {SCORE_CATEGORIES.map(({ key }) => {
        const value = categories.find(({ category }) => category === key)?.value ?? null;
        const tint = value === null || team === null ? 0 : tintOf(value - team);
        return (
          <td key={key} className={`num ${classes.number} ${classes.middle}`} data-tint={tint || undefined}>
            {value === null ? '–' : formatNumber(value, 1)}
            <sup aria-hidden="true">{tint > 0 ? '+' : tint < 0 ? '−' : ''}</sup>
            <span className="sr-only">
              {tint > 0 ? ' above the team' : tint < 0 ? ' below the team' : ''}
            </span>
          </td>
        );
      })}
      <td className={classes.wide}>
        <SampleBadge games={games} />
      </td>
      <td className={classes.middle}>{need ? need.about : <span className="t3">–</span>}</td>
      <td className={`num ${classes.wide}`}>
        {plan ? `${plan.sessionsDone} of ${plan.sessions}` : <span className="t3">none</span>}
      </td>
    </tr>
  );
}

/** -2 to 2. */
function tintOf(difference: number): number {
  const size = TINTS.filter((least) => Math.abs(difference) >= least).length;
  return Math.sign(difference) * size;
}

function rosterCsv(members: readonly BoardMember[]): string {
  const head = ['Player', 'Rank', 'POLR', 'Games', 'Won', 'Form'];
  return csvText([
    [...head, ...SCORE_CATEGORIES.map(({ label }) => label), 'Needs'],
    ...members.map(({ userName, rank, polr, games, won, form, categories, need }) => [
      userName,
      rank?.name,
      polr?.value,
      games,
      won,
      FORM_WORDS[form],
      ...SCORE_CATEGORIES.map(({ key }) => categories.find(({ category }) => category === key)?.value),
      need?.about,
    ]),
  ]);
}
