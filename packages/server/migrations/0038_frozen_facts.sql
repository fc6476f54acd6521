-- Forms of what is frozen at the start of a vote. What has started keeps the first one and is recounted by it.
alter table vote add column form smallint not null default 2 check (form in (1, 2));
-- Days after the end on which papers handed in by then may be written down. What has started promised none.
alter table vote add column paper_days smallint not null default 3 check (paper_days between 0 and 10);
-- The quorum and share that the law itself asks where its preset was chosen.
alter table vote add column law jsonb;
-- The end as it was announced at the start.
alter table vote add column announced_end timestamptz;
-- Owners and voters of a seat as they were at the start, by ids of members: later ones follow from entries of the ledger.
alter table vote_seat add column frozen jsonb;
-- Row-level security is forced on the owner of the table too: unless lifted, the statement sees no row.
alter table vote no force row level security;
update vote set form = 1, paper_days = 0 where status <> 'concept';
alter table vote force row level security;
