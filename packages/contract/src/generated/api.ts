/** Generated from openapi.json by `npm run generate`; do not edit. */
export interface paths {
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
        /** What each plan gives, from the lowest up */
        get: operations["getPlans"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Every training plan with its newest version */
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
        get?: never;
        /** Write a new version of a training plan; who has begun keeps his own */
        put: operations["editTrainingPlan"];
        post?: never;
        delete?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            statusCode: number;
            code: string;
            messages: string[];
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
            rankUp: {
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
            } | null;
        };
        PermissionEntry: {
            /** @enum {string} */
            permissionModuleName: "Users" | "TrainingPlans" | "Carousel" | "Referrals" | "DiscordEvents" | "WeeklyGoals" | "Coaching" | "Plans" | "PolrAnalytics" | "TrainingPackCodes" | "ProgressionTracking" | "Playlist Access";
            accessLevel: 5 | 10 | 15;
            allowedPermissionAccessRules: {
                allowedAccessLevel: ("View" | "Create" | "Edit" | "Delete")[];
            };
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
            own: {
                title: string | null;
                isFavourite: boolean;
                tags: string[];
                /** @enum {string} */
                visibility: "private" | "team" | "link";
                visibilityByConsent: boolean;
                shareKey: string | null;
            } | null;
            game: {
                xg: {
                    own: number | null;
                    other: number | null;
                };
                score: number | null;
                notCounted: string | null;
            } | null;
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
            teams: {
                team: 0 | 1;
                name: string | null;
                score: number;
                statistics: {
                    [key: string]: number | null;
                };
            }[];
            players: {
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
            }[];
            timeline: {
                /** @enum {string} */
                kind: "goal" | "shot" | "save" | "assist" | "demolition";
                frame: number;
                time: number;
                clock: {
                    seconds: number;
                    overtime: boolean;
                };
                team: 0 | 1;
                player: string | null;
                playerName: string;
                other: string | null;
                ballSpeed: number | null;
            }[];
            pressure: {
                bucketSeconds: number;
                buckets: {
                    time: number;
                    clock: {
                        seconds: number;
                        overtime: boolean;
                    };
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
        MatchInsight: {
            xgModel: string;
            changedRules: string[];
            xgRace: {
                time: number;
                frame: number;
                clock: {
                    seconds: number;
                    overtime: boolean;
                };
                team: 0 | 1;
                player: string | null;
                xg: number;
                total: number;
                goal: boolean;
            }[];
            players: {
                [key: string]: {
                    metrics: {
                        [key: string]: {
                            value: number | null;
                            over: number;
                        };
                    };
                    liveSeconds: number;
                    idleSeconds: number;
                    zones: {
                        seconds: number[];
                        touches: number[];
                    };
                    mechanics: {
                        code: number;
                        attempts: number;
                        successes: number;
                    }[];
                    kickoffs: {
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
                            time: {
                                value: number | null;
                                over: number;
                            };
                        }[];
                        approaches: {
                            approach: string;
                            count: number;
                        }[];
                        strength: {
                            value: number | null;
                            over: number;
                        };
                        boostAfter: {
                            value: number | null;
                            over: number;
                        };
                        supports: {
                            movement: string;
                            count: number;
                        }[];
                        goalsFor: number;
                        goalsAgainst: number;
                    };
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
                    shotTypes: {
                        code: number;
                        shots: number;
                        onTarget: number;
                        goals: number;
                        saved: number;
                        assisted: number;
                        xg: number;
                    }[];
                    placements: {
                        code: number;
                        shots: number;
                        onTarget: number;
                        goals: number;
                        saved: number;
                        assisted: number;
                        xg: number;
                    }[];
                    shotHeights: {
                        code: number;
                        shots: number;
                        onTarget: number;
                        goals: number;
                        saved: number;
                        assisted: number;
                        xg: number;
                    }[];
                    defenceMoves: {
                        code: number;
                        count: number;
                        successes: number | null;
                    }[];
                };
            };
            teams: {
                team: 0 | 1;
                metrics: {
                    [key: string]: {
                        value: number | null;
                        over: number;
                    };
                };
                kickoffs: {
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
                        time: {
                            value: number | null;
                            over: number;
                        };
                    }[];
                    approaches: {
                        approach: string;
                        count: number;
                    }[];
                    strength: {
                        value: number | null;
                        over: number;
                    };
                    boostAfter: {
                        value: number | null;
                        over: number;
                    };
                    supports: {
                        movement: string;
                        count: number;
                    }[];
                    goalsFor: number;
                    goalsAgainst: number;
                };
                possession: {
                    team: number;
                    opponents: number;
                    neutral: number;
                };
            }[];
        };
        MatchEvent: {
            /** @enum {string} */
            kind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
            code: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240) | null;
            team: (0 | 1) | null;
            player: string | null;
            playerName: string | null;
            other: string | null;
            otherName: string | null;
            frame: number;
            endFrame: number;
            time: number;
            duration: number;
            clock: {
                seconds: number;
                overtime: boolean;
            };
            x: number;
            y: number;
            z: number;
            zone: number | null;
            confidence: number;
            evidence: {
                [key: string]: number | string | boolean | null;
            };
        };
        EventItem: {
            /** @enum {string} */
            kind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
            code: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240) | null;
            team: (0 | 1) | null;
            player: string | null;
            playerName: string | null;
            other: string | null;
            otherName: string | null;
            frame: number;
            endFrame: number;
            time: number;
            duration: number;
            clock: {
                seconds: number;
                overtime: boolean;
            };
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
            facts: {
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
            flag: ("did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other") | null;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    "application/json": {
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
                        questions: {
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
                        }[];
                        rules: {
                            number: number;
                            question: string;
                        }[];
                        /** @enum {string} */
                        plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                        canSave: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        key: string;
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        title: string;
                        /** Format: date-time */
                        savedAt: string;
                        /** Format: date-time */
                        nextAt: string;
                        rests: boolean;
                        answers: {
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
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        key: string;
                        title: string;
                        rank: string;
                        answer: {
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
                            number: {
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
                            } | null;
                            readonly compared: {
                                /** @enum {string} */
                                of: "rank" | "next" | "wins" | "mate" | "rest";
                                label: string;
                                value: number;
                                games: number | null;
                                source?: string;
                            }[];
                            sample: {
                                games: number;
                                count: number | null;
                                noun: string | null;
                            };
                            table: {
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
                            } | null;
                            places: {
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
                            } | null;
                            series: {
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
                            } | null;
                            readonly clips: {
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
                            }[];
                            action: {
                                text: string;
                                drill: {
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
                                } | null;
                            } | null;
                            readonly findings: {
                                rule: number;
                                question: string;
                                verdict: ("good" | "average" | "weak") | null;
                                text: string;
                                early: boolean;
                            }[];
                            readonly why: string[];
                            caution: string | null;
                        } | null;
                        example: {
                            headline: string;
                            /** @enum {string} */
                            plan: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                            how: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        key: string;
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        title: string;
                        /** Format: date-time */
                        savedAt: string;
                        /** Format: date-time */
                        nextAt: string;
                        rests: boolean;
                        answers: {
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
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnQuestions: {
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
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        step: number;
                        firstTimeLogin: boolean;
                        ageBand: ("under-13" | "13-15" | "16-17" | "18-or-older") | null;
                        consents: {
                            /** @enum {boolean} */
                            ownStatistics: true;
                            shareWithTeamMates: boolean;
                            research: boolean;
                        } | null;
                        platform: (5 | 10) | null;
                        epicUserName: string | null;
                        duelModeRank: string | null;
                        doublesModeRank: string | null;
                        standardModeRank: string | null;
                        aim: {
                            rank: string | null;
                            /** @enum {number} */
                            mode: 5 | 10 | 15;
                            /** @enum {number} */
                            minutesADay: 20 | 40 | 60;
                        } | null;
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    /** @enum {number} */
                    step: 3 | 4 | 5 | 6 | 7;
                    /** @enum {boolean} */
                    skipped: true;
                } | {
                    /** @enum {number} */
                    step: 1;
                    /** @enum {string} */
                    ageBand: "under-13" | "13-15" | "16-17" | "18-or-older";
                    consents: {
                        /** @enum {boolean} */
                        ownStatistics: true;
                        shareWithTeamMates: boolean;
                        research: boolean;
                    };
                } | {
                    /** @enum {number} */
                    step: 2;
                    /** @enum {number} */
                    platform: 5 | 10;
                    /** @default null */
                    epicUserName?: string | null;
                } | {
                    /** @enum {number} */
                    step: 3;
                    duelModeRank: string | null;
                    doublesModeRank: string | null;
                    standardModeRank: string | null;
                } | {
                    /** @enum {number} */
                    step: 4;
                    aim: {
                        rank: string | null;
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        /** @enum {number} */
                        minutesADay: 20 | 40 | 60;
                    };
                } | {
                    /** @enum {number} */
                    step: 5;
                    /** @enum {string} */
                    firstReplay: "uploaded" | "sample" | "invited-mate";
                } | {
                    /** @enum {number} */
                    step: 6;
                } | {
                    /** @enum {number} */
                    step: 7;
                    /** @enum {string} */
                    planChoice: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
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
                        step: number;
                        firstTimeLogin: boolean;
                        ageBand: ("under-13" | "13-15" | "16-17" | "18-or-older") | null;
                        consents: {
                            /** @enum {boolean} */
                            ownStatistics: true;
                            shareWithTeamMates: boolean;
                            research: boolean;
                        } | null;
                        platform: (5 | 10) | null;
                        epicUserName: string | null;
                        duelModeRank: string | null;
                        doublesModeRank: string | null;
                        standardModeRank: string | null;
                        aim: {
                            rank: string | null;
                            /** @enum {number} */
                            mode: 5 | 10 | 15;
                            /** @enum {number} */
                            minutesADay: 20 | 40 | 60;
                        } | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        step: number;
                        firstTimeLogin: boolean;
                        ageBand: ("under-13" | "13-15" | "16-17" | "18-or-older") | null;
                        consents: {
                            /** @enum {boolean} */
                            ownStatistics: true;
                            shareWithTeamMates: boolean;
                            research: boolean;
                        } | null;
                        platform: (5 | 10) | null;
                        epicUserName: string | null;
                        duelModeRank: string | null;
                        doublesModeRank: string | null;
                        standardModeRank: string | null;
                        aim: {
                            rank: string | null;
                            /** @enum {number} */
                            mode: 5 | 10 | 15;
                            /** @enum {number} */
                            minutesADay: 20 | 40 | 60;
                        } | null;
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        step: number;
                        firstTimeLogin: boolean;
                        ageBand: ("under-13" | "13-15" | "16-17" | "18-or-older") | null;
                        consents: {
                            /** @enum {boolean} */
                            ownStatistics: true;
                            shareWithTeamMates: boolean;
                            research: boolean;
                        } | null;
                        platform: (5 | 10) | null;
                        epicUserName: string | null;
                        duelModeRank: string | null;
                        doublesModeRank: string | null;
                        standardModeRank: string | null;
                        aim: {
                            rank: string | null;
                            /** @enum {number} */
                            mode: 5 | 10 | 15;
                            /** @enum {number} */
                            minutesADay: 20 | 40 | 60;
                        } | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {boolean} */
                        ownStatistics: true;
                        shareWithTeamMates: boolean;
                        research: boolean;
                    } | null;
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    /** @enum {boolean} */
                    ownStatistics: true;
                    shareWithTeamMates: boolean;
                    research: boolean;
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
                        /** @enum {boolean} */
                        ownStatistics: true;
                        shareWithTeamMates: boolean;
                        research: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgress: {
        parameters: {
            query: {
                playlist: 0 | 5 | 10 | 15;
                by?: "game" | "day" | "week";
                metric?: string[] | string;
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
                    "application/json": {
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
                        points: {
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
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        isActive: boolean;
                        title: string;
                        notice: string;
                        showDiscordLink: boolean;
                    };
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        isActive: boolean;
                        title: string;
                        notice: string;
                        showDiscordLink: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "session-reminder" | "token-expiring" | "referral" | "rank-up" | "maintenance";
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
                        }[];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                        unread: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamChanges: {
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
                    "text/event-stream": string;
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        kinds: {
                            /** @enum {string} */
                            kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "session-reminder" | "token-expiring" | "referral" | "rank-up" | "maintenance";
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "session-reminder" | "token-expiring" | "referral" | "rank-up" | "maintenance";
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
                    "application/json": {
                        kinds: {
                            /** @enum {string} */
                            kind: "replay-ready" | "replay-failed" | "quota-80" | "quota-100" | "goal-result" | "case-verdict" | "question-answer" | "invitation" | "coach-comment" | "session-reminder" | "token-expiring" | "referral" | "rank-up" | "maintenance";
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        items: components["schemas"]["ReplayItem"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        items: components["schemas"]["ReplayItem"][];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    which: {
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    which: {
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    which: {
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {string} */
                        productName: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                        filesUploadedCount: number;
                        fileUploadLimitCount: number;
                        filesUploadedWithConsolePlayersCount: number;
                        daysUntilNextBillingCycle: number;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        remainingSession: number;
                        sessionsPerMonth: number;
                        sessionMinutes: number;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {string} */
                        name: "Basic" | "Platinum" | "Diamond" | "TeamPlan";
                        tier: number;
                        replayLimit: number;
                        isFairUse: boolean;
                        coachingSessions: number;
                        coachingMinutes: number;
                    }[];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        identity: string;
                        note: string;
                        /** Format: date-time */
                        since: string;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        identity: string;
                        note: string;
                        /** Format: date-time */
                        since: string;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        analysisVersion: string;
                        events: components["schemas"]["MatchEvent"][];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        analysisVersion: string;
                        events: components["schemas"]["MatchEvent"][];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        gameStats: {
                            /** @enum {integer} */
                            code: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240;
                            label: string;
                            groups: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40)[];
                            count: number;
                        }[] | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {string} */
                        kind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
                        analysisVersion: string;
                        /** @enum {string} */
                        reason: "did-not-happen" | "wrong-player" | "wrong-outcome" | "wrong-time" | "other";
                        flags: number;
                        example: string;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        readonly metrics: {
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
                            earlier: {
                                value: number;
                                games: number;
                            } | null;
                            won: {
                                value: number;
                                games: number;
                            } | null;
                            lost: {
                                value: number;
                                games: number;
                            } | null;
                            readonly series: (number | null)[];
                        }[];
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
                        scores: {
                            polr: {
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
                                readonly categories: {
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
                                }[];
                                readonly reasons: string[];
                            };
                            earlierPolr: {
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
                                readonly categories: {
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
                                }[];
                                readonly reasons: string[];
                            } | null;
                            readonly categories: {
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
                            }[];
                            topOpportunity: {
                                category: string;
                                metric: string;
                                tiersBelow: {
                                    value: number;
                                    readonly interval: [
                                        number,
                                        number
                                    ];
                                } | null;
                                worth: string | null;
                                noWorthReason: string | null;
                            } | {
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
                        } | null;
                        games: {
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
                        }[];
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
                            shots: {
                                /** Format: uuid */
                                matchId: string;
                                id: string;
                                x: number;
                                y: number;
                                xg: number | null;
                                outcome: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                            closed: ("window" | "periods")[];
                            gamesBeyond: number;
                        };
                        known: boolean;
                        modes: {
                            /** @enum {number} */
                            mode: 5 | 10 | 15;
                            games: number;
                        }[];
                        season: {
                            number: number | null;
                            /** Format: date-time */
                            from: string;
                        };
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
                        points: {
                            /** Format: date-time */
                            at: string;
                            games: number;
                            won: number;
                            played: {
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
                            }[];
                        }[];
                        line: {
                            measure: string;
                            values: (number | null)[];
                            means: ({
                                value: number;
                                interval: [
                                    number,
                                    number
                                ] | null;
                                games: number;
                            } | null)[];
                            change: {
                                earlier: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                later: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                difference: number;
                                readonly interval: [
                                    number,
                                    number
                                ];
                                /** @enum {string} */
                                verdict: "better" | "worse" | "different" | "unclear";
                            } | null;
                        };
                        second: {
                            measure: string;
                            values: (number | null)[];
                            means: ({
                                value: number;
                                interval: [
                                    number,
                                    number
                                ] | null;
                                games: number;
                            } | null)[];
                            change: {
                                earlier: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                later: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                difference: number;
                                readonly interval: [
                                    number,
                                    number
                                ];
                                /** @enum {string} */
                                verdict: "better" | "worse" | "different" | "unclear";
                            } | null;
                        } | null;
                        relation: ({
                            correlation: number;
                            readonly interval: [
                                number,
                                number
                            ];
                            games: number;
                            /** @enum {string} */
                            verdict: "together" | "opposite" | "unclear";
                        } | {
                            missing: number;
                        }) | null;
                        rank: {
                            id: string;
                            tier: number;
                            name: string;
                        } | null;
                        bands: {
                            tier: number;
                            name: string;
                            mean: number;
                            low: number;
                            high: number;
                        }[];
                        comparedWith: {
                            words: string;
                            updatedAt: string | null;
                        } | null;
                        marks: ({
                            /** @enum {string} */
                            kind: "rank";
                            /** Format: date-time */
                            at: string;
                            rank: string;
                            before: string | null;
                        } | {
                            /** @enum {string} */
                            kind: "season";
                            /** Format: date-time */
                            at: string;
                            number: number;
                        } | {
                            /** @enum {string} */
                            kind: "plan";
                            /** Format: date-time */
                            at: string;
                            words: string;
                        })[];
                        changePoint: ({
                            game: number;
                            /** Format: date-time */
                            at: string;
                            chance: number;
                            before: number;
                            after: number;
                        } | {
                            missing: number;
                        }) | null;
                        list: {
                            measure: string;
                            mean: {
                                value: number;
                                interval: [
                                    number,
                                    number
                                ] | null;
                                games: number;
                            } | null;
                            series: (number | null)[];
                        }[];
                        comparison: {
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
                                difference: {
                                    earlier: {
                                        value: number;
                                        interval: [
                                            number,
                                            number
                                        ] | null;
                                        games: number;
                                    };
                                    later: {
                                        value: number;
                                        interval: [
                                            number,
                                            number
                                        ] | null;
                                        games: number;
                                    };
                                    difference: number;
                                    readonly interval: [
                                        number,
                                        number
                                    ];
                                    /** @enum {string} */
                                    verdict: "better" | "worse" | "different" | "unclear";
                                };
                            }[];
                        } | {
                            missing: number;
                        };
                        periods: ({
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
                                difference: {
                                    earlier: {
                                        value: number;
                                        interval: [
                                            number,
                                            number
                                        ] | null;
                                        games: number;
                                    };
                                    later: {
                                        value: number;
                                        interval: [
                                            number,
                                            number
                                        ] | null;
                                        games: number;
                                    };
                                    difference: number;
                                    readonly interval: [
                                        number,
                                        number
                                    ];
                                    /** @enum {string} */
                                    verdict: "better" | "worse" | "different" | "unclear";
                                };
                            }[];
                        } | {
                            missing: number;
                        }) | null;
                        sessions: {
                            byNumber: {
                                key: string;
                                games: number;
                                won: number;
                                mean: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                } | null;
                            }[];
                            byBefore: {
                                key: string;
                                games: number;
                                won: number;
                                mean: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                } | null;
                            }[];
                            late: {
                                earlier: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                later: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                difference: number;
                                readonly interval: [
                                    number,
                                    number
                                ];
                                /** @enum {string} */
                                verdict: "better" | "worse" | "different" | "unclear";
                            } | {
                                missing: number;
                            };
                            afterLoss: {
                                earlier: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                later: {
                                    value: number;
                                    interval: [
                                        number,
                                        number
                                    ] | null;
                                    games: number;
                                };
                                difference: number;
                                readonly interval: [
                                    number,
                                    number
                                ];
                                /** @enum {string} */
                                verdict: "better" | "worse" | "different" | "unclear";
                            } | {
                                missing: number;
                            };
                        };
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
                            weakest: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        xgRace: {
                            time: number;
                            own: boolean;
                            total: number;
                            goal: boolean;
                        }[];
                        seconds: number;
                        best: {
                            event: {
                                /** @enum {string} */
                                kind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
                                code: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240) | null;
                                team: (0 | 1) | null;
                                player: string | null;
                                playerName: string | null;
                                other: string | null;
                                otherName: string | null;
                                frame: number;
                                endFrame: number;
                                time: number;
                                duration: number;
                                clock: {
                                    seconds: number;
                                    overtime: boolean;
                                };
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
                                facts: {
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
                            };
                            value: number;
                            followedBy: {
                                label: string;
                                seconds: number;
                            } | null;
                        } | null;
                        worst: {
                            event: {
                                /** @enum {string} */
                                kind: "touch" | "possession" | "playerPossession" | "kickoff" | "kickoffTaken" | "kickoffSupported" | "kickoffGoal" | "pass" | "passAttempt" | "shot" | "shotOnTarget" | "shotMissed" | "aerialShot" | "openNetShot" | "reboundShot" | "goal" | "ownGoal" | "assist" | "save" | "clear" | "center" | "cornerSaveOut" | "fiftyFifty" | "challenge" | "fakeChallenge" | "whiff" | "beatenToBall" | "turnover" | "takeaway" | "flip" | "halfFlip" | "speedFlip" | "waveDash" | "zapDash" | "stall" | "aerialJump" | "aerialTouch" | "aerialMiss" | "wallAerial" | "flipReset" | "ceilingShot" | "dribble" | "flick" | "airDribble" | "backboardBounce" | "doubleTap" | "backboardRead" | "redirect" | "oneTimer" | "halfVolley" | "pinch" | "demolition" | "bump" | "padPickup" | "boostStolen" | "boostWasted" | "boostUse" | "role" | "doubleCommit" | "rotationBack" | "goalSideRecovery" | "lastManStop" | "boostDenial" | "shadow" | "transition" | "rush" | "pressure" | "powerslide" | "recovery";
                                code: (5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70 | 75 | 80 | 85 | 90 | 95 | 100 | 105 | 110 | 115 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165 | 170 | 175 | 180 | 185 | 190 | 195 | 200 | 205 | 210 | 215 | 220 | 225 | 230 | 235 | 240) | null;
                                team: (0 | 1) | null;
                                player: string | null;
                                playerName: string | null;
                                other: string | null;
                                otherName: string | null;
                                frame: number;
                                endFrame: number;
                                time: number;
                                duration: number;
                                clock: {
                                    seconds: number;
                                    overtime: boolean;
                                };
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
                                facts: {
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
                            };
                            value: number;
                            followedBy: {
                                label: string;
                                seconds: number;
                            } | null;
                        } | null;
                        standout: {
                            metric: string;
                            label: string;
                            value: number;
                            mean: number;
                            better: boolean;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        userName: string;
                        mode: 0 | 5 | 10 | 15;
                        season: {
                            number: number | null;
                            /** Format: date-time */
                            from: string;
                        } | null;
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
                            longestStreak: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            fastestGoal: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            hardestShot: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            longestAirDribble: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            mostSaves: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            mostGoals: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            bestXg: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            deepestComeback: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            bestPolr: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        token: string | null;
                        parts: ("record" | "feats" | "milestones" | "ranks" | "mates" | "favourites")[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        token: string | null;
                        parts: ("record" | "feats" | "milestones" | "ranks" | "mates" | "favourites")[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        userName: string;
                        mode: 0 | 5 | 10 | 15;
                        season: {
                            number: number | null;
                            /** Format: date-time */
                            from: string;
                        } | null;
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
                            longestStreak: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            fastestGoal: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            hardestShot: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            longestAirDribble: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            mostSaves: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            mostGoals: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            bestXg: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            deepestComeback: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
                            bestPolr: {
                                value: number;
                                matchId: string | null;
                                time: number | null;
                                playedAt: string | null;
                            } | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        plans: {
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
                            isOpen: boolean;
                            weeks: {
                                theme: string;
                                metric: string;
                            }[];
                            reasons: {
                                metric: string;
                                label: string;
                                category: string;
                                value: number;
                                per5: boolean;
                                reference: number | null;
                                comparedWith: string | null;
                                score: number;
                            }[];
                            status: ("active" | "paused" | "completed" | "left") | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        isOpen: boolean;
                        weeks: {
                            theme: string;
                            metric: string;
                        }[];
                        reasons: {
                            metric: string;
                            label: string;
                            category: string;
                            value: number;
                            per5: boolean;
                            reference: number | null;
                            comparedWith: string | null;
                            score: number;
                        }[];
                        status: ("active" | "paused" | "completed" | "left") | null;
                        content: {
                            theme: string;
                            why: string;
                            rule: string;
                            metric: string;
                            sessions: {
                                day: number;
                                equipment: string;
                                blocks: ({
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "warm-up";
                                    how: string;
                                    cue: string;
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "pack";
                                    how: string;
                                    pack: {
                                        name: string;
                                        code: string | null;
                                        /** @enum {string} */
                                        source: "two-lists" | "one-list";
                                    } | null;
                                    /** @enum {string} */
                                    unit: "shots" | "tries" | "laps" | "minutes";
                                    shots: number;
                                    repetitions: number;
                                    passMark: number;
                                    counts: string;
                                    vary: string;
                                    note: string;
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "own-mistakes";
                                    how: string;
                                    kinds: string[];
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "clip-review";
                                    question: string;
                                    kinds: string[];
                                    clips: number;
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "ranked-set";
                                    games: number;
                                    rule: string;
                                    metric: string;
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "video";
                                    /** Format: uri */
                                    link: string;
                                    seconds: number;
                                    chapter: string | null;
                                    captions: boolean;
                                } | {
                                    key: string;
                                    title: string;
                                    minutes: number;
                                    /** @enum {number} */
                                    from: 20 | 40 | 60;
                                    /** @enum {string} */
                                    type: "check";
                                    metric: string;
                                })[];
                            }[];
                        }[];
                        codesOpenWith: ("Basic" | "Platinum" | "Diamond" | "TeamPlan") | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        plan: {
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
                                blocks: {
                                    block: {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string | null;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    };
                                    /** @enum {string} */
                                    state: "open" | "done" | "skipped";
                                    loggedAt: string | null;
                                    minutes: number | null;
                                    hits: number | null;
                                    lastHits: number | null;
                                }[];
                                minutesDone: number;
                                daysThisWeek: number;
                            };
                            week: number;
                            weeks: {
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
                                check: {
                                    metric: string;
                                    label: string;
                                    per5: boolean;
                                    /** @enum {string} */
                                    better: "higher" | "lower";
                                    /** @enum {string} */
                                    verdict: "fixed" | "better" | "noChange" | "tooEarly";
                                    isDecided: boolean;
                                    decidedAt: string | null;
                                    before: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    after: {
                                        mean: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                        games: {
                                            /** Format: uuid */
                                            matchId: string;
                                            /** Format: date-time */
                                            playedAt: string;
                                            value: number;
                                        }[];
                                    } | null;
                                    difference: {
                                        value: number;
                                        readonly interval: [
                                            number,
                                            number
                                        ];
                                    } | null;
                                    pass: number | null;
                                    comparedWith: string | null;
                                    needs: {
                                        before: number;
                                        least: number;
                                        after: number;
                                    };
                                } | null;
                            }[];
                            hidden: {
                                key: string;
                                title: string;
                            }[];
                        } | null;
                        moments: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            kind: string;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            player: string | null;
                            playedAt: string | null;
                            dueOn: string | null;
                            step: number;
                            gaps: number;
                        }[];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listManagedPlans: {
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
                        id: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                        author: string;
                        publishedVersion: number | null;
                        newestVersion: number;
                        content: {
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
                            weeks: {
                                theme: string;
                                why: string;
                                rule: string;
                                sessions: {
                                    day: number;
                                    equipment: string;
                                    blocks: ({
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    })[];
                                }[];
                            }[];
                        };
                        players: number;
                        /** Format: date-time */
                        changedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
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
                    weeks: {
                        theme: string;
                        why: string;
                        rule: string;
                        sessions: {
                            day: number;
                            equipment: string;
                            blocks: ({
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "warm-up";
                                how: string;
                                cue: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "pack";
                                how: string;
                                pack: {
                                    name: string;
                                    code: string;
                                    /** @enum {string} */
                                    source: "two-lists" | "one-list";
                                } | null;
                                /** @enum {string} */
                                unit: "shots" | "tries" | "laps" | "minutes";
                                shots: number;
                                repetitions: number;
                                passMark: number;
                                counts: string;
                                vary: string;
                                note: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "own-mistakes";
                                how: string;
                                kinds: string[];
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "clip-review";
                                question: string;
                                kinds: string[];
                                clips: number;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "ranked-set";
                                games: number;
                                rule: string;
                                metric: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "video";
                                /** Format: uri */
                                link: string;
                                seconds: number;
                                chapter: string | null;
                                captions: boolean;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "check";
                                metric: string;
                            })[];
                        }[];
                    }[];
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
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                        author: string;
                        publishedVersion: number | null;
                        newestVersion: number;
                        content: {
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
                            weeks: {
                                theme: string;
                                why: string;
                                rule: string;
                                sessions: {
                                    day: number;
                                    equipment: string;
                                    blocks: ({
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    })[];
                                }[];
                            }[];
                        };
                        players: number;
                        /** Format: date-time */
                        changedAt: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editTrainingPlan: {
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
                    weeks: {
                        theme: string;
                        why: string;
                        rule: string;
                        sessions: {
                            day: number;
                            equipment: string;
                            blocks: ({
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "warm-up";
                                how: string;
                                cue: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "pack";
                                how: string;
                                pack: {
                                    name: string;
                                    code: string;
                                    /** @enum {string} */
                                    source: "two-lists" | "one-list";
                                } | null;
                                /** @enum {string} */
                                unit: "shots" | "tries" | "laps" | "minutes";
                                shots: number;
                                repetitions: number;
                                passMark: number;
                                counts: string;
                                vary: string;
                                note: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "own-mistakes";
                                how: string;
                                kinds: string[];
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "clip-review";
                                question: string;
                                kinds: string[];
                                clips: number;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "ranked-set";
                                games: number;
                                rule: string;
                                metric: string;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "video";
                                /** Format: uri */
                                link: string;
                                seconds: number;
                                chapter: string | null;
                                captions: boolean;
                            } | {
                                key: string;
                                title: string;
                                minutes: number;
                                /** @enum {number} */
                                from: 20 | 40 | 60;
                                /** @enum {string} */
                                type: "check";
                                metric: string;
                            })[];
                        }[];
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                        author: string;
                        publishedVersion: number | null;
                        newestVersion: number;
                        content: {
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
                            weeks: {
                                theme: string;
                                why: string;
                                rule: string;
                                sessions: {
                                    day: number;
                                    equipment: string;
                                    blocks: ({
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    })[];
                                }[];
                            }[];
                        };
                        players: number;
                        /** Format: date-time */
                        changedAt: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                        author: string;
                        publishedVersion: number | null;
                        newestVersion: number;
                        content: {
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
                            weeks: {
                                theme: string;
                                why: string;
                                rule: string;
                                sessions: {
                                    day: number;
                                    equipment: string;
                                    blocks: ({
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "warm-up";
                                        how: string;
                                        cue: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "pack";
                                        how: string;
                                        pack: {
                                            name: string;
                                            code: string;
                                            /** @enum {string} */
                                            source: "two-lists" | "one-list";
                                        } | null;
                                        /** @enum {string} */
                                        unit: "shots" | "tries" | "laps" | "minutes";
                                        shots: number;
                                        repetitions: number;
                                        passMark: number;
                                        counts: string;
                                        vary: string;
                                        note: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "own-mistakes";
                                        how: string;
                                        kinds: string[];
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "clip-review";
                                        question: string;
                                        kinds: string[];
                                        clips: number;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "ranked-set";
                                        games: number;
                                        rule: string;
                                        metric: string;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "video";
                                        /** Format: uri */
                                        link: string;
                                        seconds: number;
                                        chapter: string | null;
                                        captions: boolean;
                                    } | {
                                        key: string;
                                        title: string;
                                        minutes: number;
                                        /** @enum {number} */
                                        from: 20 | 40 | 60;
                                        /** @enum {string} */
                                        type: "check";
                                        metric: string;
                                    })[];
                                }[];
                            }[];
                        };
                        players: number;
                        /** Format: date-time */
                        changedAt: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        players: {
                            /** Format: uuid */
                            playerId: string;
                            userName: string;
                            epicUserName: string | null;
                            /** Format: date-time */
                            joinedAt: string;
                            ranks: {
                                duel: string | null;
                                doubles: string | null;
                                standard: string | null;
                            };
                        }[];
                        seats: number;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** Format: uuid */
                        playerId: string;
                        userName: string;
                        epicUserName: string | null;
                        /** @enum {string} */
                        foundBy: "matches" | "search";
                        matches: number;
                        status: (5 | 10 | 15 | 20) | null;
                    }[];
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        code: string;
                        shareLink: string;
                        discordText: string;
                        expiresAt: string | null;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        rewardsAreGranted: boolean;
                        usedCodeOf: string | null;
                        canRedeem: boolean;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        valid: boolean;
                        reason: ("unknown" | "own-code" | "expired" | "already-used" | "not-eligible") | null;
                        message: string | null;
                        referrerName: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        valid: boolean;
                        reason: ("unknown" | "own-code" | "expired" | "already-used" | "not-eligible") | null;
                        message: string | null;
                        referrerName: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    }[];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        discordInviteUrl: string | null;
                        supportMail: string | null;
                        signInProviders: ("epic" | "discord")[];
                        signUpsOpen: boolean;
                    };
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        discordInviteUrl: string | null;
                        supportMail: string | null;
                        signInProviders: ("epic" | "discord")[];
                        signUpsOpen: boolean;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        signUps: {
                            isOpen: boolean;
                            closedSince: string | null;
                        };
                        uploads: {
                            isOpen: boolean;
                            closedSince: string | null;
                        };
                        queue: {
                            replays: number;
                            minutes: number | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        settings: {
                            signUpsPaused: boolean;
                            uploadsPaused: boolean;
                            mostActiveUsers: number | null;
                            mostQueueMinutes: number | null;
                        };
                        capacity: {
                            signUps: {
                                isOpen: boolean;
                                closedSince: string | null;
                            };
                            uploads: {
                                isOpen: boolean;
                                closedSince: string | null;
                            };
                            queue: {
                                replays: number;
                                minutes: number | null;
                            };
                        };
                        activeUsers: number;
                        waiting: number;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    signUpsPaused: boolean;
                    uploadsPaused: boolean;
                    mostActiveUsers: number | null;
                    mostQueueMinutes: number | null;
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
                        settings: {
                            signUpsPaused: boolean;
                            uploadsPaused: boolean;
                            mostActiveUsers: number | null;
                            mostQueueMinutes: number | null;
                        };
                        capacity: {
                            signUps: {
                                isOpen: boolean;
                                closedSince: string | null;
                            };
                            uploads: {
                                isOpen: boolean;
                                closedSince: string | null;
                            };
                            queue: {
                                replays: number;
                                minutes: number | null;
                            };
                        };
                        activeUsers: number;
                        waiting: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        thisWeek: {
                            /** Format: date */
                            startsOn: string;
                            /** Format: date-time */
                            endsAt: string;
                            isRest: boolean;
                            canRest: boolean;
                        };
                        nextWeek: {
                            /** Format: date */
                            startsOn: string;
                            /** Format: date-time */
                            endsAt: string;
                            isRest: boolean;
                        };
                        streak: number;
                        badges: {
                            name: string;
                            goal: string;
                            /** Format: date */
                            startsOn: string;
                        }[];
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                        upcoming: {
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                        waiting: {
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        best: {
                            /** Format: uuid */
                            matchId: string;
                            /** Format: date-time */
                            playedAt: string;
                            map: string;
                            value: number | null;
                        } | null;
                        badge: string | null;
                        isEased: boolean;
                        easierTarget: number | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        items: {
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        /** @enum {number} */
                        mode: 5 | 10 | 15;
                        nextRank: string | null;
                        games: number;
                        choices: {
                            /** @enum {number} */
                            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                            /** @enum {string} */
                            kind: "habit" | "skill";
                            target: number | null;
                            base: number | null;
                            next: number | null;
                            wantedDays: number | null;
                            missing: number;
                        }[];
                        community: {
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
                            isOpen: boolean;
                            plans: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
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
                        best: {
                            /** Format: uuid */
                            matchId: string;
                            /** Format: date-time */
                            playedAt: string;
                            map: string;
                            value: number | null;
                        } | null;
                        badge: string | null;
                        isEased: boolean;
                        easierTarget: number | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": {
                        thisWeek: {
                            /** Format: date */
                            startsOn: string;
                            /** Format: date-time */
                            endsAt: string;
                            isRest: boolean;
                            canRest: boolean;
                        };
                        nextWeek: {
                            /** Format: date */
                            startsOn: string;
                            /** Format: date-time */
                            endsAt: string;
                            isRest: boolean;
                        };
                        streak: number;
                        badges: {
                            name: string;
                            goal: string;
                            /** Format: date */
                            startsOn: string;
                        }[];
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                        upcoming: {
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                        waiting: {
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
                            best: {
                                /** Format: uuid */
                                matchId: string;
                                /** Format: date-time */
                                playedAt: string;
                                map: string;
                                value: number | null;
                            } | null;
                            badge: string | null;
                            isEased: boolean;
                            easierTarget: number | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        items: {
                            id: string;
                            /** Format: uuid */
                            matchId: string;
                            player: string | null;
                            label: string;
                            time: number;
                            clock: {
                                seconds: number;
                                overtime: boolean;
                            };
                            /** Format: date-time */
                            playedAt: string;
                            map: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        items: {
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
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                        items: {
                            title: string;
                            text: string;
                            category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
                            /** @enum {number} */
                            metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                            /** @enum {string} */
                            direction: "atLeast" | "atMost";
                            targets: {
                                mode: (5 | 10 | 15) | null;
                                rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
                                target: number;
                            }[];
                            /** Format: date */
                            startsOn: string;
                            /** Format: date */
                            endsOn: string;
                            minimumGames: number;
                            plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
                            badge: string | null;
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
                        }[];
                        pageIndex: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    title: string;
                    text: string;
                    category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
                    /** @enum {number} */
                    metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                    /** @enum {string} */
                    direction: "atLeast" | "atMost";
                    targets: {
                        mode: (5 | 10 | 15) | null;
                        rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
                        target: number;
                    }[];
                    /** Format: date */
                    startsOn: string;
                    /** Format: date */
                    endsOn: string;
                    minimumGames: number;
                    plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
                    badge: string | null;
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
                        title: string;
                        text: string;
                        category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
                        /** @enum {number} */
                        metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                        /** @enum {string} */
                        direction: "atLeast" | "atMost";
                        targets: {
                            mode: (5 | 10 | 15) | null;
                            rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
                            target: number;
                        }[];
                        /** Format: date */
                        startsOn: string;
                        /** Format: date */
                        endsOn: string;
                        minimumGames: number;
                        plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
                        badge: string | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                "application/json": {
                    title: string;
                    text: string;
                    category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
                    /** @enum {number} */
                    metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                    /** @enum {string} */
                    direction: "atLeast" | "atMost";
                    targets: {
                        mode: (5 | 10 | 15) | null;
                        rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
                        target: number;
                    }[];
                    /** Format: date */
                    startsOn: string;
                    /** Format: date */
                    endsOn: string;
                    minimumGames: number;
                    plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
                    badge: string | null;
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
                    "application/json": {
                        title: string;
                        text: string;
                        category: ("offensive" | "defensive" | "positional" | "mechanics" | "kickoffs") | null;
                        /** @enum {number} */
                        metric: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | 55;
                        /** @enum {string} */
                        direction: "atLeast" | "atMost";
                        targets: {
                            mode: (5 | 10 | 15) | null;
                            rankGroup: ("unranked" | "bronze" | "silver" | "gold" | "platinum" | "diamond" | "champion" | "grand-champion" | "supersonic-legend") | null;
                            target: number;
                        }[];
                        /** Format: date */
                        startsOn: string;
                        /** Format: date */
                        endsOn: string;
                        minimumGames: number;
                        plans: ("Basic" | "Platinum" | "Diamond" | "TeamPlan")[];
                        badge: string | null;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
}
