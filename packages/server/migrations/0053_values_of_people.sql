-- What a change of a person's data said before and after. The log itself is never rewritten; these go with the person.
create table activity_value (
  svj_id bigint not null,
  activity_id bigint not null,
  member_id bigint not null,
  field text not null,
  value_before text,
  value_after text,
  primary key (svj_id, activity_id, field),
  foreign key (svj_id, activity_id) references activity (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index activity_value_of on activity_value (svj_id, member_id);

alter table activity_value enable row level security;
alter table activity_value force row level security;
create policy own_house on activity_value using (svj_id = current_svj());
