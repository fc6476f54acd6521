-- A list of contacts waits in the same drafts as a house does; each kind sees only its own.
alter table import_draft add column kind text not null default 'house' check (kind in ('house', 'contacts'));
