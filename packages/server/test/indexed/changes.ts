/** Forty requests a house, each decided and commented twenty times. */
export const rows = `
  insert into change_request (svj_id, origin, name, state, building, created_at, closed_at)
  select id, 'file', 'dum.json', case when n = 40 then 'open' else 'left' end,
    case when n = 40 then '{"source": "cadastre", "units": [], "persons": []}'::jsonb end, now(), case when n < 40 then now() end
  from svj, generate_series(1, 40) n;
  insert into change_decision (svj_id, request_id, key, mark, accept, reason, decided_at)
  select svj_id, id, 'owners:' || n, 'm', false, 'Ne', now() from change_request, generate_series(1, 20) n;
  insert into change_comment (svj_id, request_id, text, said_at)
  select svj_id, id, 'Klíče', now() from change_request, generate_series(1, 20) n;
  update svj set modules = modules || array['real_estate_cadastre'] where not modules @> array['real_estate_cadastre'];
  analyze change_request, change_decision, change_comment;`;

export const paths = ['/api/v2/change-request'];
