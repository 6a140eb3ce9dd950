INSERT INTO "played_games" (
  "match_id", "player_key", "number", "identity", "team", "played_at", "team_size", "blue_score", "orange_score",
  "map_code", "map_name", "playlist_slug", "playlist_name", "counts_for", "not_counted")
SELECT "player"."match_id", "player"."player_key", "player"."number", "player"."identity", "player"."team",
  "match"."played_at", "match"."team_size", "match"."blue_score", "match"."orange_score", "match"."map_code",
  "match"."map_name", "match"."playlist_slug", "match"."playlist_name", "facts"."counts_for", "facts"."not_counted"
FROM "match_players" "player"
JOIN "matches" "match" ON "match"."id" = "player"."match_id"
JOIN "player_facts" "facts" ON "facts"."match_id" = "player"."match_id" AND "facts"."player_key" = "player"."player_key"
WHERE "player"."identity" IS NOT NULL
ON CONFLICT DO NOTHING;
