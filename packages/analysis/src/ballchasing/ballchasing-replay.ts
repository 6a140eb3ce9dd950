/** Shapes of ballchasing's replay JSON, as far as a file alone can fill them (no ranks, no uploader, no site ids). */
export type BallchasingStats = Record<string, Record<string, number | boolean>>;

export interface BallchasingPlayer {
  start_time: number;
  end_time: number;
  name: string;
  id: { platform: string; id: string };
  mvp?: true;
  car_id?: number;
  car_name?: string;
  camera?: {
    fov: number;
    height: number;
    pitch: number;
    distance: number;
    stiffness: number;
    swivel_speed: number;
    transition_speed?: number;
  };
  steering_sensitivity?: number;
  stats: BallchasingStats;
}

export interface BallchasingTeam {
  color: 'blue' | 'orange';
  name?: string;
  players: BallchasingPlayer[];
  stats: BallchasingStats;
}

export interface BallchasingReplay {
  status: 'ok' | 'partial';
  rocket_league_id?: string;
  match_guid?: string;
  title?: string;
  recorder?: string;
  map_code: string;
  map_name: string;
  match_type: string;
  team_size: number;
  playlist_id: string;
  playlist_name: string;
  duration: number;
  overtime: boolean;
  overtime_seconds?: number;
  date?: string;
  date_has_timezone: boolean;
  blue: BallchasingTeam;
  orange: BallchasingTeam;
}
