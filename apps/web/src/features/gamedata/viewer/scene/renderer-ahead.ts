import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';

let ahead: WebGLRenderer | null = null;
let hasNone = false;

/**
 * Makes what draws, and the programs that a field needs, before there is a field: that takes a few pictures' time, which
 * is free while the recording is on its way.
 */
export function makeRendererAhead(): void {
  if (ahead || hasNone) return;
  try {
    ahead = makeRenderer();
  } catch {
    hasNone = true;
    return;
  }
  const { scene, camera } = everyKind();
  ahead.setSize(8, 8, false);
  ahead.render(scene, camera);
}

/** A renderer with a canvas of its own, which keeps its kind of drawing for life. Throws where the browser has no WebGL. */
export function takeRenderer(): WebGLRenderer {
  if (hasNone) throw new Error('Your browser doesn’t support WebGL.');
  const renderer = ahead ?? makeRenderer();
  ahead = null;
  return renderer;
}

function makeRenderer(): WebGLRenderer {
  return new WebGLRenderer({
    canvas: document.createElement('canvas'),
    antialias: true,
    powerPreference: 'high-performance',
  });
}

/** One of each kind of thing that stands on a field, in its light. Not disposed of: the programs would go with them. */
function everyKind(): { scene: Scene; camera: PerspectiveCamera } {
  const scene = new Scene();
  const box = new BoxGeometry();
  scene.add(
    new AmbientLight(),
    new DirectionalLight(),
    new Mesh(box, new MeshLambertMaterial()),
    new Mesh(box, new MeshBasicMaterial()),
    new InstancedMesh(box, new MeshBasicMaterial({ transparent: true, opacity: 0.5 }), 1),
    new LineSegments(box, new LineBasicMaterial()),
    new LineSegments(box, new LineBasicMaterial({ transparent: true, opacity: 0.5 })),
  );
  const camera = new PerspectiveCamera();
  camera.position.z = 5;
  return { scene, camera };
}
