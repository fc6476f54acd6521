/** Minutes of the meeting that is held, under way. */
export const rows = `
  update meeting m set starts_at = now() - interval '1 day', ends_at = now() - interval '20 hours'
  from meeting_evening e where e.svj_id = m.svj_id and e.meeting_id = m.id;
  insert into minutes (svj_id, meeting_id, created_at, updated_at)
  select svj_id, meeting_id, now(), now() from meeting_evening on conflict do nothing;
  insert into minutes (svj_id, meeting_id, created_at, updated_at)
  select svj_id, id, now(), now() from meeting on conflict do nothing;
  insert into minutes_signature (svj_id, minutes_id, position, role, member_id, name)
  select x.svj_id, x.id, n, 'verifier', m.id, 'Kdosi' from minutes x, generate_series(1, 3) n,
    lateral (select min(id) as id from member m where m.svj_id = x.svj_id) m;
  insert into minutes_addendum (svj_id, minutes_id, author_name, text, created_at)
  select svj_id, id, 'Kdosi', 'Pozdě', now() from minutes;
  analyze minutes, minutes_signature, minutes_addendum;`;

const one = '/api/v2/meeting-of-owners/:held/minutes';
export const paths = [one, `${one}/standing`];
