/** Ways to look at the field; `free` is moved by hand. Apart from the cameras themselves: addresses need no 3D library. */
export const CAMERAS = ['player', 'ball', 'stand', 'top', 'free'] as const;
export type CameraKind = (typeof CAMERAS)[number];
