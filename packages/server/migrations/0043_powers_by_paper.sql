-- How a power came to count, and the reason out of the list why it was refused.
alter table vote_proxy add column counted_as text
  check (counted_as in ('principal', 'admin', 'audit', 'verifier', 'alone'));
alter table vote_proxy add column refusal text
  check (refusal in ('noFile', 'notSigned', 'otherMeeting', 'revoked', 'overLimit', 'nobody'));
-- The owner of tables is bound by the policies of houses too; this is for all of them.
alter table vote_proxy no force row level security;
-- Whoever gave one with their own account waits for nobody.
update vote_proxy set counted_as = 'principal' where by_principal;
update vote_proxy set state = 'approved', decided_at = now(), version = version + 1
where by_principal and state = 'waiting';
alter table vote_proxy force row level security;
create index vote_proxy_waiting on vote_proxy (svj_id, id) where state = 'waiting';
create policy across on vote_proxy using (is_across());
