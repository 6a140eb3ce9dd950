import { IconPlayerPlay } from '@tabler/icons-react';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';

interface WatchButtonProps {
  clip: { matchId: string; time: number; player: string | null };
  label: string;
}

/** Opens a moment of a folder's game in the viewer. */
export function WatchButton({ clip, label }: WatchButtonProps) {
  return (
    <ButtonLink
      to="/admin/team-dashboard/match/$matchId"
      params={{ matchId: clip.matchId }}
      search={clipSearch(clip)}
      variant="default"
      size="compact-xs"
      aria-label={label}
      title={label}
    >
      <IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />
    </ButtonLink>
  );
}
