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
export const ANSWER_LENGTH = 600;
/** How long marks stay on screen, s. */
export const SHOWN_SECONDS = { min: 1, max: 30, usual: 4 } as const;
