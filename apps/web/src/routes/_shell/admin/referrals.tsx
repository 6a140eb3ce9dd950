import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../../app/navigation/search-params.ts';
import {
  campaignsQuery,
  codesQuery,
  usageQuery,
} from '../../../features/referrals/admin/referrals-queries.ts';
import { ReferralsScreen } from '../../../features/referrals/admin/referrals-screen.tsx';
import { parseReferralsSearch } from '../../../features/referrals/admin/referrals-search.ts';

export const Route = createFileRoute('/_shell/admin/referrals')({
  validateSearch: parseReferralsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.tab === 'codes') void queryClient.prefetchQuery(codesQuery(deps));
    else if (deps.tab === 'campaigns') void queryClient.prefetchQuery(campaignsQuery(deps));
    else void queryClient.prefetchQuery(usageQuery(deps));
  },
  component: Referrals,
});

function Referrals() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ReferralsScreen search={search} onSearch={updateSearch(navigate, parseReferralsSearch)} />;
}
