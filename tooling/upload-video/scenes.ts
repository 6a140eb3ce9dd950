/** What the video says, scene by scene; chapters and captions are made of it. */
export const SCENES = [
  {
    chapter: 'Save the match',
    captions: [
      'After a match, save its replay in the game.',
      'Or open Match History in your profile there and save it later.',
    ],
  },
  {
    chapter: 'Find the file',
    captions: [
      'The game keeps replays in its Demos folder.',
      'Upload Replay shows the path on your system, with a Copy button.',
    ],
  },
  {
    chapter: 'Drop it here',
    captions: [
      'Drop the files anywhere on the page, as many as you like.',
      'They are sent one at a time, and each line says how far it is.',
    ],
  },
  {
    chapter: 'Read the match',
    captions: [
      'Seconds later you see who deserved it, chance by chance.',
      'Every number leads to the moments behind it.',
    ],
  },
] as const;

export const SCENE_SECONDS = 6;
export const FRAMES_PER_SECOND = 10;
export const SIZE = { width: 1280, height: 720 } as const;
