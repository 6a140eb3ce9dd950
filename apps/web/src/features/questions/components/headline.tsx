import classes from '../questions.module.css';

/** The text between `**` is the key number. */
export const HeadlineText = ({ text, className }: { text: string; className?: string }) =>
  text.split('**').map((part, index) =>
    index % 2 === 1 ? (
      <b className={className} key={part}>
        {part}
      </b>
    ) : (
      part
    ),
  );

export const Headline = ({ text, tabIndex }: { text: string; tabIndex?: number }) => (
  <h2
    className={`${classes.headline} max-w-[34ch] mt-0.5 text-[28px] leading-8.5 font-stretch-112% text-balance`}
    tabIndex={tabIndex}
  >
    <HeadlineText text={text} className="text-accent-text" />
  </h2>
);
