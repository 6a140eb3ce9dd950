/** Colours of the picture, read from the theme's tokens, so that it follows dark and light. */
export interface SceneColours {
  readonly background: string;
  readonly floor: string;
  readonly stripe: string;
  readonly line: string;
  readonly wall: string;
  readonly blue: string;
  readonly orange: string;
  readonly pad: string;
  readonly ball: string;
  readonly accent: string;
}

const TOKENS: Readonly<Record<keyof SceneColours, string>> = {
  background: '--bg',
  floor: '--pitch',
  stripe: '--heat-0',
  line: '--t3',
  wall: '--line-control',
  blue: '--blue',
  orange: '--orange',
  pad: '--warn',
  ball: '--ball',
  accent: '--accent-text',
};

export function readSceneColours(element: Element): SceneColours {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim() || '#808080';
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as unknown as SceneColours;
}
