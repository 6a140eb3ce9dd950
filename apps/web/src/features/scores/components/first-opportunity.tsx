import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatReferenceName, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { formatOpportunity } from '../text/opportunity-text.ts';
import { playerScoresQuery } from '../window/dashboard-search.ts';

/**
 * Shows what costs the player most compared with their rank, in one sentence with its drill; hidden while nothing
 * stands out.
 */
export function FirstOpportunity({ mode, onLeave }: { mode: 5 | 10 | 15; onLeave: () => void }) {
  const { data } = useQuery(playerScoresQuery({ mode }));
  const top = data?.scores?.topOpportunity;
  const review = top && 'metric' in top && data.metrics.find(({ metric }) => metric === top.metric);
  if (!data || !review) return null;
  const { problem, before, value, after } = formatOpportunity(
    getMetricFacts(review),
    top.problem,
    review,
    formatReferenceName(review.comparedWith, data.comparedWith?.rank ?? 'your rank'),
  );
  return (
    <p>
      <span className="t3">First weakness</span> {problem} {before} <b>{value}</b>
      {after}{' '}
      <Link
        to="/training-plans"
        search={{ view: 'plans', mode }}
        className="touch-target text-link"
        onClick={onLeave}
      >
        Practice it
      </Link>
    </p>
  );
}
