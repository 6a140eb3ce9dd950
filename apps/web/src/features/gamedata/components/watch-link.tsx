import { IconPlayerPlay } from '@tabler/icons-react';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { useMatch } from '../match/match-context.ts';

interface WatchLinkProps {
  /** Start and end of playback; the whole match if omitted. */
  search?: { readonly t: number; readonly until: number; readonly player?: string };
  size?: 'xs' | 'sm';
  /** What it shows, if a page has several. */
  label?: string;
  children: string;
}

/** Opens the viewer; nothing for a match analyzed only in this browser, or without a recording. */
export function WatchLink({ search, size = 'sm', label, children }: WatchLinkProps) {
  const { matchId, shareKey, report } = useMatch();
  if (report.coverage !== 'full') return null;
  const look = {
    variant: 'default',
    size,
    ...(label && { 'aria-label': label }),
    leftSection: <IconPlayerPlay size={size === 'xs' ? 14 : 16} stroke={1.6} aria-hidden="true" />,
  } as const;
  if (matchId !== null) {
    return (
      <ButtonLink to="/match/$matchId/viewer" params={{ matchId }} search={search ?? {}} {...look}>
        {children}
      </ButtonLink>
    );
  }
  if (shareKey === undefined) return null;
  return (
    <ButtonLink to="/shared/$shareKey/viewer" params={{ shareKey }} search={search ?? {}} {...look}>
      {children}
    </ButtonLink>
  );
}
