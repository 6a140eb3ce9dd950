import { formatNumber } from '@datacoach/analysis/format-number';
import type {
  BoardMember,
  PerformanceSummary,
  SummaryStat,
  TeamBoard,
  TeamGames,
  TenGamesSummary,
} from '@datacoach/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { joinQueries, Pending } from '../../../app/lists/query-boundary.tsx';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts, getUnitSuffix } from '../../../shared/metrics/metric-facts.ts';
import { Definition, type Term } from '../../../shared/ui/definition.tsx';
import { RESULT_LABELS } from '../../../shared/ui/result-score.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { performanceQuery, playerMomentsQuery, teamHomeworkQuery, tenGamesQuery } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';
import { FORM_LABELS } from '../text/form-text.ts';
import { ClipList } from './focus-panel.tsx';
import { PlayerTraining } from './homework-panel.tsx';

interface PerformanceDrawerProps {
  opened: boolean;
  player: Pick<BoardMember, 'playerId' | 'userName' | 'waitsForConsent'>;
  board: TeamBoard;
  onClose: () => void;
  onProfile: () => void;
  onAssign: (metric: string | null) => void;
}

/** How a player plays: the last 20 games combined, the last ten individually. */
export default function PerformanceDrawer(props: PerformanceDrawerProps) {
  const { opened, player, board, onClose, onProfile, onAssign } = props;
  const { playerId, userName, waitsForConsent } = player;
  const summary = useQuery({ ...performanceQuery(playerId, board), enabled: opened });
  const games = useQuery({ ...tenGamesQuery(playerId, board), enabled: opened });
  const homework = useQuery({ ...teamHomeworkQuery, enabled: opened });
  const training = homework.data?.find((one) => one.playerId === playerId);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={userName}
      width="work"
      headExtra={
        <>
          <ActionIcon aria-label={`Print ${userName}’s report`} onClick={() => window.print()}>
            <IconPrinter size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <TextButton label="Profile and notes" size="xs" onClick={onProfile} />
        </>
      }
    >
      {summary.error || games.error || !summary.data || !games.data ? (
        <Pending query={joinQueries(summary, games)} height={320} label="Loading games…" />
      ) : waitsForConsent ? (
        <p className="t2">
          You’ll see {userName}’s games once a guardian has agreed. See School rules on this page for what’s
          missing.
        </p>
      ) : (
        <div className={`${classes.body} grid grid-cols-[minmax(0,1fr)] gap-5`} data-printed>
          <h2 className="hidden print:block">{userName}</h2>
          <Summary summary={summary.data} games={board.games} userName={userName} onAssign={onAssign} />
          <section aria-label={`${userName}’s training`}>
            <h3>Training and goals</h3>
            {training && <PlayerTraining player={training} />}
          </section>
          <TenGames summary={games.data} />
        </div>
      )}
    </SideDrawer>
  );
}

const POLR_TERM: Term = {
  label: 'POLR',
  definition:
    'The rank a player plays like, from 0 (Bronze) to 70 (Supersonic Legend). It’s based on how they play, not on wins.',
};
const XG_TERM: Term = {
  label: 'xG',
  definition: 'Expected goals: how many goals an average player would score from these shots.',
};
const SCORE_TERM: Term = {
  label: 'Score',
  definition: 'All stats of the game vs. players at the same rank. 50 is average.',
};

interface SummaryProps {
  summary: PerformanceSummary;
  games: TeamGames;
  userName: string;
  onAssign: (metric: string | null) => void;
}

