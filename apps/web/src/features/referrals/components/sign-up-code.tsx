import { useQuery } from '@tanstack/react-query';
import { validateCode } from '../api/referrals.ts';

/** Shows what the code in the sign-up link is good for. Loading it counts as one opening of the link per tab. */
export function SignUpCode({ code }: { code: string }) {
  const { data: verdict } = useQuery({
    queryKey: ['referral-link', code],
    queryFn: () => validateCode(code, isFirstClick(code)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!verdict) return null;
  return (
    <p className="s12 t2" role="status">
      {verdict.valid
        ? `${verdict.referrerName} invited you to DataCoach.`
        : `${verdict.message} Or sign up without it.`}
    </p>
  );
}

const SEEN = 'datacoach-referral-link';

/** True the first time in this tab: a reload is not a second visitor. */
function isFirstClick(code: string): boolean {
  try {
    if (sessionStorage.getItem(SEEN) === code) return false;
    sessionStorage.setItem(SEEN, code);
  } catch {
    // Without storage, each load counts.
  }
  return true;
}
