import type pg from 'pg';
import { pictureSides } from '../base/store/file-receiving.ts';

/** Whose mark the store of this database carries; undefined where no portal has ever run over it. */
export async function markInDatabase(db: pg.Client): Promise<string | undefined> {
  const { rows } = await db.query<{ value: Buffer }>(`select value from secret where name = 'store'`);
  return rows[0]?.value.toString('hex');
}

/** What rows say of bytes in the store: their key, how many there are, and their digest where one is kept. */
export type Said = { key: string; size: number | null; sha256: string | null };

/** Everything that rows say lies in the store, in parts: files with their smaller pictures and sizes, of all associations. */
export async function* saidByRows(db: pg.Client): AsyncGenerator<Said> {
  yield* parts(
    db,
    `select svj_id || '/' || key as key, size::float8 as size, encode(sha256, 'hex') as sha256 from file
     union all select svj_id || '/' || key || '.webp', null, null from file where has_preview
     union all select svj_id || '/' || key || '.' || s || '.webp', null, null
       from file, unnest('{${pictureSides.join(',')}}'::int[]) s where has_sizes`,
  );
}

/**
 * Keys of bytes that may be there or not: those noted to be swept, parts of uploads on their way among them, kept prints,
 * which are drawn anew, and keys that answers of surveys wait under, which no backup brings back.
 */
export async function* maybeThere(db: pg.Client): AsyncGenerator<Pick<Said, 'key'>> {
  yield* parts(
    db,
    `select svj_id || '/' || key as key, null::float8 as size, null as sha256 from file_waste
     union all select svj_id || '/' || key, null, null from kept_print
     union all select regexp_replace(name, '\\.part$', ''), null, null
       from survey_waiting, unnest(array[newer_key, older_key] || spent) as name where name is not null`,
  );
}

/** Rows at once, so that those of a whole country do not lie in memory. */
const atOnce = 5000;
async function* parts(db: pg.Client, statement: string): AsyncGenerator<Said> {
  await db.query(`declare said no scroll cursor for ${statement}`);
  try {
    for (;;) {
      const { rows } = await db.query<Said>(`fetch ${atOnce} from said`);
      yield* rows;
      if (rows.length < atOnce) return;
    }
  } finally {
    await db.query('close said');
  }
}
