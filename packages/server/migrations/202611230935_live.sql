-- Whoever has a page open is told that something changed: from here, so that nobody who writes can forget it. The house, the
-- table, and where the table says whose its rows are, that one too, marked where the conversation is not for the whole house.
-- Each is told once a commit. The portal puts these on every table of a house when it starts.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', c.svj_id || ' ' || tg_table_name) from (select distinct svj_id from changed) c;
  return null;
end $$;
create function tell_house_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', c.id || ' ' || tg_table_name) from (select distinct id from changed) c;
  return null;
end $$;
create function tell_owned_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', concat_ws(' ', c.svj_id, tg_table_name, c.owner))
  from (select distinct svj_id, owner from changed) c;
  return null;
end $$;
create function tell_talk_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', concat_ws(' ', c.svj_id, tg_table_name, c.owner, case when c.is_inner then 'inner' end))
  from (select distinct svj_id, owner, stream <> 'house' as is_inner from changed) c;
  return null;
end $$;

-- A session that ends closes what it listens to.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session ' || c.id) from changed c where c.ended_at is not null or tg_op = 'DELETE';
  return null;
end $$;
create trigger live_update after update on session referencing new table as changed
  for each statement execute function tell_session_end();
create trigger live_delete after delete on session referencing old table as changed
  for each statement execute function tell_session_end();
