import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { BLUE_GOAL, ORANGE_GOAL, PITCH_OUTLINE } from '../../../shared/ui/pitch-ornament.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/text-button.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import classes from '../auth.module.css';
import { LogInForm } from '../components/log-in-form.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';

/** Boost pads of one quarter of the standard field, in tens of units; the others are mirrored. */
const SMALL_PADS = [
  [424, 0],
  [418.4, 179.2],
  [330.8, 94],
  [281.6, 0],
  [248.4, 358.4],
  [230, 178.8],
  [103.6, 204.8],
  [102.4, 0],
  [0, 102.4],
] as const;
const LARGE_PADS = [
  [409.6, 307.2],
  [0, 358.4],
] as const;

function mirrorPoints(points: readonly (readonly [number, number])[]): [number, number][] {
  const all = points.flatMap(([x, y]): [number, number][] => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]);
  return [...new Map(all.map((point) => [String(point.map((value) => value || 0)), point])).values()];
}

/** The field with its pads; the halfway line has a gap for the page's center circle. */
const FieldOrnament = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox="-640 -430 1280 860"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    aria-hidden="true"
  >
    <g stroke="var(--pitch-line)" strokeWidth="1.6">
      <path d={PITCH_OUTLINE} />
      <path d="M0-409.6V-178M0 178V409.6" />
      <path d={BLUE_GOAL} />
      <path d={ORANGE_GOAL} />
      {mirrorPoints(LARGE_PADS).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />
      ))}
    </g>
    <g fill="var(--pitch-line)">
      {mirrorPoints(SMALL_PADS).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
      ))}
    </g>
  </svg>
);

const LINKS = [
  { href: '#how', label: 'How it works' },
  { href: '#plans', label: 'Plans' },
] as const;

interface LoginScreenProps {
  error: string | undefined;
  dropCircle: ReactNode;
  sample: ReactNode;
  /** What the product looks like, how it works and what it costs. */
  below: ReactNode;
}

/** Landing page: drop a replay in the center circle, or log in on the side. */
export function LoginScreen({ error, dropCircle, sample, below }: LoginScreenProps) {
  const tab = useHash() === '#sign-up' ? 'sign-up' : 'log-in';
  return (
    <div className="flex flex-col min-h-screen">
      <header className="flex items-center gap-2 pt-3 pr-12 pb-3 pl-8 max-xl:px-6 max-xl:py-3 max-md:px-4 max-md:py-2">
        <Wordmark large />
        <span className="flex-1" />
        {LINKS.map(({ href, label }) => (
          <a
            key={href}
            className="px-2 py-1.5 rounded-2 text-t2 font-[550] hover:bg-s2 hover:text-t1 max-md:hidden"
            href={href}
          >
            {label}
          </a>
        ))}
        <ButtonLink label="Log in" to="/user-login" variant="outline" color="gray" className="text-t1" />
      </header>
      <main>
        <div className={classes.field}>
          <FieldOrnament className={classes.ornament} />
          <div className={classes.circle}>{dropCircle}</div>
          <div className={classes.words}>
            <h1 className="text-[28px] leading-8.5 font-stretch-112% text-balance">
              See what’s costing you goals, and how to fix it.
            </h1>
            <p className="max-w-[36ch] text-t2">
              DataCoach finds what to work on in your own replays, shows you the clips and gives you the
              drill.
            </p>
            {sample}
          </div>
          <div className={classes.account}>
            <AccountPanel key={tab} error={error} initialTab={tab} />
          </div>
        </div>
        {below}
      </main>
    </div>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const updateHash = () => setHash(location.hash);
    addEventListener('hashchange', updateHash);
    return () => removeEventListener('hashchange', updateHash);
  }, []);
  return hash;
}

function AccountPanel(props: { error: string | undefined; initialTab: 'log-in' | 'sign-up' }) {
  const { error, initialTab } = props;
  const [tab, setTab] = useState<string | null>(initialTab);
  return (
    <section className="grid gap-3 pt-2 px-4 pb-4 rounded-3 bg-s1" aria-label="Account">
      <Tabs value={tab} onChange={setTab} classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}>
        <Tabs.List>
          <Tabs.Tab value="log-in">Log in</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="log-in" pt={16}>
          <LogInForm error={error} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" pt={16}>
          <SignUpForm code={undefined} />
        </Tabs.Panel>
      </Tabs>
      <ProviderButtons />
      <p className="s12 t3">
        Your replays are private until you share them.{' '}
        <TextLink to="/privacy-policy">Privacy policy</TextLink> · <TextLink to="/status">Status</TextLink>
      </p>
    </section>
  );
}
