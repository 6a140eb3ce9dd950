import type { SamplePlay } from './sample-pictures.ts';

/** Tens of uu, as in the play. */
const FIELD = {
  sideX: 410,
  backY: 512,
  cornerX: 294,
  cornerY: 397,
  goalX: 89,
  goalZ: 64,
  goalDepth: 88,
  wallZ: 190,
};
const CENTER_CIRCLE = 110;
const STRIPE = 64;
const LARGE_PADS = [
  [358, 0],
  [-358, 0],
  [307, 410],
  [-307, 410],
  [307, -410],
  [-307, -410],
] as const;
/** Cars and ball are drawn larger than life so that they can be seen at this size. */
const CAR = { length: 10, width: 7, height: 6 };
const BALL_RADIUS = 14;
const TRAIL_SECONDS = 0.9;
/** Camera on the near stand: distance and height, and how fast it follows the ball. */
const CAMERA = { x: -820, z: 520, lookX: -60, lookZ: 0 };
const FOLLOW = 0.8;
const FOLLOW_SECONDS = 0.8;

type Point = readonly [x: number, y: number, z: number];
type Context = CanvasRenderingContext2D;
type Projection = (point: Point) => { x: number; y: number; scale: number };

export type PlayColors = Readonly<
  Record<
    | 'floor'
    | 'stripe'
    | 'line'
    | 'wall'
    | 'pad'
    | 'ball'
    | 'ballEdge'
    | 'accent'
    | 'text'
    | 'blue'
    | 'orange',
    string
  >
>;

const getTeamColor = ({ blue, orange }: PlayColors, team: 0 | 1) => (team === 0 ? blue : orange);

function interpolateRow(rows: readonly number[], width: number, row: number): number[] {
  const last = rows.length / width - 1;
  const from = Math.max(0, Math.min(Math.floor(row), last));
  const share = Math.max(0, Math.min(row - from, 1));
  return Array.from({ length: width }, (_, column) => {
    const before = rows[from * width + column]!;
    return before + share * (rows[Math.min(from + 1, last) * width + column]! - before);
  });
}

const toPoints = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = numbers.slice(3 * index);
    return [x, y, z];
  });

/** Turns by the short way: 179° to −179° is 2°. */
function interpolateYaw(rows: readonly number[], row: number): number {
  const from = Math.floor(row);
  const before = rows[from * 4 + 3] ?? rows.at(-1)!;
  const after = rows[(from + 1) * 4 + 3] ?? before;
  const turn = ((((after - before + 180) % 360) + 360) % 360) - 180;
  return ((before + (row - from) * turn) * Math.PI) / 180;
}

function calculateCameraX({ ball, rate }: SamplePlay, row: number): number {
  const reach = FOLLOW_SECONDS * rate;
  let sum = 0;
  for (let step = -4; step <= 4; step++) sum += interpolateRow(ball, 3, row + (step / 4) * reach)[1]!;
  return (FOLLOW * sum) / 9;
}

/** Returns a projection from the near stand: field y points right, field x away. */
function createProjection(width: number, height: number, middle: number): Projection {
  const [dx, dz] = [CAMERA.lookX - CAMERA.x, CAMERA.lookZ - CAMERA.z];
  const length = Math.hypot(dx, dz);
  const [fx, fz] = [dx / length, dz / length];
  const focal = Math.max(width * 1.15, height * 2);
  return ([x, y, z]) => {
    const depth = (x - CAMERA.x) * fx + (z - CAMERA.z) * fz;
    const scale = focal / Math.max(depth, 40);
    const rise = (z - CAMERA.z) * fx - (x - CAMERA.x) * fz;
    return { x: width / 2 + scale * (y - middle), y: height * 0.55 - scale * rise, scale };
  };
}

