-- The last number of a series in a year. It is counted up in the transaction that uses the number, which holds the row until
-- its end: one that fails gives its number back, so a series has no gap. A sequence would leave one.
create table number_series (
  svj_id bigint not null references svj on delete cascade,
  series text not null check (series ~ '^[a-z]+(-[a-z]+)*$'),
  year integer not null check (year between 1900 and 9999),
  last integer not null check (last > 0),
  primary key (svj_id, series, year)
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy own_house on number_series using (svj_id = (select current_svj()));
grant select, insert, update, delete on number_series to {app};

-- The same for what the installation itself issues.
create table number_series_outside (
  series text not null check (series ~ '^[a-z]+(-[a-z]+)*$'),
  year integer not null check (year between 1900 and 9999),
  last integer not null check (last > 0),
  primary key (series, year)
);
grant select, insert, update, delete on number_series_outside to {app};
