import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import {
  ACCOUNT_DATA,
  BROWSER_STORAGE,
  COOKIES,
  MATCH_DATA,
  type StoredData,
  VISITOR_DATA,
} from '../policy/stored-data.table.ts';
import classes from './privacy-policy-screen.module.css';

/** Date of the text below. */
const WRITTEN = 'November 21st, 2026';

interface PrivacyPolicyScreenProps {
  /** Where questions go; null while the operator has not set it. */
  supportMail: string | null;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What is stored of whom, why and for how long: public, outside the shell. */
export function PrivacyPolicyScreen({ supportMail }: PrivacyPolicyScreenProps) {
  const sections = sectionsFor(supportMail);
  return (
    <div className="max-w-270 mx-auto px-6 pb-16 max-md:pt-0 max-md:px-4 max-md:pb-12">
      <header className="py-4">
        <Link to="/" aria-label="DataCoach">
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
                  className="block px-2 py-1.5 -ml-2 rounded-2 text-t2 hover:bg-s2 hover:text-t1"
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
            <p className="t2">As of {WRITTEN}. This text describes what this program does, nothing more.</p>
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

function sectionsFor(supportMail: string | null): readonly Section[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>Your uploads are private until you share them.</li>
          <li>No advertising, no trackers, no data sold, no script of anybody else.</li>
          <li>You can take all your data with you and delete all of it, by yourself, in your profile.</li>
          <li>A replay that you read without an account stays in your browser. Nothing is uploaded.</li>
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
            'No contact address is set here yet; the operator has to set one.'
          )}
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: <DataList rows={ACCOUNT_DATA} />,
    },
    {
      id: 'matches',
      title: 'Replays, and everybody in them',
      body: (
        <>
          <p>
            A replay is a recording of a match, so it holds data of all its players, also of those who have no
            account here.
          </p>
          <DataList rows={MATCH_DATA} />
        </>
      ),
    },
    {
      id: 'visibility',
      title: 'Who sees it',
      body: (
        <ul>
          <li>Your uploads, their matches and your statistics: you.</li>
          <li>
            If you agreed to it, team-mates who have proved who they are see the matches in which they play.
            You can end that at any time.
          </li>
          <li>
            Of each upload you can say it yourself: nobody, team-mates, or everybody with a link. A link shows
            the match and nothing of you; take it back, and it leads nowhere.
          </li>
          <li>A coach whose invitation you accepted sees your performance, until you leave the team.</li>
          <li>
            Administrators of this server see accounts as far as their work needs it. Passwords and tokens are
            readable to nobody.
          </li>
          <li>Players whose name the game itself hides stay hidden here.</li>
        </ul>
      ),
    },
    {
      id: 'hide',
      title: 'You are in a replay and do not want that',
      body: (
        <>
          <p>
            Who proves to be a player can hide: then nobody finds him by name, and matches with him in them
            are shared with nobody but himself. Only owners of a file with him in it still see his name. The
            platform id is what counts, so it works for every match, old and new, whoever uploads it.
          </p>
          <p>
            With an account: sign in by Epic, or upload two replays that you recorded; then switch it on in
            your profile. Without one: write to us with your platform and platform id
            {supportMail ? ` (${supportMail})` : ''}. We ask for a proof that it is yours, so that nobody can
            hide others.
          </p>
        </>
      ),
    },
    {
      id: 'visitors',
      title: 'Without an account',
      body: (
        <>
          <DataList rows={VISITOR_DATA} />
          <p>
            The page “Read a replay” decodes the file in your browser; the server never receives it. Opening a
            page leaves a line in the server’s log: method, page, result and time it took. It holds no address
            and no name.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>
            Only what the product needs to work. There is nothing to agree to and nothing that follows you.
          </p>
          <h3>Cookies</h3>
          <BrowserList items={COOKIES} />
          <h3>Local and session storage</h3>
          <BrowserList items={BROWSER_STORAGE} />
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else gets something',
      body: (
        <ul>
          <li>Epic Games or Discord, if you sign in there: that you use DataCoach.</li>
          <li>The mail server of this site: your address and the mails to you.</li>
          <li>
            A rank service, where the operator has set one: your Epic user name, when you have your ranks
            refreshed.
          </li>
          <li>The storage that the operator has rented, if any: files and database.</li>
        </ul>
      ),
    },
    {
      id: 'mails',
      title: 'Mails',
      body: (
        <p>
          We mail what you asked for (confirm an address, set a password), warnings about your account, and
          notifications as you chose them. Each of the latter has a link that stops it with one click. The
          weekly summary is off until you switch it on.
        </p>
      ),
    },
    {
      id: 'age',
      title: 'Age',
      body: (
        <p>
          We ask for an age band, not for a birthday. Under 13 nothing is shared with team-mates or by a link,
          and nothing goes into the rank references.
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
              <b>Take it with you:</b> Profile, “Download my data”. A zip with everything above as JSON and
              your files as they were.
            </li>
            <li>
              <b>Delete it:</b> Profile, “Delete account”. At once, with files and with matches that nobody
              else uploaded. Matches that others uploaded too stay theirs; your name in them is then a
              player’s like any other.
            </li>
            <li>
              <b>Correct it:</b> everything that you told us can be changed in your profile.
            </li>
            <li>
              <b>Take an agreement back:</b> in your profile, each by itself, from that moment on.
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
      body: <p>When this text changes in substance, we tell you on the site before it holds.</p>,
    },
  ];
}

function DataList({ rows }: { rows: readonly StoredData[] }) {
  return (
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
}

function BrowserList({ items }: { items: readonly { name: string; what: string; kept: string }[] }) {
  return (
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
}
