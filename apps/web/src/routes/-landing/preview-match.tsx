import type { ComponentProps } from 'react';
import type { AnalyzeScreen } from '../../features/analysis/screens/analyze-screen.tsx';
import { createEventSource } from '../../features/gamedata/match/match-context.ts';
import { MatchView } from '../../features/gamedata/screens/match-view.tsx';

/** Renders a match that was analyzed in this browser. */
export const renderMatch: ComponentProps<typeof AnalyzeScreen>['renderMatch'] = (outcome, facts) => (
  <MatchView
    matchId={null}
    report={outcome.report}
    me={null}
    insight={outcome.insight}
    source={createEventSource(outcome.events)}
    missing={outcome.userMessage}
    facts={facts}
  />
);
