import type { Video } from '../../app/dialogs/dialog-names.ts';

/** From the game to the first figures. How the files are replaced: docs/how-to/replace-the-upload-video.md. */
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
