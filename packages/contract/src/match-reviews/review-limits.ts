/** Cameras in the viewer; `free` is moved by hand. */
export const REVIEW_CAMERAS = ['director', 'player', 'ball', 'stand', 'top', 'free'] as const;
/** Colors of marks, different from the team colors. */
export const MARK_COLORS = ['chalk', 'yellow', 'pink', 'green'] as const;
export type MarkColor = (typeof MARK_COLORS)[number];

export const MAX_COMMENTS = 60;
export const MAX_MARKS = 30;
export const COMMENT_LENGTH = 600;
export const REVIEW_TITLE_LENGTH = 80;
export const MARK_TEXT_LENGTH = 60;
export const MAX_ANSWER_LENGTH = 600;
/** How long marks stay on screen, s. */
export const SHOWN_SECONDS = { min: 1, max: 30, usual: 4 } as const;

/** Clips in a playlist: a review of moments of several games. */
export const MAX_CLIPS = 40;
/** How long before its moment a clip starts, s. */
export const LEAD_UP_SECONDS = { min: 0, max: 20, usual: 4 } as const;
/** All clips of a playlist together, without the time that voice-overs last longer. */
export const MAX_PLAYLIST_MINUTES = 15;
export const MAX_PLAYLISTS = 100;

/** Voice-over of a clip, in a format that browsers record. */
export const VOICE_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type VoiceType = (typeof VOICE_TYPES)[number];
export const MAX_VOICE_SECONDS = 120;
export const MAX_VOICE_BYTES = 4 * 1024 * 1024;
