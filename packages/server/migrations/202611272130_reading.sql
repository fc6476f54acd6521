-- How somebody reads the portal on devices that they chose nothing on: how large, and whether only three doors; nothing until they say it.
alter table account
  add column text_size text check (text_size in ('normal', 'large', 'largest')),
  add column simple boolean;

-- The gate brings it along: who is asking is told in the one trip that proves them.
drop function enter(bytea, bigint, bigint, text);
/*
 * One round trip of the gate: the session by token hash or id, its account and, when the actor belongs to that account,
 * the member or visit with its association, which is set for the rest of the transaction, as the day is. Whether any of it
 * is still alive is decided by the caller, which knows the clock; how the register entitles the member is decided here.
 */
create function enter(p_token bytea, p_session bigint, p_actor bigint, p_day text)
returns table (
  session_id bigint, session_created timestamptz, session_seen timestamptz, session_ended timestamptz, end_reason text,
  account_id bigint, email text, account_name text, lang text, is_product_admin boolean,
  actor_id bigint, svj_id bigint, is_visit boolean, role text, custom_title text, custom_rights jsonb, modules text[],
  has_access boolean, is_active boolean, is_archived boolean, may_write boolean, visit_ends timestamptz,
  title_before text, first_name text, last_name text, title_after text, company_name text, settings jsonb, standing text,
  setting_up boolean, text_size text, simple boolean
) language plpgsql as $$
declare
  s record;
  m record;
begin
  perform set_config('app.day', p_day, true), set_config('app.svj_id', '', true), set_config('app.across', 'on', true);
  if p_token is null then
    select x.*, a.email, a.name, a.lang, a.is_product_admin, a.text_size, a.simple into s
      from session x join account a on a.id = x.account_id where x.id = p_session;
  else
    select x.*, a.email, a.name, a.lang, a.is_product_admin, a.text_size, a.simple into s
      from session x join account a on a.id = x.account_id where x.token_hash = p_token;
  end if;
  if s.id is null then
    perform set_config('app.across', '', true);
    return;
  end if;
  session_id := s.id;
  session_created := s.created_at;
  session_seen := s.last_seen_at;
  session_ended := s.ended_at;
  end_reason := s.end_reason;
  account_id := s.account_id;
  email := s.email;
  account_name := s.name;
  lang := s.lang;
  is_product_admin := s.is_product_admin;
  text_size := s.text_size;
  simple := s.simple;
  is_visit := false;
  has_access := false;
  is_active := false;
  is_archived := false;
  may_write := true;
  -- One after another, each by its key: as one join it was planned anew each time.
  select x as record, x.id, x.svj_id, x.role, x.custom_role_id, x.has_access, x.is_active, x.archived_at, x.title_before,
      x.first_name, x.last_name, x.title_after, x.company_name, x.settings, x.kept_until, h.modules, h.register_since into m
    from member x left join svj h on h.id = x.svj_id where x.id = p_actor and x.account_id = s.account_id;
  if m.id is not null then
    actor_id := m.id;
    svj_id := m.svj_id;
    role := m.role;
    modules := m.modules;
    has_access := m.has_access;
    is_active := m.is_active;
    is_archived := m.archived_at is not null;
    title_before := m.title_before;
    first_name := m.first_name;
    last_name := m.last_name;
    title_after := m.title_after;
    company_name := m.company_name;
    settings := m.settings;
    if m.custom_role_id is not null then
      select r.title, r.rights into custom_title, custom_rights
        from custom_role r where r.svj_id = m.svj_id and r.id = m.custom_role_id;
    end if;
    perform set_config('app.svj_id', svj_id::text, true);
    -- The same question as register_standing; the house is already here.
    standing := case when m.kept_until > p_day::date then 'free'
      when m.register_since <= p_day::date then register_says(m.record) else 'free' end;
  elsif p_actor is not null then
    select v.id, v.svj_id, true, v.may_write, v.ends_at, h.modules
      into actor_id, svj_id, is_visit, may_write, visit_ends, modules
      from visit v left join svj h on h.id = v.svj_id where v.id = p_actor and v.account_id = s.account_id;
    if actor_id is null then
      is_visit := false;
      may_write := true;
    else
      perform set_config('app.svj_id', svj_id::text, true);
      setting_up := is_being_set_up(svj_id);
    end if;
  end if;
  perform set_config('app.across', '', true);
  return next;
end $$;
