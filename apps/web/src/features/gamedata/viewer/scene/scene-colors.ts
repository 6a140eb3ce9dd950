/** Scene colors, read from the theme's tokens to match dark and light. */
export interface SceneColors {
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

const TOKENS: Readonly<Record<keyof SceneColors, string>> = {
  background: '--bg',
  floor: '--field-floor',
  stripe: '--field-stripe',
  line: '--field-line',
  wall: '--field-wall',
  blue: '--blue',
  orange: '--orange',
  pad: '--field-pad',
  ball: '--ball',
  accent: '--accent-text',
};

export function readSceneColors(element: Element): SceneColors {
  const style = getComputedStyle(element);
  const readToken = (token: string) => style.getPropertyValue(token).trim() || '#808080';
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, readToken(token)]),
  ) as unknown as SceneColors;
}

export const getTeamColor = (colors: SceneColors, team: 0 | 1): string =>
  team === 0 ? colors.blue : colors.orange;
