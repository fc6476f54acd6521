-- Whoever the register entitles is entitled while it says so: the gate and all mails ask the same function.

-- The day it is in Prague: by the clock of the portal, which says it at the beginning of each transaction.
create function current_day() returns date language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.day', true), '')::date, (now() at time zone 'Europe/Prague')::date) $$;

-- From this day on the register decides; null while the house has recorded no owner. Until then the committee is shown who would fall.
alter table svj add column register_since date;
alter table member
  -- What an import takes away holds on until this day, or until the committee agrees.
  add column kept_until date,
  -- Lived in or acted for a unit once; the rows of such people end by being deleted.
  add column had_place boolean not null default false,
  -- The day of which they were told that the register entitles them no more.
  add column fell_on date;
create index member_kept on member (svj_id) where kept_until is not null;
create index member_fell on member (svj_id) where fell_on is not null;
create index member_with_access on member (svj_id) where has_access and archived_at is null;

create function register_begins() returns trigger language plpgsql as $$
begin
  update svj set register_since = current_day() + 30
    where register_since is null and id in (select svj_id from fresh);
  return null;
end $$;
create trigger register_begins after insert on ownership
  referencing new table as fresh for each statement execute function register_begins();

create function place_ended() returns trigger language plpgsql as $$
begin
  update member m set had_place = true from gone
    where m.svj_id = gone.svj_id and m.id = gone.member_id and not m.had_place;
  return null;
end $$;
create trigger place_ended after delete on unit_person
  referencing old table as gone for each statement execute function place_ended();

/*
 * What the register says of a member of the house that is set: `free` whom it does not decide of (an office, a house without
 * owners), `entitled` who owns or represents a unit today, or lives in one as a neighbour; `lives` who holds an owner's role
 * and only lives there; `none` whom it entitles no more. In another house it sees no units.
 */
create function register_says(m member) returns text language plpgsql stable parallel safe as $$
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
        and o.valid_to is not null and o.valid_to <= day where x.svj_id = m.svj_id and x.member_id = m.id))
  then return 'entitled'; end if;
  return 'none';
end $$;

-- The same, with the time that a house and those touched by an import have to look at the list.
create function register_standing(m member) returns text language plpgsql stable parallel safe as $$
begin
  if m.kept_until > current_day() then return 'free'; end if;
  perform from svj s where s.id = m.svj_id and s.register_since <= current_day();
  if not found then return 'free'; end if;
  return register_says(m);
end $$;

drop function enter(bytea, bigint, bigint);
/*
 * One round trip of the gate: the session by token hash or id, its account and, when the actor belongs to that account,
 * the member or visit with its association, which is set for the rest of the transaction. Whether any of it is still
 * alive is decided by the caller, which knows the clock; how the register entitles the member is decided here.
 */
create function enter(p_token bytea, p_session bigint, p_actor bigint)
returns table (
  session_id bigint, session_created timestamptz, session_seen timestamptz, session_ended timestamptz, end_reason text,
  account_id bigint, email text, account_name text, lang text, is_product_admin boolean,
  actor_id bigint, svj_id bigint, is_visit boolean, role text, custom_title text, custom_rights jsonb, modules text[],
  has_access boolean, is_active boolean, is_archived boolean, may_write boolean, visit_ends timestamptz,
  title_before text, first_name text, last_name text, title_after text, company_name text, settings jsonb, standing text
) language plpgsql as $$
declare
  house bigint;
begin
  perform set_config('app.across', 'on', true);
  select coalesce(m.svj_id, v.svj_id) into house
    from session s
    left join member m on m.id = p_actor and m.account_id = s.account_id
    left join visit v on v.id = p_actor and v.account_id = s.account_id
    where s.token_hash = p_token or s.id = p_session;
  perform set_config('app.svj_id', coalesce(house::text, ''), true);
  return query
    select s.id, s.created_at, s.last_seen_at, s.ended_at, s.end_reason,
      a.id, a.email, a.name, a.lang, a.is_product_admin,
      coalesce(m.id, v.id), house, v.id is not null, m.role, r.title, r.rights, h.modules,
      coalesce(m.has_access, false), coalesce(m.is_active, false), m.archived_at is not null,
      coalesce(v.may_write, true), v.ends_at,
      m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.settings,
      case when m.id is not null then register_standing(m) end
    from session s
    join account a on a.id = s.account_id
    left join member m on m.id = p_actor and m.account_id = s.account_id
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join visit v on v.id = p_actor and v.account_id = s.account_id
    left join svj h on h.id = house
    where s.token_hash = p_token or s.id = p_session;
  perform set_config('app.across', '', true);
end $$;

-- Houses that know owners already: nobody falls on the day of the upgrade.
select set_config('app.across', 'on', true);
update svj set register_since = current_day() + 30 where exists (select from ownership o where o.svj_id = svj.id);
select set_config('app.across', '', true);
