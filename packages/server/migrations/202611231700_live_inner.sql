-- A row may count what is said inside the committee: where nothing else of it changed, only what is said there is told.
create function tell_outer_change() returns trigger language plpgsql as $$
declare inside constant text[] := array['inner_at', 'inner_count'];
begin
  perform pg_notify('live', c.svj_id || ' ' || tg_table_name) from (
    select distinct n.svj_id from changed n left join was o on o.svj_id = n.svj_id and o.id = n.id
    where to_jsonb(n) - inside is distinct from to_jsonb(o) - inside) c;
  return null;
end $$;
drop trigger if exists live_update on report;
