import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../app/navigation/search-params.ts';
import { type CareerSearch, careerQuery, parseCareerSearch } from '../../features/career/api/career.ts';
import { CareerScreen } from '../../features/career/screens/career-screen.tsx';

export const Route = createFileRoute('/_shell/career')({
  validateSearch: (search: Record<string, unknown>): CareerSearch => parseCareerSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(careerQuery(deps)),
  component: Career,
});

function Career() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CareerScreen search={search} onChange={updateSearch(navigate, parseCareerSearch)} />;
}
