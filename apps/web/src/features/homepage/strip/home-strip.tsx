import type { DiscordEventCard, StripItem } from '@datacoach/contract';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { endpointQuery, refetchQueries } from '../../../app/api/client.ts';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import classes from '../homepage.module.css';

export const stripQuery = endpointQuery('/api/v1/homepage/strip');
const refreshStrip = () => refetchQueries(stripQuery.queryKey);

interface HomeStripProps {
  userId: string;
  /** Renders an event's time and actions besides its link. */
  renderEvent: (renderEvent: DiscordEventCard) => ReactNode;
}

/** Items shown at once (decisions.md 14.7). */
export const MAX_STRIP_ITEMS = 3;
/** Max delay of browser timers, in ms. */
const MAX_WAIT_MS = 2 ** 31 - 1;
const MAX_PUT_ASIDE = 60;

/** At most three banners and Discord events above the goals; each can be dismissed for good (decisions.md 14.7). */
export function HomeStrip({ userId, renderEvent }: HomeStripProps) {
  const { data } = useQuery({
    ...stripQuery,
    // Banners may start or end while the page is open.
    refetchInterval: ({ state }) => getMsUntilChange(state.data?.changesAt),
  });
  useChanges('content', () => void refreshStrip());
  const [aside, setAside] = useState(() => readDismissed(userId));
  const shown = (data?.items ?? []).filter(({ id }) => !aside.includes(id)).slice(0, MAX_STRIP_ITEMS);
  if (shown.length === 0) return null;
  const dismiss = (id: string) => {
    const all = [...aside, id].slice(-MAX_PUT_ASIDE);
    setAside(all);
    writeFlag('stripDismissed', all.join(' '), userId);
  };
  return (
    <section
      aria-label="News"
      className={`${classes.strip} grid grid-cols-3 gap-gutter`}
      data-count={shown.length}
    >
      {shown.map((item) => (
        <article
          key={item.id}
          className={`${classes.card} relative grid grid-cols-1 min-h-24 overflow-hidden rounded-3 bg-s1`}
          data-photo={item.photoUrl !== null || undefined}
        >
          {item.photoUrl !== null && (
            <img src={item.photoUrl} alt="" className="size-full min-h-0 object-cover contain-size" />
          )}
          <div className="flex flex-col items-start gap-1 min-w-0 pt-3 pr-11 pb-3 pl-4">
            <h3 className="text-sm text-t1 font-semibold wrap-anywhere">{item.title}</h3>
            {item.kind === 'event' ? (
              renderEvent(item)
            ) : (
              <>
                {item.text && <p className="text-13 text-t2">{item.text}</p>}
                {item.link !== null && <SlideLink link={item.link} words={item.linkLabel ?? 'Open'} />}
              </>
            )}
          </div>
          <IconButton
            icon={IconX}
            className="absolute! top-1.5 right-1.5"
            label={`Dismiss ${item.title}`}
            onClick={() => dismiss(item.id)}
          />
        </article>
      ))}
    </section>
  );
}

function SlideLink({ link, words }: { link: string; words: string }) {
  const router = useRouter();
  const isPage = link.startsWith('/');
  return (
    <a
      href={link}
      className="touch-target text-link"
      {...(!isPage && { target: '_blank', rel: 'noreferrer' })}
      onClick={(renderEvent) => {
        if (!isPage || renderEvent.metaKey || renderEvent.ctrlKey || renderEvent.shiftKey) return;
        renderEvent.preventDefault();
        router.history.push(link);
      }}
    >
      {words}
    </a>
  );
}

function getMsUntilChange(changesAt: string | null | undefined): number | false {
  if (!changesAt) return false;
  return Math.min(Math.max(Date.parse(changesAt) - Date.now() + 1000, 1000), MAX_WAIT_MS);
}

const readDismissed = (userId: string): StripItem['id'][] =>
  readFlag('stripDismissed', userId)?.split(' ') ?? [];
