import { menuOf } from '../../../app/navigation/find-page.ts';
import { usePermits } from '../../../app/session/use-permits.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';

/** Entries of the menu that a narrow window's drawer has (specification.md 2). */
const IN_DRAWER = 4;

/** The way to the pages that the drawer of narrow windows leaves out; wider ones have the sidebar. */
export function FurtherPages() {
  const permits = usePermits();
  const pages = menuOf('Admin')
    .slice(IN_DRAWER)
    .filter((page) => !('module' in page) || permits(page.module, 'View'));
  if (pages.length === 0) return null;
  return (
    <nav className="hidden max-lg:flex max-lg:flex-wrap max-lg:gap-2" aria-label="Further pages">
      {pages.map(({ to, title }) => (
        <ButtonLink key={to} to={to} size="xs">
          {title}
        </ButtonLink>
      ))}
    </nav>
  );
}
