export interface Pair {
  us: number;
  them: number;
}
export interface GraphPoint {
  matchId: string;
  result: 5 | 10 | null;
  goals: Pair;
  xg: Pair;
  total: Pair;
}
export interface RacePoint {
  time: number;
  side: 'us' | 'them';
  name: string;
  xg: number;
  total: number;
  goal: boolean;
}
