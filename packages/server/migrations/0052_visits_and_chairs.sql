-- A house is being set up until its first chair has ever signed in; a visit with writing may do more until then.
alter table svj add column first_chair_at timestamptz;

create function chair_signed_in() returns trigger language plpgsql as $$
begin
  update svj set first_chair_at = now() where id = new.svj_id and first_chair_at is null;
  return null;
end $$;
create trigger member_chair_signed_in after insert or update of role, is_active, account_id on member
  for each row when (new.role in ('mayorCommittee', 'externalMayorCommittee') and new.is_active and new.account_id is not null)
  execute function chair_signed_in();

-- Asked after the gate's own statement has set the association.
create function is_being_set_up(p_svj bigint) returns boolean language plpgsql stable as $$
begin
  return (select first_chair_at is null from svj where id = p_svj);
end $$;

-- Houses in which somebody has acted before this rule came are set up.
do $$
declare
  house bigint;
begin
  perform set_config('app.across', 'on', true);
  for house in select id from svj loop
    perform set_config('app.svj_id', house::text, true);
    update svj set first_chair_at = now() where id = house and (
      exists (select from member where svj_id = house and account_id is not null and is_active
        and role in ('mayorCommittee', 'externalMayorCommittee'))
      or exists (select from activity where svj_id = house and member_id is not null));
  end loop;
  perform set_config('app.across', '', true);
  perform set_config('app.svj_id', '', true);
end $$;

-- Where nobody is left who gives offices: a chair named by a product administrator, with the paper of the resolution,
-- told to all owners, and in effect after three days unless an owner objects.
create table chair_naming (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Contact that the person gets and is invited to; as it stands when empty.
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  account_id bigint references account on delete set null,
  made_at timestamptz not null,
  due_at timestamptz not null,
  file_name text not null,
  file_type text not null,
  file bytea not null,
  outcome text check (outcome in ('done', 'objected', 'withdrawn', 'needless')),
  ended_at timestamptz,
  objected_by bigint,
  objection text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade,
  foreign key (svj_id, objected_by) references member (svj_id, id) on delete set null (objected_by),
  check ((outcome is null) = (ended_at is null)),
  check (objected_by is null or outcome = 'objected')
);
create unique index chair_naming_open on chair_naming (svj_id) where outcome is null;
create index chair_naming_due on chair_naming (due_at) where outcome is null;
create index chair_naming_of on chair_naming (svj_id, member_id);
create index chair_naming_objected on chair_naming (svj_id, objected_by) where objected_by is not null;
create index chair_naming_accounts on chair_naming (account_id) where account_id is not null;

alter table chair_naming enable row level security;
alter table chair_naming force row level security;
create policy own_house on chair_naming using (svj_id = current_svj());
-- The job looks for those that are due in all associations; writing stays in the house.
create policy across on chair_naming for select using (is_across());
