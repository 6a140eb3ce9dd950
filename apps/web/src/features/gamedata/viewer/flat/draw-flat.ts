import type { Team } from '../../match/teams.ts';
import type { Moment } from '../playback/moment.ts';
import { type Arena, FIELD } from '../scene/arena.ts';
import type { SceneColors } from '../scene/scene-colors.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Px of one uu, with goals and a margin. */
export const calculateFlatScale = ({ width, height }: Size, { sideX, backY, goalDepth }: Arena): number =>
  Math.min(width / (2 * (backY + goalDepth + 120)), height / (2 * (sideX + 160)));

/** How large ball and cars are drawn, and which car is highlighted. */
interface MarkOptions {
  readonly size: number;
  readonly watched: number | null;
}

/** Draws the field from above for browsers without WebGL: blue's goal is on the left, as on every map in the app. */
export function drawFlat(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  moment: Moment,
  teams: readonly Team[],
  colors: SceneColors,
  arena: Arena,
  marks: MarkOptions = { size: 1, watched: null },
): void {
  const scale = calculateFlatScale({ width, height }, arena);
  context.reset();
  context.fillStyle = colors.background;
  context.fillRect(0, 0, width, height);
  // Field y points right, field x up.
  context.setTransform(0, -scale, scale, 0, width / 2, height / 2);
  drawField(context, colors, arena);
  moment.cars.forEach((car, index) => {
    if (!car) return;
    const { x, y, z, w } = car.turn;
    const yaw = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
    context.save();
    context.translate(car.x, car.y);
    context.rotate(yaw);
    context.scale(marks.size, marks.size);
    context.fillStyle = teams[index] === 0 ? colors.blue : colors.orange;
    // The pointed nose shows the direction.
    context.beginPath();
    for (const [px, py] of [
      [-110, -80],
      [70, -80],
      [130, 0],
      [70, 80],
      [-110, 80],
    ] as const)
      context.lineTo(px, py);
    context.fill();
    if (index === marks.watched) {
      context.lineWidth = 34;
      context.strokeStyle = colors.accent;
      context.closePath();
      context.stroke();
    }
    context.restore();
  });
  const { ball } = moment;
  if (!ball) return;
  context.beginPath();
  // A higher ball is nearer to the camera.
  context.arc(ball.x, ball.y, marks.size * FIELD.ballRadius * (1 + ball.z / FIELD.ceiling), 0, 2 * Math.PI);
  context.fillStyle = colors.ball;
  context.fill();
}

function drawField(context: CanvasRenderingContext2D, colors: SceneColors, arena: Arena): void {
  context.beginPath();
  for (const [x, y] of arena.outline) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = colors.floor;
  context.fill();
  context.lineWidth = 24;
  context.strokeStyle = colors.line;
  context.stroke();
  context.beginPath();
  context.moveTo(-arena.sideX, 0);
  context.lineTo(arena.sideX, 0);
  context.stroke();
  if (arena.goal !== 'mouth') return;
  for (const side of [-1, 1]) {
    context.strokeStyle = side === -1 ? colors.blue : colors.orange;
    context.strokeRect(
      -FIELD.goalHalfWidth,
      side * FIELD.backY,
      2 * FIELD.goalHalfWidth,
      side * FIELD.goalDepth,
    );
  }
}
