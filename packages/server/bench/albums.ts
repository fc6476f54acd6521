import pg from 'pg';
import type { List } from './lists.ts';

export const albumsEach = 1000;

/** Albums of every association, every fourth private, each with three photographs that are made smaller, the second one its cover. */
export async function seedAlbums(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['gallery'];
      insert into album (svj_id, name, description, visibility, owner_id, photo_count, created_at, updated_at)
      select s.id, 'Slavnost ' || n, 'Děkujeme všem, kdo přinesli stůl nebo koláče.',
        case when n % 4 = 0 then 'private' else 'public' end, m.id + n % 50, 3, now() - n * interval '1 hour', now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true,
        generate_series(1, ${albumsEach}) n order by s.id, n;
      insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, has_sizes, width, height, color, owner,
        owner_id, created_at)
      select svj_id, gen_random_uuid(), 'foto', 'jpg', 'image/jpeg', 1, '\\x01', true, true, 3, 2, '#206254', 'photo',
        id * 3 + n, now() from album, generate_series(0, 2) n;
      insert into photo (svj_id, id, album_id, file_id, position, sizes_due_at, created_at) overriding system value
      select svj_id, owner_id, owner_id / 3, id, owner_id % 3, null, now() from file where owner = 'photo';
      update album a set cover_id = a.id * 3 + 1`);
    await db.query('vacuum analyze album, photo, file');
  } finally {
    await db.end();
  }
}

/** A page of albums, the latest first, with covers and counts. */
export const albums = (who: string): List => ({
  title: `Alba (${who}): 25 z ${albumsEach}, s obálkami a počty, jedno ze 100 společenství`,
  path: '/api/v2/gallery',
  limit: `select a.id, a.name, a.description, a.visibility, a.photo_count, a.created_at, a.taken_from, a.taken_to, p.id as cover,
      f.color, f.has_sizes
    from (select * from album where svj_id = $1 order by created_at desc, id desc limit 25) a
    left join photo p on p.svj_id = a.svj_id and p.id = a.cover_id
    left join file f on f.svj_id = p.svj_id and f.id = p.file_id`,
});
