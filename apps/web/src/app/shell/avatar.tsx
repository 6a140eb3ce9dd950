import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';

/** Shows the profile image, otherwise the first letter of the Epic username, otherwise a default (specification.md 2). */
export function Avatar({ imageUrl, epicUserName }: { imageUrl: string | null; epicUserName: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const letter = Array.from(epicUserName?.trim() ?? '')[0];
  if (imageUrl && broken !== imageUrl) {
    return (
      <img
        className="block size-full rounded-[50%] object-cover"
        src={imageUrl}
        alt=""
        onError={() => setBroken(imageUrl)}
      />
    );
  }
  if (letter) return <span className="font-semibold">{letter.toLocaleUpperCase('en')}</span>;
  return <IconUser className="font-semibold" size={18} stroke={1.6} aria-hidden="true" />;
}
