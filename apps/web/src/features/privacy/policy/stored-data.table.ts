/** One kind of data that the app stores: what, why and for how long, in plain words. */
export interface StoredData {
  /** Database tables that hold it. A test compares them with the actual tables. */
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
    what: 'Username, email and whether it’s confirmed, profile picture, platform, Epic username, time zone, device choice, the ranks you set and when, your role and plan, the referral code you used, and when you were last here. If the account is banned: since when and why.',
    why: 'To run your account and compare you with players at your rank.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: [],
    what: 'Your password, only as an argon2id hash. No one can read it, not even us.',
    why: 'To log you in.',
    kept: 'Until you change it or delete your account.',
  },
  {
    tables: ['linked_identities'],
    what: 'If you log in with Epic or Discord: your ID and name there. From Discord also a verified email, and the Epic, Steam, PlayStation and Xbox accounts you connected and verified there. No friends, messages or access tokens.',
    why: 'To recognize you next time, and in matches.',
    kept: 'Until you unlink it or delete your account.',
  },
  {
    tables: ['active_days'],
    what: 'The days you used DataCoach.',
    why: 'To see how many people use it.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['audit_entries'],
    what: 'What admins changed in your account, when and why. Stored under your account ID, without your name or email.',
    why: 'So no one can change anything unnoticed.',
    kept: 'Permanently. After you delete your account, the ID can’t be traced to you.',
  },
  {
    tables: ['refresh_families'],
    what: 'Each sign-in with the time it was last renewed, and whether it was an admin viewing as you to help.',
    why: 'To keep you logged in, and to end a stolen sign-in.',
    kept: 'A sign-in expires 30 days after its last use. Its record stays until you delete your account.',
  },
  {
    tables: ['account_tokens'],
    what: 'Links in emails (confirm an address, set a password), only as hashes.',
    why: 'To check that the email reached you.',
    kept: 'Until they’re used. At most three days to confirm an email, one hour to set a password.',
  },
  {
    tables: ['attempts'],
    what: 'How often someone tried to log in, sign up or reset a password, or used something limited (uploads, searches, invitations). Stored under a keyed hash of the account or IP address. We don’t store the IP address itself.',
    why: 'To stop password guessing and spam.',
    kept: 'At most an hour.',
  },
  {
    tables: ['get_started_answers', 'consents'],
    what: 'Your answers in the first steps (age group, goal, plan you picked) and what you agreed to, with the date.',
    why: 'To set plans and goals, and to follow your choices.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['notifications', 'notification_settings', 'notification_choices'],
    what: 'Your notifications, whether you read them, and which ones you want.',
    why: 'For the bell and the emails you asked for.',
    kept: 'Notifications for 180 days, your choices until you delete your account.',
  },
  {
    tables: ['discord_webhooks'],
    what: 'The Discord webhook you set, encrypted.',
    why: 'To post the notifications you chose to your channel.',
    kept: 'Until you disconnect it, or Discord says it’s gone.',
  },
  {
    tables: ['discord_event_reminders'],
    what: 'Discord events you set a reminder for.',
    why: 'To remind you an hour before they start, and to notify you if they’re moved or canceled.',
    kept: 'Until you turn it off, the event is deleted, or you delete your account.',
  },
  {
    tables: ['saved_questions', 'saved_answers'],
    what: 'Questions you saved in Performance Q&A, and their answers each week.',
    why: 'To refresh them and show how the answer changed.',
    kept: 'Until you unsave them or delete your account.',
  },
  {
    tables: ['coach_sessions', 'coach_session_quarters'],
    what: 'Coaching sessions you book: the coach, time, focus, clips you chose, outcome, the coach’s reply, homework, your rating and how your tracked stat changed. The coach sees your games in that mode, except private ones, until two weeks after the session. They can see that change later too.',
    why: 'So your coach is prepared and no one is booked twice.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['pro_coaches', 'coach_earnings'],
    what: 'If you’re a pro coach: your bio, hours and time zone, where to meet, your fee, and what each session earned.',
    why: 'To list you for players and to pay you.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['memberships', 'membership_ledger'],
    what: 'Your plan, trials, coaching tokens, and how many replays and coaching sessions you used each month.',
    why: 'For your plan’s quota.',
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
    what: 'What you ordered and paid, with which discount codes, until when; your card’s brand, last four digits and expiry. Only the payment provider has the full number. It also gets your username and email address.',
    why: 'To take payments, refund them and show you invoices.',
    kept: 'Until you delete your account. After that, invoice amounts stay, but without your name.',
  },
  {
    tables: ['referral_codes', 'referrals', 'team_invitations'],
    what: 'Your referral code, how often its link was opened, who used it and what you earned. A code for the network you last viewed it from, which can’t be turned back into an address. Team invitations, your replies, and how far back your coach sees your games.',
    why: 'For rewards, to detect fake referrals, and so a coach only sees players who agreed.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['homework', 'player_notes'],
    what: 'Training plans and goals a coach assigned to you. If you’re a coach: what you assigned, and your notes on players, which only you can see.',
    why: 'So a coach can see how the homework went.',
    kept: 'Until the player’s or the coach’s account is deleted.',
  },
  {
    tables: ['match_reviews', 'match_review_players', 'match_review_answers'],
    what: 'Match reviews a coach shares with you, whether you marked them as seen, and what you and the coach write under comments. Other players can’t see that. If you’re a coach: your comments and drawings, and who you share them with.',
    why: 'So a coach can review a game with you, and you can reply.',
    kept: 'Until the coach deletes the review, or the player’s or the coach’s account is deleted.',
  },
  {
    tables: ['personal_tokens'],
    what: 'Upload tokens: their names, when they were last used, and the token as a hash.',
    why: 'So your own program can upload and read back your replays.',
    kept: 'Until you revoke them.',
  },
  {
    tables: ['event_flags', 'top_opportunities', 'offered_opportunities', 'opportunity_answers'],
    what: 'Plays you reported as wrong, the opportunities we showed you, and the ones you dismissed and why.',
    why: 'To find analysis mistakes, and to show you what you want to see. While a report is open, admins may view that play, even in a private match. Every view is logged.',
    kept: 'Until you undo it or delete your account.',
  },
  {
    tables: ['weekly_goals', 'rest_weeks', 'community_goals', 'goal_rewards'],
    what: 'Your weekly goals with their results, and your rest weeks. For community goals, which admin created them.',
    why: 'To show whether you met last week’s goal, and to set the next one.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['career_bests', 'career_shares'],
    what: 'Your best POLR in each mode, which parts of your career are public, and their link.',
    why: 'To show your career quickly, and to show others only what you want.',
    kept: 'Until you delete your account. Links until you stop sharing.',
  },
  {
    tables: ['permission_entries'],
    what: 'For admins: their permissions.',
    why: 'So no one changes what isn’t theirs.',
    kept: WITH_ACCOUNT,
  },
  {
    tables: ['plan_enrollments', 'plan_checks', 'practice_logs', 'captured_moments'],
    what: 'Training plans you started, practice you logged, checks and the games they’re based on, and clips you saved for practice.',
    why: 'To show you what to train today, and whether it worked.',
    kept: WITH_ACCOUNT,
  },
];

