import { BoxGeometry, type ColorRepresentation, Group, Mesh, MeshLambertMaterial } from 'three';

/**
 * A car as big as its hitbox, in the scene's axes (nose towards -x, up +y): a body that gets lower to the front, and a
 * cabin. Real car bodies are the game's; what counts in a replay is the box.
 */
export function buildCar(
  [length, width, height]: readonly [number, number, number],
  color: ColorRepresentation,
): Group {
  const car = new Group();
  const paint = new MeshLambertMaterial({ color });
  const body = new BoxGeometry(length, height * 0.55, width);
  const points = body.getAttribute('position');
  for (let i = 0; i < points.count; i++) {
    const nose = points.getX(i) < 0;
    if (nose && points.getY(i) > 0) points.setY(i, points.getY(i) - height * 0.28);
    if (nose) points.setZ(i, points.getZ(i) * 0.82);
  }
  body.computeVertexNormals();
  car.add(new Mesh(body, paint));
  const cabin = new Mesh(
    new BoxGeometry(length * 0.42, height * 0.4, width * 0.72),
    new MeshLambertMaterial({ color, emissive: 0xffffff, emissiveIntensity: 0.18 }),
  );
  cabin.position.set(length * 0.1, height * 0.45, 0);
  car.add(cabin);
  return car;
}
