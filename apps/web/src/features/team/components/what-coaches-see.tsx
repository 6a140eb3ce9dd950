/** What a player agrees to by joining a team. */
export const WhatCoachesSee = ({ userName, school }: { userName: string; school: string | null }) => (
  <p className="text-t2 text-pretty">
    Join {userName}’s team. Your coach will see games you play and upload from now on, your stats, plan and
    goals. Not earlier games, and never private ones. You can share earlier games or leave anytime in your
    profile.
    {school &&
      ` This is a school team (${school}). If you’re under 18, you appear by first name, have no public pages, and a guardian has to agree first.`}
  </p>
);
