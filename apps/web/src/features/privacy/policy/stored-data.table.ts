/** One kind of data that the product stores: what, why and for how long, in the reader's words. */
export interface StoredData {
  /** Tables of the database that hold it. A test compares them with those that there are. */
  readonly tables: readonly string[];
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

const WITH_ACCOUNT = 'Until you delete your account.';

/** About the owner of an account. */
export const ACCOUNT_DATA: readonly StoredData[] = [
  {
    tables: ['users', 'rank_history'],
    what: 'User name, e-mail address and whether it is confirmed, profile image, platform, Epic user name, time zone, device choice, your declared ranks with their dates, your role and plan, the referral code that you came with, when you were last here, and if the account is banned, since when and why.',
    why: 'To have an account, show it to you and compare you with players of your rank.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: [],
    what: 'Your password, only as an argon2id hash. Nobody can read it, we neither.',
    why: 'To sign you in.',
    kept: 'Until you change it or delete your account.',
  },
  {
    tables: ['linked_identities'],
    what: 'If you sign in by Epic or Discord: the id and the name that you have there. From Discord also a verified e-mail address, and which players of Epic, Steam, PlayStation and Xbox you have connected and verified there. No friends, no messages, no tokens of theirs.',
    why: 'To recognise you the next time, and in matches.',
    kept: 'Until you unlink it or delete your account.',
  },
  {
    tables: ['active_days'],
    what: 'The days on which you used DataCoach.',
    why: 'To see how many people use it.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['audit_entries'],
    what: 'What administrators changed in your account, when and why, under its id, without your name or address.',
    why: 'So that nobody changes anything unseen.',
    kept: 'For good; after you delete your account the id leads to nobody.',
  },
  {
    tables: ['refresh_families'],
    what: 'Each sign-in with the time of its last renewal, and whether it was an administrator who looked on to help you.',
    why: 'So that you stay signed in, and a stolen sign-in can be ended.',
    kept: 'A sign-in is good for 30 days after its last use; its record stays until you delete your account.',
  },
  {
    tables: ['account_tokens'],
    what: 'Links of mails (confirm an address, set a password), only as hashes.',
    why: 'To see that the mail reached you.',
    kept: 'Until they are used; at most three days to confirm, one hour for a password.',
  },
  {
    tables: ['attempts'],
    what: 'How often somebody tried to sign in, sign up or reset a password, or called what is limited (uploads, searches, invitations), under a keyed hash of the account or address. The internet address itself is not stored.',
    why: 'Against guessing of passwords and against floods.',
    kept: 'At most an hour.',
  },
  {
    tables: ['get_started_answers', 'consents'],
    what: 'Your answers of the first steps (age band, aim, plan you looked at) and what you agreed to, with the day.',
    why: 'To set plans and goals, and to respect your choices.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['notifications', 'notification_settings', 'notification_choices'],
    what: 'What we told you, whether you read it, and which messages you want.',
    why: 'For the bell and for mails that you asked for.',
    kept: 'Messages 180 days, your choices until you delete your account.',
  },
  {
    tables: ['discord_event_reminders'],
    what: 'Discord events that you want to be reminded of.',
    why: 'To tell you an hour before they begin, and when they are moved or called off.',
    kept: 'Until you ask for it no more, the event is deleted, or you delete your account.',
  },
  {
    tables: ['saved_questions', 'saved_answers'],
    what: 'Questions of Performance Q&A that you have saved, and what they were answered each week.',
    why: 'To ask them again and show how the answer has changed.',
    kept: 'Until you save them no more or delete your account.',
  },
  {
    tables: ['coach_sessions', 'coach_session_quarters'],
    what: 'Coaching sessions that you book: the coach, the time, your aim, the clips that you choose for the coach, what became of it, the coach’s words, homework, your rating, and how the number of your aim or homework changed. The coach of a session sees your games of its mode, but for those that you keep private, until two weeks after it, and that change also later.',
    why: 'So that the coach is prepared and nobody is booked twice.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['pro_coaches', 'coach_earnings'],
    what: 'If you are a pro coach: what you say of yourself, your hours and time zone, where you meet, your fee, and what each session earned.',
    why: 'To offer you to players and to pay you.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['memberships', 'membership_ledger'],
    what: 'Your plan, trials, coaching tokens, and how many replays and coaching sessions each month used.',
    why: 'For the quota of your plan.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: [
      'payment_customers',
      'payment_orders',
      'subscriptions',
      'invoices',
      'discount_uses',
      'sandbox_objects',
    ],
    what: 'What you ordered and paid, with which discount codes, until when; your card’s brand, last four digits and expiry. The whole number is only with the payment provider, which also gets your user name and e-mail address.',
    why: 'To take payments, give them back and show you invoices.',
    kept: 'Until you delete your account. The sums of invoices stay after that, without whose they were.',
  },
  {
    tables: ['referral_codes', 'referrals', 'team_invitations'],
    what: 'Your referral code, how often its link was opened, who came by it, what that earned you, and a code of the network from which you looked at it last, of which no address can be made; invitations into teams, your answers, and how far back your coach sees your games.',
    why: 'For rewards, to find friends who are no other people, and so that a coach sees only players who said yes.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['homework', 'player_notes'],
    what: 'Training plans and goals that a coach has set for you. If you are a coach: what you set, and your notes on players, which only you read.',
    why: 'So that a coach sees what became of the homework.',
    kept: 'Until the account of the player or of the coach is deleted.',
  },
  {
    tables: ['match_reviews', 'match_review_players', 'match_review_answers'],
    what: 'Match reviews that a coach shares with you, whether you ticked them as seen, and what you and the coach write under the comments, which the other players do not read. If you are a coach: your comments and drawings, and with whom you share them.',
    why: 'So that a coach can show you a game, and you can answer.',
    kept: 'Until the coach deletes the review, or the account of the player or of the coach is deleted.',
  },
  {
    tables: ['personal_tokens'],
    what: 'Tokens of the upload program: their names, their last use, and the token as a hash.',
    why: 'So that a program of yours can upload.',
    kept: 'Until you revoke them.',
  },
  {
    tables: ['event_flags', 'top_opportunities', 'opportunity_answers'],
    what: 'Moments that looked wrong to you, the opportunity that you work on, those that you put aside, and why.',
    why: 'To find mistakes of the analysis, and to show you what you want to see. While you call a moment wrong, administrators may look at it, also in a private match; each look is written down.',
    kept: 'Until you take it back or delete your account.',
  },
  {
    tables: ['weekly_goals', 'rest_weeks', 'community_goals', 'goal_rewards'],
    what: 'Your weekly goals with their results and the weeks that you declared as rest. Of community goals, which administrator made them.',
    why: 'To show whether last week’s goal was met, and to set the next one.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['career_bests', 'career_shares'],
    what: 'Your best POLR in each mode, and what of your career you have made public under which link.',
    why: 'To tell your career without counting it anew each time, and to show others no more than you want.',
    kept: 'Until you delete your account; a link until you take everything back.',
  },
  {
    tables: ['permission_entries'],
    what: 'For administrators: what they may do.',
    why: 'So that nobody changes what is not his.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['plan_enrolments', 'plan_checks', 'practice_logs', 'captured_moments'],
    what: 'Training plans that you began, what you logged of them and of other practice, their checks with the games they stand on, and moments of your games that you keep for practice.',
    why: 'To show what to train today, and whether it worked.',
    kept: WITH_ACCOUNT,
  },
];

