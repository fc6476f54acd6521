-- Death of a person: marked with its day, the place stays as the estate's, and whoever administers it acts by a paper.

-- An account nobody signs in by any more; `death` may come back with the mark being undone.
alter table account
  add column closed_at timestamptz,
  add column closed_why text check (closed_why in ('death', 'admin')),
  add check ((closed_at is null) = (closed_why is null));

-- The words "pozůstalost po" stand before the name itself, in title_before, so that whoever reads the row names the estate.
alter table member add column died_on date;

create table member_death (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  died_on date not null,
  note text not null default '',
  marked_by bigint,
  marked_at timestamptz not null,
  -- What ended and comes back when the mark is undone within thirty days; null when it no longer can.
  kept jsonb,
  account_id bigint references account on delete set null,
  undone_at timestamptz,
  undone_by bigint,
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, marked_by) references member (svj_id, id),
  foreign key (svj_id, undone_by) references member (svj_id, id)
);
create unique index member_death_open on member_death (svj_id, member_id) where undone_at is null;
create index member_death_of on member_death (svj_id, member_id, id desc);
create index member_death_marker on member_death (svj_id, marked_by) where marked_by is not null;
create index member_death_undoer on member_death (svj_id, undone_by) where undone_by is not null;
create index member_death_account on member_death (account_id) where account_id is not null;
-- A job forgets over all associations what can no longer be undone.
create index member_death_kept on member_death (marked_at) where kept is not null;

-- Who acts for an estate, by a paper: the surviving spouse, or who administers it.
create table estate_person (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  deceased_id bigint not null,
  member_id bigint not null,
  acts_as text not null check (acts_as in ('spouse', 'administrator')),
  valid_from date not null,
  -- The first day on which they no longer act.
  valid_to date,
  made_by bigint,
  made_at timestamptz not null,
  ended_by bigint,
  ended_at timestamptz,
  primary key (svj_id, id),
  foreign key (svj_id, deceased_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, made_by) references member (svj_id, id),
  foreign key (svj_id, ended_by) references member (svj_id, id),
  check (deceased_id <> member_id),
  check (ended_at is null or valid_to is not null)
);
create unique index estate_person_open on estate_person (svj_id, deceased_id, member_id) where valid_to is null;
create index estate_person_of on estate_person (svj_id, deceased_id, id);
create index estate_person_member on estate_person (svj_id, member_id);
create index estate_person_maker on estate_person (svj_id, made_by) where made_by is not null;
create index estate_person_ender on estate_person (svj_id, ended_by) where ended_by is not null;

do $$ declare t text; begin
  foreach t in array array['member_death', 'estate_person'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop; end $$;
create policy across on member_death using (is_across());

-- Units of the house for which somebody acts on the day because they administer an estate.
create function estate_places(house bigint, day date) returns table (member_id bigint, unit_id bigint, deceased_id bigint)
language sql stable parallel safe as $$
  select e.member_id, o.unit_id, e.deceased_id
  from estate_person e
  join member d on d.svj_id = e.svj_id and d.id = e.deceased_id and d.died_on is not null
  join ownership_member x on x.svj_id = e.svj_id and x.member_id = e.deceased_id
  join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id
    and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  where e.svj_id = house and e.valid_from <= day and (e.valid_to is null or e.valid_to > day)
$$;

create or replace function member_places(house bigint, day date)
returns table (member_id bigint, unit_id bigint, entrance_id bigint)
language sql stable parallel safe as $$
  select m.member_id, o.unit_id, u.entrance_id
  from ownership_member m
  join ownership o on o.svj_id = m.svj_id and o.id = m.ownership_id
    and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  where m.svj_id = house
  union all
  select r.member_id, r.unit_id, u.entrance_id
  from unit_representative r
  join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
  where r.svj_id = house
    and (r.valid_from is null or r.valid_from <= day) and (r.valid_to is null or r.valid_to > day)
  union all
  select e.member_id, e.unit_id, u.entrance_id
  from estate_places(house, day) e join unit u on u.svj_id = house and u.id = e.unit_id
  union all
  select p.member_id, p.unit_id, u.entrance_id
  from unit_person p
  join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
  where p.svj_id = house
  union all
  select m.id, null, m.entrance_id from member m where m.svj_id = house and m.entrance_id is not null
$$;

-- As before, and whoever acts for an estate is entitled while the estate owns a unit.
create or replace function register_says(m member) returns text language plpgsql stable parallel safe as $$
declare
  day constant date := current_day();
  base text := m.role;
begin
  if m.custom_role_id is not null then
    select coalesce(c.based_on, m.role) into base from custom_role c where c.svj_id = m.svj_id and c.id = m.custom_role_id;
  end if;
  if base not in ('owner', 'company', 'authorizePerson', 'neighbour') then return 'free'; end if;
  if exists (
      select from ownership_member x
      join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id
        and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
      join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
      where x.svj_id = m.svj_id and x.member_id = m.id)
    or exists (
      select from unit_representative r
      join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
      where r.svj_id = m.svj_id and r.member_id = m.id
        and (r.valid_from is null or r.valid_from <= day) and (r.valid_to is null or r.valid_to > day))
    or exists (
      select from unit_person p
      join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
      where p.svj_id = m.svj_id and p.member_id = m.id and (base = 'neighbour' or p.relation = 'authorizePerson'))
    or exists (
      select from estate_person e
      join member d on d.svj_id = e.svj_id and d.id = e.deceased_id and d.died_on is not null
      join ownership_member x on x.svj_id = e.svj_id and x.member_id = e.deceased_id
      join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id
        and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
      join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
      where e.svj_id = m.svj_id and e.member_id = m.id
        and e.valid_from <= day and (e.valid_to is null or e.valid_to > day))
  then return 'entitled'; end if;
  if not exists (
      select from unit u join ownership o on o.svj_id = u.svj_id and o.unit_id = u.id
      where u.svj_id = m.svj_id and u.deleted_at is null)
  then return 'free'; end if;
  if exists (
      select from unit_person p
      join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
      where p.svj_id = m.svj_id and p.member_id = m.id)
  then return 'lives'; end if;
  -- Somebody who never had a place keeps the role until the committee takes it; one that only begins has not ended.
  if base = 'neighbour' and not (m.had_place
      or exists (select from unit_person p where p.svj_id = m.svj_id and p.member_id = m.id)
      or exists (select from unit_representative r where r.svj_id = m.svj_id and r.member_id = m.id
        and r.valid_to is not null and r.valid_to <= day)
      or exists (select from ownership_member x join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id
        and o.valid_to is not null and o.valid_to <= day where x.svj_id = m.svj_id and x.member_id = m.id)
      or exists (select from estate_person e where e.svj_id = m.svj_id and e.member_id = m.id))
  then return 'entitled'; end if;
  return 'none';
end $$;
