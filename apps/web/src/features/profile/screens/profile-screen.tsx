import { type LinkedAccounts as Linked, PLAN_LABELS, type Profile } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconBrandDiscord, IconDeviceGamepad2 } from '@tabler/icons-react';
import { type Query, useIsFetching, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { Pending, QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { profileQuery } from '../../../app/session/account-queries.ts';
import { postProvider } from '../../../app/session/auth-protocol.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { AboutForm, DeviceForm, InGameName } from '../components/about-form.tsx';
import { DataExport, DeleteAccount } from '../components/data-export.tsx';
import { EmailForm, PasswordForm, SecondFactorForm } from '../components/email-form.tsx';
import { PictureForm } from '../components/picture-form.tsx';
import classes from '../profile.module.css';

interface ProfileScreenProps {
  /** Content from other features, passed in by the route. */
  ranks: ReactNode;
  players: ReactNode;
  notifications: ReactNode;
  teams: ReactNode;
  agreements: ReactNode;
  tokens: ReactNode;
  linkFailure: string | null;
  /** Called when the in-game name is reset, which also drops unverified players. */
  onNameReset: () => void;
}

export function ProfileScreen(slots: ProfileScreenProps) {
  const query = useQuery(profileQuery);
  return (
    <>
      <PageHead
        title="Profile"
        subtitle={query.data ? formatSubtitle(query.data) : 'Your name, ranks and account'}
      />
      <QueryBoundary query={query} what="your profile" safe="Your data is safe." loading={<Waiting />}>
        {(profile) => <ProfileSections profile={profile} {...slots} />}
      </QueryBoundary>
    </>
  );
}

function ProfileSections(props: ProfileScreenProps & { profile: Profile }) {
  const { profile, ranks, players, notifications, teams, agreements, tokens, linkFailure } = props;
  const { onNameReset } = props;
  const sections = [
    {
      id: 'about-you',
      title: 'About you',
      lead: 'Your public name and picture.',
      content: (
        <>
          <PictureForm profile={profile} />
          <AboutForm profile={profile} />
        </>
      ),
    },
    { id: 'ranks', title: 'Ranks', lead: 'We compare your stats with players at your rank.', content: ranks },
    {
      id: 'in-game',
      title: 'In-game accounts',
      lead: 'The accounts you play on. All your stats are based on them.',
      content: (
        <>
          {players}
          <hr className="h-0.25 border-0 m-0 bg-line" />
          <InGameName profile={profile} onReset={onNameReset} />
        </>
      ),
    },
    {
      id: 'device',
      title: 'Device, theme and units',
      lead: 'Applies right away.',
      content: <DeviceForm profile={profile} />,
    },
    {
      id: 'sign-in',
      title: 'Sign-in',
      lead: 'Login and password. Changing your password logs out all your other devices.',
      content: (
        <>
          <EmailForm profile={profile} />
          <hr className="h-0.25 border-0 m-0 bg-line" />
          <PasswordForm profile={profile} />
          <hr className="h-0.25 border-0 m-0 bg-line" />
          <SecondFactorForm profile={profile} />
          <hr className="h-0.25 border-0 m-0 bg-line" />
          <LinkedAccounts failure={linkFailure} />
        </>
      ),
    },
    {
      id: 'notifications',
      title: 'Notifications',
      lead: 'What we notify you about, and how.',
      content: notifications,
    },
    {
      id: 'teams',
      title: 'Teams',
      lead: 'Coaches who can see games you upload while you’re on their team. You can leave anytime.',
      content: teams,
    },
    {
      id: 'upload-tokens',
      title: 'Upload tokens',
      lead: 'Let the command-line app, or a tool made for ballchasing, upload your replays without your password.',
      content: tokens,
    },
    {
      id: 'agreements',
      title: 'What you agreed to',
      lead: 'You can change these anytime. Changes apply right away.',
      content: agreements,
    },
    {
      id: 'your-data',
      title: 'Your data',
      lead: 'Download your data or delete your account.',
      content: (
        <>
          <DataExport />
          <hr className="h-0.25 border-0 m-0 bg-line" />
          <DeleteAccount profile={profile} />
        </>
      ),
    },
  ].filter(({ content }) => content !== null);
  const isReady = useAllLoaded();
  useEffect(() => {
    if (isReady && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);
  const page = (
    <div className="grid grid-cols-[168px_minmax(0,1fr)] gap-6 items-start max-w-260 max-lg:grid-cols-1 max-lg:gap-3">
      <SectionIndex sections={sections} />
      <div className="@container/profile grid gap-4 min-w-0">
        {sections.map(({ id, title, lead, content }) => (
          <ProfileSection key={id} id={id} title={title} lead={lead}>
            {content}
          </ProfileSection>
        ))}
      </div>
    </div>
  );
  return (
    <>
      {!isReady && <Waiting />}
      <div hidden={!isReady}>{page}</div>
    </>
  );
}

const isFirstLoad = ({ state }: Query) => state.status === 'pending';

/** Whether every section's data has arrived or failed: one that grows later pushes down what is being read. */
function useAllLoaded(): boolean {
  const [isReady, setReady] = useState(false);
  const loading = useIsFetching({ predicate: isFirstLoad });
  // Sections start their calls in effects, which run before this one.
  useEffect(() => {
    if (loading === 0 && queryClient.isFetching({ predicate: isFirstLoad }) === 0) setReady(true);
  }, [loading]);
  return isReady;
}

const Waiting = () => (
  <div
    className="grid grid-cols-[168px_minmax(0,1fr)] gap-6 items-start max-w-260 max-lg:grid-cols-1 max-lg:gap-3"
    aria-hidden="true"
  >
    <Skeleton height={200} className="max-lg:hidden" />
    <div className="@container/profile grid gap-4 min-w-0">
      <Skeleton height={440} />
      <Skeleton height={220} />
      <Skeleton height={160} />
    </div>
  </div>
);

const formatSubtitle = ({ userName, email, productName }: Profile): string =>
  [userName, email, `${PLAN_LABELS[productName]} plan`].filter(Boolean).join(' · ');

/** A profile section: its description on the left, its content on the right. */
function ProfileSection(props: { id: string; title: string; lead?: ReactNode; children: ReactNode }) {
  const { id, title, lead, children } = props;
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="grid content-start gap-1">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="text-xs text-t3 text-pretty">{lead}</p>}
      </div>
      <div className="grid content-start gap-4 min-w-0 max-w-120 @max-[641px]/profile:max-w-none">
        {children}
      </div>
    </section>
  );
}

/** Index of the page's sections; the one in view is highlighted. */
function SectionIndex(props: { sections: readonly { readonly id: string; readonly title: string }[] }) {
  const { sections } = props;
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = ids.split(' ').find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      // A section is in view once it has passed the top bar.
      { rootMargin: '-80px 0px -50% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return (
    <nav
      aria-label="On this page"
      className="sticky top-[calc(var(--top)+20px)] grid self-start gap-0.5 max-lg:static max-lg:flex max-lg:flex-wrap max-lg:gap-x-1 max-lg:gap-y-0"
    >
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={`${classes.entry} px-2.5 py-1.5 border-l-2 border-l-transparent text-t2`}
          aria-current={current === id ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(id);
            const section = document.getElementById(id);
            section?.scrollIntoView();
            section?.focus({ preventScroll: true });
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

const PROVIDERS = {
  epic: { label: 'Epic Games', Icon: IconDeviceGamepad2 },
  discord: { label: 'Discord', Icon: IconBrandDiscord },
} as const satisfies Record<Provider, unknown>;

/** Epic and Discord accounts that can sign in to this account. The last sign-in method can't be removed. */
function LinkedAccounts({ failure }: { failure: string | null }) {
  const query = useQuery(linkedAccountsQuery);
  const link = useMutation({ mutationFn: linkAccount });
  const unlink = useMutation({
    mutationFn: unlinkAccount,
    onSuccess: (_none, provider) =>
      showToast({ kind: 'done', message: `${PROVIDERS[provider].label} is disconnected.` }),
  });
  if (!query.data) return <Pending query={query} height={64} label="Loading connected accounts…" />;
  const { accounts, available } = query.data;
  const reason = link.error ?? unlink.error ?? query.error;
  const shown = reason ? getFailureMessage(reason) : failure;
  const isEmpty = accounts.length === 0 && available.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs mb-1 text-t2">Connected accounts</p>
      <FormMessage>{shown}</FormMessage>
      {isEmpty && <p className="s12 t3">No other services are set up on this server.</p>}
      <ul className="grid" hidden={isEmpty}>
        {accounts.map(({ provider, name, linkedAt, canBeUnlinked }) => (
          <li
            key={provider}
            className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0`}
          >
            <span>
              <Name provider={provider} />
              <span className="s12 t3">
                {name && `${name}, `}since {formatDate(linkedAt)}
              </span>
            </span>
            {canBeUnlinked ? (
              <Button size="xs" loading={unlink.isPending} onClick={() => unlink.mutate(provider)}>
                Disconnect
              </Button>
            ) : (
              <span className="s12 t3">This is your only way to log in. Set a password first.</span>
            )}
          </li>
        ))}
        {available.map((provider) => (
          <li
            key={provider}
            className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0`}
          >
            <span>
              <Name provider={provider} />
              <span className="s12 t3">Not connected</span>
            </span>
            <Button size="xs" loading={link.isPending} onClick={() => link.mutate(provider)}>
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ provider }: { provider: Provider }) {
  const { label, Icon } = PROVIDERS[provider];
  return (
    <b className="flex items-center gap-1.5">
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {label}
    </b>
  );
}

const linkedAccountsQuery = endpointQuery('/api/v1/auth/linked-accounts');

type Provider = Linked['available'][number];

/** Opens the provider's page, which returns to the profile with `linked` or `error` in the URL. */
async function linkAccount(provider: Provider): Promise<void> {
  await server.POST('/api/v1/auth/linked-accounts/{provider}', {
    path: { provider },
    body: { returnTo: '/profile' },
  });
  location.assign(await postProvider(provider, `${location.origin}/profile`));
}

const unlinkAccount = (provider: Provider) =>
  cacheResponse(
    linkedAccountsQuery,
    server.DELETE('/api/v1/auth/linked-accounts/{provider}', { path: { provider } }),
  );
