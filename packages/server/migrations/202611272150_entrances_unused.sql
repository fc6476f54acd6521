-- Whether anything of the house points at its entrance; what was deleted does not.
create function entrance_used(house bigint, one bigint) returns boolean language sql stable as $$
  select exists (select from unit u where u.svj_id = house and u.entrance_id = one and u.deleted_at is null)
    or exists (select from member m where m.svj_id = house and m.entrance_id = one)
    or exists (select from audience_part a where a.svj_id = house and a.entrance_id = one)
    or exists (select from report r where r.svj_id = house and r.entrance_id = one and r.deleted_at is null)
    or exists (select from wall_place w where w.svj_id = house and w.entrance_id = one and w.deleted_at is null)
    or exists (select from booking_thing b where b.svj_id = house and b.entrance_id = one and b.deleted_at is null)
$$;
