-- What was shown at the door of a meeting: whoever is to confirm it is in the room, and time alone changes nothing about it.
alter table second_act add column at_door boolean not null default false;
update second_act a set at_door = true, next_at = null
from meeting_door d
where d.svj_id = a.svj_id and d.proxy_id = a.subject_id and a.kind = 'proxy' and a.state = 'waits';

-- Who chairs the meeting whose book the vote is: whoever opened it, until somebody is elected.
create function chair_of_book(house bigint, book bigint) returns bigint
language sql stable parallel safe as $$
  select case when e.chaired_by is null and e.chaired_name = '' then e.opened_by else e.chaired_by end
  from meeting_vote t
  join meeting_evening e on e.svj_id = t.svj_id and e.meeting_id = t.meeting_id and e.begun_at is not null
  where t.svj_id = house and t.vote_id = book and t.is_book
$$;

-- What says where these members are while the vote goes on in a room; `names` are those by which somebody was written down.
create function signs_in_room(house bigint, book bigint, people bigint[])
returns table (member_id bigint, sign text, names text[])
language sql stable parallel safe as $$
  with here as (
    select s.id, s.owners, p.person, p.beside, p.proxy_id
    from vote_presence p join vote_seat s on s.svj_id = p.svj_id and s.id = p.seat_id and s.parted_seq is null
    where p.svj_id = house and p.vote_id = book and p.left_at is null
  ), door as (
    select d.seat_id, d.proxy_id from meeting_vote t
    join meeting_door d on d.svj_id = t.svj_id and d.meeting_id = t.meeting_id
    where t.svj_id = house and t.vote_id = book and t.is_book
  )
  select c, 'chairs', '{}'::text[] from chair_of_book(house, book) as c where c = any(people)
  union all
  select x.agent_id, 'agent', '{}' from (select proxy_id from here union select proxy_id from door) y
  join vote_proxy x on x.svj_id = house and x.id = y.proxy_id
  where x.agent_id = any(people)
  union all
  -- Of a couple it says which of them came; else it may be either.
  select w.member_id,
    case when h.person in ('', h.owners) then case when w.how = 'couple' then 'either' else 'came' end else 'named' end,
    array[h.person, h.beside]
  from here h join vote_voter w on w.svj_id = house and w.vote_id = book and w.seat_id = h.id
  where h.proxy_id is null and w.member_id = any(people)
  union all
  select o, 'either', '{}' from door d
  join vote_seat s on s.svj_id = house and s.id = d.seat_id cross join unnest(s.owner_ids) as o
  where d.proxy_id is null and o = any(people)
  union all
  select w.member_id, 'left', '{}' from vote_voter w
  join vote_presence p on p.svj_id = w.svj_id and p.vote_id = w.vote_id and p.seat_id = w.seat_id and p.left_at is not null
  where w.svj_id = house and w.vote_id = book and w.member_id = any(people)
  union all
  select m, 'writes', '{}' from meeting_vote t
  join meeting_evening e on e.svj_id = t.svj_id and e.meeting_id = t.meeting_id
  cross join unnest(array[e.opened_by, e.scribe_by]) as m
  where t.svj_id = house and t.vote_id = book and t.is_book and m = any(people)
  union all
  select distinct (e.body::jsonb ->> 'by')::bigint, 'writes', '{}'::text[] from vote_entry e
  where e.svj_id = house and e.vote_id = book and e.kind in ('arrived', 'left', 'ballot', 'point')
    and (e.body::jsonb ->> 'by')::bigint = any(people)
  union all
  select m, 'listed', '{}' from unnest(people) as m
  where exists (select from vote_seat s where s.svj_id = house and s.vote_id = book and s.parted_seq is null
    and (m = any(s.owner_ids) or exists (select from vote_voter w
      where w.svj_id = s.svj_id and w.seat_id = s.id and w.member_id = m)))
$$;