/** About matches, and everybody in them. */
export const MATCH_DATA: readonly StoredData[] = [
  {
    tables: ['replay_folders'],
    what: 'If you are a coach: your folders of private games, and which team you said is yours. Their files are uploads; what they show counts in nobody else’s lists, scores or rank references.',
    why: 'To read the games of your team, and of those you will meet.',
    kept: 'Until you delete the folder, and an hour longer, in which it can be brought back.',
  },
  {
    tables: ['replays', 'chunk_uploads', 'chunk_upload_parts', 'deleted_replays'],
    what: 'The replay files that you upload, as they are, with name, size, time and result of reading, what you call them, your favourites and tags, who may see them, and the address of a link that you share.',
    why: 'To analyse them, and again when the analysis becomes better.',
    kept: 'Until you delete them (you have an hour to change your mind) or your account. Uploads that stopped half-way go after 24 hours.',
  },
  {
    tables: [
      'matches',
      'match_reports',
      'match_recordings',
      'match_digests',
      'match_players',
      'match_events',
      'player_facts',
      'game_highlights',
      'played_games',
    ],
    what: 'What a file says of a match: map, time, score, and of every player his name, platform, platform id, car, camera settings, positions and what he did. Replays hold no chat, no voice and no address.',
    why: 'They are the statistics.',
    kept: 'Until everybody who uploaded the match has deleted his file or his account.',
  },
  {
    tables: ['player_identities', 'identity_disputes'],
    what: 'Which players of matches are you, what proves it, and disputes about it with what you wrote.',
    why: 'So that your statistics are yours and nobody else claims them.',
    kept: 'Until you give a player up or delete your account.',
  },
  {
    tables: ['reference_states', 'reference_cells', 'reference_matches'],
    what: 'Means and spreads of metrics by mode and rank. Private matches never go in. Which matches counted is kept, no names.',
    why: 'To say what is usual for a rank.',
    kept: 'They are made anew when matches go.',
  },
];

