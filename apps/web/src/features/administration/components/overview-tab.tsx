import type { Overview } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../../app/lists/answer.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { overviewQuery } from '../api/overview.ts';
import { lastDays } from '../search/home-search.ts';
import { BuildsPanel } from './builds-panel.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import classes from './overview.module.css';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { PlansPanel } from './plans-panel.tsx';
import { TrialsPanel } from './trials-panel.tsx';

interface Period {
  from: string;
  to: string;
}

interface OverviewTabProps {
  period: Period;
  onPeriod: (period: Period) => void;
}

const LENGTHS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
] as const;

/** How the product runs over a chosen period. */
export function OverviewTab({ period, onPeriod }: OverviewTabProps) {
  const overview = useQuery(overviewQuery(period));
  const length = LENGTHS.find(({ value }) => {
    const { from, to } = lastDays(Number(value), new Date());
    return from === period.from && to === period.to;
  });
  return (
    <>
      <div className={classes.head}>
        <Segmented
          label="Period"
          value={length?.value ?? null}
          choices={LENGTHS}
          onChange={(value) => onPeriod(lastDays(Number(value), new Date()))}
        />
        <TextInput
          type="date"
          label="From"
          value={period.from}
          onChange={({ currentTarget: { value } }) => value && onPeriod({ ...period, from: value })}
        />
        <TextInput
          type="date"
          label="To"
          value={period.to}
          onChange={({ currentTarget: { value } }) => value && onPeriod({ ...period, to: value })}
        />
      </div>
      <Answer query={overview} what="The figures" height={640}>
        {(data) => <Figures data={data} />}
      </Answer>
    </>
  );
}

function Figures({ data }: { data: Overview }) {
  return (
    <>
      <OverviewTiles data={data} />
      <OverviewCharts days={data.days} />
      <FailuresPanel data={data} />
      <div className={classes.halves}>
        <FunnelPanel funnel={data.funnel} />
        <PlansPanel plans={data.plans} />
        <BuildsPanel builds={data.builds} />
        <TrialsPanel trialEndings={data.trialEndings} />
      </div>
    </>
  );
}
