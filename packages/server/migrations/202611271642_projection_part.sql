-- Which part of a long wording the wall shows, and of which point: of another point it begins anew.
alter table meeting_projection
  add column point_id bigint,
  add column part integer not null default 0 check (part >= 0);
