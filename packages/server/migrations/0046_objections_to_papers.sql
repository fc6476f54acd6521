-- An objection may be to one of several papers of a seat; who objected to one may object to the next one too.
alter table vote_objection
  add column paper_id bigint,
  add foreign key (svj_id, paper_id) references vote_paper (svj_id, id) on delete cascade;
drop index vote_objection_once;
create unique index vote_objection_once on vote_objection (svj_id, vote_id, seat_id, member_id, coalesce(paper_id, 0));
create index vote_objection_paper on vote_objection (svj_id, paper_id) where paper_id is not null;
