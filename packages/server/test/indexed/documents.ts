import { filters } from './filters.ts';

/** Twenty folders a house, of which five are not simply public, with ten documents each, of which two are addressed to somebody by name and one asks to be confirmed; thirty deletions, none of them due. */
export const rows = `
  update svj set modules = modules || array['documents'];
  insert into folder (svj_id, path, name, visibility, everyone, created_at, updated_at)
  select s.id, '{}', 'Revize ' || n, case n % 4 when 0 then (array['committee', 'owner', 'audit'])[1 + n / 4 % 3] else 'public' end,
    n <> 1, now(), now()
  from svj s, generate_series(1, 20) n order by s.id, n;
  update folder set path = array[id];
  insert into document (svj_id, folder_id, name, type, url, created_at, changed_at, updated_at)
  select f.svj_id, f.id, 'Zpráva ' || n, 'link', 'https://luzicka.example/', now(), now(), now()
  from folder f, generate_series(1, 10) n order by f.id, n;
  with f as (insert into file (svj_id, key, name, extension, type, size, sha256, owner, owner_id, created_at)
    select svj_id, gen_random_uuid(), name, 'txt', 'text/plain', 1, sha256('x'), 'document_version', id, now()
    from document where name = 'Zpráva 1' returning svj_id, id, owner_id),
  d as (update document d set type = 'text/plain', url = null, file_id = f.id, number = 1, accept_read = true
    from f where d.svj_id = f.svj_id and d.id = f.owner_id returning d.svj_id, d.id, d.file_id)
  insert into document_version (svj_id, document_id, number, file_id, created_at) select svj_id, id, 1, file_id, now() from d;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'documents', id, name, null, 'zprava' from document
  union all select svj_id, 'folders', id, name, null, 'revize' from folder;
  insert into document_text (svj_id, id, document_id, file_id, state) select svj_id, id, id, id, 'read' from document;
  insert into document_piece (svj_id, text_id, piece, text) select svj_id, id, 0, 'Zpráva o revizi' from document_text;
  insert into document_word (svj_id, word, bucket, entries)
  select svj_id, 'slovo' || n, id / 256, array[(id % 256) * 1024] from document_text, generate_series(1, 20) n
  on conflict do nothing;
  insert into document_word (svj_id, word, bucket, entries)
  select svj_id, 'zprava', id / 256, array_agg((id % 256) * 1024) from document_text group by 1, 2, 3;
  update document set read_due_at = null;
  update document_text set scans = '{1}', scan_due_at = now() + interval '1 day';
  insert into document_bin (svj_id, kind, name, deleted_at) select id, 'file', 'Starý plán', now() from svj, generate_series(1, 30);
  insert into attached_document (svj_id, owner, owner_id, document_id, number)
  select m.svj_id, 'message', m.id, d.id, 0 from message m
    cross join lateral (select id from document d where d.svj_id = m.svj_id order by id limit 2) d
  union all select p.svj_id, 'vote_point', p.id, d.id, 0 from vote_point p
    cross join lateral (select id from document d where d.svj_id = p.svj_id order by id limit 2) d;
  insert into document_addressee (svj_id, document_id, member_id)
  select d.svj_id, d.id, (select min(m.id) from member m where m.svj_id = d.svj_id) from document d where d.id % 5 = 0;
  update document set by_name = true where id % 5 = 0;
  insert into document_obligation (svj_id, document_id, kind, due_on, warn_on, updated_at)
  select svj_id, id, 'lift', date '2026-01-01' + (id % 900)::integer, date '2026-01-01' + (id % 900)::integer, now()
  from document where id % 4 = 0;
  insert into document_watcher (svj_id, document_id, member_id)
  select o.svj_id, o.document_id, (select min(m.id) from member m where m.svj_id = o.svj_id) from document_obligation o;
  insert into document_round (svj_id, document_id, due_on, closed_on, closed_at)
  select o.svj_id, o.document_id, o.due_on - 30 * n, o.due_on - 30 * n, now()
  from document_obligation o, generate_series(1, 5) n;
  insert into document_opening (svj_id, document_id, version_number, how, opened_at)
  select svj_id, id, 1, 'file', '2026-11-01' from document, generate_series(1, 3);
  analyze folder, document, document_version, document_addressee, document_text, document_piece, document_word, file,
    document_bin, document_obligation, document_round, document_opening, document_watcher, search_entry, attached_document;`;

export const paths = [
  '/api/v2/folder',
  '/api/v2/folder?parentId=:folder',
  '/api/v2/folder/tree',
  '/api/v2/folder/:folder',
  '/api/v2/folder/search/rev',
  '/api/v2/file',
  '/api/v2/file?folderId=:folder',
  '/api/v2/file?folderId=:folder&sort=-changedAt&page=2',
  `/api/v2/file?folderId=:folder&${filters({ text: 'zpr', kind: 'link' })}`,
  '/api/v2/file/:document',
  '/api/v2/file/:document/accepts',
  '/api/v2/accept-read',
  '/api/v2/file/search/zpr',
  '/api/v2/documents/bin',
  '/api/v2/file/:document/opening',
  '/api/v2/documents/due',
  `/api/v2/documents/due?tab=overdue&sort=name&${filters({ text: 'zpr', kind: 'lift', mine: true })}`,
];
