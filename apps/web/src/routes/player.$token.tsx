import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../app/navigation/search-params.ts';
import { type CareerSearch, parseCareerSearch, sharedCareerQuery } from '../features/career/api/career.ts';
import { SharedCareerScreen } from '../features/career/screens/shared-career-screen.tsx';

/** A player's public career, for anyone with the link. */
export const Route = createFileRoute('/player/$token')({
  validateSearch: (search: Record<string, unknown>): CareerSearch => parseCareerSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) =>
    void context.queryClient.prefetchQuery(sharedCareerQuery(params.token, deps)),
  staticData: { screen: { title: 'Career record', titlesItself: true } },
  component: SharedCareer,
});

function SharedCareer() {
  const { token } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = updateSearch(navigate, parseCareerSearch);
  return <SharedCareerScreen token={token} search={search} onChange={change} />;
}
