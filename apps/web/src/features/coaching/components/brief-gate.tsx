import { type OwnBrief, PLAN_LABELS } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';

/** What the coach is told, and the player's plan does not show himself. */
export function BriefGate({ brief: { games, gates }, coach }: { brief: OwnBrief; coach: string }) {
  const [gate] = gates;
  if (!gate || games === 0) return null;
  const parts =
    gate.feature === 'Playlist Access'
      ? 'strengths, cases and clips of this mode'
      : 'cases and the clips behind them';
  const plan = gate.opensWith === null ? 'a larger plan' : PLAN_LABELS[gate.opensWith];
  return (
    <p className="s12 t2">
      {coach} also gets your {parts}. You see them yourself with {plan}.{' '}
      <Link to="/membership" className="text-link">
        See the plans
      </Link>
    </p>
  );
}
