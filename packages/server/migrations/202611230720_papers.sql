-- Papers of units: the day that each is about. Who belongs to a unit sees those of their own time there, and what is marked
-- for later owners too.
alter table document
  add column date_for date,
  add column for_later boolean not null default false,
  -- Addressed to people by name: nobody else of the unit opens it.
  add column by_name boolean not null default false;
alter table document no force row level security;
update document set date_for = (created_at at time zone 'Europe/Prague')::date;
alter table document force row level security;
alter table document
  alter column date_for set default (now() at time zone 'Europe/Prague')::date,
  alter column date_for set not null;

-- All that the question of who sees a document asks of it, so that counts are answered by the index alone.
drop index document_counts;
create index document_counts on document (svj_id, folder_id, is_public) include (by_name, for_later, date_for, id)
  where bin_id is null;

create table document_addressee (
  svj_id bigint not null references svj on delete cascade,
  document_id bigint not null,
  member_id bigint not null,
  primary key (svj_id, document_id, member_id),
  foreign key (svj_id, document_id) references document (svj_id, id) on delete cascade,
  foreign key (svj_id, member_id) references member (svj_id, id) on delete cascade
);
create index document_addressee_of on document_addressee (svj_id, member_id);
alter table document_addressee enable row level security;
alter table document_addressee force row level security;
create policy own_house on document_addressee using (svj_id = (select current_svj()));
grant select, insert, update, delete on document_addressee to {app};

-- Days at which somebody belonged to the unit: owned it, acted for it or for the estate that owns it. Who only lives there,
-- and does nothing of that today, sees no more than those who own it on the day.
create function my_unit_days(house bigint, day date, me bigint, home bigint) returns datemultirange
language plpgsql stable parallel safe as $$
begin
  return coalesce((
    select range_agg(daterange(t.valid_from, t.valid_to)) from (
      select o.valid_from, o.valid_to
      from ownership_member m
      join ownership o on o.svj_id = m.svj_id and o.id = m.ownership_id and o.unit_id = home
      where m.svj_id = house and m.member_id = me
      union all
      select r.valid_from, r.valid_to from unit_representative r
      where r.svj_id = house and r.member_id = me and r.unit_id = home
      union all
      select o.valid_from, o.valid_to
      from estate_places(house, day) e
      join ownership_member m on m.svj_id = house and m.member_id = e.deceased_id
      join ownership o on o.svj_id = m.svj_id and o.id = m.ownership_id and o.unit_id = home
      where e.member_id = me and e.unit_id = home
      union all
      select o.valid_from, o.valid_to
      from unit_person p
      join ownership o on o.svj_id = p.svj_id and o.unit_id = p.unit_id
        and (o.valid_from is null or o.valid_from <= day) and (o.valid_to is null or o.valid_to > day)
      where p.svj_id = house and p.member_id = me and p.unit_id = home
        and not home = any(my_units(house, day, me))) t), '{}');
end $$;
