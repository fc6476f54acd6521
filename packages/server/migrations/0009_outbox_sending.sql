-- How far the sending of a mail is. A worker holds a mail by a lease; whoever finds the lease over takes it.
alter table outbox
  add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  add column reason text check (reason in ('refused', 'exhausted', 'doubt', 'stale', 'template', 'access')),
  add column attempts integer not null default 0,
  add column next_at timestamptz,
  add column worker uuid,
  add column locked_until timestamptz,
  -- Times the whole message lay with the server and its answer is not a known refusal: 2 is a repeat, never 3.
  add column handed smallint not null default 0 check (handed between 0 and 2),
  add column tries jsonb not null default '[]';
update outbox set next_at = created_at, state = case when sent_at is null then 'waiting' else 'sent' end;
alter table outbox alter column next_at set not null;

drop index outbox_waiting;
create index outbox_due on outbox (next_at, id) where state = 'waiting';
create index outbox_of_state on outbox (state, id);
create index outbox_secrets on outbox (created_at) where secret is not null;
create index outbox_recipient on outbox (recipient text_pattern_ops, id);
create index outbox_sent on outbox (sent_at) where state = 'sent';

-- Commits wake the workers of all servers; a roll-back wakes nobody.
create function outbox_wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_wake after insert on outbox for each statement execute function outbox_wake();
