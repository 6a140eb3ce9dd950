import { saveRedirectTarget } from '../../app/session/redirect-target.ts';
import { ReplayFileContents } from '../../features/analysis/components/replay-file-contents.tsx';
import { PlanCards } from '../../features/payments/components/plan-cards.tsx';
import { DemosFolder } from '../../features/replays/components/demos-folder.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/text-button.tsx';
import classes from './landing.module.css';
import { ProductPictures } from './product-pictures.tsx';

/** Everything below the drop circle: pictures, steps, plans, privacy and the list of stats. */
export default function LandingSections() {
  return (
    <>
      <ProductPictures />
      <ThreeSteps />
      <section id="plans" className={classes.section} aria-labelledby="plans-title">
        <div className="flex flex-wrap gap-x-4 gap-y-1 items-baseline justify-between">
          <h2 id="plans-title">Start free, upgrade when it helps</h2>
          <p className="t2">Tax included. Cancel anytime.</p>
        </div>
        <PlanCards
          renderChoose={({ name, prices }, label) => (
            <ButtonLink
              label={label}
              to="/signup"
              variant={name === 'Platinum' ? 'filled' : 'default'}
              onClick={() => {
                // Sign-up leads there after the first steps.
                if (prices.length > 0 && name !== 'TeamPlan') saveRedirectTarget(`/membership?plan=${name}`);
              }}
            />
          )}
        />
      </section>
      <section className={classes.section} aria-label="Privacy">
        <p className="text-base max-w-[80ch]">
          <b>Private by default.</b> A file you drop here stays in your browser until you sign up to keep it.
          Saved replays are yours alone until you share them.{' '}
          <TextLink to="/privacy-policy">Privacy policy</TextLink>
        </p>
      </section>
      <ReplayFileContents />
    </>
  );
}

function ThreeSteps() {
  const steps = [
    {
      title: 'Save a replay',
      text: 'After a match, open the menu and choose Save Replay. It lands in this folder:',
      more: <DemosFolder />,
    },
    {
      title: 'Drop it here',
      text: 'Your browser analyzes it in seconds: every touch, boost pad, shot and rotation of all players.',
    },
    {
      title: 'Fix one thing',
      text: 'See what’s costing you goals, watch the clips and start the drill for it. Your next games show if it worked.',
    },
  ];
  return (
    <section id="how" className={classes.section} aria-labelledby="how-title">
      <h2 id="how-title">How it works</h2>
      <ol className="grid grid-cols-3 gap-4 max-md:grid-cols-1">
        {steps.map(({ title, text, more }, index) => (
          <li key={title} className="grid content-start gap-2 p-4 rounded-3 bg-s1">
            <span
              className="grid place-content-center size-7 border-2 border-accent-text rounded-[50%] font-semibold"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="t2">{text}</p>
            {more}
          </li>
        ))}
      </ol>
    </section>
  );
}
