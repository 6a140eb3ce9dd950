import type { Team } from '../../team-words.ts';
import type { Moment } from '../playback/moment.ts';
import { FIELD, floorOutline, type SceneColors } from '../scene/field.ts';

/** Shown length of the field including goals and a margin, in uu. */
const LENGTH = 2 * (FIELD.backY + FIELD.goalDepth + 120);
const WIDTH = 2 * (FIELD.sideX + 160);

/** Returns px per uu. */
export function flatScale({ width, height }: { width: number; height: number }): number {
  return Math.min(width / LENGTH, height / WIDTH);
}

/** Draws the field from above for browsers without WebGL: blue's goal is on the left, as on every map in the app. */
export function drawFlat(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  moment: Moment,
  teams: readonly Team[],
  colors: SceneColors,
): void {
  const scale = flatScale({ width, height });
  context.reset();
  context.fillStyle = colors.background;
  context.fillRect(0, 0, width, height);
  // Field y points right, field x up.
  context.setTransform(0, -scale, scale, 0, width / 2, height / 2);
  drawField(context, colors);
  moment.cars.forEach((car, index) => {
    if (!car) return;
    const { x, y, z, w } = car.turn;
    const yaw = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
    context.save();
    context.translate(car.x, car.y);
    context.rotate(yaw);
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
    context.restore();
  });
  const { ball } = moment;
  if (!ball) return;
  context.beginPath();
  // A higher ball is nearer to the camera.
  context.arc(ball.x, ball.y, FIELD.ballRadius * (1 + ball.z / FIELD.ceiling), 0, 2 * Math.PI);
  context.fillStyle = colors.ball;
  context.fill();
}

function drawField(context: CanvasRenderingContext2D, colors: SceneColors): void {
  context.beginPath();
  for (const [x, y] of floorOutline()) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = colors.floor;
  context.fill();
  context.lineWidth = 24;
  context.strokeStyle = colors.line;
  context.stroke();
  context.beginPath();
  context.moveTo(-FIELD.sideX, 0);
  context.lineTo(FIELD.sideX, 0);
  context.stroke();
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
