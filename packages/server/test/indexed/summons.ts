/** Every called meeting is invited to; the first of each house with a place of every unit, each with a mail that went. */
export const rows = `
  insert into summons (svj_id, meeting_id, sent_at, base_num, base_den, parts)
  select m.svj_id, m.id, now(), 1, 1, 1000 from meeting m where m.status = 'scheduled';
  insert into summons_seat (svj_id, meeting_id, position, unit_ids, units, num, den, invited_at)
  select s.svj_id, s.meeting_id, u.id, array[u.id], u.number, 1, 1000, now()
  from (select m.svj_id, min(m.id) as meeting_id from meeting m where m.status = 'scheduled' and m.is_public group by 1) s
  join unit u on u.svj_id = s.svj_id;
  insert into summons_person (svj_id, seat_id, member_id, position, owns, votes)
  select s.svj_id, s.id, (select min(m.id) from member m where m.svj_id = s.svj_id), 0, true, true from summons_seat s;
  insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, mail, at, created_at)
  select s.svj_id, s.meeting_id, s.id, 'email', w, md5(s.id::text)::uuid, now(), now()
  from summons_seat s, unnest(array['queued', 'sent']) w;
  analyze summons, summons_seat, summons_person, summons_delivery;`;

export const paths = [
  '/api/v2/meeting-of-owners/:meeting/my-seats',
  '/api/v2/meeting-of-owners/:meeting/invitation',
  '/api/v2/meeting-of-owners/:meeting/delivery',
  '/api/v2/meeting-of-owners/:meeting/delivery?tab=missing&text=souk',
];
