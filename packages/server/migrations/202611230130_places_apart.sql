-- Where people belong is planned once a connection and asked only when something is for some of them: written into every list
-- of the board it made plans of three hundred steps, most of which never ran.

-- Units of a member, and their entrances below zero.
create function my_places(house bigint, day date, me bigint) returns bigint[] language plpgsql stable parallel safe as $$
begin
  return array(select unnest(array[p.unit_id, -p.entrance_id]) from member_places(house, day) p where p.member_id = me);
end $$;

-- Members who have a unit on the day, or live in one.
create function housed_members(house bigint, day date) returns bigint[] language plpgsql stable parallel safe as $$
begin
  return array(select p.member_id from member_places(house, day) p where p.unit_id is not null);
end $$;

-- The same as member_places, never written into the statement that asks.
create function house_places(house bigint, day date)
returns table (member_id bigint, unit_id bigint, entrance_id bigint)
language plpgsql stable parallel safe rows 100 as $$
begin
  return query select p.member_id, p.unit_id, p.entrance_id from member_places(house, day) p;
end $$;
