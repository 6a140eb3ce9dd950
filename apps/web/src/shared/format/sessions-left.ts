import { counted, formatNumber } from '@datacoach/analysis/format-number';

/** Says how many sessions are left and what pays for them, the same on every screen: "10 sessions left: 2 on your plan this month, 8 tokens". */
export function sessionsLeft({ ofPlan, tokens }: { ofPlan: number; tokens: number }): string {
  const plan = Math.max(0, ofPlan);
  return `${counted(plan + Math.floor(tokens), 'session')} left: ${plan} on your plan this month, ${formatNumber(tokens, tokens % 1 === 0 ? 0 : 1)} ${tokens === 1 ? 'token' : 'tokens'}`;
}
