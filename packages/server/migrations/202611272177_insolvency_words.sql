-- What the house says to whoever it watches, beside what the law asks to be said: whom to turn to, by which resolution.
create table insolvency_words (
  svj_id bigint primary key references svj on delete cascade,
  words text not null,
  version integer not null default 1
);
alter table insolvency_words enable row level security;
alter table insolvency_words force row level security;
create policy own_house on insolvency_words using (svj_id = (select current_svj()));
grant select, insert, update on insolvency_words to {app};
