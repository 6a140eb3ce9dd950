import { SCORE_MODES } from '@datacoach/analysis/metadata';

export type ModeCode = (typeof SCORE_MODES)[number]['code'];

export const formatMode = (mode: number): string =>
  SCORE_MODES.find(({ code }) => code === mode)?.label ?? '';

/** The modes for controls, whose values are texts. */
export const MODE_CHOICES = SCORE_MODES.map(({ code, label }) => ({ value: String(code), label }));
