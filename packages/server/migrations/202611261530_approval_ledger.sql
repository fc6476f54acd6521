-- Entries of requests are chained and signed as those of votes: each holds the digest of the one before it. What was written
-- before stays as it was; the request is bound as it stood (`adopted`), and its older entries have no place in the chain.
alter table approval_entry
  add column seq integer check (seq >= 0),
  -- Canonical JSON, hashed and signed exactly as it stands here.
  add column body text,
  add column hash bytea,
  add column prev bytea,
  -- That the entries ended here, by the key of that time; never signed anew.
  add column signature bytea,
  add column public_key bytea,
  add check (num_nonnulls(seq, body, hash, signature, public_key) in (0, 5)),
  add check (prev is null or seq > 0),
  drop constraint approval_entry_what_check,
  add constraint approval_entry_what_check check (what in ('created', 'approved', 'rejected', 'replaced', 'chair', 'closed',
    'withdrawn', 'merged', 'adopted'));
create unique index approval_entry_seq on approval_entry (svj_id, approval_id, seq) where seq is not null;

alter table approval
  -- Its last entry; null until its entries are chained.
  add column head_seq integer,
  add column head_hash bytea,
  -- What its entries call it, and where its people are named, when it came from another portal.
  add column origin_id bigint,
  add column frozen_id bigint,
  add foreign key (svj_id, origin_id) references vote_origin (svj_id, id),
  add check ((head_seq is null) = (head_hash is null)),
  add check ((origin_id is null) = (frozen_id is null));
create index approval_unchained on approval (created_at) include (svj_id) where head_seq is null and deleted_at is null;
create index approval_from on approval (svj_id, origin_id) where origin_id is not null;

-- Only people of an entry may be named anew, when two of their records become one.
revoke update, delete on approval_entry from {app};
grant update (member_id, about_id) on approval_entry to {app};
