/** All other meetings of each house stand for its first one. */
export const rows = `
  insert into meeting_substitute (svj_id, failed_id, meeting_id, created_at)
  select m.svj_id, f.id, m.id, now() from meeting m
  join (select svj_id, min(id) as id from meeting group by svj_id) f on f.svj_id = m.svj_id and f.id <> m.id;
  analyze meeting_substitute;`;

export const paths = ['/api/v2/meeting-of-owners/:meeting/substitute'];
