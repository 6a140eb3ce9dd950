import { rankOf } from '@datacoach/analysis/metadata';
import type { GetStartedState, MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FirstFindings } from '../../features/analysis/first-insight/first-findings.tsx';
import { SAMPLE_ID, startSample, usePreview } from '../../features/analysis/preview-store.ts';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { resultText } from '../../features/gamedata/result-text.ts';
import { teamName } from '../../features/gamedata/team-words.ts';
import type { StepAnswers } from '../../features/get-started/api/get-started.ts';
import type { StepControls } from '../../features/get-started/components/step-frame.tsx';
import { type FirstMatch, InsightStep } from '../../features/get-started/steps/insight-step.tsx';
import { claimPlayer } from '../../features/identities/api/identities.ts';
import { replayListQuery } from '../../features/replays/api/list-replays.ts';

interface MatchInsightStepProps {
  controls: StepControls;
  state: GetStartedState;
  onSave: (answers: StepAnswers) => void;
  fileId: string | null;
}

interface ReadMatch {
  readonly report: MatchReport;
  readonly insight: MatchInsight | null;
  readonly me: string | null;
  readonly isSample: boolean;
}

/** The first insight from the file just analyzed, else from the newest upload, else from the sample match. */
export function MatchInsightStep({ controls, state, onSave, fileId }: MatchInsightStepProps) {
  const match = useFirstMatch(state, fileId);
  const tiers: Record<RankedMode, number | null> = {
    duel: tierOf(state.duelModeRank),
    doubles: tierOf(state.doublesModeRank),
    standard: tierOf(state.standardModeRank),
  };
  return (
    <InsightStep
      controls={controls}
      match={match && describe(match, state.epicUserName)}
      onSave={(answers, who) => {
        // The server may not have analyzed the file yet; the match page then asks again.
        if (who !== null) void claimPlayer({ identity: who }).catch(() => undefined);
        onSave(answers);
      }}
      renderFindings={(playerKey) =>
        match && (
          <FirstFindings report={match.report} insight={match.insight} playerKey={playerKey} tiers={tiers} />
        )
      }
    />
  );
}

function useFirstMatch({ firstReplay }: GetStartedState, fileId: string | null): ReadMatch | null {
  const read = usePreview(fileId ?? '')?.analysis?.outcome;
  const fresh = read && read.kind !== 'failed' ? read : null;
  const wantsStored = fresh === null && firstReplay === 'uploaded';
  const list = useQuery({ ...replayListQuery({ page: 1 }), enabled: wantsStored });
  const matchId = list.data?.items.find((item) => item.matchId !== null)?.matchId ?? '';
  const stored = useQuery({ ...matchQuery(matchId), enabled: wantsStored && matchId !== '' });
  const isStored = wantsStored && !list.isError && !(list.isSuccess && matchId === '') && !stored.isError;
  const needsSample = fresh === null && !isStored;
  const sample = usePreview(SAMPLE_ID)?.analysis?.outcome;
  useEffect(() => {
    if (needsSample) void startSample();
  }, [needsSample]);

  if (fresh) return { report: fresh.report, insight: fresh.insight, me: null, isSample: false };
  if (isStored) {
    const match = stored.data;
    return match ? { report: match.report, insight: match.insight, me: match.me, isSample: false } : null;
  }
  if (!sample || sample.kind === 'failed') return null;
  return { report: sample.report, insight: sample.insight, me: null, isSample: true };
}

function describe({ report, me, isSample }: ReadMatch, epicUserName: string | null): FirstMatch {
  const people = report.players.filter((player) => !player.bot);
  const called = (name: string | null) =>
    name === null ? undefined : people.find((player) => player.name.toLowerCase() === name.toLowerCase());
  const guess = isSample ? people[0] : (called(epicUserName) ?? called(report.match.recorderName));
  return {
    summary: resultText(report),
    players: people.map(({ key, name, team }) => ({ key, name, team: teamName(report, team) })),
    guess: me ?? guess?.key ?? null,
    isSample,
  };
}

/** Returns null for unranked or undeclared. */
function tierOf(rank: string | null): number | null {
  return (rank && rankOf(rank)?.tier) || null;
}
