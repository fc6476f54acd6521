-- What the house decided, by number: the end of a vote enters it, and its wording and result stay those of the vote.
create table resolution (
  svj_id bigint not null references svj on delete cascade,
  id bigint generated always as identity,
  -- Counted in each year for itself, without gaps; never changed.
  year integer not null,
  number integer not null check (number > 0),
  vote_id bigint not null,
  point_id bigint not null,
  adopted boolean not null,
  -- As its vote: otherwise for who administers votes alone.
  is_public boolean not null,
  decided_at timestamptz not null,
  -- How it stands with it, and who sees to it.
  state text not null check (state in ('none', 'open', 'done', 'dropped')),
  responsible_id bigint,
  due_on date,
  settled_on date,
  note text not null default '',
  -- When somebody is reminded of it next.
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (svj_id, id),
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  foreign key (svj_id, point_id) references vote_point (svj_id, id) on delete cascade,
  foreign key (svj_id, responsible_id) references member (svj_id, id) on delete set null (responsible_id),
  check (adopted or (state = 'none' and due_on is null)),
  check ((state in ('done', 'dropped')) = (settled_on is not null)),
  check (remind_at is null or state = 'open')
);
create unique index resolution_number on resolution (svj_id, year, number);
create unique index resolution_point on resolution (svj_id, point_id);
create index resolution_vote on resolution (svj_id, vote_id);
create index resolution_open on resolution (svj_id, due_on) where state = 'open';
create index resolution_responsible on resolution (svj_id, responsible_id) where responsible_id is not null;
create index resolution_remind on resolution (remind_at) where remind_at is not null;

-- Reports and votes that belong to it.
create table resolution_link (
  svj_id bigint not null,
  id bigint generated always as identity,
  resolution_id bigint not null,
  report_id bigint,
  vote_id bigint,
  primary key (svj_id, id),
  foreign key (svj_id, resolution_id) references resolution (svj_id, id) on delete cascade,
  foreign key (svj_id, report_id) references report (svj_id, id) on delete cascade,
  foreign key (svj_id, vote_id) references vote (svj_id, id) on delete cascade,
  check (num_nonnulls(report_id, vote_id) = 1)
);
create unique index resolution_link_report on resolution_link (svj_id, resolution_id, report_id) where report_id is not null;
create unique index resolution_link_vote on resolution_link (svj_id, resolution_id, vote_id) where vote_id is not null;
create index resolution_link_of_report on resolution_link (svj_id, report_id) where report_id is not null;
create index resolution_link_of_vote on resolution_link (svj_id, vote_id) where vote_id is not null;

-- What was said of it, and by whom; nothing of it is changed later.
create table resolution_entry (
  svj_id bigint not null,
  id bigint generated always as identity,
  resolution_id bigint not null,
  at timestamptz not null,
  what text not null check (what in ('entered', 'none', 'open', 'done', 'dropped', 'responsible', 'due', 'note', 'reports',
    'votes', 'documents')),
  member_id bigint,
  about_id bigint,
  day date,
  note text not null default '',
  primary key (svj_id, id),
  foreign key (svj_id, resolution_id) references resolution (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete set null (member_id),
  foreign key (svj_id, about_id) references member (svj_id, id) on delete set null (about_id)
);
create index resolution_entry_of on resolution_entry (svj_id, resolution_id, id);
create index resolution_entry_by on resolution_entry (svj_id, member_id) where member_id is not null;
create index resolution_entry_about on resolution_entry (svj_id, about_id) where about_id is not null;

-- Votes that ended before there was a register: numbered as they ended. Whether anything of them is still to be done nobody
-- knows, so none of it waits.
do $$ declare t text; begin
  foreach t in array array['vote', 'vote_point', 'number_series', 'search_entry'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;
insert into resolution (svj_id, year, number, vote_id, point_id, adopted, is_public, decided_at, state, created_at, updated_at)
select v.svj_id, y.year,
  row_number() over (partition by v.svj_id, y.year order by v.finished_at, v.id, p.closed_at, p.position, p.id),
  v.id, p.id, (p.result ->> 'passed')::boolean, v.is_public, v.finished_at, 'none', v.finished_at, v.finished_at
from vote v
join vote_point p on p.svj_id = v.svj_id and p.vote_id = v.id
cross join lateral (select extract(year from v.finished_at at time zone 'Europe/Prague')::integer as year) y
where v.status = 'finish' and v.cancelled_at is null and v.basis <> 'poll' and p.result is not null
order by v.svj_id, y.year, v.finished_at, v.id, p.closed_at, p.position, p.id;
insert into resolution_entry (svj_id, resolution_id, at, what) select svj_id, id, decided_at, 'entered' from resolution;
insert into number_series (svj_id, series, year, last)
select svj_id, 'resolution', year, max(number) from resolution group by svj_id, year;
insert into search_entry (svj_id, noun, id, title, detail, text)
select r.svj_id, 'resolutions', r.id, p.name, r.number || '/' || r.year,
  btrim(regexp_replace(lower(regexp_replace(normalize(concat_ws(' ', p.name, r.number || '/' || r.year,
    replace(replace(replace(replace(regexp_replace(p.description, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'),
      '&quot;', '"'), '&amp;', '&')), NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'))
from resolution r join vote_point p on p.svj_id = r.svj_id and p.id = r.point_id;
do $$ declare t text; begin
  foreach t in array array['vote', 'vote_point', 'number_series', 'search_entry'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

do $$ declare t text; begin
  foreach t in array array['resolution', 'resolution_link', 'resolution_entry'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_house on %I using (svj_id = (select current_svj()))', t);
    execute format('grant select, insert, update, delete on %I to {app}', t);
    execute format('grant usage, select on sequence %I to {app}', t || '_id_seq');
  end loop;
  -- A job looks over all associations for what is due.
  create policy across on resolution for select using ((select is_across()));
end $$;
