-- The vote whose list and ledger are those of the meeting itself; one a meeting.
alter table meeting_vote add column is_book boolean not null default false;
create unique index meeting_vote_book on meeting_vote (svj_id, meeting_id) where is_book;