/** Without any person in it. */
export const TABLES_WITHOUT_PEOPLE = [
  'own_questions',
  'content_photos',
  'carousel_slides',
  'discord_events',
  'discounts',
  'payment_events',
  'plan_prices',
  'plan_trials',
  'referral_campaigns',
  'plans',
  'token_products',
  'training_plans',
  'training_plan_versions',
  'seasons',
  'app_settings',
  'capacity_settings',
  'maintenance_notices',
  'removed_files',
] as const;

/** About people without an account. */
export const VISITOR_DATA: readonly StoredData[] = [
  {
    tables: ['capacity_waiters'],
    what: 'The e-mail address that you leave on the capacity page.',
    why: 'For one mail when sign-ups open again.',
    kept: 'Until that mail is sent.',
  },
  {
    tables: ['hidden_players'],
    what: 'If you had yourself hidden: the platform id, since when, and how you proved that it is yours.',
    why: 'So that you stay hidden in every match that somebody uploads later.',
    kept: 'Until you no longer want it.',
  },
];

interface BrowserItem {
  readonly name: string;
  readonly what: string;
  readonly kept: string;
}

/** Cookies are named without the `__Secure-` or `__Host-` that they carry over https. */
export const COOKIES: readonly BrowserItem[] = [
  {
    name: 'authjs.session-token',
    what: 'Your sign-in, encrypted; scripts cannot read it.',
    kept: '30 days after your last visit, or until you log out.',
  },
  {
    name: 'authjs.csrf-token, authjs.callback-url',
    what: 'Protect the log-in form from other sites, and say where to go after it.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'authjs.state, authjs.pkce.code_verifier, datacoach.link-account',
    what: 'Tie an answer of Epic or Discord to this browser. Only while you sign in or link an account there.',
    kept: 'At most 15 minutes.',
  },
];

/** Entries of local and session storage; a test compares their names with the source. */
export const BROWSER_STORAGE: readonly BrowserItem[] = [
  { name: 'datacoach-color-scheme', what: 'Dark or light.', kept: 'Until you clear it.' },
  {
    name: 'datacoach-redirect-target',
    what: 'The page that you wanted before you had to log in.',
    kept: 'Until you get there, or close the browser.',
  },
  {
    name: 'datacoach-first-time-user-modal',
    what: 'That you have seen the question for your ranks.',
    kept: 'Until you log out or close the browser.',
  },
  {
    name: 'datacoach-layout-modal',
    what: 'That you have seen the note about the layout.',
    kept: 'Until you log out.',
  },
  {
    name: 'datacoach-team-invite-popup',
    what: 'That you have seen an invitation.',
    kept: 'Until you log out.',
  },
  {
    name: 'datacoach-page-index, datacoach-replay-list-filter',
    what: 'Where you were in your list of replays.',
    kept: 'Until you log out or close the browser.',
  },
  {
    name: 'datacoach-uploads, datacoach-uploads-of-, datacoach-uploads-claim',
    what: 'Replay files on their way to us, so that closing the page loses none, and which page sends them.',
    kept: 'Until they have arrived, you cancel them or log out.',
  },
  {
    name: 'datacoach-confirm-email-closed',
    what: 'That you closed the line about your e-mail address.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-first-steps-closed',
    what: 'That you closed the list of first steps.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-strip-put-aside',
    what: 'Banners and events on your dashboard that you put aside.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-referral-link',
    what: 'The referral link that you opened, so that loading the page again is not counted twice.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-video-position',
    what: 'Where you stopped in a video.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-playlist',
    what: 'The moments that you play one after the other.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-not-in-matches',
    what: 'Matches in which you said that you are none of the players.',
    kept: 'Until you clear it.',
  },
];