export function drawPlay(
  context: Context,
  { width, height }: { readonly width: number; readonly height: number },
  play: SamplePlay,
  row: number,
  colors: PlayColors,
): void {
  context.clearRect(0, 0, width, height);
  const project = createProjection(width, height, calculateCameraX(play, row));
  const drawPath = (points: readonly Point[], closed = true) => {
    context.beginPath();
    for (const point of points) {
      const { x, y } = project(point);
      context.lineTo(x, y);
    }
    if (closed) context.closePath();
  };
  drawField(context, drawPath, colors);
  const names: { x: number; y: number }[] = [];
  drawTrail(context, play, row, project, colors);
  const [bx = 0, by = 0, bz = 0] = interpolateRow(play.ball, 3, row);
  const bodies = [
    { x: bx, draw: () => drawBall(context, [bx, by, bz], project, colors) },
    ...play.cars.map(({ name, team, rows }) => {
      const [x = 0, y = 0, z = 0] = interpolateRow(rows, 4, row);
      const body = {
        point: [x, y, z] as const,
        yaw: interpolateYaw(rows, row),
        name,
        color: getTeamColor(colors, team),
      };
      return { x, draw: () => drawCar(context, drawPath, body, project, colors, names) };
    }),
  ];
  // The camera is at low x: what is farther away comes first.
  for (const { draw } of bodies.sort((a, b) => b.x - a.x)) draw();
}

type DrawPath = (points: readonly Point[], closed?: boolean) => void;

function drawField(context: Context, drawPath: DrawPath, colors: PlayColors): void {
  const { sideX, backY, cornerX, cornerY, goalX, goalZ, goalDepth, wallZ } = FIELD;
  const outline: readonly Point[] = [
    [-sideX, -cornerY, 0],
    [-cornerX, -backY, 0],
    [cornerX, -backY, 0],
    [sideX, -cornerY, 0],
    [sideX, cornerY, 0],
    [cornerX, backY, 0],
    [-cornerX, backY, 0],
    [-sideX, cornerY, 0],
  ];
  drawPath(outline);
  context.fillStyle = colors.floor;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = colors.stripe;
  for (let y = -backY; y < backY; y += 2 * STRIPE) {
    drawPath(toPoints(-sideX, y, 0, sideX, y, 0, sideX, y + STRIPE, 0, -sideX, y + STRIPE, 0));
    context.fill();
  }
  context.restore();
  context.lineWidth = 1.5;
  // The far walls; the near one would hide the play.
  context.strokeStyle = colors.wall;
  const far = outline.slice(1, 7);
  far.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = far[index]!;
    drawPath(toPoints(fromX, fromY, 0, x, y, 0, x, y, wallZ, fromX, fromY, wallZ));
    context.stroke();
  });
  context.strokeStyle = colors.line;
  drawPath(outline);
  context.stroke();
  drawPath(toPoints(-sideX, 0, 0, sideX, 0, 0));
  context.stroke();
  const drawCircle = (x: number, y: number, radius: number) =>
    drawPath(
      Array.from({ length: 36 }, (_, step) => {
        const angle = (step * Math.PI) / 18;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0] as const;
      }),
    );
  drawCircle(0, 0, CENTER_CIRCLE);
  context.stroke();
  context.fillStyle = colors.pad;
  for (const [x, y] of LARGE_PADS) {
    drawCircle(x, y, 12);
    context.fill();
  }
  for (const side of [-1, 1] as const) {
    const color = getTeamColor(colors, side === -1 ? 0 : 1);
    context.strokeStyle = color;
    const getGoalFrame = (y: number) =>
      toPoints(-goalX, y, 0, -goalX, y, goalZ, goalX, y, goalZ, goalX, y, 0);
    const [front, back] = [getGoalFrame(side * backY), getGoalFrame(side * (backY + goalDepth))];
    drawPath(front);
    context.globalAlpha = 0.16;
    context.fillStyle = color;
    context.fill();
    context.globalAlpha = 0.45;
    drawPath(back);
    context.stroke();
    front.forEach((point, index) => {
      drawPath([point, back[index]!], false);
      context.stroke();
    });
    context.globalAlpha = 1;
    context.lineWidth = 2.5;
    drawPath(front);
    context.stroke();
    context.lineWidth = 1.5;
  }
}

