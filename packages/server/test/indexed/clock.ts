/** What a house wrote down, what was said of it, and mails of it. */
export const rows = `
  insert into term_record (svj_id, kind, name, from_on, created_at)
  select s.id, 'dataBox', 'Úřad ' || n, current_date - n, now() from svj s, generate_series(1, 60) n;
  insert into term_mark (svj_id, kind, owner, owner_id, turn, what, done_on, at)
  select svj_id, kind, 'term_record', id, '', 'done', current_date, now() from term_record where id % 2 = 0;
  insert into term_mail (svj_id, kind, owner, owner_id, turn, last_on, days, at)
  select svj_id, kind, 'term_record', id, '', current_date, 14, now() from term_record;
  insert into term_round (svj_id, looked_on) select id, current_date - 1 from svj;
  analyze term_record, term_mark, term_mail, term_round;`;

export const paths = ['/api/v2/term'];
