import type { KICKOFF_SPOTS } from '@datacoach/analysis/metadata';
import type { ScoutBook, ScoutFinding } from '@datacoach/contract';
import { APPROACH_WORDS, SUPPORT_WORDS, sumKickoffs } from './folder-kickoffs.ts';
import type { FolderView } from './folder-view.ts';
import type { DigestKickoff } from './game-digest.ts';
import { commonest, listClips, type Of, percent, times } from './scout-appearances.ts';

type Kickoffs = readonly Of<DigestKickoff>[];

export function findKickoffFindings(view: FolderView, kickoffs: Kickoffs): ScoutFinding[] {
  const taken = kickoffs.filter((one) => one.taken);
  if (taken.length === 0) return [];
  const supports = kickoffs.filter((one) => !one.taken);
  return [
    results(view, taken),
    ...usualApproach(view, taken),
    ...fakes(view, taken),
    ...usualSupport(view, supports),
  ];
}

function results(view: FolderView, taken: Kickoffs): ScoutFinding {
  const won = taken.filter(({ result }) => result === 'won');
  const lost = taken.filter(({ result }) => result === 'lost');
  return {
    text: `They win ${percent(won.length, taken.length)} of their kickoffs and lose ${percent(lost.length, taken.length)}.`,
    sample: times(taken.length, 'kickoff'),
    clips: won.length > 0 ? listClips(view, won, 'kickoff won') : listClips(view, lost, 'kickoff lost'),
  };
}

function usualApproach(view: FolderView, taken: Kickoffs): ScoutFinding[] {
  const usual = commonest(taken.map(({ approach }) => approach));
  if (!usual) return [];
  const words = APPROACH_WORDS[usual.key] ?? usual.key;
  const like = taken.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their usual kickoff: ${words}.`,
      sample: `${usual.count} of ${times(taken.length, 'kickoff')}`,
      clips: listClips(view, like, `kickoff: ${words}`),
    },
  ];
}

function fakes(view: FolderView, taken: Kickoffs): ScoutFinding[] {
  const faked = taken.filter(({ approach }) => approach === 'fake');
  if (faked.length === 0) return [];
  return [
    {
      text: 'They fake kickoffs. Don’t commit until the ball moves.',
      sample: `${faked.length} of ${times(taken.length, 'kickoff')}`,
      clips: listClips(view, faked, 'faked kickoff'),
    },
  ];
}

function usualSupport(view: FolderView, supports: Kickoffs): ScoutFinding[] {
  const usual = commonest(supports.map(({ approach }) => approach));
  if (!usual) return [];
  const words = SUPPORT_WORDS[usual.key] ?? usual.key;
  const like = supports.filter(({ approach }) => approach === usual.key);
  return [
    {
      text: `Their other players usually ${words}.`,
      sample: `${usual.count} of ${times(supports.length, 'kickoff')} taken by a teammate`,
      clips: listClips(view, like, words),
    },
  ];
}

/** Describes how they take kickoffs from one spot; null if they took none. */
export function spawnRow(
  { key, label }: (typeof KICKOFF_SPOTS)[number],
  kickoffs: Kickoffs,
): ScoutBook['kickoffs'] {
  const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
  const { taken, won, lost, neutral, approaches, supports, seconds } = sums;
  return taken === 0
    ? []
    : [{ spawn: key, label, count: taken, won, lost, neutral, approaches, supports, seconds }];
}
