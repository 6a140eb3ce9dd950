import {
  type GetStartedState,
  type MatchInsight,
  type MatchReport,
  REPLAY_STATUS,
  type ReplayItem,
} from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient, refetchQueries } from '../../app/query-client.ts';
import { getAccountSignal } from '../../app/session/session.ts';
import { FirstFindings } from '../../features/analysis/first-insight/first-findings.tsx';
import { SAMPLE_ID, startSample, usePreview } from '../../features/analysis/preview-store.ts';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { getTeamName } from '../../features/gamedata/match/teams.ts';
import { formatResult } from '../../features/gamedata/result-text.ts';
import { getTiers, type StepAnswers } from '../../features/get-started/api/get-started.ts';
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
  const tiers = getTiers(state);
  return (
    <InsightStep
      controls={controls}
      match={match && describe(match, state.epicUserName)}
      onSave={(answers, who) => {
        if (who !== null) void claimOnceAnalyzed(who);
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
  const list = useQuery({
    ...replayListQuery({ page: 1 }),
    enabled: wantsStored,
    refetchInterval: ({ state }) => (isWaiting(state.data?.items) ? POLL_MS : false),
  });
  const matchId = findMatchId(list.data?.items) ?? '';
  const stored = useQuery({ ...matchQuery(matchId), enabled: wantsStored && matchId !== '' });
  const isStored =
    wantsStored &&
    !list.isError &&
    !(list.isSuccess && matchId === '' && !isWaiting(list.data.items)) &&
    !stored.isError;
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

const POLL_MS = 1500;
/** How often it is asked whether the server has analyzed the file; after that, the match page asks who the player is. */
const POLLS = 60;

type ListedReplays = readonly Pick<ReplayItem, 'matchId' | 'status'>[] | undefined;

const findMatchId = (items: ListedReplays) => items?.find((item) => item.matchId !== null)?.matchId ?? null;

/** Whether the only replays are still being analyzed. */
const isWaiting = (items: ListedReplays) =>
  findMatchId(items) === null && items?.some(({ status }) => status < REPLAY_STATUS.completed) === true;

/** Stores who the player is as soon as the server knows the match. */
async function claimOnceAnalyzed(identity: string): Promise<void> {
  const signal = getAccountSignal();
  for (let poll = 0; poll < POLLS && !signal.aborted; poll++) {
    const list = await queryClient
      .fetchQuery({ ...replayListQuery({ page: 1 }), staleTime: 0 })
      .catch(() => null);
    if (findMatchId(list?.items) !== null) {
      await claimPlayer({ identity }).catch(() => undefined);
      // Both were loaded while nobody knew who the player is.
      for (const path of ['/api/v1/gamedata/match/{matchId}', '/api/v1/scores/player'])
        void refetchQueries([path]);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function describe({ report, me, isSample }: ReadMatch, epicUserName: string | null): FirstMatch {
  const people = report.players.filter((player) => !player.bot);
  const findPlayerByName = (name: string | null) =>
    name === null ? undefined : people.find((player) => player.name.toLowerCase() === name.toLowerCase());
  const guess = isSample
    ? people[0]
    : (findPlayerByName(epicUserName) ?? findPlayerByName(report.match.recorderName));
  return {
    summary: formatResult(report),
    players: people.map(({ key, name, team }) => ({ key, name, team: getTeamName(report, team) })),
    guess: me ?? guess?.key ?? null,
    isSample,
  };
}