/** About matches and everyone in them. */
export const MATCH_DATA: readonly StoredData[] = [
  {
    tables: ['replay_folders'],
    what: 'If you’re a coach: your folders of private games, and which team you said is yours. These games count in no one else’s lists, scores or rank averages.',
    why: 'To analyze your team’s games and your opponents’.',
    kept: 'Until you delete the folder, plus an hour in which you can undo it.',
  },
  {
    tables: ['replays', 'chunk_uploads', 'chunk_upload_parts', 'deleted_replays'],
    what: 'The replay files you upload, with their name, size, time and analysis result. The names, favorites and tags you give them, who can see them, and any share link.',
    why: 'To analyze them, and to redo it when the analysis gets better.',
    kept: 'Until you delete them (you have an hour to undo it) or your account. Interrupted uploads are deleted after 24 hours.',
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
    what: 'What a replay contains: map, time, score, and every player’s name, platform, platform ID, car, camera settings, positions and actions. Replays don’t contain chat, voice or IP addresses.',
    why: 'That’s what your stats are made of.',
    kept: 'Until everyone who uploaded the match has deleted their file or account.',
  },
  {
    tables: ['player_identities', 'identity_disputes'],
    what: 'Which in-game accounts are yours, how that was verified, and any disputes with what you wrote.',
    why: 'So your stats are yours and no one else can claim them.',
    kept: 'Until you unlink the player or delete your account.',
  },
  {
    tables: ['reference_states', 'reference_cells', 'reference_matches'],
    what: 'Averages and ranges of stats by mode and rank, never from private matches. We keep which matches counted, but no names.',
    why: 'To know what’s typical at each rank.',
    kept: 'We recalculate them when matches are deleted.',
  },
];

