import { useNavigate } from '@tanstack/react-router';
import type { MenuPage, Page } from '../navigation/pages.table.ts';

/** Opens an entry of the navigation by click or key; a link that may be followed is left alone. */
export function useOpenPage(): (page: MenuPage, click?: { preventDefault: () => void }) => void {
  const navigate = useNavigate();
  return (page, click) => {
    const { to, search }: Page = page;
    if (!click) void navigate({ to, ...(search && { search }) });
  };
}
