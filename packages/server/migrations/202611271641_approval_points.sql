-- The point of an agenda that was made of a request; null again once that point is gone.
alter table approval
  add column point_id bigint,
  add foreign key (svj_id, point_id) references meeting_point (svj_id, id) on delete set null (point_id);
create index approval_point on approval (svj_id, point_id) where point_id is not null;
