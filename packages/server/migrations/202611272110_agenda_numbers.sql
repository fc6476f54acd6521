-- The number that the agenda of the meeting gives the point ("3a"); empty where the vote counts its points itself.
alter table vote_point add column agenda_number text;
alter table vote_point no force row level security;
alter table meeting_point no force row level security;
with placed as (
  select p.svj_id, p.vote_point_id, p.counter_to is not null as counter,
    count(*) filter (where p.counter_to is null) over agenda as number,
    row_number() over (partition by p.svj_id, p.meeting_id, p.counter_to order by p.position, p.id) as letter
  from meeting_point p
  window agenda as (partition by p.svj_id, p.meeting_id order by p.position, p.id)
)
update vote_point o set agenda_number = placed.number || case
    when not placed.counter then ''
    when placed.letter <= 26 then chr(96 + placed.letter::int)
    else chr(96 + ((placed.letter::int - 1) / 26)) || chr(97 + (placed.letter::int - 1) % 26)
  end
from placed where o.svj_id = placed.svj_id and o.id = placed.vote_point_id;
alter table vote_point force row level security;
alter table meeting_point force row level security;