function Summary({ summary, games: kind, userName, onAssign }: SummaryProps) {
  const { polr, games, won, lost, form, perTenGames, categories, strengths, needs, reasons, mode } = summary;
  if (games === 0) {
    return (
      <p className="t2">
        No {formatMode(mode)} games from {userName} yet. Games count from the day they joined, or from as far
        back as {userName} allows.
      </p>
    );
  }
  return (
    <>
      <section aria-label="Summary">
        <p className="t2">
          Last {games} {formatMode(mode)} {games === 1 ? 'game' : 'games'}: {won} won, {lost} lost.{' '}
          {FORM_LABELS[form]}
          {perTenGames !== null && `, ${formatNumber(Math.abs(perTenGames))} points over ten games`}.
        </p>
        <p className={`${classes.polr} mt-2 mb-1`}>
          {polr ? (
            <>
              Plays like {polr.rank}: <b className="num">{formatNumber(polr.value, 1)}</b> POLR (path of least
              resistance) <Definition term={POLR_TERM} />
            </>
          ) : (
            'Not enough games for a POLR yet.'
          )}
        </p>
        {reasons.length > 0 && <p className="s12 t3">{reasons.join(' ')}</p>}
        <DataTable
          className={classes.categories}
          rows={categories}
          rowKey={(row) => row.category}
          columns={[
            { head: 'Category', isRowHead: true, cell: (row) => row.label },
            {
              head: 'POLR',
              cellClassName: 'num',
              cell: (row) => (row.polr === null ? '–' : formatNumber(row.polr, 1)),
            },
            {
              head: <>Vs. {summary.comparedWith}</>,
              cellClassName: 'num',
              cell: (row) =>
                row.score === null ? (
                  <span className="t3">{row.reason}</span>
                ) : (
                  `${formatNumber(row.score)} of 100`
                ),
            },
          ]}
        />
        <p className="s12 t3">50 is average for this rank.</p>
      </section>
      <Needs summary={summary} games={kind} needs={needs} onAssign={onAssign} />
      {strengths.length > 0 && (
        <section aria-label="Strengths">
          <h3>Strengths</h3>
          <ul className="grid gap-2 mb-2.5">
            {strengths.map((stat) => (
              <li key={stat.metric}>
                <b>{stat.about}</b> <Stats stat={stat} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Needs({
  summary: { playerId, mode },
  games,
  needs,
  onAssign,
}: {
  summary: PerformanceSummary;
  games: TeamGames;
  needs: readonly SummaryStat[];
  onAssign: (metric: string | null) => void;
}) {
  const metric = needs[0]?.metric ?? '';
  const moments = useQuery({
    ...playerMomentsQuery(playerId, metric, { mode, games }),
    enabled: metric !== '',
  });
  return (
    <section aria-label="What to work on">
      <h3>What to work on</h3>
      {needs.length === 0 ? (
        <p className="t2">Nothing stands out yet.</p>
      ) : (
        <>
          <ul className="grid gap-2 mb-2.5">
            {needs.map((stat) => (
              <li key={stat.metric}>
                <b>{stat.problem}</b> {stat.say} <Stats stat={stat} />
              </li>
            ))}
          </ul>
          <ClipList clips={moments.data?.items ?? []} label="Clips of the top issue" />
        </>
      )}
      <div className="mt-2.5">
        <Button size="xs" variant="filled" onClick={() => onAssign(metric || null)}>
          Set homework
        </Button>
      </div>
    </section>
  );
}

function Stats({ stat }: { stat: SummaryStat }) {
  const facts = getMetricFacts(stat);
  if (stat.value === null) return null;
  const reference = stat.reference === null ? '' : `, this rank ${formatMetricValue(facts, stat.reference)}`;
  return (
    <span className="s12 t3">
      {facts.label}: {formatMetricValue(facts, stat.value)}
      {getUnitSuffix(facts.unit)}
      {reference}
    </span>
  );
}

const COLUMNS = [
  { key: 'goals', label: 'Goals', decimals: 0 },
  { key: 'assists', label: 'Assists', decimals: 0 },
  { key: 'saves', label: 'Saves', decimals: 0 },
  { key: 'shots', label: 'Shots', decimals: 0 },
  { key: 'xg', label: 'xG', decimals: 2 },
] as const;

function TenGames({ summary: { games, means } }: { summary: TenGamesSummary }) {
  if (games.length === 0) return null;
  const formatValue = (value: number | null, decimals: number) =>
    value === null ? '–' : formatNumber(value, decimals);
  return (
    <section aria-label="Last ten games">
      <h3>Last {games.length === 1 ? 'game' : `${games.length} games`}</h3>
      <div className="overflow-x-auto">
        <DataTable
          className={classes.games}
          rows={games}
          rowKey={({ matchId }) => matchId}
          columns={[
            {
              head: 'Result',
              isRowHead: true,
              cell: (game) => (
                <TextLink
                  to="/admin/team-dashboard/match/$matchId"
                  params={{ matchId: game.matchId }}
                  search={{ player: game.player }}
                >
                  {RESULT_LABELS[game.result]} {game.goals.own}–{game.goals.other}
                </TextLink>
              ),
            },
            { head: 'Played', cell: ({ playedAt, map }) => `${formatShortDate(playedAt)}, ${map}` },
            ...COLUMNS.map(
              ({ key, label, decimals }): Column<(typeof games)[number]> => ({
                key,
                head: (
                  <>
                    {label} {key === 'xg' && <Definition term={XG_TERM} />}
                  </>
                ),
                cellClassName: 'num',
                cell: ({ own }) => formatValue(own[key], decimals),
              }),
            ),
            {
              head: (
                <>
                  Score <Definition term={SCORE_TERM} />
                </>
              ),
              cellClassName: 'num',
              cell: ({ score }) => formatValue(score, 0),
            },
          ]}
          foot={
            <tr>
              <th scope="row">Average</th>
              <td />
              {COLUMNS.map(({ key }) => (
                <td key={key} className="num">
                  {formatValue(means[key], key === 'xg' ? 2 : 1)}
                </td>
              ))}
              <td className="num">{formatValue(means.score, 0)}</td>
            </tr>
          }
        />
      </div>
    </section>
  );
}
