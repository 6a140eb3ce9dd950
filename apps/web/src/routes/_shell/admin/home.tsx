import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../../app/navigation/search-params.ts';
import { overviewQuery } from '../../../features/administration/api/overview.ts';
import { PriceHistory } from '../../../features/administration/components/change-history.tsx';
import { AdminHomeScreen } from '../../../features/administration/screens/admin-home-screen.tsx';
import { getPeriod, parseHomeSearch } from '../../../features/administration/search/home-search.ts';
import { MaintenancePanel } from '../../../features/homepage/components/maintenance-panel.tsx';
import { managedPlansQuery } from '../../../features/payments/admin/managed-prices.ts';
import { PricesView } from '../../../features/payments/admin/prices-view.tsx';
import { IncidentsPanel } from '../../../features/system/admin/incidents-panel.tsx';

export const Route = createFileRoute('/_shell/admin/home')({
  validateSearch: parseHomeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.tab === 'prices') void context.queryClient.prefetchQuery(managedPlansQuery);
    if (!deps.tab) void context.queryClient.prefetchQuery(overviewQuery(getPeriod(deps, new Date())));
  },
  component: AdminHome,
});

function AdminHome() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminHomeScreen
      search={search}
      onSearch={updateSearch(navigate, parseHomeSearch)}
      maintenance={
        <>
          <MaintenancePanel />
          <IncidentsPanel />
        </>
      }
      prices={<PricesView history={<PriceHistory />} />}
    />
  );
}
