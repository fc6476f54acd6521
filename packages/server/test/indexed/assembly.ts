/** The meeting with votes is held: one of them is its book, and every third seat of it has come. */
export const rows = `
  update meeting_vote t set is_book = true from (select svj_id, meeting_id, min(vote_id) as vote_id from meeting_vote
    group by svj_id, meeting_id) b where b.svj_id = t.svj_id and b.vote_id = t.vote_id;
  insert into meeting_evening (svj_id, meeting_id, registration_opened_at, created_at, updated_at)
  select svj_id, meeting_id, now(), now(), now() from meeting_vote where is_book;
  insert into vote_presence (svj_id, vote_id, seat_id, arrived_at)
  select s.svj_id, s.vote_id, s.id, now() from vote_seat s
  join meeting_vote t on t.svj_id = s.svj_id and t.vote_id = s.vote_id and t.is_book where s.position % 3 = 0
  on conflict do nothing;
  insert into meeting_door (svj_id, meeting_id, seat_id, since)
  select s.svj_id, t.meeting_id, s.id, now() from vote_seat s
  join meeting_vote t on t.svj_id = s.svj_id and t.vote_id = s.vote_id and t.is_book where s.position % 10 = 1;
  insert into meeting_point (svj_id, meeting_id, position, kind, name, wording, vote_point_id, created_at, updated_at)
  select p.svj_id, t.meeting_id, 100 + p.position, 'resolution', p.name, 'Schvaluje se.', p.id, now(), now()
  from vote_point p join meeting_vote t on t.svj_id = p.svj_id and t.vote_id = p.vote_id and t.is_book
  on conflict do nothing;
  insert into meeting_course (svj_id, meeting_id, point_id, opened_at)
  select p.svj_id, p.meeting_id, p.id, now() from meeting_point p
  join meeting_evening e on e.svj_id = p.svj_id and e.meeting_id = p.meeting_id;
  update meeting_evening e set begun_at = now(), current_point_id = (select max(c.point_id) from meeting_course c
    where c.svj_id = e.svj_id and c.meeting_id = e.meeting_id);
  insert into meeting_remark (svj_id, meeting_id, point_id, kind, person, text, at)
  select e.svj_id, e.meeting_id, e.current_point_id, 'objection', 'Kdosi', 'Pozdě', now()
  from meeting_evening e, generate_series(1, 20);
  insert into meeting_projection (svj_id, meeting_id, token_hash, until, created_at)
  select svj_id, meeting_id, sha256(convert_to(svj_id || ' ' || meeting_id, 'UTF8')), now() + interval '1 day', now()
  from meeting_evening;
  analyze meeting_vote, meeting_projection, meeting_evening, vote_presence, meeting_door, meeting_point, meeting_course, meeting_remark;`;

const desk = '/api/v2/meeting-of-owners/:held';
export const paths = [
  `${desk}/course`,
  `${desk}/desk`,
  `${desk}/desk/seats?tab=room`,
  `${desk}/desk/seats?page=2`,
  `${desk}/desk/find?text=nov`,
  `${desk}/powers`,
  `${desk}/board`,
  `${desk}/projector`,
];
