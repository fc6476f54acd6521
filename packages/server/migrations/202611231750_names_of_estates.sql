-- In whose name somebody reads what is addressed by name: in their own, and in that of the deceased for whose estate they act
-- on the day.
create function my_names(house bigint, day date, me bigint) returns bigint[]
language sql stable parallel safe as $$
  select array_append(array(
    select e.deceased_id from estate_person e
    join member d on d.svj_id = e.svj_id and d.id = e.deceased_id and d.died_on is not null
    where e.svj_id = house and e.member_id = me and e.valid_from <= day and (e.valid_to is null or e.valid_to > day)), me)
$$;
