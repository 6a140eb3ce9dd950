interface MapRow {
  readonly name: string;
  /** Standard soccar geometry: zones, pads and distances mean what they say. */
  readonly standard: boolean;
}

/** Maps by the header's MapName in lower case. Source: game-and-stats.md 2.3. */
export const MAPS: Readonly<Record<string, MapRow>> = {
  arc_darc_p: { name: 'Starbase ARC (Aftermath)', standard: true },
  arc_p: { name: 'Starbase ARC', standard: false },
  arc_standard_p: { name: 'Starbase ARC (Standard)', standard: true },
  bb_p: { name: 'Champions Field (NFL)', standard: false },
  beach_night_grs_p: { name: 'Salty Shores (Salty Fest)', standard: true },
  beach_night_p: { name: 'Salty Shores (Night)', standard: true },
  beach_p: { name: 'Salty Shores', standard: true },
  beachvolley: { name: 'Salty Shores (Volley)', standard: false },
  chn_stadium_day_p: { name: 'Forbidden Temple (Day)', standard: true },
  chn_stadium_p: { name: 'Forbidden Temple', standard: true },
  cs_day_p: { name: 'Champions Field (Day)', standard: true },
  cs_hw_p: { name: 'Rivals Arena', standard: true },
  cs_p: { name: 'Champions Field', standard: true },
  eurostadium_dusk_p: { name: 'Mannfield (Dusk)', standard: true },
  eurostadium_night_p: { name: 'Mannfield (Night)', standard: true },
  eurostadium_p: { name: 'Mannfield', standard: true },
  eurostadium_rainy_p: { name: 'Mannfield (Stormy)', standard: true },
  eurostadium_snownight_p: { name: 'Mannfield (Snowy)', standard: true },
  farm_grs_p: { name: 'Farmstead (Pitched)', standard: true },
  farm_hw_p: { name: 'Farmstead (Spooky)', standard: false },
  farm_night_p: { name: 'Farmstead (Night)', standard: true },
  farm_p: { name: 'Farmstead', standard: true },
  farm_upsidedown_p: { name: 'Farmstead (The Upside Down)', standard: true },
  ff_dusk_p: { name: 'Estadio Vida (Dusk)', standard: true },
  fni_stadium_p: { name: 'Forbidden Temple (Fire & Ice)', standard: true },
  haunted_trainstation_p: { name: 'Urban Central (Haunted)', standard: false },
  hoopsstadium_p: { name: 'Dunk House', standard: false },
  hoopsstreet_p: { name: 'The Block', standard: false },
  ko_calavera_p: { name: 'Calavera', standard: false },
  ko_carbon_p: { name: 'Carbon', standard: false },
  ko_quadron_p: { name: 'Quadron', standard: false },
  music_p: { name: 'Neon Fields', standard: true },
  neotokyo_arcade_p: { name: 'Neo Tokyo (Arcade)', standard: true },
  neotokyo_hax_p: { name: 'Neo Tokyo (Hacked)', standard: true },
  neotokyo_p: { name: 'Neo Tokyo', standard: false },
  neotokyo_standard_p: { name: 'Neo Tokyo (Standard)', standard: true },
  neotokyo_toon_p: { name: 'Neo Tokyo (Comic)', standard: false },
  outlaw_oasis_p: { name: 'Deadeye Canyon (Oasis)', standard: true },
  outlaw_p: { name: 'Deadeye Canyon', standard: true },
  paname_dusk_p: { name: 'Parc de Paris (Dusk)', standard: true },
  park_bman_p: { name: 'Beckwith Park (Gotham Night)', standard: false },
  park_night_p: { name: 'Beckwith Park (Midnight)', standard: true },
  park_p: { name: 'Beckwith Park', standard: true },
  park_rainy_p: { name: 'Beckwith Park (Stormy)', standard: true },
  park_snowy_p: { name: 'Beckwith Park (Snowy)', standard: true },
  shattershot_p: { name: 'Core 707', standard: false },
  stadium_10a_p: { name: 'DFH Stadium (10th Anniversary)', standard: true },
  stadium_day_p: { name: 'DFH Stadium (Day)', standard: true },
  stadium_foggy_p: { name: 'DFH Stadium (Stormy)', standard: true },
  stadium_p: { name: 'DFH Stadium', standard: true },
  stadium_race_day_p: { name: 'DFH Stadium (Circuit)', standard: true },
  stadium_winter_p: { name: 'DFH Stadium (Snowy)', standard: true },
  street_p: { name: 'Sovereign Heights (Dusk)', standard: true },
  swoosh_p: { name: 'Champions Field (Nike FC)', standard: false },
  throwbackhockey_p: { name: 'Throwback Stadium (Snowy)', standard: false },
  throwbackstadium_p: { name: 'Throwback Stadium', standard: false },
  trainstation_dawn_p: { name: 'Urban Central (Dawn)', standard: true },
  trainstation_night_p: { name: 'Urban Central (Night)', standard: true },
  trainstation_p: { name: 'Urban Central', standard: true },
  trainstation_spooky_p: { name: 'Urban Central (Spooky)', standard: false },
  uf_day_p: { name: 'Futura Garden', standard: true },
  underwater_grs_p: { name: 'AquaDome (Salty Shallows)', standard: true },
  underwater_p: { name: 'AquaDome', standard: true },
  utopiastadium_dusk_p: { name: 'Utopia Coliseum (Dusk)', standard: true },
  utopiastadium_lux_p: { name: 'Utopia Coliseum (Gilded)', standard: true },
  utopiastadium_p: { name: 'Utopia Coliseum', standard: true },
  utopiastadium_snow_p: { name: 'Utopia Coliseum (Snowy)', standard: true },
  wasteland_grs_p: { name: 'Wasteland (Pitched)', standard: true },
  wasteland_night_p: { name: 'Wasteland (Night)', standard: true },
  wasteland_night_s_p: { name: 'Wasteland (Standard, Night)', standard: true },
  wasteland_p: { name: 'Wasteland', standard: true },
  wasteland_s_p: { name: 'Wasteland (Standard)', standard: true },
  woods_night_p: { name: 'Drift Woods (Night)', standard: true },
  woods_p: { name: 'Drift Woods', standard: true },
};

interface MatchMap {
  code: string;
  name: string;
  standard: boolean;
}

/** Map of a header's MapName. Unknown maps get a readable name and count as standard, which most new ones are. */
export function matchMap(mapName: string): MatchMap {
  const code = mapName.toLowerCase();
  const row = MAPS[code];
  if (row) return { code, ...row };
  const words = code.replace(/_p$/, '').split('_').filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { code, name: name || 'Unknown', standard: !code.startsWith('labs_') };
}
