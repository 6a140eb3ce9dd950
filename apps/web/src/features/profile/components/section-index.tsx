import { useEffect, useState } from 'react';
import classes from './section-index.module.css';

interface SectionIndexProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** What stands on the page; the part in view is marked. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = ids.split(' ').find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      // A part is in view once it has passed the top bar.
      { rootMargin: '-80px 0px -50% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return (
    <nav aria-label="On this page" className={classes.index}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={`${classes.entry} px-2.5 py-1.5 border-l-2 border-l-transparent text-t2`}
          aria-current={current === id ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(id);
            const section = document.getElementById(id);
            section?.scrollIntoView();
            section?.focus({ preventScroll: true });
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
