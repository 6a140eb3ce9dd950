import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { possessionDetector } from './possession.detector.ts';

const BLUE = 0;
const ORANGE = 1;

const far = (team: 0 | 1) => ({ team, at: () => ({ x: 3000, y: 0, z: 17 }) });

function spans(touches: readonly HandMadeTouch[], notion: 'controlled' | 'lastTouch', stop = 20) {
  const match = handMadeMatch({
    seconds: 20,
    cars: [far(BLUE), far(ORANGE)],
    phase: (time) => (time <= stop ? PHASE.live : PHASE.postGoal),
  });
  return detectWith(match, possessionDetector, touches)
    .filter(({ evidence }) => evidence.notion === notion)
    .map(({ team, time, duration, evidence }) => ({
      team,
      from: round(time),
      to: round(time + duration),
      until: evidence.until,
    }));
}

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
const at = (player: number, ...times: number[]): HandMadeTouch[] => times.map((time) => ({ player, time }));

describe('possession', () => {
  it('is won by a second touch, and turns over at the touch that is not answered', () => {
    expect(spans([...at(BLUE, 1, 2), ...at(ORANGE, 4)], 'controlled')).toEqual([
      { team: BLUE, from: 1, to: 4, until: 'opponent' },
      { team: ORANGE, from: 4, to: 7, until: 'loose' },
    ]);
  });

  it('is kept by a team that answers within 1.25 seconds, and lost when it answers later', () => {
    expect(spans([...at(BLUE, 1, 2, 5.2), ...at(ORANGE, 4)], 'controlled')).toEqual([
      { team: BLUE, from: 1, to: 8.2, until: 'loose' },
    ]);
    expect(spans([...at(BLUE, 1, 2, 5.3), ...at(ORANGE, 4)], 'controlled').map(({ team }) => team)).toEqual([
      BLUE,
      ORANGE,
      BLUE,
    ]);
  });

  it('is neutral while both teams touch in turn', () => {
    const scramble = [...at(BLUE, 1, 2, 3), ...at(ORANGE, 1.5, 2.5)];
    expect(spans(scramble, 'controlled')).toEqual([{ team: BLUE, from: 3, to: 6, until: 'loose' }]);
  });

  it('goes to the last team to touch without a break by the last-touch definition', () => {
    expect(spans([...at(BLUE, 1, 2), ...at(ORANGE, 4)], 'lastTouch')).toEqual([
      { team: BLUE, from: 1, to: 4, until: 'opponent' },
      { team: ORANGE, from: 4, to: 20, until: 'stop' },
    ]);
  });

  it('ends when play stops', () => {
    expect(spans(at(BLUE, 1, 2), 'controlled', 3)).toEqual([{ team: BLUE, from: 1, to: 3, until: 'stop' }]);
  });
});
