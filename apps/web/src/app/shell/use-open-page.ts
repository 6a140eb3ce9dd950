import type { RankInfo } from '@datacoach/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { MenuPage, Page } from '../navigation/pages.table.ts';
import { ranksQuery } from '../profile/ranks-query.ts';

/**
 * Opens an entry of the navigation by click or key. While a rank is missing the entries that need one open the rank
 * set-up instead (specification.md 2); a link that may be followed is left alone.
 */
export function useOpenPage(): (page: MenuPage, click?: { preventDefault: () => void }) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (page, click) => {
    const { to, search, needsRank }: Page = page;
    const known = queryClient.getQueryData<RankInfo>(ranksQuery.queryKey);
    const { href } = router.buildLocation({ to, ...(search && { search }) });
    const go = () => void router.navigate({ href });
    if (!needsRank || known?.isRankNull === false) {
      if (!click) go();
      return;
    }
    click?.preventDefault();
    const decide = ({ isRankNull }: RankInfo) =>
      isRankNull ? openDialog('rankSetup', { occasion: 'missing', target: href }) : go();
    if (known) decide(known);
    // Ranks that cannot be asked for keep nobody out.
    else void queryClient.ensureQueryData(ranksQuery).then(decide, go);
  };
}
