/** Half of the people of every house are watched, with two cases and fifty looks a house. */
export const rows = `
  insert into insolvency_watch (svj_id, member_id, for_debt, next_at, created_at)
  select svj_id, id, true, now() + (svj_id % 100 - 1) * interval '1 hour', now() from member where id % 2 = 0;
  insert into insolvency_case (svj_id, watch_id, case_key, court, file_number, url, first_name, last_name, titles, ico, address,
    is_there, created_at, updated_at)
  select svj_id, id, 'KSBR|' || n, 'Krajský soud v Brně', 'KSBR 40 INS ' || n || '/2026', '', 'Jan', 'Soused', '', '', '', true, now(), now()
  from insolvency_watch, generate_series(1, 2) n;
  insert into insolvency_look (svj_id, name, at)
  select id, 'Kdosi', now() - n * interval '1 day' from svj, generate_series(1, 50) n;
  insert into insolvency_words (svj_id, words) select id, 'Ptejte se výboru.' from svj;
  update svj set modules = modules || array['bankruptcy_register'] where not modules @> array['bankruptcy_register'];
  analyze insolvency_watch, insolvency_case, insolvency_look, insolvency_words;`;

export const paths = ['/api/v2/insolvency', '/api/v2/insolvency/looks'];
