-- The preset that a vote was chosen by; what it asks beside the configured numbers stands in `law`, as it was when the draft
-- was saved. Null of votes set by hand and of those from before.
alter table vote add column preset text check (preset ~ '^[a-zA-Z]{1,40}$');
alter table vote add check (law is null or preset is not null);
-- The same matters came before an assembly that could not decide (§ 1211/1 a).
alter table vote add column after_failed_assembly boolean not null default false;
-- When and why the vote was prolonged, once at most; the end that was announced before stays beside the new one.
alter table vote add column prolonged_at timestamptz;
alter table vote add column prolong_reason text;
alter table vote add check ((prolonged_at is null) = (prolong_reason is null));
alter table vote add check (prolonged_at is null or closes_at > announced_end);
-- The cancelled vote that this one takes the place of; a vote that was cancelled is never deleted.
alter table vote add column replaces_id bigint;
create index vote_replaces on vote (svj_id, replaces_id) where replaces_id is not null;
