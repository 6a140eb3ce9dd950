import { type BlockType, CODE_SOURCES, DRILL_UNITS } from '@datacoach/contract';

/** An input in a block's form. */
export type BlockField =
  | {
      readonly name: string;
      readonly label: string;
      readonly kind: 'line' | 'text' | 'metric' | 'moments' | 'yes';
    }
  | { readonly name: string; readonly label: string; readonly kind: 'number'; readonly max: number }
  | {
      readonly name: string;
      readonly label: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
    };

/** Fields of each block type besides its title, its minutes and the min minutes per day. */
export const BLOCK_FIELDS: Readonly<Record<BlockType, readonly BlockField[]>> = {
  'warm-up': [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'cue', label: 'Cue', kind: 'line' },
  ],
  pack: [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'unit', label: 'Unit', kind: 'choice', choices: DRILL_UNITS },
    { name: 'shots', label: 'Per set', kind: 'number', max: 200 },
    { name: 'repetitions', label: 'Repetitions', kind: 'number', max: 20 },
    { name: 'passMark', label: 'Target', kind: 'number', max: 200 },
    { name: 'counts', label: 'Counts when', kind: 'text' },
    { name: 'vary', label: 'Mix it up', kind: 'text' },
    { name: 'note', label: 'On console or PC', kind: 'text' },
  ],
  'own-mistakes': [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'kinds', label: 'Moments', kind: 'moments' },
  ],
  'clip-review': [
    { name: 'question', label: 'Question for each clip', kind: 'text' },
    { name: 'kinds', label: 'Moments', kind: 'moments' },
    { name: 'clips', label: 'Clips', kind: 'number', max: 6 },
  ],
  'ranked-set': [
    { name: 'games', label: 'Games', kind: 'number', max: 10 },
    { name: 'rule', label: 'Rule', kind: 'text' },
    { name: 'metric', label: 'Stat to watch', kind: 'metric' },
  ],
  video: [
    { name: 'link', label: 'Link (https)', kind: 'line' },
    { name: 'seconds', label: 'Seconds', kind: 'number', max: 7200 },
    { name: 'chapter', label: 'Chapter', kind: 'line' },
    { name: 'captions', label: 'Has captions', kind: 'yes' },
  ],
  check: [{ name: 'metric', label: 'Deciding stat', kind: 'metric' }],
};

export const PACK_FIELDS: readonly BlockField[] = [
  { name: 'name', label: 'Name of the pack', kind: 'line' },
  { name: 'code', label: 'Code', kind: 'line' },
  { name: 'source', label: 'Code seen in', kind: 'choice', choices: CODE_SOURCES },
];

export const BLOCK_TYPES = Object.keys(BLOCK_FIELDS) as readonly BlockType[];

/** Labels of choices stored as codes. */
export const CHOICE_WORDS: Readonly<Record<string, string>> = {
  shots: 'Shots',
  tries: 'Tries',
  laps: 'Laps',
  minutes: 'Minutes',
  'two-lists': 'Two public lists',
  'one-list': 'One public list',
};
