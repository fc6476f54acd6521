-- What of a document runs out or comes again: at most one a document, with the round that is open.
create table document_obligation (
  svj_id bigint not null references svj on delete cascade,
  document_id bigint not null,
  kind text not null check (kind in ('lift', 'gas', 'electricity', 'chimney', 'fire', 'insurance', 'contract', 'other')),
  firm text not null default '',
  -- The same without case and diacritics, to be searched.
  firm_key text not null default '',
  valid_from date,
  valid_until date,
  months integer check (months between 1 and 240),
  -- What follows from the three above it: the last day by which it has to be done.
  due_on date not null,
  -- The day on which people are told of it next; null when all has been said in this round.
  warn_on date,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (svj_id, document_id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade
);
create index document_obligation_by_day on document_obligation (svj_id, due_on, document_id);
create index document_obligation_to_warn on document_obligation (warn_on) where warn_on is not null;

-- Rounds that are over; never rewritten.
create table document_round (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  document_id bigint not null,
  valid_from date,
  due_on date not null,
  closed_on date not null,
  closed_by bigint,
  -- The version that closed it; null where none did.
  version_number integer,
  closed_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade,
  foreign key (svj_id, closed_by) references member (svj_id, id) on delete set null (closed_by)
);
create index document_round_of on document_round (svj_id, document_id, id desc);
create index document_round_closer on document_round (svj_id, closed_by) where closed_by is not null;

-- Whom the committee chose to be told.
create table document_watcher (
  svj_id bigint not null references svj on delete cascade,
  document_id bigint not null,
  member_id bigint not null,
  primary key (svj_id, document_id, member_id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index document_watcher_who on document_watcher (svj_id, member_id);

-- Who was told of which day how early: the row is what keeps a mail from going twice.
create table document_warning (
  svj_id bigint not null references svj on delete cascade,
  document_id bigint not null,
  member_id bigint not null,
  due_on date not null,
  days integer not null check (days in (60, 30, 7)),
  -- The mail that it went with.
  message_id uuid not null,
  told_at timestamptz not null,
  primary key (svj_id, document_id, member_id, due_on, days),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index document_warning_who on document_warning (svj_id, member_id);
create index document_warning_mail on document_warning (svj_id, message_id);

do $$
declare
  t text;
begin
  foreach t in array array['document_obligation', 'document_round', 'document_watcher', 'document_warning'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, delete on %I to {app}', t);
  end loop;
end $$;
grant usage, select on sequence document_round_id_seq to {app};
grant update on document_obligation to {app};
-- Two people who turn out to be one: what one of them closed is the other's, and so is what they were told.
grant update (closed_by) on document_round to {app};
grant update (member_id) on document_watcher, document_warning to {app};
-- Whose day has come is found across associations.
create policy across on document_obligation for select using ((select is_across()));

/*
 * What the gate asks of a member who is not there: with which rights they would act on this day. The same answer as that of
 * enter(), without a session.
 */
create function acting_member(p_house bigint, p_member bigint)
returns table (
  account_id bigint, email text, account_name text, is_product_admin boolean, actor_id bigint, svj_id bigint,
  is_visit boolean, role text, custom_title text, custom_rights jsonb, modules text[], has_access boolean,
  is_active boolean, is_archived boolean, may_write boolean, visit_ends timestamptz, title_before text, first_name text,
  last_name text, title_after text, company_name text, settings jsonb, standing text, setting_up boolean
) language sql stable as $$
  select a.id, a.email, a.name, false, m.id, m.svj_id, false, m.role, r.title, r.rights, h.modules, m.has_access,
    m.is_active, m.archived_at is not null, true, null::timestamptz, m.title_before, m.first_name, m.last_name,
    m.title_after, m.company_name, m.settings, register_standing(m), null::boolean
  from member m
  join svj h on h.id = m.svj_id
  join account a on a.id = m.account_id
  left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
  where m.svj_id = p_house and m.id = p_member
$$;
