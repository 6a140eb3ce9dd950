import type { Video } from '../../app/dialogs/dialog-names.ts';

/** From the game to the first figures; made by `tooling/make-upload-video.ts`, which knows the same chapters. */
export const UPLOAD_VIDEO: Video = {
  title: 'From the game to your figures',
  sources: [{ src: '/videos/upload.webm', type: 'video/webm' }],
  captions: [{ src: '/videos/upload.en.vtt', language: 'en', label: 'English' }],
  chapters: [
    { title: 'Save the match', seconds: 0 },
    { title: 'Find the file', seconds: 6 },
    { title: 'Drop it here', seconds: 12 },
    { title: 'Read the match', seconds: 18 },
  ],
};
