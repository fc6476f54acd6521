/** Every house is looked for, with two readings, a hundred checks and a few extracts. */
export const rows = `
  insert into cadastre_place (svj_id, number, village, next_at, units_at, updated_at)
  select id, '1247', 'Horní Lipnice', now() + (id % 100 - 1) * interval '1 hour',
    case when id % 10 = 0 then now() + (id % 7 - 1) * interval '1 hour' end, now() from svj;
  insert into cadastre_reading (svj_id, source, at, building)
  select id, s, now() - n * interval '1 day', '{"source": "cadastre", "units": [], "persons": []}'
  from svj, generate_series(1, 2) n, unnest(array['register', 'extract']) s;
  insert into cadastre_check (svj_id, source, at) select id, 'register', now() - n * interval '1 day' from svj, generate_series(1, 100) n;
  insert into cadastre_account (svj_id, sealed, set_at) select id, '\\x00', now() from svj;
  insert into cadastre_extract (svj_id, sheet_code, sheet, state, price, asked_at, confirmed_at, next_at)
  select id, '1', '1777', case n when 1 then 'confirmed' else 'done' end, 10000, now(), now(),
    case n when 1 then now() + (id % 100 - 1) * interval '1 hour' end from svj, generate_series(1, 5) n;
  update svj set modules = modules || array['real_estate_cadastre'] where not modules @> array['real_estate_cadastre'];
  analyze cadastre_place, cadastre_reading, cadastre_check, cadastre_account, cadastre_extract;`;

export const paths = ['/api/v2/cadastre', '/api/v2/real-estate-status'];
