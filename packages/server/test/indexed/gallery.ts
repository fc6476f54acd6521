import { filters } from './filters.ts';

/** Forty albums a house, every fourth private, with eight photographs each, of which some wait for their sizes. */
export const rows = `
  update svj set modules = modules || array['gallery'];
  insert into album (svj_id, name, description, visibility, owner_id, photo_count, created_at, updated_at)
  select s.id, 'Slavnost ' || n, 'Na dvoře', case when n % 4 = 0 then 'private' else 'public' end,
    (select min(m.id) + n % 50 from member m where m.svj_id = s.id), 8, now() - n * interval '1 day', now()
  from svj s, generate_series(1, 40) n order by s.id, n;
  insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, width, height, color, owner, created_at)
  select a.svj_id, gen_random_uuid(), 'album ' || a.id, 'jpg', 'image/jpeg', 1, '\\x01', true, 3, 2, '#206254', 'photo', now()
  from album a, generate_series(1, 8);
  insert into photo (svj_id, album_id, file_id, position, created_at, sizes_due_at)
  select f.svj_id, a.id, f.id, row_number() over (partition by a.id order by f.id), now(),
    case when f.id % 50 = 0 then now() + interval '1 hour' end
  from file f join album a on a.svj_id = f.svj_id and f.name = 'album ' || a.id where f.owner = 'photo';
  update file f set owner_id = p.id from photo p where p.svj_id = f.svj_id and p.file_id = f.id;
  update album set neighbours = true;
  insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, owner, created_at)
  select a.svj_id, gen_random_uuid(), 'čeká ' || a.id, 'jpg', 'image/jpeg', 1, '\\x01', true, 'photo_offer', now() from album a;
  insert into photo_offer (svj_id, album_id, file_id, member_id, created_at)
  select f.svj_id, a.id, f.id, a.owner_id, now() from file f
  join album a on a.svj_id = f.svj_id and f.name = 'čeká ' || a.id where f.owner = 'photo_offer';
  update file f set owner_id = o.id from photo_offer o where o.svj_id = f.svj_id and o.file_id = f.id;
  insert into photo_answer (svj_id, album_id, member_id, let_in, refused, created_at)
  select svj_id, id, owner_id, 1, 0, now() from album;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'gallery', id, name, null, 'slavnost dvore' from album;
  analyze album, photo, photo_offer, photo_answer, file, search_entry;`;

export const paths = [
  '/api/v2/gallery',
  '/api/v2/gallery?sort=name&page=2',
  '/api/v2/gallery?sort=createdAt&sizePerPage=all',
  `/api/v2/gallery?${filters({ text: 'slav', visibility: 'public' })}`,
  '/api/v2/gallery/search/slav',
  '/api/v2/gallery/:album',
  '/api/v2/gallery/:album/download-all',
  '/api/v2/gallery/:album/offers',
  '/api/v2/gallery/tied/report/1',
];
