const ADDRESS = /(https:\/\/[^\s]+)/;

/** Words of a coach, in which addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places only.
      <a key={place} href={part} target="_blank" rel="noreferrer noopener" className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
