import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import stored from '../policy/stored-data.data.json' with { type: 'json' };
import classes from './privacy-policy-screen.module.css';

/** Date of the text below. */
const WRITTEN = 'November 21st, 2026';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What is stored about whom, why and for how long: public, outside the shell. */
export function PrivacyPolicyScreen({ supportMail }: { supportMail: string | null }) {
  const sections = listSections(supportMail);
  return (
    <div className="max-w-270 mx-auto px-6 pb-16 max-md:pt-0 max-md:px-4 max-md:pb-12">
      <header className="py-4">
        <Link to="/" className="touch-target py-1.5" aria-label="DataCoach">
          <Wordmark />
        </Link>
      </header>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[240px_minmax(0,1fr)]">
        <nav className="lg:sticky lg:top-6 lg:self-start" aria-label="Contents">
          <h2 className="mb-2 text-t2 font-medium">Contents</h2>
          <ol className="grid gap-0.5">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  className="block px-2 py-1.5 max-md:py-3 -ml-2 rounded-2 text-t2 hover:bg-s2 hover:text-t1"
                  href={`#${id}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={`${classes.text} text-base grid gap-10 min-w-0 max-w-[68ch]`}>
          <div>
            <h1>Privacy policy</h1>
            <p className="t2">As of {WRITTEN}. This describes exactly what DataCoach does.</p>
          </div>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {body}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

function listSections(supportMail: string | null): readonly Section[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>Your uploads are private until you share them.</li>
          <li>No ads, no trackers, no data sold, no third-party scripts.</li>
          <li>You can download or delete all your data yourself, in your profile.</li>
          <li>A replay you analyze without an account stays in your browser. Nothing is uploaded.</li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          Whoever runs this server.{' '}
          {supportMail ? (
            <>
              Questions and requests:{' '}
              <a className="text-link" href={`mailto:${supportMail}`}>
                {supportMail}
              </a>
              .
            </>
          ) : (
            'No contact address has been set yet. The operator needs to add one.'
          )}
        </p>
      ),
    },
    { id: 'account', title: 'Your account', body: <DataList rows={stored.account} /> },
    {
      id: 'matches',
      title: 'Replays and everyone in them',
      body: (
        <>
          <p>
            A replay is a recording of a match, so it contains data about all its players, even those without
            an account here.
          </p>
          <DataList rows={stored.matches} />
        </>
      ),
    },
    {
      id: 'visibility',
      title: 'Who can see it',
      body: (
        <ul>
          <li>Only you see your uploads, their matches and your stats.</li>
          <li>
            If you agreed to it, verified teammates see the matches they played in. You can turn that off
            anytime.
          </li>
          <li>
            You can choose for each upload: only you, teammates, or anyone with a link. A link shows the match
            and nothing about you. Turn it off and it stops working.
          </li>
          <li>A coach whose invitation you accepted sees your performance until you leave the team.</li>
          <li>
            Admins of this server see only the account data they need for their work. No one can read
            passwords or tokens.
          </li>
          <li>Players whose name the game itself hides stay hidden here.</li>
        </ul>
      ),
    },
    {
      id: 'hide',
      title: 'You’re in a replay and don’t want to be',
      body: (
        <>
          <p>
            If you prove an in-game account is yours, you can hide it. Then no one can find you by name, and
            matches with you in them can’t be shared. Only people who have the file still see your name. It
            goes by platform ID, so it works for every match, old and new.
          </p>
          <p>
            With an account: log in with Epic or upload two replays you recorded, then turn it on in your
            profile. Without one: write to us with your platform and platform ID
            {supportMail ? ` (${supportMail})` : ''}. We’ll ask for proof that it’s yours, so no one can hide
            other players.
          </p>
        </>
      ),
    },
    {
      id: 'visitors',
      title: 'Without an account',
      body: (
        <>
          <DataList rows={stored.visitors} />
          <p>
            “Analyze a replay” works in your browser; the server never gets the file. Opening a page adds a
            line to the server log: method, page, result and duration. No IP address, no name.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>Only what DataCoach needs to work. Nothing to agree to, nothing that tracks you.</p>
          <h3>Cookies</h3>
          <BrowserList items={stored.cookies} />
          <h3>Local and session storage</h3>
          <BrowserList items={stored.browserStorage} />
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else gets data',
      body: (
        <ul>
          <li>Epic Games or Discord, if you log in with them: that you use DataCoach.</li>
          <li>This site’s mail server: your address and our emails to you.</li>
          <li>A rank service, if the operator uses one: your Epic username when you refresh your ranks.</li>
          <li>The operator’s hosting provider, if any: files and database.</li>
        </ul>
      ),
    },
    {
      id: 'mails',
      title: 'Emails',
      body: (
        <p>
          We email what you asked for (confirm an address, set a password), account warnings, and the
          notifications you chose. Each notification has a one-click unsubscribe link. The weekly summary is
          off until you turn it on.
        </p>
      ),
    },
    {
      id: 'age',
      title: 'Age',
      body: (
        <p>
          We ask for your age group, not your birthday. Under 13, nothing is shared with teammates or by link,
          and nothing goes into the rank averages.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <ul>
            <li>
              <b>Take it with you:</b> Profile, “Download my data”. You get a zip with everything above as
              JSON, plus your original files.
            </li>
            <li>
              <b>Delete it:</b> Profile, “Delete account”. This deletes your files right away, and matches no
              one else uploaded. Matches others uploaded too stay with them, with your in-game name like any
              other player’s.
            </li>
            <li>
              <b>Correct it:</b> you can change everything you gave us in your profile.
            </li>
            <li>
              <b>Withdraw your consent:</b> in your profile, one by one, effective right away.
            </li>
            <li>
              <b>Complain:</b> to the data protection authority of your country.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>If this policy changes in any important way, we’ll announce it on the site before it applies.</p>
      ),
    },
  ];
}

const DataList = ({ rows }: { rows: readonly { what: string; why: string; kept: string }[] }) => (
  <ul className={`${classes.data} grid gap-3`}>
    {rows.map(({ what, why, kept }) => (
      <li className="grid gap-2 px-4 py-3 rounded-3 bg-s1" key={what}>
        <p>{what}</p>
        <dl className="text-sm grid gap-0.5 text-t2">
          <div>
            <dt className="text-t3">Why</dt>
            <dd>{why}</dd>
          </div>
          <div>
            <dt className="text-t3">Kept</dt>
            <dd>{kept}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
);

const BrowserList = ({ items }: { items: readonly { name: string; what: string; kept: string }[] }) => (
  <dl className="text-sm grid gap-3">
    {items.map(({ name, what, kept }) => (
      <div key={name}>
        <dt>
          <code className="font-stretch-88% font-[550] wrap-anywhere">{name}</code>
        </dt>
        <dd className="text-t2">
          {what} <span className="t3">{kept}</span>
        </dd>
      </div>
    ))}
  </dl>
);
