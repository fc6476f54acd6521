-- Product administrators find associations and people by an e-mail among those of a whole country. Row-level security lets
-- the database use an index only for plain comparisons, so what is compared stands in columns: the whole address, its part
-- before the at-sign backwards, and the one behind it. Sorted by bytes, whatever the database sorts by.
alter table member_contact
  add column email_key text collate "C" generated always as (case when kind = 'email' then lower(value) end) stored,
  add column email_end text collate "C"
    generated always as (case when kind = 'email' then reverse(split_part(lower(value), '@', 1)) end) stored,
  add column email_host text collate "C"
    generated always as (case when kind = 'email' then split_part(lower(value), '@', 2) end) stored;
create index member_contact_email on member_contact (email_key) where email_key is not null;
create index member_contact_end on member_contact (email_end, email_host) where email_end is not null;
create index member_contact_host on member_contact (email_host) where email_host is not null;

alter table account
  add column email_key text collate "C" not null generated always as (email) stored,
  add column email_end text collate "C" not null generated always as (reverse(split_part(email, '@', 1))) stored,
  add column email_host text collate "C" not null generated always as (split_part(email, '@', 2)) stored;
create index account_email on account (email_key);
create index account_end on account (email_end, email_host);
create index account_host on account (email_host);

-- Names of associations are searched by any word, and their own e-mails by any part: both are read from the index alone, in
-- the order in which they are shown.
alter table svj add column email_keys text not null
  generated always as (lower(coalesce(email, '') || ' ' || coalesce(invoice_email, ''))) stored;
drop index svj_by_name;
create index svj_by_name on svj (name collate "cs-x-icu", id) include (name_key, email_keys);
