/** Where a text is read: a headline, a sentence of coaching, help that explains, or as it is in the source. */
export type TextUse = 'headline' | 'coaching' | 'help' | 'source';

/** A text as users see it, with what it comes from. */
export interface TextRow {
  /** File, or what was rendered: "question kickoffs, extreme". */
  readonly source: string;
  readonly text: string;
  readonly use: TextUse;
}