/** Tables without personal data. */
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
    tables: ['capacity_waitlist'],
    what: 'The email you leave on the capacity page.',
    why: 'For one email when sign-ups reopen.',
    kept: 'Until that email is sent.',
  },
  {
    tables: ['hidden_players'],
    what: 'If you asked to be hidden: your platform ID, since when, and how you proved it’s yours.',
    why: 'So you stay hidden in every match uploaded later.',
    kept: 'Until you ask us to undo it.',
  },
];

interface BrowserItem {
  readonly name: string;
  readonly what: string;
  readonly kept: string;
}

/** Cookie names omit the `__Secure-` or `__Host-` prefix that they have over https. */
export const COOKIES: readonly BrowserItem[] = [
  {
    name: 'authjs.session-token',
    what: 'Your sign-in, encrypted. Scripts can’t read it.',
    kept: '30 days after your last visit, or until you log out.',
  },
  {
    name: 'authjs.csrf-token, authjs.callback-url',
    what: 'Protects the login form from other sites and remembers where to go next.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'authjs.state, authjs.pkce.code_verifier, datacoach.link-account',
    what: 'Links the reply from Epic or Discord to this browser. Only while you log in or connect an account there.',
    kept: 'At most 15 minutes.',
  },
];

/** Entries in local and session storage; a test compares their names with the source. */
export const BROWSER_STORAGE: readonly BrowserItem[] = [
  { name: 'datacoach-color-scheme', what: 'Dark or light.', kept: 'Until you clear it.' },
  { name: 'datacoach-speed-unit', what: 'km/h or mph.', kept: 'Until you clear it.' },
  {
    name: 'datacoach-redirect-target',
    what: 'The page you were opening before you had to log in.',
    kept: 'Until you get there, or close the browser.',
  },
  {
    name: 'datacoach-first-time-user-modal',
    what: 'That you’ve seen the question about your ranks.',
    kept: 'Until you log out or close the browser.',
  },
  {
    name: 'datacoach-layout-modal',
    what: 'That you’ve seen the note about the layout.',
    kept: 'Until you log out.',
  },
  {
    name: 'datacoach-team-invite-popup',
    what: 'That you’ve seen an invitation.',
    kept: 'Until you log out.',
  },
  {
    name: 'datacoach-page-index, datacoach-replay-list-filter',
    what: 'Where you were in your list of replays.',
    kept: 'Until you log out or close the browser.',
  },
  {
    name: 'datacoach-uploads, datacoach-uploads-of-, datacoach-uploads-claim',
    what: 'Replay files being uploaded, so closing the page doesn’t lose any, and which page is sending them. Files you analyze without an account wait here too: the next account you sign up or log in to saves them.',
    kept: 'Until they’re uploaded, you cancel them or log out. Without an account, one day.',
  },
  {
    name: 'datacoach-confirm-email-closed',
    what: 'That you closed the reminder about your email.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-first-steps-closed',
    what: 'That you closed the list of first steps.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-strip-put-aside',
    what: 'Banners and events you dismissed on your dashboard.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-referral-link',
    what: 'The referral link you opened, so reloading the page isn’t counted twice.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-video-position',
    what: 'Where you paused a video.',
    kept: 'Until you clear it.',
  },
  {
    name: 'datacoach-playlist',
    what: 'Your clip playlist.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'datacoach-not-in-matches',
    what: 'Matches where you said you’re not one of the players.',
    kept: 'Until you clear it.',
  },
];
