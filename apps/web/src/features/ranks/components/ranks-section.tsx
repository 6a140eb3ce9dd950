import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../app/api/client.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { ranksQuery } from '../../../app/session/account-queries.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { listRanks, saveRanks, useRefreshRanks } from '../api/save-ranks.ts';
import classes from '../ranks.module.css';

/** Rank history across all modes (specification.md 9: progress playlist 0). */
const rankHistoryQuery = endpointQuery('/api/profile/progress', { query: { playlist: 0, points: 'false' } });

const MAX_SHOWN = 6;

function RankHistory() {
  const { data: progress } = useQuery(rankHistoryQuery);
  const changes = (progress?.ranks ?? []).slice(-MAX_SHOWN).reverse();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="rank-history">
      <h3 id="rank-history">Changes</h3>
      <ul className={`${classes.list} mt-1`}>
        {changes.map(({ mode, rank, at }) => (
          <li key={`${mode} ${at}`}>
            <RankEmblem rank={rank ?? ''} size={16} />
            <span>{formatRank(rank ?? '')}</span>
            <span className="t3">{RANK_MODES.find((row) => row.mode === mode)?.label}</span>
            <time className="s12 t3" dateTime={at}>
              {formatDate(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RanksSection() {
  const query = useQuery(ranksQuery);
  const info = query.data;
  const { refresh, isRefreshing } = useRefreshRanks();
  const confirm = useAction(saveRanks, { done: 'Your ranks are confirmed.' });
  if (query.error || !info) return <Pending query={query} height={120} label="Loading your ranks…" />;
  const ranks = listRanks(info);
  return (
    <>
      <ul className={classes.ranksSectionRanks}>
        {RANK_MODES.map(({ mode, label }) => {
          const isShown = info.ranks.some((rank) => rank.mode === mode && rank.isDefaultChoiceRank);
          return (
            <li key={mode}>
              <RankEmblem rank={ranks[mode]} size={40} />
              <span className="min-w-0">
                <span className="s12 t3 min-w-0">{label}</span>
                <b>{formatRank(ranks[mode])}</b>
                {isShown && <span className="s12 t3 min-w-0">Your default</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="s12 t3">{describeSource(info)}</p>
      <div className="flex flex-wrap gap-2">
        {info.needsConfirmation && !info.isRankNull && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate(ranks)}>
            Still correct
          </Button>
        )}
        <Button onClick={() => openDialog('rankSetup', { occasion: 'edit' })}>Change ranks</Button>
        {info.canRefresh && <TextButton label="Refresh" quiet loading={isRefreshing} onClick={refresh} />}
      </div>
      <RankHistory />
    </>
  );
}

function describeSource({ source, confirmedAt }: { source: string | null; confirmedAt: string | null }) {
  if (confirmedAt === null) return 'Not set yet. “Not ranked” is fine too.';
  const date = formatDate(new Date(confirmedAt));
  return source === 'provider' ? `Found by the rank service on ${date}.` : `Set by you on ${date}.`;
}
