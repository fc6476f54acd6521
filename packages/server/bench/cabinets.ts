import pg from 'pg';
import type { List } from './lists.ts';

export const papersEach = 5000;

/**
 * Papers of every association in one folder, every seventh for the committee; beside it twenty folders, of which some are for
 * few: whoever only reads is asked which of them are closed.
 */
export async function seedCabinets(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['documents'];
      insert into folder (svj_id, path, name, visibility, created_at, updated_at)
      select s.id, '{}', 'Revize ' || n, (array['committee', 'owner', 'audit', 'public', 'public'])[1 + n % 5], now(), now()
      from svj s, generate_series(1, 20) n order by s.id, n;
      update folder set path = array[id];
      insert into document (svj_id, folder_id, name, type, url, is_public, owner_id, created_at, changed_at, updated_at)
      select s.id, null, 'Zpráva ' || n, 'link', 'https://luzicka.example/', n % 7 <> 0,
        (select min(m.id) from member m where m.svj_id = s.id), now(), now(), now()
      from svj s, generate_series(1, ${papersEach}) n order by s.id, n`);
    await db.query('vacuum analyze folder, document');
  } finally {
    await db.end();
  }
}

/** A page of documents in the order in which they are read, with how many there are. */
export const papers = (who: string): List => ({
  title: `Dokumenty (${who}): 25 z ${papersEach}, s počtem, jedno z 20 společenství`,
  path: '/api/v2/file',
  limit: `select t.id, t.name, t.extension, t.type, t.size, t.is_public, t.url, t.number, t.created_at, t.changed_at,
      m.kind, m.first_name, m.last_name, m.company_name
    from (select * from document where svj_id = $1 and folder_id is null and bin_id is null
      order by name collate cs_numeric, id limit 25) t
    left join member m on m.svj_id = t.svj_id and m.id = t.owner_id`,
});
