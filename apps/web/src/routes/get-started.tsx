import { GET_STARTED_STEPS, PAID_PLAN_NAMES, type PlanName } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { server } from '../app/api/client.ts';
import { appSettingsQuery } from '../app/api/public-queries.ts';
import { cacheProfile, profileQuery } from '../app/session/account-queries.ts';
import { getBrowserTimeZone, refreshSession } from '../app/session/auth-protocol.ts';
import { logOut } from '../app/session/end-session.ts';
import { clearRedirectTarget, getLandingPath, readRedirectTarget } from '../app/session/redirect-target.ts';
import { loadSession } from '../app/session/require-session.ts';
import { finishGetStarted, getStartedQuery } from '../features/get-started/api/get-started.ts';
import { DoneStep } from '../features/get-started/components/checklist.tsx';
import { GetStartedScreen, type ShownStep } from '../features/get-started/screens/get-started-screen.tsx';
import {
  AimStep,
  PlatformStep,
  RanksStep,
  WelcomeStep,
} from '../features/get-started/steps/about-you-steps.tsx';
import { PlanStep } from '../features/get-started/steps/plan-step.tsx';
import { IsThisYou } from '../features/identities/components/is-this-you.tsx';
import { useResumedUploads, useUploads } from '../features/replays/queue/own-uploads.ts';
import { useLeaveGuard } from '../features/replays/queue/upload-item.ts';
import { FirstReplay } from './-get-started/first-replay.tsx';
import { MatchInsightStep } from './-get-started/match-insight-step.tsx';

/** `step` opens a step that was already reached; without it the flow resumes where it stopped. */
export const Route = createFileRoute('/get-started')({
  validateSearch: ({ step }): { step?: number } => (step === undefined ? {} : { step: Number(step) }),
  beforeLoad: loadSession,
  component: GetStarted,
});

function GetStarted() {
  const { session } = Route.useRouteContext();
  const { step } = Route.useSearch();
  const navigate = useNavigate();
  const { items } = useUploads();
  useTimeZone();
  useLeaveGuard(items);
  const { data: state } = useQuery(getStartedQuery);
  // Only after the player has agreed to the analysis.
  useResumedUploads(
    session.user.id,
    (state?.step ?? 0) >= GET_STARTED_STEPS.welcome && !session.impersonator,
  );
  /** Id in the upload queue of the first file: dropped here, before a reload or before sign-up. */
  const [chosenId, setFileId] = useState<string | null>(null);
  const fileId = chosenId ?? items.findLast(({ state: sent }) => sent !== 'failed')?.id ?? null;
  return (
    <GetStartedScreen
      requested={step}
      onStep={(next) => void navigate({ to: '/get-started', search: { step: next }, resetScroll: false })}
      onLogOut={() => void logOut(session)}
      renderStep={(shown) => (
        <Step shown={shown} userName={session.user.name} fileId={fileId} onFile={setFileId} />
      )}
    />
  );
}

interface StepProps {
  shown: ShownStep;
  userName: string;
  fileId: string | null;
  onFile: (id: string) => void;
}

function Step({ shown, userName, fileId, onFile }: StepProps) {
  const { step, state, controls, save } = shown;
  const { data: settings } = useQuery(appSettingsQuery);
  const finish = useFinish(shown);
  switch (step) {
    case 1:
      return <WelcomeStep controls={controls} state={state} userName={userName} onSave={save} />;
    case 2:
      return (
        <PlatformStep
          controls={controls}
          state={state}
          onSave={save}
          renderCandidates={(name) => <IsThisYou key={name} name={name} />}
        />
      );
    case 3:
      return <RanksStep controls={controls} state={state} onSave={save} />;
    case 4:
      return <AimStep controls={controls} state={state} onSave={save} />;
    case 5:
      return <FirstReplay controls={controls} state={state} onSave={save} fileId={fileId} onFile={onFile} />;
    case 6:
      return <MatchInsightStep controls={controls} state={state} onSave={save} fileId={fileId} />;
    case 7:
      return <PlanStep controls={controls} state={state} chosen={readChosenPlan()} onSave={save} />;
    case 8:
      return (
        <DoneStep
          controls={controls}
          state={state}
          userName={userName}
          discordUrl={settings?.discordInviteUrl ?? null}
          onFinish={finish}
        />
      );
  }
}

/** The plan that the visitor chose on the landing page. */
function readChosenPlan(): PlanName | null {
  const target = readRedirectTarget();
  if (!target?.startsWith('/membership?')) return null;
  const plan = new URLSearchParams(target.split('?')[1]).get('plan');
  return PAID_PLAN_NAMES.find((name) => name === plan) ?? null;
}

/** Saves the browser's time zone if sign-in didn't provide one, as with Epic and Discord (decisions.md 15.7). */
function useTimeZone(): void {
  const { data: profile } = useQuery(profileQuery);
  const isMissing = profile?.timeZone === null;
  useEffect(() => {
    if (!isMissing) return;
    const body = { timeZone: getBrowserTimeZone() };
    // If this fails, the next visit saves it.
    void server.PUT('/api/profile/profile', { body }).then(cacheProfile, () => undefined);
  }, [isMissing]);
}

/**
 * Ends the flow, renews the session to reflect it, and opens the page that the player was going to: the chosen plan,
 * the page they asked for, or the first finding of their match.
 */
function useFinish({ runBusy: run, state }: ShownStep): () => void {
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  return () =>
    run(async () => {
      await finishGetStarted();
      const renewed = await refreshSession();
      const { planChoice } = state;
      // The choice made here replaces the landing page's.
      if (planChoice !== null && readChosenPlan() !== null) clearRedirectTarget();
      const hasAsked = readRedirectTarget() !== null;
      if (planChoice !== null && planChoice !== 'Basic' && !hasAsked) {
        await navigate({ to: '/membership', search: { plan: planChoice } });
        return;
      }
      const href = getLandingPath(renewed ?? { ...session, firstTimeLogin: false });
      await navigate({ href: state.firstReplay === 'uploaded' && !hasAsked ? '/dashboard' : href });
    });
}
