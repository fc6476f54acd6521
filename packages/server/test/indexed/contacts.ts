import { filters } from './filters.ts';

/** Forty contacts a house, some private, some pinned, some deleted long ago. */
export const rows = `
  update svj set modules = modules || array['contact'];
  insert into contact (svj_id, kind, visibility, category, is_pinned, company_name, phones, deleted_at, created_at, updated_at)
  select s.id, 'company', case when n % 5 = 0 then 'private' else 'public' end, 'energy', n % 10 = 1, 'Firma ' || n,
    '[{"value": "112", "word": null}]', case when n > 35 then now() - interval '10 days' end, now(), now()
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'contact', id, company_name, null, 'firma energie 112' from contact where deleted_at is null;
  update document_obligation o set contact_id = (select min(c.id) from contact c where c.svj_id = o.svj_id)
  where document_id % 16 = 0;
  analyze contact, search_entry, document_obligation;`;

/** Every third report was with two firms, one after the other. */
export const works = `
  insert into handover (svj_id, report_id, contact_id, email, token_hash, created_by, created_at, expires_at, ended_at)
  select r.svj_id, r.id, c.id, 'firma@firma.example', case when n = 2 then sha256(('x' || r.id)::bytea) end, r.solver_id, now(),
    now() + interval '60 days', case when n = 1 then now() end
  from report r join lateral (select min(id) as id from contact c where c.svj_id = r.svj_id and c.visibility = 'public') c on true,
    generate_series(1, 2) n where r.id % 3 = 0 or r.id = $1;
  analyze handover;`;

export const paths = [
  '/api/v2/contact/getAll',
  '/api/v2/contact/getAll?sort=category&page=2',
  '/api/v2/contact/getAll?type=companies&sort=-category&sizePerPage=all',
  `/api/v2/contact/getAll?${filters({ text: 'firma', category: 'energy', visibility: 'public' })}`,
  '/api/v2/contact/getPin',
  '/api/v2/contact/search/firma',
  '/api/v2/contact/:contact',
  '/api/v2/contact/:contact/handover',
  '/api/v2/documents/due?filters=%7B%22contactId%22%3A:contact%7D',
  '/api/v2/handover/contact?text=firma',
  '/api/v2/handover/contact',
  '/api/v2/handover/judged',
];
