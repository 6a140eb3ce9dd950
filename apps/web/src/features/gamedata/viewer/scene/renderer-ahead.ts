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
 * Creates the renderer and compiles the field's shaders ahead of time: this takes a few frames, which are free while
 * the recording downloads.
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

/** Returns a renderer with its own canvas, whose context type can't change. Throws if the browser has no WebGL. */
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

/**
 * Returns a scene with one of each kind of object and light on the field. Not disposed of, which would delete the
 * shaders too.
 */
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
