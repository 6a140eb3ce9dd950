// Made by `npm run generate` from metrics/registry.ts.
import type { MetricInfo } from '../metric.ts';

/** Every metric in the order in which screens show them. */
export const METRICS = [
  {"group":"shooting","target":null,"confidence":"high","minimumTeamSize":1,"key":"goals","number":0,"label":"Goals","unit":"count","scale":"match","decimals":0,"better":"higher","sample":"match","definition":"Goals that the scoreboard gives you.","events":["goal"]},
  {"group":"shooting","target":null,"confidence":"high","minimumTeamSize":1,"key":"shots","number":1,"label":"Shots","unit":"count","scale":"match","decimals":0,"better":"higher","sample":"match","definition":"Shots that the scoreboard gives you.","events":["shot"]},
  {"group":"shooting","target":null,"confidence":"high","minimumTeamSize":1,"key":"shootingPct","number":3,"label":"Shooting percentage","unit":"percent","scale":"share","decimals":1,"better":"higher","sample":"shots","definition":"Goals for each hundred shots, both as the scoreboard counts them.","events":["shot"]},
] as const satisfies readonly MetricInfo[];
