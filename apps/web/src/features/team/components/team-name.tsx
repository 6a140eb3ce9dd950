import { Avatar } from '../../../app/shell/avatar.tsx';

/** A team's logo and name; nothing for a team without either. */
export function TeamName({ name, logoUrl }: { name: string | null; logoUrl: string | null }) {
  if (!name && !logoUrl) return null;
  return (
    <span className="flex items-center gap-3 wrap-anywhere">
      <span className="grid flex-none place-items-center size-9 rounded-[50%] bg-s4" aria-hidden="true">
        <Avatar imageUrl={logoUrl} epicUserName={name} />
      </span>
      {name && <b>{name}</b>}
    </span>
  );
}