function drawShadow(context: Context, [x, y]: Point, radius: number, project: Projection): void {
  const ground = project([x, y, 0]);
  context.fillStyle = 'rgb(0 0 0 / 35%)';
  context.beginPath();
  context.ellipse(ground.x, ground.y, radius * ground.scale, radius * 0.45 * ground.scale, 0, 0, 2 * Math.PI);
  context.fill();
}

function drawTrail(
  context: Context,
  { ball, rate }: SamplePlay,
  row: number,
  project: Projection,
  { accent }: PlayColors,
): void {
  const steps = Math.round(TRAIL_SECONDS * rate) * 2;
  context.strokeStyle = accent;
  context.lineCap = 'round';
  for (let step = 1; step < steps; step++) {
    const [from, to] = [row - step / 2, row - (step - 1) / 2];
    if (from < 0) break;
    const [a, b] = [from, to].map((one) => project(interpolateRow(ball, 3, one) as unknown as Point)) as [
      ReturnType<Projection>,
      ReturnType<Projection>,
    ];
    context.globalAlpha = 0.55 * (1 - step / steps);
    context.lineWidth = 7 * b.scale * (1 - step / steps) + 1;
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawBall(context: Context, point: Point, project: Projection, colors: PlayColors): void {
  drawShadow(context, point, BALL_RADIUS, project);
  const { x, y, scale } = project(point);
  const radius = BALL_RADIUS * scale;
  const [lightX, lightY] = [x - radius * 0.35, y - radius * 0.4];
  const light = context.createRadialGradient(lightX, lightY, radius * 0.15, x, y, radius * 1.1);
  light.addColorStop(0, colors.ball);
  light.addColorStop(1, colors.ballEdge);
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawCar(
  context: Context,
  drawPath: DrawPath,
  { point, yaw, name, color }: { point: Point; yaw: number; name: string; color: string },
  project: Projection,
  { text }: PlayColors,
  names: { x: number; y: number }[],
): void {
  drawShadow(context, point, CAR.length * 0.8, project);
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  /** A corner of the car: ahead, to the side, up. */
  const toFieldPoint = (ahead: number, side: number, up: number): Point => [
    point[0] + cos * ahead - sin * side,
    point[1] + sin * ahead + cos * side,
    Math.max(0, point[2] - 2) + up,
  ];
  const drawBox = (back: number, front: number, width: number, low: number, high: number) => {
    const listBoxCorners = (up: number) => [
      toFieldPoint(back, -width, up),
      toFieldPoint(front, -width, up),
      toFieldPoint(front, width, up),
      toFieldPoint(back, width, up),
    ];
    const [bottom, top] = [listBoxCorners(low), listBoxCorners(high)];
    bottom.forEach((_, index) => {
      const next = (index + 1) % bottom.length;
      drawPath([bottom[index]!, bottom[next]!, top[next]!, top[index]!]);
      context.fillStyle = color;
      context.fill();
      context.fillStyle = `rgb(0 0 0 / ${index % 2 === 0 ? 45 : 30}%)`;
      context.fill();
    });
    drawPath(top);
    context.fillStyle = color;
    context.fill();
  };
  drawBox(-CAR.length, CAR.length, CAR.width, 0, CAR.height * 0.6);
  drawBox(-CAR.length * 0.55, CAR.length * 0.2, CAR.width * 0.8, CAR.height * 0.6, CAR.height * 1.25);
  const { x, y: free, scale } = project(toFieldPoint(0, 0, CAR.height * 3));
  // A name that would cover another goes above it.
  let y = free;
  while (names.some((one) => Math.abs(one.x - x) < NAME_WIDTH && Math.abs(one.y - y) < NAME_HEIGHT)) y -= 4;
  names.push({ x, y });
  context.font = `600 ${Math.max(11, Math.min(14, 11 * scale))}px ${NAME_FONT}`;
  context.textAlign = 'center';
  context.fillStyle = text;
  context.fillText(name, x, y);
}

const [NAME_WIDTH, NAME_HEIGHT] = [76, 17];
const NAME_FONT = '"Archivo Variable", system-ui, sans-serif';
