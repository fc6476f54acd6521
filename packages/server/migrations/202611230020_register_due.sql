-- On which days the register must be looked at in a house, because somebody may stand differently from then on: so the job
-- of the turning day goes where something turned and not through all associations. What the register itself tells at once
-- (deeds of today) is looked at in their own transactions; here is what comes with a day, and what roles and access change.
create table register_due (
  svj_id bigint not null references svj on delete cascade,
  -- A mark of its own each time: nobody waits for whoever looks, and what is noted meanwhile stays due.
  id bigint generated always as identity,
  day date not null,
  primary key (svj_id, id)
);
create index register_due_day on register_due (day, svj_id);
alter table register_due enable row level security;
alter table register_due force row level security;
create policy own_house on register_due using (svj_id = (select current_svj()));
create policy across on register_due using ((select is_across()));
-- A house may always be noted, whoever changes its rows.
create policy noted on register_due for insert with check (true);
grant select, insert, update, delete on register_due to {app};

-- Ownerships and representatives that begin or end later.
create function register_turns() returns trigger language plpgsql as $$
begin
  insert into register_due (svj_id, day)
    select distinct f.svj_id, d.day from fresh f cross join lateral (values (f.valid_from), (f.valid_to)) d (day)
    where d.day > current_day();
  return null;
end $$;
create trigger register_turns_new after insert on ownership
  referencing new table as fresh for each statement execute function register_turns();
create trigger register_turns after update on ownership
  referencing new table as fresh for each statement execute function register_turns();
create trigger register_turns_new after insert on unit_representative
  referencing new table as fresh for each statement execute function register_turns();
create trigger register_turns after update on unit_representative
  referencing new table as fresh for each statement execute function register_turns();

-- The time that a house has to look at the list.
create function register_waits() returns trigger language plpgsql as $$
begin
  insert into register_due (svj_id, day) values (new.id, new.register_since);
  return null;
end $$;
create trigger register_waits after insert or update of register_since on svj
  for each row when (new.register_since is not null) execute function register_waits();

-- Whose role or access is another one, and until when an import lets them stand.
create function register_of_new() returns trigger language plpgsql as $$
begin
  insert into register_due (svj_id, day) select distinct f.svj_id, current_day() from fresh f where f.has_access;
  return null;
end $$;
create trigger register_of_new after insert on member
  referencing new table as fresh for each statement execute function register_of_new();

create function register_of_changed() returns trigger language plpgsql as $$
begin
  insert into register_due (svj_id, day)
    select distinct f.svj_id, greatest(current_day(), case when f.kept_until is distinct from w.kept_until then f.kept_until end)
    from fresh f join was w on w.svj_id = f.svj_id and w.id = f.id
    where (f.role, f.custom_role_id, f.has_access, f.archived_at is null, f.kept_until)
      is distinct from (w.role, w.custom_role_id, w.has_access, w.archived_at is null, w.kept_until);
  return null;
end $$;
create trigger register_of_changed after update on member
  referencing old table as was new table as fresh for each statement execute function register_of_changed();

-- Every house once, and the days that are planned already.
select set_config('app.across', 'on', true);
insert into register_due (svj_id, day)
  select id, current_day() from svj
  union select id, register_since from svj where register_since > current_day()
  union select svj_id, kept_until from member where kept_until > current_day()
  union select o.svj_id, d.day from ownership o cross join lateral (values (o.valid_from), (o.valid_to)) d (day)
    where d.day > current_day()
  union select r.svj_id, d.day from unit_representative r cross join lateral (values (r.valid_from), (r.valid_to)) d (day)
    where d.day > current_day();
select set_config('app.across', '', true);

-- Houses that have time to look at who would lose access are asked across all associations.
create index svj_register on svj (register_since);
drop index member_kept;
create index member_kept on member (kept_until, svj_id) where kept_until is not null;
