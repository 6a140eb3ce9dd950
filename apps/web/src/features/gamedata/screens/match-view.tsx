import type { MatchReport } from '@datacoach/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HeatMapPanel } from '../components/heat-map-panel.tsx';
import { MatchHead } from '../components/match-head.tsx';
import { MatchTimeline } from '../components/match-timeline.tsx';
import { ScoreStrip } from '../components/score-strip.tsx';
import { Scoreboard } from '../components/scoreboard.tsx';
import { StatisticsTabs } from '../components/statistics-tabs.tsx';
import { TeamComparison } from '../components/team-comparison.tsx';
import { resultSentence } from '../result-sentence.ts';
import classes from './match-view.module.css';

interface MatchViewProps {
  report: MatchReport;
  /** Key of the reader's own player. */
  me: string | null;
  /** Why a part is missing, when the reader of the file said so. */
  missing?: string | null;
  facts?: readonly string[];
  actions?: ReactNode;
}

/** One match from its report alone, wherever that came from. */
export function MatchView({ report, me, missing = null, facts = [], actions }: MatchViewProps) {
  const full = report.coverage === 'full';
  return (
    <>
      <MatchHead report={report} facts={facts} actions={actions} />
      {!full && <ScoreboardOnly missing={missing} />}
      {report.players.length === 0 ? (
        <p className={classes.nobody}>The file names no players, so there is no scoreboard to show.</p>
      ) : (
        <MatchPanels report={report} me={me} full={full} />
      )}
    </>
  );
}

function MatchPanels({ report, me, full }: { report: MatchReport; me: string | null; full: boolean }) {
  return (
    <>
      <section className={classes.score} aria-label="Score and timeline">
        <p className={classes.sentence}>{resultSentence(report)}</p>
        <ScoreStrip report={report} />
        <MatchTimeline report={report} />
      </section>
      <Scoreboard report={report} me={me} />
      {full && (
        <div className={classes.columns}>
          <TeamComparison report={report} />
          <HeatMapPanel report={report} me={me} />
        </div>
      )}
      <StatisticsTabs report={report} me={me} />
    </>
  );
}

function ScoreboardOnly({ missing }: { missing: string | null }) {
  return (
    <div className={classes.partial} role="note">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
      <p>
        <b>Only the scoreboard of this file could be read.</b> {missing} Boost, movement, positions, the
        pressure line and the heat map come from the recorded play, so they are missing here.
      </p>
    </div>
  );
}
