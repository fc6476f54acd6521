/** Each house has a meeting that stands for another one. */
export const rows = `
  insert into meeting_substitute (svj_id, failed_id, meeting_id, created_at)
  select svj_id, min(id), max(id), now() from meeting group by svj_id;
  analyze meeting_substitute;`;

export const paths = ['/api/v2/meeting-of-owners/:meeting/substitute'];
