/** Generated from openapi.json by `npm run generate`; do not edit. */
export interface paths {
    "/api/v1/coachsession/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coaches with their next free time, and what the caller pays a session with */
        get: operations["listCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/coaches/{coachId}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Times of a coach in the week from a day of the caller on, free or taken */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/coach-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's coaching sessions: those to come, soonest first, or those that are over, newest first */
        get: operations["listCoachSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a coach with a session of the plan or with a token */
        post: operations["bookSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a session to another free time of its coach, until 24 hours before it */
        post: operations["rescheduleSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/cancelled-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a session; what comes back depends on who cancels it and when */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/update-session-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a session stands */
        post: operations["updateSessionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate a session that is done */
        post: operations["rateSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/sessions/{sessionId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A live session as a calendar file (RFC 5545) */
        get: operations["getSessionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/own-brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a coach would be told of the caller, as far as the plan opens it */
        get: operations["getOwnBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/sessions/{sessionId}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coach of a session is told of its player */
        get: operations["getSessionBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/own-moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's moments that clips for a coach are chosen from: his last games of a mode, newest first */
        get: operations["listOwnMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/sessions/{sessionId}/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the moments that the coach of a session is shown, until it begins */
        put: operations["changeClips"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the caller's sessions that are done, by the pages of those that are over */
        get: operations["getSessionEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/own-coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A pro coach's terms, hours and earnings */
        get: operations["getOwnCoaching"];
        /** Change terms and hours of a pro coach */
        put: operations["saveOwnCoaching"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/sessions/{sessionId}/homework-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Training plans that the coach of a session can set for its player */
        get: operations["getSessionHomeworkChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set homework for the player of a session */
        post: operations["setSessionHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pro-coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coaches, pro coaches first, with their sessions and no-shows */
        get: operations["listManagedCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pro-coaches/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a coach a pro coach, offer or withdraw him, set his fee */
        put: operations["setProCoach"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coach-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coaching sessions of everybody, newest first */
        get: operations["listAllSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coach-sessions/{sessionId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decide how a session ended */
        put: operations["correctSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions, and which of them the own games can answer */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved questions with their answers of the last weeks */
        get: operations["listSavedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{key}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The answer to a question from the own games */
        get: operations["askQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{key}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a question: it is asked again every week */
        put: operations["saveQuestion"];
        post?: never;
        /** Ask a question no more */
        delete: operations["forgetQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions that administrators have added */
        get: operations["listOwnQuestions"];
        put?: never;
        /** Add a question as data */
        post: operations["addOwnQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a question */
        put: operations["changeOwnQuestion"];
        post?: never;
        /** Delete a question; whoever saved it has it no more */
        delete: operations["deleteOwnQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange e-mail and password for tokens (used by /api/auth) */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens (used by /api/auth) */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address with the token of the mail */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail that confirms the e-mail address once more */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with a link to set a new password */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of the mail */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own e-mail address, once it has been confirmed */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/linked-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts elsewhere by which the caller can sign in */
        get: operations["getLinkedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/linked-accounts/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link the account elsewhere that signs in next */
        post: operations["linkAccount"];
        /** Unlink an account elsewhere */
        delete: operations["unlinkAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All own data as a zip */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the own account with everything in it */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an account another role */
        put: operations["setUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts: searched, narrowed, ordered, a page at a time */
        get: operations["listUsers"];
        put?: never;
        /** Make an account for somebody */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts as CSV */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account with everything that administrators need to help */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Delete an account with everything in it */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest uploads of an account */
        get: operations["listUserReplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of plan, quota, sessions and tokens of an account */
        get: operations["listUserLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators have changed in an account */
        get: operations["listUserAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep an account out */
        put: operations["banUser"];
        post?: never;
        /** Let a banned account in again */
        delete: operations["unbanUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every sign-in of an account */
        post: operations["signUserOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an account the link to set a new password */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/reset-epic-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget the Epic name of an account; its owner can tell another one */
        post: operations["resetEpicName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/plan-grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account a larger plan for a time */
        post: operations["grantPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/replay-grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account more replays for the running billing month */
        post: operations["grantReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/token-grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account coaching tokens */
        post: operations["grantTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look on as somebody else */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that administrators have changed, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the product runs: uploads, queue, failures, sign-ups to paying, plans, money, use, storage */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/failed-replays/run-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse failed uploads again */
        post: operations["runFailedAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/flagged-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events that looked wrong to players, one by one */
        get: operations["listFlaggedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/flagged-events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look at a moment that looked wrong to a player */
        get: operations["openFlaggedMoment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/flagged-events/{eventId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of the match around a flagged moment */
        get: operations["getFlaggedMomentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/flagged-events/{eventId}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where ball and cars were around a flagged moment */
        get: operations["getFlaggedMomentTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's permission entries */
        get: operations["ownPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{userId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permission entries of an administrator */
        get: operations["getUserPermissions"];
        /** Set one permission entry of an administrator */
        put: operations["setUserPermission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile */
        get: operations["getProfile"];
        /** Save the own profile */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/reset-rl-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Forget the in-game name, with a new choice of platform */
        put: operations["resetRlId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/update-device-choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the device on which the product is mostly used */
        put: operations["updateDeviceChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the get-started flow has come, with its answers and the checklist */
        get: operations["getGetStarted"];
        /** Save one step of the get-started flow */
        put: operations["saveGetStarted"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-started/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the get-started flow */
        post: operations["finishGetStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-started/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tick an item of the checklist */
        put: operations["tickChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has agreed to; null before he was asked */
        get: operations["getConsents"];
        /** Agree, or no more */
        put: operations["saveConsents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ranks and metric means over time */
        get: operations["getProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-user-ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's ranks */
        get: operations["getUserRanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/refresh-ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the rank provider, where one is configured; else the stored ranks */
        post: operations["refreshRanks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/update-ranks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declare the player's ranks */
        put: operations["updateRanks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/update-rank-up-animation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The rank-up dialog has been seen */
        patch: operations["updateRankUpAnimation"];
        trace?: never;
    };
    "/api/v1/homepage/maintenance-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the product is under maintenance */
        get: operations["getMaintenanceNotice"];
        put?: never;
        /** Save the maintenance notice */
        post: operations["saveMaintenanceNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notifications, page by page */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread */
        get: operations["unreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark one as read */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells open pages what has changed */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which notifications come by which way */
        get: operations["getNotificationPreferences"];
        /** Choose which notifications come by which way */
        put: operations["saveNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop mails by the link of a mail, signed in or not */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one replay file */
        post: operations["replayUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/get-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's replays, page by page */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-processed-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether uploads of the caller are still being worked on */
        get: operations["replayProcessedStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/get-replay/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's replays, page by page */
        get: operations["getReplayOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-chunk-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one piece of a replay file */
        post: operations["replayChunkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many replays the caller has, by what has become of them */
        get: operations["replayCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/playlist-wise-replay-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the caller's replays are of which playlist */
        get: operations["playlistWiseReplayCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/send-replay-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the caller how to upload replays at a PC */
        post: operations["sendReplayReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Name, mark, tag or share own replays */
        patch: operations["changeReplays"];
        trace?: never;
    };
    "/api/v1/filestorage/replays/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete own replays */
        post: operations["deleteReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replays/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted replays that can be brought back */
        get: operations["listDeletedReplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replays/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring deleted replays back */
        post: operations["restoreReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replays/run-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse failed replays again */
        post: operations["runReplaysAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replays/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download own replay files as one zip */
        post: operations["downloadReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Maps, team-mates and tags of the caller's replays */
        get: operations["replayChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-file/{replayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an own replay file */
        get: operations["getReplayFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/profile-image-chunk-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one piece of a profile image */
        post: operations["profileImageChunkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/profile-image/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile image */
        get: operations["getProfileImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/delete-profile-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the own profile image */
        delete: operations["deleteProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/replay-upload-restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's plan and how much of its monthly replays is used */
        get: operations["replayUploadRestriction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/replay-folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a folder */
        put: operations["renameReplayFolder"];
        /** Make a folder of private games */
        post: operations["createReplayFolder"];
        /** Delete a folder with its files */
        delete: operations["deleteReplayFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/folder-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A folder with its games, or with one of them */
        get: operations["getFolderById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who plays in a folder's games */
        get: operations["getFolderPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams of a folder's games */
        get: operations["getFolderTeams"];
        /** Say which of a folder's teams is ours */
        put: operations["setFolderTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The coach's folders, newest first */
        get: operations["listReplayFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/private-replay-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one replay into a private folder */
        post: operations["privateReplayUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/folder-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take one file out of a folder */
        delete: operations["removeFolderFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/folder-run-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read failed files of a folder once more */
        post: operations["rerunFolderFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/replay-folder-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted folder back */
        post: operations["restoreReplayFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/generate-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Statistics of a folder's players */
        post: operations["generateStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/mechanics-stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mechanics of players and teams */
        post: operations["postMechanicsStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/shot-type-stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shots by type, height and place */
        post: operations["postShotTypeStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/xg-graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expected goals over the games of a folder, or over one game */
        post: operations["postXgGraph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/xg-stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expected goals of players and teams */
        post: operations["postXgStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/kickoff-stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kickoffs of players and sides */
        post: operations["postKickoffStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/boost-stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Boost of players and sides */
        post: operations["postBoostStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/scout-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team as the games of a folder show it */
        get: operations["getScoutBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coachsession/coaching-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coaching sessions that are left of the caller's plan this month */
        get: operations["getCoachingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paymentproductsplans/get-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each plan gives and costs, from the lowest up */
        get: operations["getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paymentproductsplans/get-coach-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's coaching tokens, and what new ones cost */
        get: operations["getCoachTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order would cost and change */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a plan, a change of plan or coaching tokens */
        post: operations["beginOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an order stands */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/orders/{orderId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave an order without paying */
        post: operations["leaveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a plan without a card */
        post: operations["startPlanTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the card on file */
        post: operations["changeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the payment provider tells what has happened */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's plan, its payment and card */
        get: operations["getOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the plan with the paid period */
        post: operations["cancelPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the plan */
        post: operations["resumePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the plan back for its price */
        post: operations["refundPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/pay-open-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay what is open */
        post: operations["payOpenInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice, to print */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/sandbox/{checkoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A checkout of the sandbox, which moves no money */
        get: operations["getSandboxCheckout"];
        put?: never;
        /** Pay in the sandbox, or leave it */
        post: operations["finishSandboxCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans, prices, trials and tokens */
        get: operations["getManagedPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discount codes */
        get: operations["listDiscounts"];
        put?: never;
        /** Make a discount code */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plans/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators have changed of plans, prices, tokens and discounts, newest first */
        get: operations["listPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plans/{planName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what a plan gives */
        put: operations["savePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plans/{planName}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what a plan costs */
        put: operations["savePlanPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coach-tokens/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Offer coaching tokens, or change their price */
        put: operations["saveTokenProduct"];
        post?: never;
        /** Offer these tokens no more */
        delete: operations["deleteTokenProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/discounts/{discountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a discount code */
        put: operations["updateDiscount"];
        post?: never;
        /** Delete a discount code */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players of matches that are the caller */
        get: operations["getIdentities"];
        put?: never;
        /** Claim a player of matches */
        post: operations["claimIdentity"];
        /** Give a player of matches up */
        delete: operations["giveUpIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identities/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** "Is this you?": players that may be the caller */
        get: operations["getIdentityCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identities/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a verified player to others as hidden, or no more */
        put: operations["hideIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/identities/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the administrators that a player of another account is the caller */
        post: operations["disputeIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/identity-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes about who a player is, oldest first */
        get: operations["listIdentityDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/identity-disputes/{disputeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a dispute */
        post: operations["decideIdentityDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/hidden-players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players whom administrators have hidden at their own wish */
        get: operations["getHiddenPlayers"];
        /** Hide a player who has proved that the id is his, or no more */
        put: operations["hidePlayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/match/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One match with all its players and statistics */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/match/{matchId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of a match */
        get: operations["getMatchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/match/{matchId}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where ball and cars were in every frame, for the viewer */
        get: operations["getMatchTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/match/{matchId}/ballchasing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match as ballchasing's JSON has it */
        get: operations["getMatchBallchasing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/shared/{shareKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match shared by a link */
        get: operations["getSharedMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/shared/{shareKey}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of a shared match */
        get: operations["getSharedMatchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/shared/{shareKey}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where ball and cars were in a shared match */
        get: operations["getSharedMatchTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/event-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of a match, or of the last matches, page by page */
        get: operations["eventList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/event/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with its evidence and definition */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gamedata/event/{id}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that an event looks wrong, and why; a second time changes the reason */
        put: operations["flagEvent"];
        post?: never;
        /** Takes back that an event looks wrong */
        delete: operations["unflagEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/event-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often each kind of event looked wrong to players, by reason and version of the engine */
        get: operations["countEventFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scores/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scores, metrics and pictures of the own games in a window */
        get: operations["getPlayerScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scores/progression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own figures of one mode have gone over time */
        get: operations["getProgression"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scores/game/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game of the caller beside his ten games before it */
        get: operations["getGamePerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scores/opportunity-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Not now: hides an opportunity for a while, with the reason */
        put: operations["answerOpportunity"];
        post?: never;
        /** Shows a hidden opportunity again */
        delete: operations["takeBackOpportunityAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/doubted-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many players call each opportunity untrue, known, or not their goal */
        get: operations["countDoubtedMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/benchmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What numbers are compared with at a rank, with its provenance */
        get: operations["getBenchmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/benchmarks/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let new matches be counted into the benchmarks now */
        post: operations["updateBenchmarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The career of the caller: sums, records, milestones, mates */
        get: operations["getCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the career is public, and under which link */
        get: operations["getCareerShare"];
        /** Chooses what of the career is public */
        put: operations["saveCareerShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a player has made public of his career */
        get: operations["getSharedCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's training plan: today's blocks, weeks, checks and moments */
        get: operations["getOwnPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every published training plan, first those for what the last games show */
        get: operations["listTrainingPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training plan, week by week, as far as the membership opens it */
        get: operations["getTrainingPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/enrolments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a training plan */
        post: operations["beginTrainingPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/enrolments/{enrolmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pause, resume, leave or restart a begun plan, declare a rest week, move to a newer version */
        put: operations["changeTrainingPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/enrolments/{enrolmentId}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Log one of today's blocks as done, skipped or open again */
        put: operations["logTrainingBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/enrolments/{enrolmentId}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** "Not for me": hide a block of a plan, or bring it back */
        put: operations["hideTrainingBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log practice of today apart from the plan */
        post: operations["logPractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/practice/{practiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take logged practice back */
        delete: operations["deletePractice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a mistake of an own game for practice on spaced dates */
        post: operations["captureMoment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/moments/{momentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say how practice of a captured moment went, or drop it */
        put: operations["answerMoment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/training-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Training plans, in the order of lists */
        get: operations["listManagedPlans"];
        put?: never;
        /** Make a training plan, a draft at first */
        post: operations["createTrainingPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/training-plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A training plan in its newest version */
        get: operations["getManagedPlan"];
        /** Write a new version of a training plan; who has begun keeps his own */
        put: operations["editTrainingPlan"];
        post?: never;
        /** Delete a draft of a training plan */
        delete: operations["deleteTrainingPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/training-plans/{planId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish the newest version of a training plan, or archive it */
        put: operations["setTrainingPlanStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/training-plans/{planId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a training plan another photo, or none */
        put: operations["setTrainingPlanPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's team invitations */
        get: operations["getInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/invitation-respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline an invitation, or leave the team */
        post: operations["respondToInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/invite-player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a player into the team */
        post: operations["invitePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/add-player-to-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a player into the team, or invite him */
        post: operations["addPlayerToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/remove-player-from-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a player from the team, or cancel the invitation */
        delete: operations["removePlayerFromTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/team-players-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players of the team, longest member first */
        get: operations["getTeamPlayersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players whom the coach can invite */
        get: operations["getCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/sight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How far back the coach of the caller's team sees his games */
        put: operations["setSight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member of the team, with the notes on him */
        get: operations["getPlayerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-performance-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's last games of a mode: POLR, categories, strengths and what to work on */
        get: operations["getPlayerPerformanceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-ten-games-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's last ten games of a mode */
        get: operations["getPlayerTenGamesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note on a member, for the coach alone */
        post: operations["addPlayerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a note */
        put: operations["changePlayerNote"];
        post?: never;
        /** Delete a note */
        delete: operations["deletePlayerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/team-polr-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** POLR of the coach's roster in one mode */
        get: operations["getTeamPolrScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/team-board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each member plays, who has improved, and what the team should train */
        get: operations["getTeamBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/player-moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest moments of a member that stand behind a metric */
        get: operations["getPlayerMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/team-homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members' training plans with their verdicts, and their goals of this week and the next */
        get: operations["getTeamHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/homework-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Training plans that the coach can set */
        get: operations["getHomeworkChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/assign-homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a training plan or a weekly goal for members, who are told of it */
        post: operations["assignHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/team-chemistry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How members play together: pairs and line-ups */
        get: operations["getTeamChemistry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/match-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The coach's match reviews, those changed last first */
        get: operations["listMatchReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/match-reviews/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The coach's review of a match, with the members who played in it */
        get: operations["getMatchReview"];
        /** Save the review of a match */
        put: operations["saveMatchReview"];
        post?: never;
        /** Delete the review of a match; nobody reads it any more */
        delete: operations["deleteMatchReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/match-reviews/{matchId}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say with whom of the members who played a review is shared; new ones are told */
        put: operations["shareMatchReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/match-reviews/{matchId}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a comment the homework of a player with whom the review is shared */
        post: operations["setReviewHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coach/match-reviews/{matchId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to what a player has answered to a comment */
        post: operations["replyInReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Match reviews that coaches share with the caller, newest first */
        get: operations["listSharedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match review that is shared with the caller */
        get: operations["getSharedReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews/{reviewId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of the match of a shared review */
        get: operations["getSharedReviewEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews/{reviewId}/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where ball and cars were in the match of a shared review */
        get: operations["getSharedReviewTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews/{reviewId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tick a shared review as seen, or take that back */
        put: operations["tickSharedReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match-reviews/{reviewId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a comment of a shared review; the coach is told */
        post: operations["answerReviewComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refferalcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's referral code */
        get: operations["getReferralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refferalcode/get-refferal-code-use-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the player's referral code has been used */
        get: operations["getReferralCodeUseInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refferalcode/validate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a referral code can be used */
        get: operations["validateReferralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refferalcode/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a friend's code, before the first payment */
        post: operations["redeemReferralCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refferalcode/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose what friends who qualify earn the player */
        put: operations["chooseReferralReward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who came by whose code, newest first */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referrals-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who came by whose code, as CSV */
        get: operations["exportReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referrals/{friendId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reverse a referral */
        post: operations["reverseReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referrals/{friendId}/clearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the reward of a referral that was held back */
        post: operations["clearReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referral-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Referral codes of all players */
        get: operations["listReferralCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referral-codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Limit a referral code */
        put: operations["limitReferralCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referral-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns, the latest first */
        get: operations["listReferralCampaigns"];
        put?: never;
        /** Make a campaign */
        post: operations["createReferralCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/referral-campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a campaign */
        put: operations["updateReferralCampaign"];
        post?: never;
        /** Delete a campaign */
        delete: operations["deleteReferralCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's upload tokens */
        get: operations["listTokens"];
        put?: never;
        /** Make an upload token */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an upload token */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose the sent token is */
        get: operations["tokenOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/app-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings that the web app shows to everybody */
        get: operations["getAppSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/app-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set what the web app shows to everybody */
        put: operations["saveAppSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ranked seasons of the game, and which one runs */
        get: operations["listSeasons"];
        put?: never;
        /** Add a season; figures of the season follow at once */
        post: operations["addSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/seasons/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change when a season begins */
        put: operations["moveSeason"];
        post?: never;
        /** Take a season out of the list */
        delete: operations["deleteSeason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is full at the moment, since when, and the live queue */
        get: operations["getCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/capacity/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have one mail sent when sign-ups open again */
        post: operations["awaitCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches and thresholds, with the figures they look at */
        get: operations["getCapacitySettings"];
        /** Pause or open sign-ups and uploads */
        put: operations["saveCapacitySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's goals of this week */
        get: operations["getWeeklyGoals"];
        put?: never;
        /** Choose or change a goal */
        post: operations["chooseGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's goals by time frame, newest first */
        get: operations["getGoalHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goals that the player could choose, with their targets */
        get: operations["getGoalChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/{goalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Drop a goal */
        delete: operations["dropGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/{goalId}/ease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the easier target that is offered */
        post: operations["easeGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declare a week as rest, or take that back */
        put: operations["declareRest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/{goalId}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Moments that counted for a goal */
        get: operations["getGoalMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/weekly-goals/gains/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a match has done to the player's goals */
        get: operations["getGoalGains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/weekly-goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Community goals by time frame */
        get: operations["listCommunityGoals"];
        put?: never;
        /** Make a community goal */
        post: operations["createCommunityGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/weekly-goals/{communityGoalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a community goal */
        put: operations["updateCommunityGoal"];
        post?: never;
        /** Delete a community goal */
        delete: operations["deleteCommunityGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/homepage/carousel-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a photo for the carousel: PNG, JPEG, WebP or GIF */
        post: operations["carouselPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/discord-event-banner-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a photo for a Discord event: PNG, JPEG, WebP or GIF */
        post: operations["discordEventBannerPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/training-plan-photo-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a photo for a training plan: PNG, JPEG, WebP or GIF */
        post: operations["trainingPlanPhotoUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/content-photo/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the carousel, an event or a training plan */
        get: operations["getContentPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trainingplan/training-plan-photo-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take the photo of a training plan away */
        delete: operations["deleteTrainingPlanPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filestorage/delete-training-thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a photo that was uploaded for training plans */
        delete: operations["deleteTrainingThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the carousel */
        get: operations["listCarouselSlides"];
        put?: never;
        /** Make a banner of the carousel */
        post: operations["createCarouselSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/carousel/{slideId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a banner of the carousel */
        put: operations["updateCarouselSlide"];
        post?: never;
        /** Delete a banner of the carousel and its photo */
        delete: operations["deleteCarouselSlide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/carousel/{slideId}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put a banner of the carousel behind another one */
        put: operations["moveCarouselSlide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/homepage/strip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners and Discord events of now, in order */
        get: operations["getHomeStrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/discord-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discord events by time frame */
        get: operations["listDiscordEvents"];
        put?: never;
        /** Announce a Discord event */
        post: operations["createDiscordEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/discord-events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Discord event */
        get: operations["getDiscordEvent"];
        /** Change a Discord event, or call it off */
        put: operations["updateDiscordEvent"];
        post?: never;
        /** Delete a Discord event and its photo */
        delete: operations["deleteDiscordEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/discord-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discord events that run or come */
        get: operations["listComingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/discord-events/{eventId}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask to be reminded of a Discord event, or not any more */
        put: operations["remindOfEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can work: database, queue, worker */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process answers at all */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process takes work now */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of this process, in the text format of Prometheus */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdminCapacity: {
            settings: components["schemas"]["CapacitySettings"];
            capacity: components["schemas"]["Capacity"];
            activeUsers: number;
            waiting: number;
        };
        AdminOverview: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            days: {
                /** Format: date */
                day: string;
                uploads: number;
                completed: number;
                failed: number;
                signUps: number;
                activeUsers: number;
            }[];
            builds: {
                build: string | null;
                completed: number;
                failed: number;
            }[];
            failures: {
                reason: string | null;
                errorCode: string | null;
                replays: number;
                /** Format: date-time */
                newestAt: string;
            }[];
            queue: {
                replays: number;
                minutes: number | null;
                oldestMinutes: number | null;
            };
            funnel: {
                signUps: number;
                firstUpload: number;
                fifthUpload: number;
                paying: number;
            };
            plans: {
                /** @enum {string} */
                planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                accounts: number;
                onTrial: number;
            }[];
            revenue: {
                currency: string;
                net: number;
                tax: number;
                payments: number;
                refunded: number;
            }[];
            activeUsers: {
                day: number;
                week: number;
                month: number;
            };
            coaching: {
                taken: number;
                givenBack: number;
                playersMissing: number;
                coachesMissing: number;
            };
            storage: {
                files: number;
                bytes: number;
                newBytes: number;
            };
            trialEndings: {
                /** Format: uuid */
                userId: string;
                userName: string;
                /** @enum {string} */
                planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                /** Format: date-time */
                endsAt: string;
            }[];
            flags: {
                events: number;
                metrics: number;
            };
        };
        AdminReferral: {
            friend: components["schemas"]["ReferralPerson"];
            referrer: components["schemas"]["ReferralPerson"];
            code: string;
            /** @enum {string} */
            source: "sign-up" | "redeemed";
            /** Format: date-time */
            referredAt: string;
            /** @enum {string} */
            state: "signedUp" | "qualified" | "rewarded" | "reversed";
            qualifiedAt: string | null;
            qualifiedBy: ("invoice" | "games") | null;
            flags: ("same-household" | "same-device" | "same-card")[];
            isHeld: boolean;
            isOverCap: boolean;
            reward: {
                /** @enum {string} */
                kind: "tokens" | "days";
                amount: number;
                /** Format: date-time */
                at: string;
            } | null;
            campaign: string | null;
            reversedAt: string | null;
            reversedBecause: ("refund" | "administrator") | null;
        };
        AdminReferralCode: {
            code: string;
            owner: components["schemas"]["ReferralPerson"];
            /** Format: date-time */
            createdAt: string;
            clicks: number;
            uses: number;
            rewarded: number;
            reversed: number;
            expiresAt: string | null;
            useLimit: number | null;
        };
        AdminUser: {
            /** Format: uuid */
            id: string;
            userName: string;
            email: string | null;
            /** @enum {string} */
            userType: "Player" | "Coach" | "Admin";
            /** @enum {string} */
            planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            replaysUsed: number;
            replayLimit: number;
            trialEndsAt: string | null;
            bannedAt: string | null;
            isEmailConfirmed: boolean;
            /** Format: date-time */
            createdAt: string;
            lastSeenAt: string | null;
            platform: (5 | 10) | null;
            epicUserName: string | null;
            timeZone: string | null;
            banReason: string | null;
            withConsolePlayers: number;
            isFairUse: boolean;
            /** Format: date-time */
            nextCycleAt: string;
            ranks: components["schemas"]["RanksByMode"];
            replays: number;
            failedReplays: number;
            coachingSessionsLeft: number;
            coachingTokens: number;
            signInWays: string[];
            openSignIns: number;
            players: {
                identity: string;
                name: string;
                isVerified: boolean;
            }[];
        };
        AdminUserRow: {
            /** Format: uuid */
            id: string;
            userName: string;
            email: string | null;
            /** @enum {string} */
            userType: "Player" | "Coach" | "Admin";
            /** @enum {string} */
            planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            replaysUsed: number;
            replayLimit: number;
            trialEndsAt: string | null;
            bannedAt: string | null;
            isEmailConfirmed: boolean;
            /** Format: date-time */
            createdAt: string;
            lastSeenAt: string | null;
            rank: string | null;
        };
        Aim: {
            rank: string | null;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            /** @enum {number} */
            minutesADay: 20 | 40 | 60;
        };
        AimInput: {
            rank: string | null;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            /** @enum {number} */
            minutesADay: 20 | 40 | 60;
        };
        AnswerClip: {
            id: string;
            /** Format: uuid */
            matchId: string;
            player: string;
            team: 0 | 1;
            /** Format: date-time */
            playedAt: string;
            time: number;
            clock: number;
            overtime: boolean;
            title: string;
            detail: string;
            xg: number | null;
            contrary: boolean;
            readonly points: {
                x: number;
                y: number;
                /** @enum {string} */
                side: "own" | "other";
                me: boolean;
            }[];
        };
        AnswerComparison: {
            /** @enum {string} */
            of: "rank" | "next" | "wins" | "mate" | "rest";
            label: string;
            value: number;
            games: number | null;
            source?: string;
        };
        AnswerDrill: {
            key: string;
            name: string;
            text: string;
            minutes: number;
            readonly packs: {
                name: string;
                code: string | null;
                /** @enum {string} */
                sources: "single" | "two" | "many";
            }[];
            codesOpenWith: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
        };
        AnswerFinding: {
            rule: number;
            question: string;
            verdict: ("good" | "average" | "weak") | null;
            text: string;
            early: boolean;
        };
        AnswerNumber: {
            label: string;
            value: number;
            interval: [
                number,
                number
            ] | null;
            unit: string;
            decimals: number;
            /** @enum {string} */
            better: "higher" | "lower" | "neutral";
        };
        AnswerPlaces: {
            title: string;
            definition: string;
            readonly marks: {
                id: string;
                x: number;
                y: number;
                /** @enum {string} */
                kind: "own" | "against" | "lost";
                strong: boolean;
            }[];
        };
        AnswerSeries: {
            title: string;
            definition: string;
            unit: string;
            decimals: number;
            readonly points: {
                at: number;
                value: number;
                mean: number | null;
            }[];
            changeAt: number | null;
            reference: number | null;
        };
        AnswerTable: {
            title: string;
            definition: string;
            heads: {
                label: string;
                value: string;
                reference: string | null;
                n: string;
            };
            unit: string;
            decimals: number;
            /** @enum {string} */
            better: "higher" | "lower" | "neutral";
            readonly rows: {
                label: string;
                value: number | null;
                interval: [
                    number,
                    number
                ] | null;
                reference: number | null;
                n: number;
                note: string | null;
                strong: boolean;
                unit: string | null;
                decimals: number | null;
            }[];
        };
        AppSettings: {
            discordInviteUrl: string | null;
            supportMail: string | null;
            signInProviders: ("epic" | "discord")[];
            signUpsOpen: boolean;
        };
        AskedQuestion: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            key: string;
            title: string;
            rank: string;
            answer: components["schemas"]["QuestionAnswer"] | null;
            example: {
                headline: string;
                /** @enum {string} */
                plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                how: string;
                /** @enum {string} */
                closes: "question" | "mode";
            } | null;
        };
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: {
                /** Format: uuid */
                id: string;
                userName: string;
            } | null;
            action: string;
            targetKind: string;
            targetId: string | null;
            targetName: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            note: string | null;
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            pageIndex: number;
            pageSize: number;
            total: number;
        };
        AvailableHours: {
            weekday: number;
            from: number;
            to: number;
        };
        AvailableHoursInput: {
            weekday: number;
            from: number;
            to: number;
        };
        Benchmark: {
            metric: string;
            label: string;
            per5: boolean;
            mean: number | null;
            spread: number | null;
            origin: string | null;
            source: string | null;
            matches: number;
        };
        Benchmarks: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            tier: number;
            version: string | null;
            newestPlayedAt: string | null;
            players: number;
            matches: number;
            waiting: number;
            left: {
                enoughOfPlayer: number;
                rankTooOld: number;
            };
            items: components["schemas"]["Benchmark"][];
        };
        BoardMember: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            rank: {
                id: string;
                name: string;
            } | null;
            games: number;
            won: number;
            polr: {
                value: number;
                /** @enum {string} */
                status: "provisional" | "full";
            } | null;
            /** @enum {string} */
            form: "rising" | "falling" | "steady" | "unknown";
            perTenGames: number | null;
            series: (number | null)[];
            categories: {
                category: string;
                value: number;
            }[];
            need: components["schemas"]["PlayerNeed"] | null;
        };
        BoostStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            metricKeys: string[];
            sides: {
                values: {
                    [key: string]: components["schemas"]["FolderFigure"];
                };
                wastedBig: number | null;
                wastedSmall: number | null;
                smallStolen: number | null;
                /** @enum {string} */
                side: "us" | "them" | "other";
                pads: components["schemas"]["FolderPads"] | null;
            }[];
            players: {
                playerId: string;
                name: string;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
                values: {
                    [key: string]: components["schemas"]["FolderFigure"];
                };
                wastedBig: number | null;
                wastedSmall: number | null;
                smallStolen: number | null;
            }[];
        };
        BriefClip: {
            id: string;
            /** Format: uuid */
            matchId: string;
            time: number;
            clock?: components["schemas"]["Clock"];
            player: string | null;
            label: string;
            playedAt: string | null;
            team: (0 | 1) | null;
            x: number;
            y: number;
        };
        BriefFinding: {
            metric: string;
            label: string;
            say: string;
            value: number | null;
            reference: number | null;
            per5: boolean;
        };
        CameraPoint: {
            x: number;
            y: number;
            z: number;
        };
        CameraPointInput: {
            x: number;
            y: number;
            z: number;
        };
        CameraPose: {
            position: components["schemas"]["CameraPoint"];
            target: components["schemas"]["CameraPoint"];
            up: components["schemas"]["CameraPoint"];
            fov: number;
        };
        CameraPoseInput: {
            position: components["schemas"]["CameraPointInput"];
            target: components["schemas"]["CameraPointInput"];
            up: components["schemas"]["CameraPointInput"];
            fov: number;
        };
        Capacity: {
            signUps: components["schemas"]["CapacityPart"];
            uploads: components["schemas"]["CapacityPart"];
            queue: {
                replays: number;
                minutes: number | null;
            };
        };
        CapacityPart: {
            isOpen: boolean;
            closedSince: string | null;
        };
        CapacitySettings: {
            signUpsPaused: boolean;
            uploadsPaused: boolean;
            mostActiveUsers: number | null;
            mostQueueMinutes: number | null;
        };
        CapacitySettingsInput: {
            signUpsPaused: boolean;
            uploadsPaused: boolean;
            mostActiveUsers: number | null;
            mostQueueMinutes: number | null;
        };
        CapturedMoment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            matchId: string;
            kind: string;
            label: string;
            time: number;
            clock: components["schemas"]["Clock"];
            player: string | null;
            playedAt: string | null;
            dueOn: string | null;
            step: number;
            gaps: number;
            reviewId: string | null;
        };
        Card: {
            brand: string;
            last4: string;
            expiryMonth: number;
            expiryYear: number;
        };
        Career: {
            userName: string;
            mode: 0 | 5 | 10 | 15;
            season: components["schemas"]["CurrentSeason"] | null;
            coverage: {
                counted: number;
                known: number;
                from: string | null;
                to: string | null;
            };
            record: {
                games: number;
                won: number;
                lost: number;
                drawn: number;
                seconds: number;
                goals: number;
                assists: number;
                saves: number;
                demolitions: number;
                distance: number;
                comebacks: number;
                overtime: {
                    won: number;
                    lost: number;
                };
            } | null;
            feats: {
                longestStreak: components["schemas"]["CareerRecord"] | null;
                fastestGoal: components["schemas"]["CareerRecord"] | null;
                hardestShot: components["schemas"]["CareerRecord"] | null;
                longestAirDribble: components["schemas"]["CareerRecord"] | null;
                mostSaves: components["schemas"]["CareerRecord"] | null;
                mostGoals: components["schemas"]["CareerRecord"] | null;
                bestXg: components["schemas"]["CareerRecord"] | null;
                deepestComeback: components["schemas"]["CareerRecord"] | null;
                bestPolr: components["schemas"]["CareerRecord"] | null;
                polrWaits: number;
            } | null;
            milestones: {
                games: number;
                matchId: string | null;
                playedAt: string | null;
            }[] | null;
            ranks: {
                held: {
                    /** @enum {string} */
                    mode: "duel" | "doubles" | "standard";
                    rank: string;
                    /** Format: date-time */
                    at: string;
                }[];
                seasons: {
                    number: number;
                    /** Format: date-time */
                    at: string;
                }[];
            } | null;
            mates: {
                name: string;
                games: number;
                won: number;
            }[] | null;
            favourites: {
                car: {
                    name: string;
                    games: number;
                } | null;
                map: {
                    name: string;
                    games: number;
                } | null;
            } | null;
        };
        CareerRecord: {
            value: number;
            matchId: string | null;
            time: number | null;
            playedAt: string | null;
        };
        CareerShare: {
            token: string | null;
            parts: ("record" | "feats" | "milestones" | "ranks" | "mates" | "favourites")[];
        };
        CarouselSlide: {
            title: string;
            text: string;
            link: string | null;
            linkLabel: string | null;
            photoUrl: string | null;
            startsAt: string | null;
            endsAt: string | null;
            isHidden: boolean;
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            state: "running" | "planned" | "hidden" | "ended";
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        CategoryReview: {
            category: string;
            label: string;
            score: number | null;
            interval: [
                number,
                number
            ] | null;
            games: number;
            scoredWeight: number;
            reason: string | null;
            next: {
                score: number | null;
                interval: [
                    number,
                    number
                ] | null;
            } | null;
        };
        ChangedCommunityGoal: {
            title: string;
            text: string;
            category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            targets: components["schemas"]["GoalTargetInput"][];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            minimumGames: number;
            plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
            badge: string | null;
            /** @default null */
            reward?: ("discount" | "referralCredit") | null;
            version: number;
        };
        ChangedDiscount: {
            code: string;
            /** @enum {number} */
            type: 5 | 10;
            amount: number;
            plans: ("Platinum" | "Diamond" | "TeamPlan")[];
            periods: (5 | 10 | 15)[];
            forTokens: boolean;
            firstCycles: number | null;
            onlyReferred: boolean;
            startsAt: string | null;
            endsAt: string | null;
            totalLimit: number | null;
            perUserLimit: number | null;
            note: string;
            version: number;
        };
        ChangedSlide: {
            title: string;
            text: string;
            link: string | null;
            linkLabel: string | null;
            photoUrl: string | null;
            startsAt: string | null;
            endsAt: string | null;
            isHidden: boolean;
            version: number;
        };
        CheckBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "check";
            metric: string;
        };
        CheckBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "check";
            metric: string;
        };
        CheckGame: {
            /** Format: uuid */
            matchId: string;
            /** Format: date-time */
            playedAt: string;
            value: number;
        };
        CheckNeeds: {
            before: number;
            least: number;
            after: number;
        };
        CheckSide: {
            mean: number;
            readonly interval: [
                number,
                number
            ];
            games: components["schemas"]["CheckGame"][];
        };
        ClipReviewBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "clip-review";
            question: string;
            kinds: string[];
            clips: number;
        };
        ClipReviewBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "clip-review";
            question: string;
            kinds: string[];
            clips: number;
        };
        Clock: {
            seconds: number;
            overtime: boolean;
        };
        ClockInput: {
            seconds: number;
            overtime: boolean;
        };
        CoachReview: {
            id: string | null;
            /** Format: uuid */
            matchId: string;
            revision: number;
            title: string;
            comments: components["schemas"]["ReviewComment"][];
            changedAt: string | null;
            players: components["schemas"]["ConcernedPlayer"][];
            answers: components["schemas"]["ReviewAnswer"][];
            homework: components["schemas"]["ReviewHomework"][];
        };
        CoachSession: {
            /** Format: uuid */
            sessionId: string;
            coachId: string | null;
            coachName: string;
            /** Format: uuid */
            playerId: string;
            playerName: string;
            /** @enum {string} */
            kind: "live" | "recording";
            /** @enum {number} */
            status: 5 | 10 | 15 | 20 | 25 | 30;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            minutes: number;
            startsAt: string | null;
            /** Format: date-time */
            endsAt: string;
            aim: string;
            aimLabel: string | null;
            clips: components["schemas"]["BriefClip"][] | null;
            canChangeClips: boolean;
            /** @enum {string} */
            paidWith: "plan" | "token";
            refund: ("whole" | "half" | "none") | null;
            refundNow: ("whole" | "half" | "none") | null;
            canMove: boolean;
            reason: string | null;
            place: string | null;
            answer: string | null;
            homework: string[];
            stars: number | null;
            ratingText: string | null;
        };
        CoachSessionPage: {
            items: components["schemas"]["CoachSession"][];
            pageIndex: number;
            pageSize: number;
            total: number;
        };
        CoachTerms: {
            about: string;
            languages: string[];
            modes: (5 | 10 | 15)[];
            timeZone: string;
            hours: components["schemas"]["AvailableHours"][];
            daysOff: string[];
            /** @enum {number} */
            bufferMinutes: 0 | 15 | 30 | 45 | 60;
            noticeHours: number;
            takesRecordings: boolean;
            answersWithinDays: number;
            place: string;
        };
        CoachTermsInput: {
            about: string;
            languages: string[];
            modes: (5 | 10 | 15)[];
            timeZone: string;
            hours: components["schemas"]["AvailableHoursInput"][];
            daysOff: string[];
            /** @enum {number} */
            bufferMinutes: 0 | 15 | 30 | 45 | 60;
            noticeHours: number;
            takesRecordings: boolean;
            answersWithinDays: number;
            place: string;
        };
        CoachTokens: {
            balance: number;
            lots: {
                tokens: number;
                /** Format: date-time */
                endsAt: string;
            }[];
            products: components["schemas"]["TokenProduct"][];
        };
        CoachedProfile: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            epicUserName: string | null;
            imageUrl: string | null;
            ranks: components["schemas"]["RanksByMode"];
            /** Format: date-time */
            joinedAt: string;
            /** Format: date-time */
            seesFrom: string;
            notes: components["schemas"]["PlayerNote"][];
        };
        CoachingData: {
            remainingSession: number;
            sessionsPerMonth: number;
            sessionMinutes: number;
        };
        CommunityChoice: {
            /** Format: uuid */
            id: string;
            title: string;
            text: string;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            target: number | null;
            minimumGames: number;
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            badge: string | null;
            reward: ("discount" | "referralCredit") | null;
            isOpen: boolean;
            plans: string[];
        };
        CommunityGoal: {
            title: string;
            text: string;
            category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            targets: components["schemas"]["GoalTarget"][];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            minimumGames: number;
            plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
            badge: string | null;
            /** @default null */
            reward: ("discount" | "referralCredit") | null;
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {number} */
            timeFrame: 5 | 10 | 15;
            createdBy: string | null;
            /** Format: date-time */
            updatedAt: string;
            players: number;
            achieved: number;
        };
        CommunityGoalFields: {
            title: string;
            text: string;
            category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            targets: components["schemas"]["GoalTargetInput"][];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            minimumGames: number;
            plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
            badge: string | null;
            /** @default null */
            reward?: ("discount" | "referralCredit") | null;
        };
        ConcernedPlayer: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            playerKey: string;
            sharedAt: string | null;
            seenAt: string | null;
            isClosed: boolean;
        };
        Consents: {
            /** @constant */
            ownStatistics: true;
            shareWithTeamMates: boolean;
            research: boolean;
        };
        ConsentsInput: {
            /** @constant */
            ownStatistics: true;
            shareWithTeamMates: boolean;
            research: boolean;
        };
        CurrentSeason: {
            number: number | null;
            /** Format: date-time */
            from: string;
        };
        DeletedFolder: {
            /** Format: uuid */
            folderId: string;
            name: string;
            files: number;
            /** Format: date-time */
            until: string;
        };
        DiscordEvent: {
            title: string;
            text: string;
            link: string;
            /** Format: date */
            date: string;
            time: string;
            timeZone: string;
            minutes: number;
            photoUrl: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            isCalledOff: boolean;
            version: number;
            reminders: number;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        DiscordEventCard: {
            /** Format: uuid */
            id: string;
            version: number;
            title: string;
            text: string;
            link: string;
            timeZone: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            photoUrl: string | null;
            isCalledOff: boolean;
            isRunning: boolean;
            isReminded: boolean;
        };
        Discount: {
            code: string;
            /** @enum {number} */
            type: 5 | 10;
            amount: number;
            plans: ("Platinum" | "Diamond" | "TeamPlan")[];
            periods: (5 | 10 | 15)[];
            forTokens: boolean;
            firstCycles: number | null;
            onlyReferred: boolean;
            startsAt: string | null;
            endsAt: string | null;
            totalLimit: number | null;
            perUserLimit: number | null;
            note: string;
            /** Format: uuid */
            id: string;
            version: number;
            uses: number;
        };
        DiscountFields: {
            code: string;
            /** @enum {number} */
            type: 5 | 10;
            amount: number;
            plans: ("Platinum" | "Diamond" | "TeamPlan")[];
            periods: (5 | 10 | 15)[];
            forTokens: boolean;
            firstCycles: number | null;
            onlyReferred: boolean;
            startsAt: string | null;
            endsAt: string | null;
            totalLimit: number | null;
            perUserLimit: number | null;
            note: string;
        };
        DrillBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "pack";
            how: string;
            pack: components["schemas"]["TrainingPack"] | null;
            /** @enum {string} */
            unit: "shots" | "tries" | "laps" | "minutes";
            shots: number;
            repetitions: number;
            passMark: number;
            counts: string;
            vary: string;
            note: string;
        };
        DrillBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "pack";
            how: string;
            pack: components["schemas"]["TrainingPackInput"] | null;
            /** @enum {string} */
            unit: "shots" | "tries" | "laps" | "minutes";
            shots: number;
            repetitions: number;
            passMark: number;
            counts: string;
            vary: string;
            note: string;
        };
        EffectSide: {
            mean: number;
            readonly interval: [
                number,
                number
            ];
            games: number;
        };
        Estimate: {
            value: number;
            readonly interval: [
                number,
                number
            ];
        };
        /** @enum {integer} */
        EventCode: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240;
        EventCount: {
            code: components["schemas"]["EventCode"];
            label: string;
            groups: components["schemas"]["EventGroup"][];
            count: number;
        };
        EventFacts: {
            outcomeType: ("Shots" | "Assists" | "Goals" | "Saves") | null;
            outcome: string | null;
            zoneLabel: string | null;
            ballSpeed: number | null;
            heightLabel: string | null;
            placementLabel: string | null;
            xg: number | null;
            role: ("first" | "second" | "third" | "ambiguous") | null;
            scoreState: ("ahead" | "level" | "behind") | null;
        };
        EventFlagCount: {
            kind: components["schemas"]["EventKind"];
            analysisVersion: string;
            /** @enum {string} */
            reason: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
            flags: number;
            example: string;
        };
        /** @enum {integer} */
        EventGroup: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40;
        EventItem: {
            kind: components["schemas"]["EventKind"];
            code: components["schemas"]["EventCode"] | null;
            team: (0 | 1) | null;
            player: string | null;
            playerName: string | null;
            other: string | null;
            otherName: string | null;
            frame: number;
            endFrame: number;
            time: number;
            duration: number;
            clock: components["schemas"]["Clock"];
            x: number;
            y: number;
            z: number;
            zone: number | null;
            confidence: number;
            evidence: {
                [key: string]: number | string | boolean | null;
            };
            id: string;
            /** Format: uuid */
            matchId: string;
            label: string;
            definition: string;
            facts: components["schemas"]["EventFacts"];
            flag: ("did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other") | null;
        };
        /** @enum {string} */
        EventKind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
        FlaggedEvent: {
            eventId: string;
            kind: components["schemas"]["EventKind"];
            /** @enum {string} */
            reason: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
            analysisVersion: string;
            /** Format: date-time */
            at: string;
            flaggedBy: {
                /** Format: uuid */
                id: string;
                userName: string;
            };
            map: string | null;
            gameBuild: string | null;
            playedAt: string | null;
            seconds: number | null;
            playerName: string | null;
        };
        FlaggedMoment: {
            revision: string;
            report: components["schemas"]["MatchReport"];
            kind: components["schemas"]["EventKind"];
            reasons: ("did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other")[];
            seconds: number;
            duration: number;
        };
        FolderContent: {
            /** Format: uuid */
            folderId: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            files: number;
            processed: number;
            failed: number;
            games: components["schemas"]["FolderGame"][];
            series: components["schemas"]["FolderSeries"][];
            teams: components["schemas"]["FolderTeam"][];
        };
        FolderFigure: {
            value: number | null;
            over: number;
        };
        FolderFilter: {
            /** @default 0 */
            Team?: 0 | string;
            /**
             * @default 0
             * @enum {number}
             */
            Result?: 0 | 5 | 10;
            /**
             * @default 0
             * @enum {number}
             */
            mode?: 0 | 5 | 10 | 15;
            /**
             * @default 0
             * @enum {number}
             */
            matchSize?: 0 | 5 | 10 | 15;
            opponent?: string;
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
        };
        FolderGame: {
            /** Format: uuid */
            replayId: string;
            matchId: string | null;
            name: string;
            status: 5 | 10 | 15 | 20;
            statusReason: string | null;
            coverage: ("full" | "scoreboard") | null;
            playedAt: string | null;
            map: string | null;
            playlist: string | null;
            teamSize: number | null;
            teams: {
                us: string;
                them: string;
            } | null;
            score: components["schemas"]["FolderGoals"] | null;
            xg: {
                us: number;
                them: number;
            } | null;
            result: (5 | 10) | null;
            isRepeated: boolean;
        };
        FolderGoals: {
            us: number;
            them: number;
        };
        FolderPads: {
            counts: number[];
            games: number;
        };
        FolderPlayersFilter: {
            /** @default 0 */
            Team?: 0 | string;
            /**
             * @default 0
             * @enum {number}
             */
            Result?: 0 | 5 | 10;
            /**
             * @default 0
             * @enum {number}
             */
            mode?: 0 | 5 | 10 | 15;
            /**
             * @default 0
             * @enum {number}
             */
            matchSize?: 0 | 5 | 10 | 15;
            opponent?: string;
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
            playerIds?: string[];
        };
        FolderSeries: {
            name: string;
            us: string;
            them: string;
            wins: components["schemas"]["FolderGoals"];
            matchIds: string[];
        };
        FolderShot: {
            /** Format: uuid */
            matchId: string;
            team: string;
            /** @enum {string} */
            side: "us" | "them" | "other";
            playerId: string | null;
            name: string;
            player: string | null;
            time: number;
            clock: components["schemas"]["Clock"];
            x: number;
            y: number;
            xg: number | null;
            outcome: string;
        };
        FolderStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            metricKeys: string[];
            players: {
                playerId: string;
                name: string;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
                wins: number;
                liveSeconds: number;
                values: {
                    [key: string]: components["schemas"]["FolderFigure"];
                };
            }[];
        };
        FolderTeam: {
            key: string;
            name: string;
            /** @enum {string} */
            side: "us" | "them" | "other";
            games: number;
            wins: number;
            players: {
                playerId: string;
                name: string;
                games: number;
            }[];
        };
        GamePerformance: {
            /** Format: uuid */
            matchId: string;
            playedAt: string | null;
            mode: (5 | 10 | 15) | null;
            playlist: string;
            map: string;
            /** @enum {string} */
            result: "won" | "lost" | "drawn";
            goals: {
                own: number;
                other: number;
            };
            team: 0 | 1;
            ranks: {
                name: string;
                rank: string;
                own: boolean;
            }[];
            comparedWith: string | null;
            overall: {
                score: number | null;
                mean: number | null;
            };
            categories: {
                score: number | null;
                mean: number | null;
                category: string;
                label: string;
            }[];
            earlierGames: number;
            reason: string | null;
            gates: components["schemas"]["Gate"][];
            xgRace: {
                time: number;
                own: boolean;
                total: number;
                goal: boolean;
            }[];
            seconds: number;
            best: components["schemas"]["PerformanceMoment"] | null;
            worst: components["schemas"]["PerformanceMoment"] | null;
            standout: {
                metric: string;
                label: string;
                value: number;
                mean: number;
                better: boolean;
            } | null;
        };
        Gate: {
            /** @enum {string} */
            feature: "PolrAnalytics" | "TrainingPackCodes" | "ProgressionTracking" | "Playlist Access";
            opensWith: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
        };
        GetStartedState: {
            step: number;
            firstTimeLogin: boolean;
            ageBand: ("under-13" | "13-15" | "16-17" | "18-or-older") | null;
            consents: components["schemas"]["Consents"] | null;
            platform: (5 | 10) | null;
            epicUserName: string | null;
            duelModeRank: string | null;
            doublesModeRank: string | null;
            standardModeRank: string | null;
            aim: components["schemas"]["Aim"] | null;
            firstReplay: ("uploaded" | "sample" | "invited-mate") | null;
            planChoice: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
            checklist: {
                /** @enum {string} */
                item: "upload-5" | "open-clip" | "start-plan" | "set-goal" | "join-discord";
                isDone: boolean;
                count: number;
                of: number;
            }[];
        };
        GetStartedStep: {
            /** @enum {number} */
            step: 3 | 4 | 5 | 6 | 7;
            /** @constant */
            skipped: true;
        } | {
            /** @constant */
            step: 1;
            /** @enum {string} */
            ageBand: "under-13" | "13-15" | "16-17" | "18-or-older";
            consents: components["schemas"]["ConsentsInput"];
        } | {
            /** @constant */
            step: 2;
            /** @enum {number} */
            platform: 5 | 10;
            /** @default null */
            epicUserName?: string | null;
        } | {
            /** @constant */
            step: 3;
            duelModeRank: string | null;
            doublesModeRank: string | null;
            standardModeRank: string | null;
        } | {
            /** @constant */
            step: 4;
            aim: components["schemas"]["AimInput"];
        } | {
            /** @constant */
            step: 5;
            /** @enum {string} */
            firstReplay: "uploaded" | "sample" | "invited-mate";
        } | {
            /** @constant */
            step: 6;
        } | {
            /** @constant */
            step: 7;
            /** @enum {string} */
            planChoice: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
        };
        GoalChoice: {
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {string} */
            kind: "habit" | "skill";
            target: number | null;
            base: number | null;
            next: number | null;
            wantedDays: number | null;
            missing: number;
        };
        GoalChoices: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            nextRank: string | null;
            games: number;
            choices: components["schemas"]["GoalChoice"][];
            community: components["schemas"]["CommunityChoice"][];
        };
        GoalGain: {
            /** Format: uuid */
            goalId: string;
            /** @enum {string} */
            kind: "habit" | "skill" | "community";
            title: string | null;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            target: number;
            wantedDays: number | null;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            before: {
                value: number | null;
                share: number;
            };
            after: {
                value: number | null;
                share: number;
            };
        };
        GoalGame: {
            /** Format: uuid */
            matchId: string;
            /** Format: date-time */
            playedAt: string;
            map: string;
            value: number | null;
        };
        GoalMoment: {
            id: string;
            /** Format: uuid */
            matchId: string;
            player: string | null;
            label: string;
            time: number;
            clock: components["schemas"]["Clock"];
            /** Format: date-time */
            playedAt: string;
            map: string;
        };
        GoalTarget: {
            mode: (5 | 10 | 15) | null;
            rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
            target: number;
        };
        GoalTargetInput: {
            mode: (5 | 10 | 15) | null;
            rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
            target: number;
        };
        GoalWeek: {
            /** Format: date */
            startsOn: string;
            /** Format: date-time */
            endsAt: string;
            isRest: boolean;
        };
        HiddenPlayer: {
            identity: string;
            note: string;
            /** Format: date-time */
            since: string;
        };
        HomeStrip: {
            items: (components["schemas"]["StripSlide"] | {
                /** Format: uuid */
                id: string;
                version: number;
                title: string;
                text: string;
                link: string;
                timeZone: string;
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                endsAt: string;
                photoUrl: string | null;
                isCalledOff: boolean;
                isRunning: boolean;
                isReminded: boolean;
                /** @constant */
                kind: "event";
            })[];
            changesAt: string | null;
        };
        Homework: {
            /** @constant */
            kind: "plan";
            /** Format: uuid */
            planId: string;
        } | {
            /** @constant */
            kind: "goal";
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
        };
        HomeworkPlan: {
            /** Format: uuid */
            id: string;
            title: string;
            summary: string;
            readonly tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            weeks: number;
            minutesPerDay: number;
            metrics: string[];
        };
        IdentityCandidate: {
            identity: string;
            platform: string;
            name: string;
            isRecorder: boolean;
            recentGames: {
                playedAt: string | null;
                map: string;
                playlist: string;
            }[];
            isTaken: boolean;
        };
        IdentityDispute: {
            /** Format: uuid */
            id: string;
            identity: string;
            name: string;
            reason: string;
            /** @enum {string} */
            state: "open" | "moved" | "kept";
            /** Format: date-time */
            raisedAt: string;
            raisedBy: {
                /** Format: uuid */
                id: string;
                userName: string;
                recordedMatches: number;
            };
            holder: {
                /** Format: uuid */
                id: string;
                userName: string;
                verifiedBy: ("epic" | "discord" | "uploads" | "admin") | null;
                recordedMatches: number;
            } | null;
            decidedAt: string | null;
            note: string | null;
        };
        Invoice: {
            /** Format: uuid */
            id: string;
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            status: "open" | "paid" | "refunded" | "void";
            lines: {
                text: string;
                amount: number;
            }[];
            sum: components["schemas"]["Sum"];
            refunded: number;
            period: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
            } | null;
        };
        KeptAnswer: {
            /** Format: date-time */
            askedAt: string;
            /** @enum {string} */
            state: "answered" | "nothing" | "tooFew";
            headline: string;
            verdict: ("good" | "average" | "weak") | null;
            value: number | null;
            low: number | null;
            high: number | null;
            unit: string;
            decimals: number;
            games: number;
        };
        KickoffHabit: {
            key: string;
            label: string;
            count: number;
        };
        KickoffInsight: {
            taken: number;
            notTaken: number;
            won: number;
            lost: number;
            neutral: number;
            firstTouches: number;
            possession: number;
            spawns: {
                spawn: string;
                count: number;
                won: number;
                lost: number;
                neutral: number;
                firstTouches: number;
                time: components["schemas"]["MetricFigure"];
            }[];
            approaches: {
                approach: string;
                count: number;
            }[];
            strength: components["schemas"]["MetricFigure"];
            boostAfter: components["schemas"]["MetricFigure"];
            supports: {
                movement: string;
                count: number;
            }[];
            goalsFor: number;
            goalsAgainst: number;
        };
        KickoffMoment: {
            /** Format: uuid */
            matchId: string;
            /** @enum {string} */
            side: "us" | "them" | "other";
            playerId: string;
            name: string;
            player: string;
            time: number;
            clock: components["schemas"]["Clock"];
            spawn: string;
            spot: string;
            approach: string;
            /** @enum {string} */
            result: "won" | "lost" | "neutral";
            firstTouch: boolean;
            seconds: number | null;
            goal: ("for" | "against") | null;
        };
        KickoffSpawn: {
            taken: number;
            won: number;
            lost: number;
            neutral: number;
            firstTouches: number;
            possession: {
                own: number;
                of: number;
            };
            seconds: number | null;
            goalsFor: number;
            goalsAgainst: number;
            approaches: components["schemas"]["KickoffHabit"][];
            supported: number;
            supports: components["schemas"]["KickoffHabit"][];
            spawn: string;
            label: string;
        };
        KickoffStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            sides: {
                taken: number;
                won: number;
                lost: number;
                neutral: number;
                firstTouches: number;
                possession: {
                    own: number;
                    of: number;
                };
                seconds: number | null;
                goalsFor: number;
                goalsAgainst: number;
                approaches: components["schemas"]["KickoffHabit"][];
                supported: number;
                supports: components["schemas"]["KickoffHabit"][];
                /** @enum {string} */
                side: "us" | "them" | "other";
                spots: components["schemas"]["KickoffSpawn"][];
            }[];
            players: {
                playerId: string;
                name: string;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
                taken: number;
                won: number;
                lost: number;
                neutral: number;
                firstTouches: number;
                possession: {
                    own: number;
                    of: number;
                };
                seconds: number | null;
                goalsFor: number;
                goalsAgainst: number;
                approaches: components["schemas"]["KickoffHabit"][];
                supported: number;
                supports: components["schemas"]["KickoffHabit"][];
            }[];
            kickoffs: components["schemas"]["KickoffMoment"][];
        };
        LinkedAccounts: {
            hasPassword: boolean;
            accounts: {
                /** @enum {string} */
                provider: "epic" | "discord";
                name: string | null;
                /** Format: date-time */
                linkedAt: string;
                canBeUnlinked: boolean;
            }[];
            available: ("epic" | "discord")[];
        };
        ListedReview: {
            /** Format: uuid */
            id: string;
            title: string;
            match: components["schemas"]["ReviewedMatch"];
            comments: number;
            /** Format: date-time */
            changedAt: string;
            players: {
                /** Format: uuid */
                playerId: string;
                userName: string;
                hasSeen: boolean;
            }[];
            answers: number;
        };
        MaintenanceNotice: {
            isActive: boolean;
            title: string;
            notice: string;
            showDiscordLink: boolean;
        };
        ManagedCoach: {
            /** Format: uuid */
            userId: string;
            userName: string;
            approvedAt: string | null;
            isOffered: boolean;
            hasTerms: boolean;
            fee: number;
            coming: number;
            done: number;
            noShowsCoach: number;
            noShowsPlayer: number;
            stars: number | null;
        };
        ManagedPlanPrices: {
            /** @enum {string} */
            name: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            tier: number;
            replayLimit: number;
            isFairUse: boolean;
            coachingSessions: number;
            coachingMinutes: number;
            features: components["schemas"]["PlanFeatures"];
            prices: components["schemas"]["PlanPrice"][];
            trials: components["schemas"]["PlanTrial"][];
            paying: number;
            onTrial: number;
        };
        ManagedTrainingPlan: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            author: string;
            publishedVersion: number | null;
            newestVersion: number;
            weeks: number;
            tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            photoUrl: string | null;
            players: number;
            /** Format: date-time */
            changedAt: string;
            content: components["schemas"]["TrainingPlanContent"];
        };
        ManagedTrainingPlanRow: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            author: string;
            publishedVersion: number | null;
            newestVersion: number;
            weeks: number;
            tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            photoUrl: string | null;
            players: number;
            /** Format: date-time */
            changedAt: string;
        };
        MarkPlace: {
            x: number;
            y: number;
        };
        MarkPlaceInput: {
            x: number;
            y: number;
        };
        MatchDetail: {
            /** Format: uuid */
            id: string;
            replayId: string | null;
            sharing: {
                /** @enum {string} */
                visibility: "private" | "team" | "link";
                shareKey: string | null;
            } | null;
            revision: string;
            report: components["schemas"]["MatchReport"];
            insight: components["schemas"]["MatchInsight"] | null;
            me: string | null;
            ranks: {
                [key: string]: string;
            };
        };
        MatchEvent: {
            kind: components["schemas"]["EventKind"];
            code: components["schemas"]["EventCode"] | null;
            team: (0 | 1) | null;
            player: string | null;
            playerName: string | null;
            other: string | null;
            otherName: string | null;
            frame: number;
            endFrame: number;
            time: number;
            duration: number;
            clock: components["schemas"]["Clock"];
            x: number;
            y: number;
            z: number;
            zone: number | null;
            confidence: number;
            evidence: {
                [key: string]: number | string | boolean | null;
            };
        };
        MatchEvents: {
            analysisVersion: string;
            events: components["schemas"]["MatchEvent"][];
        };
        MatchInsight: {
            xgModel: string;
            changedRules: string[];
            xgRace: components["schemas"]["XgRacePoint"][];
            players: {
                [key: string]: components["schemas"]["PlayerInsight"];
            };
            teams: components["schemas"]["TeamInsight"][];
        };
        MatchReport: {
            analysisVersion: string;
            /** @enum {string} */
            coverage: "full" | "scoreboard";
            match: {
                guid: string;
                guidShared: boolean;
                title: string | null;
                localDate: string | null;
                startEpoch: number | null;
                map: {
                    code: string;
                    name: string;
                    standard: boolean;
                };
                playlist: {
                    id: number | null;
                    name: string;
                    slug: string;
                    ranked: boolean;
                };
                mode: string;
                matchType: string;
                teamSize: number;
                duration: number;
                liveSeconds: number;
                overtimeSeconds: number;
                buildVersion: string;
                gameVersion: string;
                recorderName: string | null;
                recorderTeam: 0 | 1;
                forfeit: boolean;
            };
            teams: components["schemas"]["ReportTeam"][];
            players: components["schemas"]["ReportPlayer"][];
            timeline: components["schemas"]["TimelineEvent"][];
            pressure: {
                bucketSeconds: number;
                buckets: {
                    time: number;
                    clock: components["schemas"]["Clock"];
                    ballY: number;
                }[];
            };
            heatMaps: {
                columns: number;
                rows: number;
                ball: number[];
                players: {
                    [key: string]: number[];
                };
            };
            notApplicable: {
                group: string;
                reason: string;
            }[];
        };
        MechanicRow: {
            code: number;
            attempts: number;
            successes: number;
        };
        MechanicStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            teams: {
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                mechanics: components["schemas"]["MechanicRow"][];
            }[];
            players: {
                playerId: string;
                name: string;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
                mechanics: components["schemas"]["MechanicRow"][];
            }[];
        };
        MetricFigure: {
            value: number | null;
            over: number;
        };
        MetricReview: {
            metric: string;
            label: string;
            value: number | null;
            per5: boolean;
            valueInterval: [
                number,
                number
            ] | null;
            games: number;
            over: number;
            reference: number | null;
            nextReference: number | null;
            comparedWith: string | null;
            source: string | null;
            score: number | null;
            interval: [
                number,
                number
            ] | null;
            reliability: number | null;
            reason: string | null;
            earlier: components["schemas"]["PartMean"] | null;
            won: components["schemas"]["PartMean"] | null;
            lost: components["schemas"]["PartMean"] | null;
            readonly series: (number | null)[];
        };
        NotificationItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "team-quota-80" | "team-quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "homework" | "match-review" | "review-answer" | "coaching-session" | "session-reminder" | "token-expiring" | "trial-ending" | "payment-failed" | "plan-ended" | "referral" | "rank-up" | "discord-event" | "maintenance";
            title: string;
            text: string;
            path: string;
            /** @enum {string} */
            arrival: "quiet" | "toast" | "question";
            values: {
                [key: string]: string | number;
            };
            /** Format: date-time */
            createdAt: string;
            isRead: boolean;
        };
        NotificationPreferences: {
            kinds: {
                /** @enum {string} */
                kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "team-quota-80" | "team-quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "homework" | "match-review" | "review-answer" | "coaching-session" | "session-reminder" | "token-expiring" | "trial-ending" | "payment-failed" | "plan-ended" | "referral" | "rank-up" | "discord-event" | "maintenance";
                label: string;
                inApp: boolean;
                email: boolean;
            }[];
            dailyDigest: boolean;
            weeklySummary: boolean;
            asked: boolean;
            email: string | null;
            isEmailConfirmed: boolean;
        };
        Order: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            kind: "plan" | "tokens" | "card";
            /** @enum {string} */
            status: "open" | "processing" | "paid" | "failed" | "canceled";
            failure: string | null;
            planName: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
            period: (5 | 10 | 15) | null;
            product: string | null;
            isTrial: boolean;
            due: components["schemas"]["Sum"];
            /** Format: date-time */
            createdAt: string;
        };
        OwnBrief: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: number;
            won: number;
            strengths: components["schemas"]["BriefFinding"][];
            cases: components["schemas"]["BriefFinding"][];
            clips: components["schemas"]["BriefClip"][];
            /** @enum {string} */
            clipsBy: "brief" | "player";
            homework: string[];
            gates: components["schemas"]["Gate"][];
        };
        OwnCoaching: {
            isProCoach: boolean;
            isOffered: boolean;
            terms: components["schemas"]["CoachTerms"] | null;
            fee: {
                amount: number;
                /** @constant */
                currency: "usd";
            };
            earnings: {
                month: string;
                sessions: number;
                amount: number;
            }[];
            earned: {
                amount: number;
                /** @constant */
                currency: "usd";
            };
        };
        OwnGameNote: {
            xg: {
                own: number | null;
                other: number | null;
            };
            score: number | null;
            notCounted: string | null;
        };
        OwnIdentity: {
            identity: string;
            platform: string;
            name: string;
            /** @enum {string} */
            standing: "claimed" | "verified";
            verifiedBy: ("epic" | "discord" | "uploads" | "admin") | null;
            recordedMatches: number;
            /** Format: date-time */
            linkedAt: string;
            isHidden: boolean;
        };
        OwnMistakesBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "own-mistakes";
            how: string;
            kinds: string[];
        };
        OwnMistakesBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "own-mistakes";
            how: string;
            kinds: string[];
        };
        OwnMoment: {
            id: string;
            /** Format: uuid */
            matchId: string;
            time: number;
            clock?: components["schemas"]["Clock"];
            player: string | null;
            label: string;
            playedAt: string | null;
            team: (0 | 1) | null;
            x: number;
            y: number;
            map: string;
        };
        OwnPayments: {
            /** @enum {string} */
            planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            hasSeat: boolean;
            subscription: components["schemas"]["OwnSubscription"] | null;
            trial: {
                /** @enum {string} */
                planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                /** Format: date-time */
                endsAt: string;
            } | null;
            tried: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
            cameByFriend: boolean;
            card: components["schemas"]["Card"] | null;
            /** @enum {string} */
            provider: "sandbox" | "stripe";
        };
        OwnQuestion: {
            title: string;
            group: string;
            metric: string;
            dimension: string;
            filter: string;
            minimum: number;
            template: string;
            action: string;
            /** @enum {string} */
            plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            isPublished: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OwnQuestionBody: {
            title: string;
            group: string;
            metric: string;
            dimension: string;
            filter: string;
            minimum: number;
            template: string;
            action: string;
            /** @enum {string} */
            plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            isPublished: boolean;
        };
        OwnReplay: {
            title: string | null;
            isFavourite: boolean;
            tags: string[];
            /** @enum {string} */
            visibility: "private" | "team" | "link";
            visibilityByConsent: boolean;
            shareKey: string | null;
        };
        OwnSubscription: {
            /** @enum {string} */
            planName: "Platinum" | "Diamond" | "TeamPlan";
            /** @enum {number} */
            period: 5 | 10 | 15;
            /** @enum {string} */
            status: "trialing" | "active" | "past_due" | "ended";
            amount: number;
            /** @constant */
            currency: "usd";
            /** Format: date-time */
            currentEnd: string;
            nextAmount: number | null;
            cancelAtEnd: boolean;
            next: {
                /** @enum {string} */
                planName: "Platinum" | "Diamond" | "TeamPlan";
                /** @enum {number} */
                period: 5 | 10 | 15;
            } | null;
            graceEndsAt: string | null;
            refund: {
                amount: number;
                until: string | null;
                reason: string | null;
            };
        };
        OwnTrainingPlan: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            planId: string;
            title: string;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            /** @enum {string} */
            status: "active" | "paused" | "completed" | "left";
            version: number;
            newerVersion: number | null;
            /** Format: date-time */
            begunAt: string;
            completedAt: string | null;
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            restsUntil: string | null;
            today: {
                /** Format: date */
                day: string;
                session: number | null;
                equipment: string | null;
                blocks: components["schemas"]["TodayBlock"][];
                minutesDone: number;
                daysThisWeek: number;
            };
            week: number;
            weeks: components["schemas"]["OwnTrainingWeek"][];
            hidden: {
                key: string;
                title: string;
            }[];
        };
        OwnTrainingPlans: {
            plan: components["schemas"]["OwnTrainingPlan"] | null;
            moments: components["schemas"]["CapturedMoment"][];
            outside: {
                /** Format: uuid */
                id: string;
                minutes: number;
                note: string;
            }[];
            others: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                planId: string;
                title: string;
                /** @enum {string} */
                status: "paused" | "completed";
                /** Format: date-time */
                begunAt: string;
                week: number;
                weeks: number;
                checksPassed: number;
            }[];
        };
        OwnTrainingWeek: {
            number: number;
            theme: string;
            why: string;
            rule: string;
            startsOn: string | null;
            /** @enum {string} */
            state: "past" | "now" | "ahead";
            sessions: number;
            sessionsDone: number;
            metric: string;
            label: string;
            check: components["schemas"]["TrainingPlanCheck"] | null;
        };
        PartMean: {
            value: number;
            games: number;
        };
        PerformanceMoment: {
            event: {
                kind: components["schemas"]["EventKind"];
                code: components["schemas"]["EventCode"] | null;
                team: (0 | 1) | null;
                player: string | null;
                playerName: string | null;
                other: string | null;
                otherName: string | null;
                frame: number;
                endFrame: number;
                time: number;
                duration: number;
                clock: components["schemas"]["Clock"];
                x: number;
                y: number;
                z: number;
                zone: number | null;
                confidence: number;
                evidence: {
                    [key: string]: number | string | boolean | null;
                };
                id: string;
                /** Format: uuid */
                matchId: string;
                label: string;
                definition: string;
                facts: components["schemas"]["EventFacts"];
            };
            value: number;
            followedBy: {
                label: string;
                seconds: number;
            } | null;
        };
        PerformanceSummary: {
            /** Format: uuid */
            playerId: string;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            rank: {
                id: string;
                name: string;
            } | null;
            comparedWith: string | null;
            games: number;
            won: number;
            lost: number;
            from: string | null;
            to: string | null;
            polr: {
                value: number;
                readonly interval: [
                    number,
                    number
                ];
                rank: string | null;
                /** @enum {string} */
                status: "provisional" | "full";
            } | null;
            readonly reasons: string[];
            /** @enum {string} */
            form: "rising" | "falling" | "steady" | "unknown";
            perTenGames: number | null;
            categories: {
                category: string;
                label: string;
                polr: number | null;
                score: number | null;
                reason: string | null;
            }[];
            strengths: components["schemas"]["SummaryFigure"][];
            needs: components["schemas"]["SummaryFigure"][];
        };
        PeriodDifference: {
            earlier: components["schemas"]["PeriodMean"];
            later: components["schemas"]["PeriodMean"];
            difference: number;
            readonly interval: [
                number,
                number
            ];
            /** @enum {string} */
            verdict: "better" | "worse" | "different" | "unclear";
        };
        PeriodMean: {
            value: number;
            interval: [
                number,
                number
            ] | null;
            games: number;
        };
        PermissionEntry: {
            /** @enum {string} */
            permissionModuleName: "Users" | "TrainingPlans" | "Carousel" | "Referrals" | "DiscordEvents" | "WeeklyGoals" | "Coaching" | "Plans" | "PolrAnalytics" | "TrainingPackCodes" | "ProgressionTracking" | "Playlist Access";
            accessLevel: 5 | 10 | 15;
            allowedPermissionAccessRules: {
                allowedAccessLevel: ("View" | "Create" | "Edit" | "Delete")[];
            };
        };
        PersonalToken: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            scope: "upload";
            ending: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
        };
        Plan: {
            /** @enum {string} */
            name: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            tier: number;
            replayLimit: number;
            isFairUse: boolean;
            coachingSessions: number;
            coachingMinutes: number;
            features: components["schemas"]["PlanFeatures"];
            prices: components["schemas"]["PlanPrice"][];
            trials: components["schemas"]["PlanTrial"][];
        };
        PlanFeatures: {
            /** @enum {number} */
            PolrAnalytics: 5 | 10 | 15;
            /** @enum {number} */
            TrainingPackCodes: 5 | 10 | 15;
            /** @enum {number} */
            ProgressionTracking: 5 | 10 | 15;
            /** @enum {number} */
            "Playlist Access": 5 | 10 | 15;
        };
        PlanFeaturesInput: {
            /** @enum {number} */
            PolrAnalytics: 5 | 10 | 15;
            /** @enum {number} */
            TrainingPackCodes: 5 | 10 | 15;
            /** @enum {number} */
            ProgressionTracking: 5 | 10 | 15;
            /** @enum {number} */
            "Playlist Access": 5 | 10 | 15;
        };
        PlanFields: {
            replayLimit: number;
            coachingSessions: number;
            coachingMinutes: number;
            features: components["schemas"]["PlanFeaturesInput"];
            trials: components["schemas"]["PlanTrialInput"][];
        };
        PlanPrice: {
            /** @enum {number} */
            period: 5 | 10 | 15;
            amount: number;
            /** @constant */
            currency: "usd";
        };
        PlanTrial: {
            /** @enum {number} */
            days: 7 | 15 | 30;
            /** @enum {string} */
            rule: "open" | "friend-code" | "card";
            period: (5 | 10 | 15) | null;
        };
        PlanTrialInput: {
            /** @enum {number} */
            days: 7 | 15 | 30;
            /** @enum {string} */
            rule: "open" | "friend-code" | "card";
            period: (5 | 10 | 15) | null;
        };
        PlanVerdict: {
            week: number;
            label: string;
            metric: string;
            per5: boolean;
            /** @enum {string} */
            verdict: "fixed" | "better" | "noChange" | "tooEarly";
            isDecided: boolean;
            before: number | null;
            after: number | null;
        };
        PlayerHomework: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            plan: {
                title: string;
                /** @enum {number} */
                mode: 5 | 10 | 15;
                isRunning: boolean;
                isOwn: boolean;
                week: number;
                weeks: number;
                theme: string;
                sessions: number;
                sessionsDone: number;
                verdicts: components["schemas"]["PlanVerdict"][];
            } | null;
            goals: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "habit" | "skill" | "community";
                title: string | null;
                /** @enum {number} */
                metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                /** @enum {number} */
                mode: 5 | 10 | 15;
                /** @enum {string} */
                direction: "atLeast" | "atMost";
                target: number;
                wantedDays: number | null;
                /** @enum {string} */
                state: "upcoming" | "notStarted" | "onTrack" | "behind" | "achieved" | "missed" | "void";
                games: number;
                days: number;
                /** Format: date */
                startsOn: string;
                isOwn: boolean;
            }[];
        };
        PlayerInsight: {
            metrics: {
                [key: string]: components["schemas"]["MetricFigure"];
            };
            liveSeconds: number;
            idleSeconds: number;
            zones: {
                seconds: number[];
                touches: number[];
            };
            mechanics: components["schemas"]["MechanicRow"][];
            kickoffs: components["schemas"]["KickoffInsight"];
            roles: {
                first: number;
                second: number;
                third: number;
                ambiguous: number;
            } | null;
            pads: number[] | null;
            possession: {
                own: number;
                team: number;
                opponents: number;
            };
            shotTypes: components["schemas"]["ShotRow"][];
            placements: components["schemas"]["ShotRow"][];
            shotHeights: components["schemas"]["ShotRow"][];
            defenceMoves: {
                code: number;
                count: number;
                successes: number | null;
            }[];
        };
        PlayerNeed: {
            metric: string;
            label: string;
            about: string;
            problem: string;
            say: string;
            value: number | null;
            reference: number | null;
            per5: boolean;
            comparedWith: string | null;
        };
        PlayerNote: {
            /** Format: uuid */
            id: string;
            text: string;
            /** Format: date-time */
            writtenAt: string;
        };
        PlayerScores: {
            filter: {
                mode: 0 | 5 | 10 | 15;
                games: number | null;
                days: number | null;
                /** @enum {string} */
                play: "public" | "ranked" | "casual" | "private";
                result: (5 | 10) | null;
                map: string | null;
            };
            known: boolean;
            rank: {
                id: string;
                tier: number;
                name: string;
            } | null;
            comparedWith: {
                rank: string;
                words: string;
                updatedAt: string | null;
            } | null;
            counts: {
                games: number;
                won: number;
                lost: number;
                drawn: number;
                earlier: number;
                from: string | null;
                to: string | null;
            };
            choices: {
                modes: {
                    mode: number;
                    games: number;
                }[];
                maps: {
                    code: string;
                    name: string;
                    games: number;
                }[];
                plays: {
                    /** @enum {string} */
                    play: "public" | "ranked" | "casual" | "private";
                    games: number;
                }[];
            };
            readonly metrics: components["schemas"]["MetricReview"][];
            winDifferences: {
                metric: string;
                won: number;
                lost: number;
                effect: number;
                /** @enum {string} */
                size: "large" | "medium" | "small";
            }[] | {
                reason: string;
            };
            scores: components["schemas"]["WindowScores"] | null;
            gates: components["schemas"]["Gate"][];
            games: components["schemas"]["WindowGame"][];
            notCounted: {
                /** Format: uuid */
                matchId: string;
                playedAt: string | null;
                reason: string;
            }[];
            pictures: {
                heat: {
                    columns: number;
                    rows: number;
                    cells: number[];
                };
                pads: number[] | null;
                shots: components["schemas"]["WindowShot"][];
            };
        };
        Polr: {
            version: number;
            referencesAt: number | null;
            /** @enum {string} */
            status: "hidden" | "provisional" | "full";
            value: number | null;
            interval: [
                number,
                number
            ] | null;
            ladder: number | null;
            rank: string | null;
            games: number;
            readonly categories: components["schemas"]["PolrCategory"][];
            readonly reasons: string[];
        };
        PolrCategory: {
            category: string;
            label: string;
            value: number;
            readonly interval: [
                number,
                number
            ];
            rank: string;
            rankShare: number;
            reason: string | null;
        };
        PrintedInvoice: {
            /** Format: uuid */
            id: string;
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** @enum {string} */
            status: "open" | "paid" | "refunded" | "void";
            lines: {
                text: string;
                amount: number;
            }[];
            sum: components["schemas"]["Sum"];
            refunded: number;
            period: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
            } | null;
            buyer: {
                name: string;
                email: string | null;
            };
        };
        ProCoach: {
            /** Format: uuid */
            coachId: string;
            name: string;
            imageUrl: string | null;
            rank: {
                id: string;
                name: string;
            } | null;
            about: string;
            languages: string[];
            modes: (5 | 10 | 15)[];
            /** Format: date-time */
            since: string;
            sessionsDone: number;
            stars: number | null;
            takesRecordings: boolean;
            answersWithinDays: number;
            nextFree: string | null;
        };
        Problem: {
            statusCode: number;
            code: string;
            messages: string[];
        };
        Profile: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            roleName: "Basic" | "Admin" | "Coach";
            userName: string;
            email: string | null;
            isEmailConfirmed: boolean;
            pendingEmail: string | null;
            hasPassword: boolean;
            epicUserName: string | null;
            imageUrl: string | null;
            platform: (5 | 10) | null;
            deviceChoice: ("mobile" | "tablet" | "desktop") | null;
            timeZone: string | null;
            /** @enum {string} */
            productName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            firstTimeLogin: boolean;
            getStartedStep: number;
        };
        Progress: {
            /** @enum {number} */
            playlist: 0 | 5 | 10 | 15;
            /** @enum {string} */
            by: "game" | "day" | "week";
            ranks: {
                /** @enum {string} */
                mode: "duel" | "doubles" | "standard";
                rank: string;
                /** @enum {string} */
                source: "declared" | "provider";
                /** Format: date-time */
                at: string;
            }[];
            points: components["schemas"]["ProgressPoint"][];
        };
        ProgressPoint: {
            /** Format: date-time */
            at: string;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: number;
            won: number;
            metrics: {
                [key: string]: number | null;
            };
            polr: {
                value: number;
                readonly interval: [
                    number,
                    number
                ];
                /** @enum {string} */
                status: "provisional" | "full";
                games: number;
            } | null;
        };
        Progression: {
            filter: {
                /** @enum {number} */
                mode: 5 | 10 | 15;
                /** @enum {string} */
                window: "20" | "50" | "season" | "all";
                /** @enum {string} */
                by: "game" | "day" | "week";
                measure: string;
                with: string | null;
            };
            plan: {
                /** @enum {string} */
                name: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                /** @enum {string} */
                reach: "none" | "games" | "season" | "all";
                periods: boolean;
                closed: ("all" | "mode" | "window" | "polr" | "periods")[];
                opensWith: {
                    games: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    season: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    all: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    periods: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    mode: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    polr: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                };
                gamesBeyond: number;
            };
            known: boolean;
            modes: {
                /** @enum {number} */
                mode: 5 | 10 | 15;
                games: number;
            }[];
            season: components["schemas"]["CurrentSeason"];
            shown: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
                games: number;
                won: number;
                lost: number;
                cut: boolean;
            } | null;
            points: components["schemas"]["ProgressionPoint"][];
            line: components["schemas"]["ProgressionLine"];
            second: components["schemas"]["ProgressionLine"] | null;
            relation: ({
                correlation: number;
                readonly interval: [
                    number,
                    number
                ];
                games: number;
                /** @enum {string} */
                verdict: "together" | "opposite" | "unclear";
            } | components["schemas"]["ProgressionMissing"]) | null;
            rank: {
                id: string;
                tier: number;
                name: string;
            } | null;
            bands: components["schemas"]["ProgressionBand"][];
            comparedWith: {
                words: string;
                updatedAt: string | null;
            } | null;
            marks: components["schemas"]["ProgressionMark"][];
            changePoint: ({
                game: number;
                /** Format: date-time */
                at: string;
                chance: number;
                before: number;
                after: number;
            } | components["schemas"]["ProgressionMissing"]) | null;
            list: {
                measure: string;
                mean: components["schemas"]["PeriodMean"] | null;
                series: (number | null)[];
            }[];
            comparison: components["schemas"]["ProgressionComparison"] | components["schemas"]["ProgressionMissing"];
            periods: (components["schemas"]["ProgressionComparison"] | components["schemas"]["ProgressionMissing"]) | null;
            sessions: components["schemas"]["ProgressionSessions"];
            ranks: {
                rank: string;
                /** Format: date-time */
                since: string;
                games: number;
                isNow: boolean;
            }[];
            next: {
                rank: string;
                polr: number;
                weakest: string | null;
            } | null;
        };
        ProgressionBand: {
            tier: number;
            name: string;
            mean: number;
            low: number;
            high: number;
        };
        ProgressionComparison: {
            earlier: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
                games: number;
            };
            later: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
                games: number;
            };
            rows: {
                measure: string;
                difference: components["schemas"]["PeriodDifference"];
            }[];
        };
        ProgressionGame: {
            /** Format: uuid */
            matchId: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            result: "won" | "lost" | "drawn";
            goals: {
                own: number;
                other: number;
            };
        };
        ProgressionLine: {
            measure: string;
            values: (number | null)[];
            means: (components["schemas"]["PeriodMean"] | null)[];
            change: components["schemas"]["PeriodDifference"] | null;
        };
        ProgressionMark: {
            /** @constant */
            kind: "rank";
            /** Format: date-time */
            at: string;
            rank: string;
            before: string | null;
        } | {
            /** @constant */
            kind: "season";
            /** Format: date-time */
            at: string;
            number: number;
        } | {
            /** @constant */
            kind: "plan";
            /** Format: date-time */
            at: string;
            words: string;
        };
        ProgressionMissing: {
            missing: number;
        };
        ProgressionPoint: {
            /** Format: date-time */
            at: string;
            games: number;
            won: number;
            played: components["schemas"]["ProgressionGame"][];
        };
        ProgressionSessions: {
            byNumber: components["schemas"]["SessionGroup"][];
            byBefore: components["schemas"]["SessionGroup"][];
            late: components["schemas"]["PeriodDifference"] | components["schemas"]["ProgressionMissing"];
            afterLoss: components["schemas"]["PeriodDifference"] | components["schemas"]["ProgressionMissing"];
        };
        QuestionAnswer: {
            question: string;
            /** @enum {string} */
            state: "answered" | "nothing" | "tooFew";
            headline: string;
            missing: {
                have: number;
                need: number;
                noun: string;
            } | null;
            verdict: ("good" | "average" | "weak") | null;
            number: components["schemas"]["AnswerNumber"] | null;
            readonly compared: components["schemas"]["AnswerComparison"][];
            sample: {
                games: number;
                count: number | null;
                noun: string | null;
            };
            table: components["schemas"]["AnswerTable"] | null;
            places: components["schemas"]["AnswerPlaces"] | null;
            series: components["schemas"]["AnswerSeries"] | null;
            readonly clips: components["schemas"]["AnswerClip"][];
            action: {
                text: string;
                drill: components["schemas"]["AnswerDrill"] | null;
            } | null;
            readonly findings: components["schemas"]["AnswerFinding"][];
            readonly why: string[];
            caution: string | null;
        };
        QuestionItem: {
            key: string;
            title: string;
            group: string;
            /** @enum {string} */
            state: "ready" | "tooFew" | "noMate" | "notInPlan";
            have: number;
            need: number;
            noun: string;
            words: string;
            readonly rules: number[];
            /** @enum {string} */
            plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            isSaved: boolean;
        };
        QuestionList: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: number;
            modes: {
                /** @enum {number} */
                mode: 5 | 10 | 15;
                games: number;
            }[];
            groups: {
                key: string;
                label: string;
                code: number | null;
            }[];
            questions: components["schemas"]["QuestionItem"][];
            rules: {
                number: number;
                question: string;
            }[];
            /** @enum {string} */
            plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            canSave: boolean;
        };
        Quote: {
            title: string;
            /** @enum {string} */
            takesEffect: "checkout" | "now" | "periodEnd";
            lines: {
                text: string;
                amount: number;
            }[];
            due: components["schemas"]["Sum"];
            taxPercent: number | null;
            creditLeft: number;
            next: {
                /** Format: date-time */
                at: string;
                amount: number;
                /** @constant */
                currency: "usd";
            } | null;
            changes: string[];
            codes: string[];
            refusedCodes: {
                code: string;
                message: string;
            }[];
            offeredCode: string | null;
        };
        RankInfo: {
            ranks: {
                /** @enum {string} */
                mode: "duel" | "doubles" | "standard";
                rank: string;
                isDefaultChoiceRank: boolean;
                rankLogoUrl: string;
            }[];
            isRankNull: boolean;
            defaultRank: string;
            source: ("declared" | "provider") | null;
            confirmedAt: string | null;
            needsConfirmation: boolean;
            rankUp: components["schemas"]["RankUpEvent"] | null;
        };
        RankUpEvent: {
            /** @enum {string} */
            rankedMode: "duel" | "doubles" | "standard";
            from: string;
            to: string;
            /** @enum {string} */
            mode: "auto" | "manual";
            since: string | null;
            /** Format: date-time */
            at: string;
            games: number | null;
        };
        RankedSetBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "ranked-set";
            games: number;
            rule: string;
            metric: string;
        };
        RankedSetBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "ranked-set";
            games: number;
            rule: string;
            metric: string;
        };
        RanksByMode: {
            duel: string | null;
            doubles: string | null;
            standard: string | null;
        };
        ReceivedReview: {
            /** Format: uuid */
            id: string;
            coach: string;
            title: string;
            match: components["schemas"]["ReviewedMatch"];
            comments: number;
            /** Format: date-time */
            sharedAt: string;
            /** Format: date-time */
            changedAt: string;
            seenAt: string | null;
        };
        ReferralCampaign: {
            name: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            tokens: number;
            days: number;
            /** Format: uuid */
            id: string;
            version: number;
            friends: number;
            rewarded: number;
        };
        ReferralCode: {
            code: string;
            shareLink: string;
            discordText: string;
            expiresAt: string | null;
        };
        ReferralPerson: {
            /** Format: uuid */
            id: string;
            userName: string;
        };
        ReferralUse: {
            counts: {
                clicked: number;
                signedUp: number;
                qualified: number;
                rewarded: number;
                reversed: number;
            };
            rewardsLeftThisYear: number;
            nextReward: {
                games: number;
                gamesNeeded: number;
                days: number;
                daysNeeded: number;
                /** Format: date-time */
                until: string;
            } | null;
            heldBack: number;
            reward: {
                /** @enum {string} */
                kind: "tokens" | "days";
                tokens: number;
                days: number;
                campaign: {
                    name: string;
                    /** Format: date-time */
                    endsAt: string;
                } | null;
            };
            usedCodeOf: string | null;
            hasFriendOffers: boolean;
            canRedeem: boolean;
        };
        ReferralVerdict: {
            valid: boolean;
            reason: ("unknown" | "own-code" | "expired" | "already-used" | "not-eligible") | null;
            message: string | null;
            referrerName: string | null;
        };
        ReplayChoices: {
            maps: {
                code: string;
                name: string;
                games: number;
            }[];
            mates: {
                identity: string;
                name: string;
                games: number;
            }[];
            tags: {
                tag: string;
                games: number;
            }[];
        };
        ReplayFolder: {
            /** Format: uuid */
            folderId: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            files: number;
            processed: number;
            failed: number;
        };
        ReplayItem: {
            /** Format: uuid */
            id: string;
            isOwn: boolean;
            matchId: string | null;
            name: string;
            fileSize: number;
            status: 5 | 10 | 15 | 20;
            statusReason: string | null;
            coverage: ("full" | "scoreboard") | null;
            /** Format: date-time */
            uploadedAt: string;
            playedAt: string | null;
            playlist: string | null;
            map: string | null;
            score: {
                blue: number;
                orange: number;
            } | null;
            result: (5 | 10) | null;
            own: components["schemas"]["OwnReplay"] | null;
            game: components["schemas"]["OwnGameNote"] | null;
        };
        ReplayPage: {
            items: components["schemas"]["ReplayItem"][];
            pageIndex: number;
            pageSize: number;
            total: number;
        };
        ReportPlayer: {
            key: string;
            platform: string;
            platformId: string | null;
            name: string;
            nameHidden: boolean;
            team: 0 | 1;
            bot: boolean;
            mvp: boolean;
            car: {
                id: number;
                name: string;
                hitbox: string;
            } | null;
            camera: {
                fov: number;
                height: number;
                pitch: number;
                distance: number;
                stiffness: number;
                swivelSpeed: number;
                transitionSpeed: number | null;
            } | null;
            steeringSensitivity: number | null;
            startTime: number;
            endTime: number;
            statistics: {
                [key: string]: number | null;
            };
        };
        ReportTeam: {
            team: 0 | 1;
            name: string | null;
            score: number;
            statistics: {
                [key: string]: number | null;
            };
        };
        ReviewAnswer: {
            /** Format: uuid */
            id: string;
            commentId: string;
            /** Format: uuid */
            playerId: string;
            byCoach: boolean;
            text: string;
            /** Format: date-time */
            writtenAt: string;
        };
        ReviewComment: {
            id: string;
            time: number;
            clock: components["schemas"]["Clock"];
            seconds: number;
            text: string;
            /** @enum {string} */
            camera: "player" | "ball" | "stand" | "top" | "free";
            player: string | null;
            pose: components["schemas"]["CameraPose"] | null;
            marks: components["schemas"]["ReviewMark"][];
        };
        ReviewCommentInput: {
            id: string;
            time: number;
            clock: components["schemas"]["ClockInput"];
            seconds: number;
            text: string;
            /** @enum {string} */
            camera: "player" | "ball" | "stand" | "top" | "free";
            player: string | null;
            pose: components["schemas"]["CameraPoseInput"] | null;
            marks: components["schemas"]["ReviewMarkInput"][];
        };
        ReviewHomework: {
            commentId: string;
            /** Format: uuid */
            playerId: string;
            step: number;
            gaps: number;
        };
        ReviewMark: {
            id: string;
            /** @constant */
            kind: "arrow";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            points: components["schemas"]["MarkPlace"][];
        } | {
            id: string;
            /** @constant */
            kind: "zone";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            centre: components["schemas"]["MarkPlace"];
            radius: number;
        } | {
            id: string;
            /** @constant */
            kind: "ring";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            player: string;
        } | {
            id: string;
            /** @constant */
            kind: "text";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            at: components["schemas"]["MarkPlace"];
            text: string;
        } | {
            id: string;
            /** @constant */
            kind: "pen";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            points: {
                x: number;
                y: number;
            }[];
        };
        ReviewMarkInput: {
            id: string;
            /** @constant */
            kind: "arrow";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            points: components["schemas"]["MarkPlaceInput"][];
        } | {
            id: string;
            /** @constant */
            kind: "zone";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            centre: components["schemas"]["MarkPlaceInput"];
            radius: number;
        } | {
            id: string;
            /** @constant */
            kind: "ring";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            player: string;
        } | {
            id: string;
            /** @constant */
            kind: "text";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            at: components["schemas"]["MarkPlaceInput"];
            text: string;
        } | {
            id: string;
            /** @constant */
            kind: "pen";
            /** @enum {string} */
            colour: "chalk" | "yellow" | "pink" | "green";
            points: {
                x: number;
                y: number;
            }[];
        };
        ReviewedMatch: {
            /** Format: uuid */
            id: string;
            map: string;
            playlist: string;
            playedAt: string | null;
            readonly score: [
                number,
                number
            ];
        };
        SandboxCheckout: {
            id: string;
            title: string;
            /** @enum {string} */
            mode: "plan" | "tokens" | "card";
            due: components["schemas"]["Sum"];
            trialDays: number | null;
            recurring: number | null;
            /** @enum {string} */
            status: "open" | "processing" | "paid" | "failed" | "canceled";
            returnPath: string | null;
        };
        SavedQuestion: {
            key: string;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            title: string;
            /** Format: date-time */
            savedAt: string;
            /** Format: date-time */
            nextAt: string;
            rests: boolean;
            answers: components["schemas"]["KeptAnswer"][];
        };
        ScoutBook: {
            team: string;
            name: string;
            /** @enum {string} */
            side: "us" | "them" | "other";
            games: number;
            wins: number;
            players: {
                playerId: string;
                name: string;
                games: number;
            }[];
            chapters: components["schemas"]["ScoutChapter"][];
            kickoffs: components["schemas"]["ScoutKickoffSpawn"][];
            shots: {
                x: number;
                y: number;
                xg: number | null;
                outcome: string;
            }[];
        };
        ScoutChapter: {
            key: string;
            title: string;
            findings: components["schemas"]["ScoutFinding"][];
        };
        ScoutClip: {
            /** Format: uuid */
            matchId: string;
            time: number;
            player: string | null;
            label: string;
        };
        ScoutFinding: {
            sentence: string;
            sample: string;
            clips: components["schemas"]["ScoutClip"][];
        };
        ScoutKickoffSpawn: {
            spawn: string;
            label: string;
            count: number;
            won: number;
            lost: number;
            neutral: number;
            approaches: {
                key: string;
                label: string;
                count: number;
            }[];
            supports: {
                key: string;
                label: string;
                count: number;
            }[];
            seconds: number | null;
        };
        Season: {
            number: number;
            /** Format: date-time */
            startsAt: string;
        };
        SeasonInput: {
            number: number;
            /** Format: date-time */
            startsAt: string;
        };
        Seasons: {
            items: components["schemas"]["Season"][];
            current: components["schemas"]["CurrentSeason"];
        };
        SessionBrief: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: number;
            won: number;
            strengths: components["schemas"]["BriefFinding"][];
            cases: components["schemas"]["BriefFinding"][];
            clips: components["schemas"]["BriefClip"][];
            /** @enum {string} */
            clipsBy: "brief" | "player";
            homework: string[];
        };
        SessionEffect: {
            /** @enum {string} */
            of: "aim" | "homework";
            metric: string;
            label: string;
            per5: boolean;
            /** @enum {string} */
            better: "higher" | "lower";
            /** @enum {string} */
            verdict: "fixed" | "better" | "noChange" | "tooEarly";
            isDecided: boolean;
            isClosed: boolean;
            before: components["schemas"]["EffectSide"] | null;
            after: components["schemas"]["EffectSide"] | null;
            difference: components["schemas"]["Estimate"] | null;
            needs: components["schemas"]["CheckNeeds"];
        };
        SessionGroup: {
            key: string;
            games: number;
            won: number;
            mean: components["schemas"]["PeriodMean"] | null;
        };
        SessionPrice: {
            minutes: number;
            paysWith: ("plan" | "token") | null;
        };
        SharedReview: {
            revision: string;
            report: components["schemas"]["MatchReport"];
            /** Format: uuid */
            id: string;
            coach: string;
            title: string;
            comments: components["schemas"]["ReviewComment"][];
            /** Format: date-time */
            changedAt: string;
            seenAt: string | null;
            me: string | null;
            answers: components["schemas"]["ReviewAnswer"][];
            homework: string[];
        };
        ShotRow: {
            code: number;
            shots: number;
            onTarget: number;
            goals: number;
            saved: number;
            assisted: number;
            xg: number;
        };
        ShotStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            teams: {
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                types: components["schemas"]["ShotRow"][];
                heights: components["schemas"]["ShotRow"][];
                placements: components["schemas"]["ShotRow"][];
            }[];
            shots: components["schemas"]["FolderShot"][];
        };
        ShownBlock: components["schemas"]["WarmUpBlock"] | components["schemas"]["ShownDrill"] | components["schemas"]["OwnMistakesBlock"] | components["schemas"]["ClipReviewBlock"] | components["schemas"]["RankedSetBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["CheckBlock"];
        ShownDrill: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "pack";
            how: string;
            pack: components["schemas"]["ShownPack"] | null;
            /** @enum {string} */
            unit: "shots" | "tries" | "laps" | "minutes";
            shots: number;
            repetitions: number;
            passMark: number;
            counts: string;
            vary: string;
            note: string;
        };
        ShownPack: {
            name: string;
            code: string | null;
            /** @enum {string} */
            source: "two-lists" | "one-list";
        };
        ShownSession: {
            day: number;
            equipment: string;
            blocks: components["schemas"]["ShownBlock"][];
        };
        SignedIn: {
            accessToken: string;
            accessTokenExpiry: number;
            refreshToken: string;
            /** @enum {string} */
            userType: "Player" | "Coach" | "Admin";
            firstTimeLogin: boolean;
            user: {
                /** Format: uuid */
                id: string;
                email: string;
                name: string;
                isAdmin: boolean;
            };
        };
        SlideFields: {
            title: string;
            text: string;
            link: string | null;
            linkLabel: string | null;
            photoUrl: string | null;
            startsAt: string | null;
            endsAt: string | null;
            isHidden: boolean;
        };
        StoredPhoto: {
            fileUrl: string;
            width: number;
            height: number;
        };
        StripSlide: {
            /** Format: uuid */
            id: string;
            version: number;
            title: string;
            text: string;
            link: string | null;
            linkLabel: string | null;
            photoUrl: string | null;
            /** @constant */
            kind: "slide";
        };
        Sum: {
            net: number;
            tax: number;
            total: number;
            /** @constant */
            currency: "usd";
        };
        SummaryFigure: {
            metric: string;
            label: string;
            about: string;
            problem: string;
            say: string;
            value: number | null;
            reference: number | null;
            per5: boolean;
            score: number;
        };
        TeamBoard: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            seats: number;
            polr: components["schemas"]["TeamPolrScore"];
            members: components["schemas"]["BoardMember"][];
            focus: {
                metric: string;
                label: string;
                about: string;
                problem: string;
                say: string;
                players: {
                    /** Format: uuid */
                    playerId: string;
                    userName: string;
                    need: components["schemas"]["PlayerNeed"];
                }[];
            }[];
        };
        TeamCandidate: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            epicUserName: string | null;
            /** @enum {string} */
            foundBy: "matches" | "search";
            matches: number;
            status: (5 | 10 | 15 | 20) | null;
        };
        TeamChemistry: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: number;
            pairs: components["schemas"]["Together"][];
            lineUps: components["schemas"]["Together"][];
        };
        TeamClip: {
            /** Format: uuid */
            matchId: string;
            time: number;
            clock: components["schemas"]["Clock"];
            place: {
                x: number;
                y: number;
            };
            player: string | null;
            userName: string;
            label: string;
            playedAt: string | null;
        };
        TeamInsight: {
            team: 0 | 1;
            metrics: {
                [key: string]: components["schemas"]["MetricFigure"];
            };
            kickoffs: components["schemas"]["KickoffInsight"];
            possession: {
                team: number;
                opponents: number;
                neutral: number;
            };
        };
        TeamInvitation: {
            /** Format: uuid */
            id: string;
            userName: string;
            /** @enum {number} */
            status: 5 | 10 | 15 | 20;
            /** Format: uuid */
            userId: string;
            /** Format: date-time */
            invitedAt: string;
            answeredAt: string | null;
            seesFrom: string | null;
        };
        TeamPlayer: {
            /** Format: uuid */
            playerId: string;
            userName: string;
            epicUserName: string | null;
            /** Format: date-time */
            joinedAt: string;
            ranks: components["schemas"]["RanksByMode"];
        };
        TeamPolrScore: {
            /** @enum {number} */
            mode: 5 | 10 | 15;
            value: number | null;
            interval: [
                number,
                number
            ] | null;
            ladder: number | null;
            spread: [
                number,
                number
            ] | null;
            games: number;
            readonly categories: {
                category: string;
                label: string;
                value: number;
                score: number | null;
            }[];
            weakest: string | null;
            members: {
                /** Format: uuid */
                playerId: string;
                userName: string;
                value: number;
            }[];
            readonly missing: string[];
            reason: string | null;
        };
        TenGamesSummary: {
            /** Format: uuid */
            playerId: string;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            games: {
                /** Format: uuid */
                matchId: string;
                /** Format: date-time */
                playedAt: string;
                map: string;
                playlist: string;
                /** @enum {string} */
                result: "won" | "lost" | "drawn";
                goals: {
                    own: number;
                    other: number;
                };
                player: string;
                own: {
                    goals: number | null;
                    assists: number | null;
                    saves: number | null;
                    shots: number | null;
                    xg: number | null;
                };
                score: number | null;
            }[];
            means: {
                goals: number | null;
                assists: number | null;
                saves: number | null;
                shots: number | null;
                xg: number | null;
                score: number | null;
            };
        };
        TimelineEvent: {
            /** @enum {string} */
            kind: "goal" | "shot" | "save" | "assist" | "demolition";
            frame: number;
            time: number;
            clock: components["schemas"]["Clock"];
            team: 0 | 1;
            player: string | null;
            playerName: string;
            other: string | null;
            ballSpeed: number | null;
        };
        TodayBlock: {
            block: components["schemas"]["ShownBlock"];
            /** @enum {string} */
            state: "open" | "done" | "skipped";
            loggedAt: string | null;
            minutes: number | null;
            hits: number | null;
            lastHits: number | null;
        };
        Together: {
            players: {
                /** Format: uuid */
                playerId: string;
                userName: string;
            }[];
            games: number;
            won: number;
            goalDifference: number;
            shrunk: number;
            xg: {
                own: number;
                other: number;
            } | null;
            recorded: number;
            doubleCommits: number | null;
            handOver: number | null;
            clips: components["schemas"]["TeamClip"][];
        };
        TokenProduct: {
            key: string;
            tokens: number;
            amount: number;
            /** @constant */
            currency: "usd";
        };
        TopOpportunity: {
            category: string;
            metric: string;
            tiersBelow: components["schemas"]["Estimate"] | null;
            worth: string | null;
            noWorthReason: string | null;
        };
        TrainingBlock: components["schemas"]["WarmUpBlock"] | components["schemas"]["DrillBlock"] | components["schemas"]["OwnMistakesBlock"] | components["schemas"]["ClipReviewBlock"] | components["schemas"]["RankedSetBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["CheckBlock"];
        TrainingBlockInput: components["schemas"]["WarmUpBlockInput"] | components["schemas"]["DrillBlockInput"] | components["schemas"]["OwnMistakesBlockInput"] | components["schemas"]["ClipReviewBlockInput"] | components["schemas"]["RankedSetBlockInput"] | components["schemas"]["VideoBlockInput"] | components["schemas"]["CheckBlockInput"];
        TrainingPack: {
            name: string;
            code: string;
            /** @enum {string} */
            source: "two-lists" | "one-list";
        };
        TrainingPackInput: {
            name: string;
            code: string;
            /** @enum {string} */
            source: "two-lists" | "one-list";
        };
        TrainingPlan: {
            /** Format: uuid */
            id: string;
            title: string;
            summary: string;
            version: number;
            author: string;
            readonly tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            categories: number[];
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            photoUrl: string | null;
            isOpen: boolean;
            weeks: {
                theme: string;
                metric: string;
            }[];
            reasons: components["schemas"]["Weakness"][];
            status: ("active" | "paused" | "completed" | "left") | null;
            content: {
                theme: string;
                why: string;
                rule: string;
                metric: string;
                sessions: components["schemas"]["ShownSession"][];
            }[];
            codesOpenWith: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
        };
        TrainingPlanCard: {
            /** Format: uuid */
            id: string;
            title: string;
            summary: string;
            version: number;
            author: string;
            readonly tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            categories: number[];
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            photoUrl: string | null;
            isOpen: boolean;
            weeks: {
                theme: string;
                metric: string;
            }[];
            reasons: components["schemas"]["Weakness"][];
            status: ("active" | "paused" | "completed" | "left") | null;
        };
        TrainingPlanCheck: {
            metric: string;
            label: string;
            per5: boolean;
            /** @enum {string} */
            better: "higher" | "lower";
            /** @enum {string} */
            verdict: "fixed" | "better" | "noChange" | "tooEarly";
            isDecided: boolean;
            decidedAt: string | null;
            before: components["schemas"]["CheckSide"] | null;
            after: components["schemas"]["CheckSide"] | null;
            difference: components["schemas"]["Estimate"] | null;
            pass: number | null;
            comparedWith: string | null;
            needs: components["schemas"]["CheckNeeds"];
        };
        TrainingPlanContent: {
            title: string;
            summary: string;
            tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            categories: (5 | 10 | 15 | 20 | 25)[];
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            weeks: components["schemas"]["TrainingWeek"][];
        };
        TrainingPlanContentInput: {
            title: string;
            summary: string;
            tiers: [
                number,
                number
            ];
            mode: (5 | 10 | 15) | null;
            categories: (5 | 10 | 15 | 20 | 25)[];
            /** @enum {number} */
            minutesPerDay: 20 | 40 | 60;
            /** @enum {string} */
            opensWith: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            weeks: components["schemas"]["TrainingWeekInput"][];
        };
        TrainingSession: {
            day: number;
            equipment: string;
            blocks: components["schemas"]["TrainingBlock"][];
        };
        TrainingSessionInput: {
            day: number;
            equipment: string;
            blocks: components["schemas"]["TrainingBlockInput"][];
        };
        TrainingWeek: {
            theme: string;
            why: string;
            rule: string;
            sessions: components["schemas"]["TrainingSession"][];
        };
        TrainingWeekInput: {
            theme: string;
            why: string;
            rule: string;
            sessions: components["schemas"]["TrainingSessionInput"][];
        };
        UploadRestriction: {
            /** @enum {string} */
            productName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            filesUploadedCount: number;
            fileUploadLimitCount: number;
            filesUploadedWithConsolePlayersCount: number;
            daysUntilNextBillingCycle: number;
        };
        UploadedFolderGame: {
            /** Format: uuid */
            replayId: string;
            matchId: string | null;
            name: string;
            status: 5 | 10 | 15 | 20;
            statusReason: string | null;
            coverage: ("full" | "scoreboard") | null;
            playedAt: string | null;
            map: string | null;
            playlist: string | null;
            teamSize: number | null;
            teams: {
                us: string;
                them: string;
            } | null;
            score: components["schemas"]["FolderGoals"] | null;
            xg: {
                us: number;
                them: number;
            } | null;
            result: (5 | 10) | null;
            isRepeated: boolean;
            /** Format: uuid */
            folderId: string;
        };
        VideoBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "video";
            /** Format: uri */
            link: string;
            seconds: number;
            chapter: string | null;
            captions: boolean;
        };
        VideoBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "video";
            /** Format: uri */
            link: string;
            seconds: number;
            chapter: string | null;
            captions: boolean;
        };
        Wanted: {
            /** @constant */
            kind: "plan";
            /** @enum {string} */
            planName: "Platinum" | "Diamond" | "TeamPlan";
            /** @enum {number} */
            period: 5 | 10 | 15;
            /** @default false */
            trial?: boolean;
            /** @default [] */
            codes?: string[];
        } | {
            /** @constant */
            kind: "tokens";
            product: string;
            /** @default [] */
            codes?: string[];
        };
        WarmUpBlock: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "warm-up";
            how: string;
            cue: string;
        };
        WarmUpBlockInput: {
            key: string;
            title: string;
            minutes: number;
            /** @enum {number} */
            from: 20 | 40 | 60;
            /** @constant */
            type: "warm-up";
            how: string;
            cue: string;
        };
        Weakness: {
            metric: string;
            label: string;
            category: string;
            value: number;
            per5: boolean;
            reference: number | null;
            comparedWith: string | null;
            score: number;
        };
        WeeklyGoal: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "habit" | "skill" | "community";
            title: string | null;
            /** @enum {number} */
            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
            /** @enum {number} */
            mode: 5 | 10 | 15;
            /** @enum {string} */
            direction: "atLeast" | "atMost";
            target: number;
            base: number | null;
            minimumGames: number;
            wantedDays: number | null;
            /** Format: date */
            startsOn: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            settlesAt: string;
            /** @enum {string} */
            state: "upcoming" | "notStarted" | "onTrack" | "behind" | "achieved" | "missed" | "void";
            value: number | null;
            games: number;
            days: number;
            share: number;
            best: components["schemas"]["GoalGame"] | null;
            badge: string | null;
            isEased: boolean;
            easierTarget: number | null;
        };
        WeeklyGoals: {
            thisWeek: {
                /** Format: date */
                startsOn: string;
                /** Format: date-time */
                endsAt: string;
                isRest: boolean;
                canRest: boolean;
            };
            nextWeek: components["schemas"]["GoalWeek"];
            streak: number;
            badges: {
                name: string;
                goal: string;
                /** Format: date */
                startsOn: string;
            }[];
            goals: components["schemas"]["WeeklyGoal"][];
            upcoming: components["schemas"]["WeeklyGoal"][];
            waiting: components["schemas"]["WeeklyGoal"][];
        };
        WhichReplays: {
            ids: string[];
        } | {
            fitting: {
                replayParsingStatus?: string;
                replayName?: string;
                search?: string;
                mode?: string;
                result?: string;
                map?: string;
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                before?: string;
                mate?: string;
                tag?: string;
                favourite?: string;
            };
        };
        WindowGame: {
            /** Format: uuid */
            matchId: string;
            playedAt: string | null;
            mode: 5 | 10 | 15;
            map: {
                code: string;
                name: string;
            };
            playlist: string;
            /** @enum {string} */
            result: "won" | "lost" | "drawn";
            goals: {
                own: number;
                other: number;
            };
            xg: {
                own: number | null;
                other: number | null;
            };
            mates: string[];
            score: number | null;
            toMean: number | null;
        };
        WindowScores: {
            polr: components["schemas"]["Polr"];
            earlierPolr: components["schemas"]["Polr"] | null;
            readonly categories: components["schemas"]["CategoryReview"][];
            topOpportunity: components["schemas"]["TopOpportunity"] | {
                reason: string;
            };
            trend: {
                perTenGames: number | null;
                interval: [
                    number,
                    number
                ] | null;
                games: number;
                reason: string | null;
            };
        };
        WindowShot: {
            /** Format: uuid */
            matchId: string;
            id: string;
            x: number;
            y: number;
            xg: number | null;
            outcome: string;
        };
        XgGraph: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            points: {
                /** Format: uuid */
                matchId: string;
                playedAt: string | null;
                result: (5 | 10) | null;
                goals: {
                    us: number;
                    them: number;
                };
                xg: {
                    us: number;
                    them: number;
                };
                total: {
                    us: number;
                    them: number;
                };
            }[];
            race: {
                time: number;
                clock: components["schemas"]["Clock"];
                /** @enum {string} */
                side: "us" | "them";
                name: string;
                xg: number;
                total: number;
                goal: boolean;
            }[] | null;
        };
        XgRacePoint: {
            time: number;
            frame: number;
            clock: components["schemas"]["Clock"];
            team: 0 | 1;
            player: string | null;
            xg: number;
            total: number;
            goal: boolean;
        };
        XgStatistics: {
            files: number;
            processed: number;
            failed: number;
            games: number;
            teams: {
                shots: number;
                goals: number;
                xg: number;
                finishing: number;
                prevented: number;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
            }[];
            players: {
                playerId: string;
                name: string;
                team: string;
                /** @enum {string} */
                side: "us" | "them" | "other";
                games: number;
                shots: number;
                goals: number;
                xg: number;
                finishing: number;
                prevented: number;
            }[];
        };
    };
    responses: {
        /** @description Why it did not work; the messages are written for the user. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCoaches: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProCoach"][];
                        live: components["schemas"]["SessionPrice"];
                        recording: components["schemas"]["SessionPrice"];
                        ofPlan: number;
                        tokens: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                from: string;
                timeZone?: string;
                moving?: string;
            };
            header?: never;
            path: {
                coachId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        timeZone: string;
                        slots: {
                            /** Format: date-time */
                            startsAt: string;
                            isFree: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listCoachSessions: {
        parameters: {
            query?: {
                show?: "coming" | "over";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSessionPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    bookSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    coachId: string;
                    /** @enum {string} */
                    kind: "live" | "recording";
                    /** @enum {number} */
                    mode: 5 | 10 | 15;
                    startsAt: string | null;
                    aim: string;
                    /** @default null */
                    aimMetric?: string | null;
                    /** @default null */
                    clips?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    rescheduleSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    /** Format: date-time */
                    startsAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateSessionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    /** @enum {number} */
                    status: 10 | 15 | 25 | 30;
                    answer?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    rateSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    stars: number;
                    /** @default  */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSessionCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getOwnBrief: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBrief"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSessionBrief: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBrief"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listOwnMoments: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
                group?: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnMoment"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeClips: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clips: string[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSessionEffects: {
        parameters: {
            query?: {
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            sessionId: string;
                            effects: components["schemas"]["SessionEffect"][];
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getOwnCoaching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCoaching"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveOwnCoaching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachTermsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCoaching"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSessionHomeworkChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plans: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setSessionHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    homework: components["schemas"]["Homework"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        isDone: boolean;
                        words: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listManagedCoaches: {
        parameters: {
            query?: {
                search?: string;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ManagedCoach"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setProCoach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOffered: boolean;
                    fee: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listAllSessions: {
        parameters: {
            query?: {
                status?: 5 | 10 | 15 | 20 | 25 | 30;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSessionPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    correctSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    status: 15 | 20 | 25 | 30;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listSavedQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuestion"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    askQuestion: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedQuestion"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveQuestion: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuestion"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    forgetQuestion: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listOwnQuestions: {
        parameters: {
            query?: {
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnQuestion"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    addOwnQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnQuestionBody"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestion"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeOwnQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnQuestionBody"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestion"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteOwnQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    userName: string;
                    referralCode?: string;
                    coachesTeam?: boolean;
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        userName: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword?: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pendingEmail: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "epic" | "discord";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default /profile */
                    returnTo?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    unlinkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "epic" | "discord";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccounts"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    userType: "Player" | "Coach" | "Admin";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        userName: string;
                        /** @enum {string} */
                        userType: "Player" | "Coach" | "Admin";
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                plan?: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                userType?: "Player" | "Coach" | "Admin";
                platform?: number;
                state?: "active" | "trial" | "unconfirmed" | "banned";
                seen?: "day" | "week" | "month" | "long-ago";
                sort?: "name" | "email" | "plan" | "joined" | "seen";
                direction?: "up" | "down";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminUserRow"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        counts: {
                            accounts: number;
                            newThisWeek: number;
                            onLargerPlan: number;
                            banned: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    userName: string;
                    /** @enum {string} */
                    userType: "Player" | "Coach" | "Admin";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                search?: string;
                plan?: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                userType?: "Player" | "Coach" | "Admin";
                platform?: number;
                state?: "active" | "trial" | "unconfirmed" | "banned";
                seen?: "day" | "week" | "month" | "long-ago";
                sort?: "name" | "email" | "plan" | "joined" | "seen";
                direction?: "up" | "down";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmation: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listUserReplays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {number} */
                        status: 5 | 10 | 15 | 20;
                        statusReason: string | null;
                        errorCode: string | null;
                        gameBuild: string | null;
                        /** Format: date-time */
                        uploadedAt: string;
                    }[];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listUserLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        kind: string;
                        planName: string | null;
                        endsAt: string | null;
                        note: string | null;
                    }[];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listUserAudit: {
        parameters: {
            query?: {
                pageIndex?: number;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    banUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    unbanUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    signUserOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    resetEpicName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    grantPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    planName: "Platinum" | "Diamond" | "TeamPlan";
                    days: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    grantReplays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    replays: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    grantTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tokens: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    impersonateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        accessTokenExpiry: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                targetKind?: string;
                actorId?: string;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AuditEntry"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        targetKinds: string[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getOverview: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    runFailedAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                    which?: {
                        reason: string | null;
                        errorCode: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listFlaggedEvents: {
        parameters: {
            query?: {
                kind?: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
                analysisVersion?: string;
                reason?: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FlaggedEvent"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    openFlaggedMoment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlaggedMoment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getFlaggedMomentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEvents"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getFlaggedMomentTracks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    ownPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionEntry"][];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getUserPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionEntry"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setUserPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    permissionModuleName: "Users" | "TrainingPlans" | "Carousel" | "Referrals" | "DiscordEvents" | "WeeklyGoals" | "Coaching" | "Plans";
                    /** @enum {number} */
                    accessLevel: 5 | 10 | 15;
                    /**
                     * @default {
                     *       "allowedAccessLevel": []
                     *     }
                     */
                    allowedPermissionAccessRules?: {
                        allowedAccessLevel: ("View" | "Create" | "Edit" | "Delete")[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionEntry"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userName?: string;
                    epicUserName?: string | null;
                    platform?: (5 | 10) | null;
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    resetRlId: {
        parameters: {
            query: {
                platformChoice: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateDeviceChoice: {
        parameters: {
            query: {
                deviceChoice: "mobile" | "tablet" | "desktop";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGetStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStartedState"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveGetStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetStartedStep"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStartedState"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    finishGetStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStartedState"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    tickChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    item: "open-clip" | "start-plan" | "set-goal" | "join-discord";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStartedState"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consents"] | null;
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consents"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getProgress: {
        parameters: {
            query: {
                playlist: 0 | 5 | 10 | 15;
                by?: "game" | "day" | "week";
                metric?: string[] | string;
                points?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getUserRanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankInfo"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    refreshRanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankInfo"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateRanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duelModeRank: string | null;
                    doublesModeRank: string | null;
                    standardModeRank: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankInfo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateRankUpAnimation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankInfo"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceNotice"];
                };
            };
            500: components["responses"]["Problem"];
        };
    };
    saveMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive: boolean;
                    title: string;
                    notice: string;
                    showDiscordLink: boolean;
                    /** @default false */
                    announce?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceNotice"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                pageSize?: number;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["NotificationItem"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    unreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                asking?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    kinds?: {
                        /** @enum {string} */
                        kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "team-quota-80" | "team-quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "homework" | "match-review" | "review-answer" | "coaching-session" | "session-reminder" | "token-expiring" | "trial-ending" | "payment-failed" | "plan-ended" | "referral" | "rank-up" | "discord-event" | "maintenance";
                        inApp: boolean;
                        email: boolean;
                    }[];
                    dailyDigest?: boolean;
                    weeklySummary?: boolean;
                    /** @enum {boolean} */
                    asked?: true;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stopped: string;
                        stopAllToken: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replayUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayItem"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getReplay: {
        parameters: {
            query?: {
                PageSize?: number;
                pageSize?: number;
                pageIndex?: number;
                replayParsingStatus?: string;
                replayName?: string;
                search?: string;
                mode?: string;
                result?: string;
                map?: string;
                from?: string;
                before?: string;
                mate?: string;
                tag?: string;
                favourite?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replayProcessedStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: number;
                        replays: {
                            /** Format: uuid */
                            id: string;
                            status: 5 | 10 | 15 | 20;
                        }[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getReplayOfUser: {
        parameters: {
            query?: {
                userType?: "5" | "10" | "15";
                pageIndex?: number;
                pageSize?: number;
                replayParsingStatus?: string;
                replayName?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replayChunkUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    uploadId: string;
                    chunkIndex: number;
                    totalChunks: number;
                    totalSize: number;
                    fileName: string;
                    sha256: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayItem"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayItem"];
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: number[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    replayCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        inWork: number;
                        completed: number;
                        errorOccurred: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    playlistWiseReplayCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        playlist: string;
                        count: number;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    sendReplayReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sentTo: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    which: components["schemas"]["WhichReplays"];
                    title?: string;
                    isFavourite?: boolean;
                    addTags?: string[];
                    removeTags?: string[];
                    /** @enum {string} */
                    visibility?: "private" | "team" | "link";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        items: components["schemas"]["ReplayItem"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    which: components["schemas"]["WhichReplays"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listDeletedReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        until: string | null;
                        names: string[];
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    restoreReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        restored: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    runReplaysAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    which: components["schemas"]["WhichReplays"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    downloadReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    which: components["schemas"]["WhichReplays"];
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replayChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayChoices"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getReplayFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                replayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    profileImageChunkUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    uploadId: string;
                    chunkIndex: number;
                    totalChunks: number;
                    totalSize: number;
                    fileName: string;
                    sha256: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: number[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteProfileImage: {
        parameters: {
            query: {
                fileUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replayUploadRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRestriction"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    renameReplayFolder: {
        parameters: {
            query: {
                folderId: string;
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFolder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createReplayFolder: {
        parameters: {
            query: {
                folderName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFolder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteReplayFolder: {
        parameters: {
            query: {
                folderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedFolder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getFolderById: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderContent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getFolderPlayers: {
        parameters: {
            query: {
                folderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        playerId: string;
                        name: string;
                        team: string;
                        /** @enum {string} */
                        side: "us" | "them" | "other";
                        games: number;
                    }[];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getFolderTeams: {
        parameters: {
            query: {
                folderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderTeam"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setFolderTeam: {
        parameters: {
            query: {
                folderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Team: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderTeam"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listReplayFolders: {
        parameters: {
            query?: {
                pageIndex?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ReplayFolder"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        deleted: components["schemas"]["DeletedFolder"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    privateReplayUpload: {
        parameters: {
            query?: {
                folderId?: string;
                folderName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFolderGame"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFolderGame"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    removeFolderFile: {
        parameters: {
            query: {
                folderId: string;
                replayId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    rerunFolderFiles: {
        parameters: {
            query: {
                folderId: string;
                replayId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        started: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    restoreReplayFolder: {
        parameters: {
            query: {
                folderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFolder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    generateStatistics: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    Team?: 0 | string;
                    /**
                     * @default 0
                     * @enum {number}
                     */
                    Result?: 0 | 5 | 10;
                    /**
                     * @default 0
                     * @enum {number}
                     */
                    mode?: 0 | 5 | 10 | 15;
                    /**
                     * @default 0
                     * @enum {number}
                     */
                    matchSize?: 0 | 5 | 10 | 15;
                    opponent?: string;
                    /** Format: date-time */
                    from?: string;
                    /** Format: date-time */
                    to?: string;
                    playerIds?: string[];
                    metricKeys?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postMechanicsStat: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MechanicStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postShotTypeStat: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShotStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postXgGraph: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XgGraph"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postXgStat: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XgStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postKickoffStat: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderPlayersFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KickoffStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    postBoostStat: {
        parameters: {
            query: {
                folderId: string;
                matchId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderPlayersFilter"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostStatistics"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getScoutBook: {
        parameters: {
            query: {
                folderId: string;
                Team?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoutBook"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCoachingData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachingData"];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"][];
                };
            };
            500: components["responses"]["Problem"];
        };
    };
    getCoachTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachTokens"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    beginOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"] & {
                    agreedTotal: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                        url: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    leaveOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    startPlanTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    planName: "Platinum" | "Diamond" | "TeamPlan";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        endsAt: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                        isNew: boolean;
                    };
                };
            };
            400: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    getOwnPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    cancelPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    resumePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    refundPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    payOpenInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                pageIndex?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Invoice"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedInvoice"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSandboxCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCheckout"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    finishSandboxCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "pay";
                    /** @enum {string} */
                    card: "4242 4242 4242 4242" | "4000 0000 0000 0002" | "4000 0027 6000 3184" | "4000 0000 0000 0341";
                } | {
                    /** @enum {string} */
                    action: "cancel";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCheckout"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getManagedPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plans: components["schemas"]["ManagedPlanPrices"][];
                        tokens: components["schemas"]["TokenProduct"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                search?: string;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Discount"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountFields"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listPriceChanges: {
        parameters: {
            query?: {
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    savePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanFields"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlanPrices"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    savePlanPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planName: "Platinum" | "Diamond" | "TeamPlan";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prices: {
                        /** @enum {number} */
                        period: 5 | 10 | 15;
                        amount: number;
                        /** @enum {string} */
                        currency: "usd";
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlanPrices"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveTokenProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tokens: number;
                    amount: number;
                    /** @enum {string} */
                    currency: "usd";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenProduct"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteTokenProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedDiscount"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnIdentity"][];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    claimIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identity: string;
                } | {
                    /** Format: uuid */
                    matchId: string;
                    playerKey: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnIdentity"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    giveUpIdentity: {
        parameters: {
            query: {
                identity: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnIdentity"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getIdentityCandidates: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCandidate"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    hideIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identity: string;
                    isHidden: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnIdentity"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    disputeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identity: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listIdentityDisputes: {
        parameters: {
            query?: {
                state?: "open" | "moved" | "kept";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityDispute"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    decideIdentityDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                disputeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "move" | "keep";
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityDispute"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getHiddenPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenPlayer"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    hidePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    identity: string;
                    isHidden: boolean;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenPlayer"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDetail"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMatchEvents: {
        parameters: {
            query?: {
                revision?: string;
            };
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEvents"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMatchTracks: {
        parameters: {
            query?: {
                revision?: string;
            };
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMatchBallchasing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revision: string;
                        report: components["schemas"]["MatchReport"];
                        insight: components["schemas"]["MatchInsight"] | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedMatchEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEvents"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedMatchTracks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    eventList: {
        parameters: {
            query?: {
                replayId?: string;
                matchId?: string;
                pageIndex?: number;
                pageSize?: number;
                getGameStats?: string;
                gameStatType?: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40;
                code?: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240)[] | (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240);
                kind?: ("touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery")[] | ("touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery");
                player?: string;
                side?: "own" | "other";
                team?: 0 | 1;
                ordinal?: number[] | number;
                metric?: string;
                role?: "first" | "second" | "third" | "ambiguous";
                scoreState?: "ahead" | "level" | "behind";
                sort?: "time" | "xg" | "ballSpeed" | "trust";
                order?: "asc" | "desc";
                mode?: 0 | 5 | 10 | 15;
                window?: number;
                result?: 5 | 10;
                map?: string;
                days?: number;
                play?: "public" | "ranked" | "casual" | "private";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EventItem"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        matches: number;
                        gameStats: components["schemas"]["EventCount"][] | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    flagEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        flag: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    unflagEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        flag: null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    countEventFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFlagCount"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlayerScores: {
        parameters: {
            query?: {
                mode?: 0 | 5 | 10 | 15;
                games?: number;
                days?: number;
                play?: "public" | "ranked" | "casual" | "private";
                result?: 5 | 10;
                map?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerScores"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getProgression: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
                window?: "20" | "50" | "season" | "all";
                by?: "game" | "day" | "week";
                measure?: string;
                with?: string;
                earlierFrom?: string;
                earlierTo?: string;
                laterFrom?: string;
                laterTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progression"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGamePerformance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePerformance"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    answerOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    mode: 5 | 10 | 15;
                    metric: string;
                    /** @enum {string} */
                    reason: "know" | "not-true" | "not-my-goal";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        hiddenUntil: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    takeBackOpportunityAnswer: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
                metric: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hiddenUntil: null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    countDoubtedMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mode: number;
                        metric: string;
                        /** @enum {string} */
                        reason: "know" | "not-true" | "not-my-goal";
                        players: number;
                    }[];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getBenchmarks: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
                tier: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benchmarks"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateBenchmarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCareer: {
        parameters: {
            query?: {
                mode?: 0 | 5 | 10 | 15;
                span?: "all" | "season";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCareerShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerShare"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveCareerShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: ("record" | "feats" | "milestones" | "ranks" | "mates" | "favourites")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerShare"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedCareer: {
        parameters: {
            query?: {
                mode?: 0 | 5 | 10 | 15;
                span?: "all" | "season";
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getOwnPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listTrainingPlans: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        games: number;
                        gamesNeeded: number;
                        rank: string | null;
                        plans: components["schemas"]["TrainingPlanCard"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    beginTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    planId: string;
                    /** @enum {number} */
                    mode?: 5 | 10 | 15;
                    /** @enum {number} */
                    minutesPerDay?: 20 | 40 | 60;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changeTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enrolmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    change: "pause" | "resume" | "leave" | "restart" | "rest-week" | "end-rest" | "newer-version" | "repeat-week" | "minutes";
                    week?: number;
                    /** @enum {number} */
                    minutesPerDay?: 20 | 40 | 60;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    logTrainingBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enrolmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    block: string;
                    /** @enum {string} */
                    state: "open" | "done" | "skipped";
                    minutes?: number;
                    hits?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    hideTrainingBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enrolmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    block: string;
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    logPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    minutes: number;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deletePractice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                practiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    captureMoment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    eventId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    answerMoment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                momentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "right" | "again" | "drop";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrainingPlans"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listManagedPlans: {
        parameters: {
            query?: {
                status?: "draft" | "published" | "archived";
                search?: string;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ManagedTrainingPlanRow"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingPlanContentInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getManagedPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    editTrainingPlan: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingPlanContentInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setTrainingPlanStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "published" | "archived";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setTrainingPlanPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    photoUrl: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTrainingPlan"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    respondToInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    invitationId: string;
                    /** @enum {number} */
                    invitationStatus: 10 | 15 | 20;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    invitePlayer: {
        parameters: {
            query: {
                playerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    addPlayerToTeam: {
        parameters: {
            query: {
                playerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    removePlayerFromTeam: {
        parameters: {
            query: {
                playerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTeamPlayersList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        players: components["schemas"]["TeamPlayer"][];
                        seats: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCandidates: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamCandidate"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setSight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    invitationId: string;
                    /** @enum {string} */
                    sight: "joined" | "month" | "all";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlayerProfile: {
        parameters: {
            query: {
                playerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachedProfile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlayerPerformanceSummary: {
        parameters: {
            query: {
                playerId: string;
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceSummary"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlayerTenGamesSummary: {
        parameters: {
            query: {
                playerId: string;
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenGamesSummary"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    addPlayerNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    playerId: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachedProfile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    changePlayerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachedProfile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deletePlayerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachedProfile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTeamPolrScore: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPolrScore"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTeamBoard: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBoard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getPlayerMoments: {
        parameters: {
            query: {
                playerId: string;
                mode?: 5 | 10 | 15;
                metric: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TeamClip"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTeamHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerHomework"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getHomeworkChoices: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plans: components["schemas"]["HomeworkPlan"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    assignHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playerIds: string[];
                    /** @enum {number} */
                    mode: 5 | 10 | 15;
                    homework: components["schemas"]["Homework"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        results: {
                            /** Format: uuid */
                            playerId: string;
                            userName: string;
                            isDone: boolean;
                            words: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getTeamChemistry: {
        parameters: {
            query?: {
                mode?: 5 | 10 | 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamChemistry"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listMatchReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ListedReview"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getMatchReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveMatchReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    comments: components["schemas"]["ReviewCommentInput"][];
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteMatchReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    shareMatchReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playerIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    setReviewHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentId: string;
                    /** Format: uuid */
                    playerId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    replyInReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentId: string;
                    /** Format: uuid */
                    playerId: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listSharedReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ReceivedReview"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedReviewEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEvents"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getSharedReviewTracks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    tickSharedReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isSeen: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seenAt: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    answerReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentId: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answers: components["schemas"]["ReviewAnswer"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralCode"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getReferralCodeUseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralUse"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    validateReferralCode: {
        parameters: {
            query?: {
                clicked?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralVerdict"];
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    redeemReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralVerdict"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    chooseReferralReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "tokens" | "days";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "tokens" | "days";
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                show?: "held" | "signedUp" | "qualified" | "rewarded" | "reversed";
                search?: string;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminReferral"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        counts: {
                            clicked: number;
                            signedUp: number;
                            qualified: number;
                            rewarded: number;
                            reversed: number;
                            held: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    exportReferrals: {
        parameters: {
            query?: {
                show?: "held" | "signedUp" | "qualified" | "rewarded" | "reversed";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    reverseReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                friendId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReferral"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    clearReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                friendId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReferral"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listReferralCodes: {
        parameters: {
            query?: {
                search?: string;
                sort?: "newest" | "used";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminReferralCode"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    limitReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt: string | null;
                    useLimit: number | null;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReferralCode"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listReferralCampaigns: {
        parameters: {
            query?: {
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ReferralCampaign"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createReferralCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: date-time */
                    startsAt: string;
                    /** Format: date-time */
                    endsAt: string;
                    tokens: number;
                    days: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralCampaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateReferralCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: date-time */
                    startsAt: string;
                    /** Format: date-time */
                    endsAt: string;
                    tokens: number;
                    days: number;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralCampaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteReferralCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalToken"][];
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    scope: "upload";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        scope: "upload";
                        ending: string;
                        /** Format: date-time */
                        createdAt: string;
                        lastUsedAt: string | null;
                        token: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    tokenOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        userId: string;
                        userName: string;
                    };
                };
            };
            401: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getAppSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSettings"];
                };
            };
            500: components["responses"]["Problem"];
        };
    };
    saveAppSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    discordInviteUrl: ("" | string) | null;
                    supportMail: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSettings"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listSeasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seasons"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    addSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seasons"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    moveSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    startsAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seasons"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seasons"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capacity"];
                };
            };
            500: components["responses"]["Problem"];
        };
    };
    awaitCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getCapacitySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCapacity"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    saveCapacitySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapacitySettingsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCapacity"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getWeeklyGoals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyGoals"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    chooseGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                    /** @enum {number} */
                    mode: 5 | 10 | 15;
                    /** @default false */
                    nextWeek?: boolean;
                } | {
                    /** Format: uuid */
                    communityGoalId: string;
                    /** @enum {number} */
                    mode: 5 | 10 | 15;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyGoal"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGoalHistory: {
        parameters: {
            query: {
                timeFrame: 5 | 10 | 15;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WeeklyGoal"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGoalChoices: {
        parameters: {
            query: {
                mode: 5 | 10 | 15;
                nextWeek?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoalChoices"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    dropGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                goalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    easeGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                goalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyGoal"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    declareRest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    week: "this" | "next";
                    isRest: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyGoals"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGoalMoments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                goalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GoalMoment"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getGoalGains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GoalGain"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listCommunityGoals: {
        parameters: {
            query: {
                timeFrame: 5 | 10 | 15;
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CommunityGoal"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createCommunityGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityGoalFields"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityGoal"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateCommunityGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                communityGoalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedCommunityGoal"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityGoal"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteCommunityGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                communityGoalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    carouselPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPhoto"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    discordEventBannerPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPhoto"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    trainingPlanPhotoUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPhoto"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getContentPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteTrainingPlanPhoto: {
        parameters: {
            query: {
                fileUrl: string;
                id: string;
                module: 15;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteTrainingThumbnail: {
        parameters: {
            query: {
                fileUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listCarouselSlides: {
        parameters: {
            query?: {
                show?: "current" | "ended";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CarouselSlide"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createCarouselSlide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideFields"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarouselSlide"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateCarouselSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedSlide"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarouselSlide"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteCarouselSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    moveCarouselSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    afterId: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getHomeStrip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeStrip"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listDiscordEvents: {
        parameters: {
            query?: {
                show?: "coming" | "past";
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DiscordEvent"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    createDiscordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
                    link: string;
                    /** Format: date */
                    date: string;
                    time: string;
                    timeZone: string;
                    minutes: number;
                    photoUrl: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    getDiscordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    updateDiscordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
                    link: string;
                    /** Format: date */
                    date: string;
                    time: string;
                    timeZone: string;
                    minutes: number;
                    photoUrl: string | null;
                    version: number;
                    isCalledOff: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    deleteDiscordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    listComingEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordEventCard"][];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    remindOfEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isReminded: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordEventCard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        /** @enum {string} */
                        database: "ok";
                        /** @enum {string} */
                        queue: "ok";
                    };
                };
            };
            500: components["responses"]["Problem"];
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "unavailable";
                        database: string;
                        queue: string;
                    };
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["Problem"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                        /** @enum {string} */
                        database: "ok" | "unavailable";
                        /** @enum {string} */
                        files: "ok" | "unavailable";
                        /** @enum {string} */
                        queue: "ok" | "unavailable";
                        /** @enum {string} */
                        migrations: "ok" | "pending" | "unavailable";
                    };
                };
            };
            500: components["responses"]["Problem"];
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "stopping" | "unavailable";
                        /** @enum {string} */
                        database: "ok" | "unavailable";
                        /** @enum {string} */
                        files: "ok" | "unavailable";
                        /** @enum {string} */
                        queue: "ok" | "unavailable";
                        /** @enum {string} */
                        migrations: "ok" | "pending" | "unavailable";
                    };
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; version=0.0.4": string;
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
        };
    };
}
