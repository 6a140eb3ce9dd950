import {
  AmbientLight,
  BoxGeometry,
  BufferAttribute,
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
import type { ResolutionLimits } from './stage.ts';

let preparedRenderer: WebGLRenderer | null = null;
let isWebGlMissing = false;
let usesSoftware: boolean | null = null;

/** Software renderers, for which every pixel counts. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Creates the renderer and compiles the field's shaders ahead of time: this takes a few frames, which are free while
 * the recording downloads.
 */
export function prepareRenderer(): void {
  if (preparedRenderer || isWebGlMissing) return;
  try {
    preparedRenderer = createRenderer();
  } catch {
    isWebGlMissing = true;
    return;
  }
  const { scene, camera } = createWarmUpScene();
  preparedRenderer.setSize(8, 8, false);
  preparedRenderer.render(scene, camera);
}

/** Returns a renderer with its own canvas, whose context type can't change. Throws if the browser has no WebGL. */
export function acquireRenderer(): WebGLRenderer {
  if (isWebGlMissing) throw new Error('Your browser doesn’t support WebGL.');
  const renderer = preparedRenderer ?? createRenderer();
  preparedRenderer = null;
  return renderer;
}

/** Returns the resolution limits: software rendering starts coarse. */
export const getFineness = (): ResolutionLimits =>
  isSoftwareRendered()
    ? { first: 0.7, min: 0.35, max: 1 }
    : { first: Math.min(devicePixelRatio, 1.5), min: 0.5, max: Math.min(devicePixelRatio, 2) };

export const createRenderer = (): WebGLRenderer =>
  new WebGLRenderer({
    canvas: document.createElement('canvas'),
    antialias: !isSoftwareRendered(),
    powerPreference: 'high-performance',
  });

function isSoftwareRendered(): boolean {
  usesSoftware ??= getRendererName().match(SOFTWARE) !== null;
  return usesSoftware;
}

/** Returns the name of the browser's renderer; '' if unknown. */
function getRendererName(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return '';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = names && context.getParameter(names.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}

/**
 * Returns a scene with one of each kind of object and light on the field. Not disposed of, which would delete the
 * shaders too.
 */
function createWarmUpScene(): { scene: Scene; camera: PerspectiveCamera } {
  const scene = new Scene();
  const box = new BoxGeometry();
  const painted = new BoxGeometry();
  painted.setAttribute('color', new BufferAttribute(new Float32Array(24 * 3), 3));
  const colored = new InstancedMesh(box, new MeshBasicMaterial(), 1);
  const { color } = new MeshBasicMaterial();
  colored.setColorAt(0, color);
  scene.add(
    new AmbientLight(),
    new DirectionalLight(),
    new Mesh(painted, new MeshLambertMaterial({ vertexColors: true })),
    new InstancedMesh(painted, new MeshLambertMaterial({ vertexColors: true }), 1),
    new Mesh(painted, new MeshBasicMaterial({ vertexColors: true })),
    new Mesh(box, new MeshBasicMaterial({ transparent: true, opacity: 0.5 })),
    new InstancedMesh(box, new MeshBasicMaterial(), 1),
    colored,
    new LineSegments(painted, new LineBasicMaterial({ vertexColors: true })),
    new LineSegments(painted, new LineBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.5 })),
  );
  const camera = new PerspectiveCamera();
  camera.position.z = 5;
  return { scene, camera };
}
