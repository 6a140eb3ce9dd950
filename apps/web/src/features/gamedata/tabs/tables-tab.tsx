import { StatisticsTabs } from '../components/statistics-tabs.tsx';
import { useMatch } from '../match/match-context.ts';

export default function TablesTab() {
  const { report, me } = useMatch();
  return <StatisticsTabs report={report} me={me} />;
}
