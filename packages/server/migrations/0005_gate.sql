-- The second lock: without an association set for the transaction nothing is seen, even by the tables' owner.
do $$
declare
  t text;
begin
  foreach t in array array['entrance', 'custom_role', 'member', 'member_contact', 'member_relation', 'visit', 'activity',
    'search_entry', 'unit', 'unit_share', 'ownership', 'ownership_member', 'unit_representative', 'unit_person',
    'import_draft', 'import_mapping']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = current_svj())', t);
  end loop;
end $$;

alter table svj enable row level security;
alter table svj force row level security;
create policy own_house on svj using (id = current_svj());

-- Sign-in, jobs and product administrators work across associations on these tables only.
create policy across on svj using (is_across());
create policy across on member using (is_across());
create policy across on custom_role using (is_across());
create policy across on visit using (is_across());

/*
 * One round trip of the gate: the session by token hash or id, its account and, when the actor belongs to that account,
 * the member or visit with its association, which is set for the rest of the transaction. Whether any of it is still
 * alive is decided by the caller, which knows the clock.
 */
create function enter(p_token bytea, p_session bigint, p_actor bigint)
returns table (
  session_id bigint, session_created timestamptz, session_seen timestamptz, session_ended timestamptz, end_reason text,
  account_id bigint, email text, account_name text, lang text, is_product_admin boolean,
  actor_id bigint, svj_id bigint, is_visit boolean, role text, custom_title text, custom_rights jsonb, modules text[],
  has_access boolean, is_active boolean, is_archived boolean, may_write boolean, visit_ends timestamptz,
  title_before text, first_name text, last_name text, title_after text, company_name text, settings jsonb
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
  return query
    select s.id, s.created_at, s.last_seen_at, s.ended_at, s.end_reason,
      a.id, a.email, a.name, a.lang, a.is_product_admin,
      coalesce(m.id, v.id), house, v.id is not null, m.role, r.title, r.rights, h.modules,
      coalesce(m.has_access, false), coalesce(m.is_active, false), m.archived_at is not null,
      coalesce(v.may_write, true), v.ends_at,
      m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.settings
    from session s
    join account a on a.id = s.account_id
    left join member m on m.id = p_actor and m.account_id = s.account_id
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    left join visit v on v.id = p_actor and v.account_id = s.account_id
    left join svj h on h.id = house
    where s.token_hash = p_token or s.id = p_session;
  perform set_config('app.across', '', true);
  perform set_config('app.svj_id', coalesce(house::text, ''), true);
end $$;
