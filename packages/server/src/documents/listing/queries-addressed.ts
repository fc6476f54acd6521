import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { addressedToMe, withFolder } from '../rows/queries-seen.ts';

const most = 500;

type Addressed = {
  id: number;
  name: string;
  extension: string;
  type: string;
  unit: string | null;
  dateFor: string;
  createdAt: string;
  size: number;
  url: string | null;
};

/** Papers addressed to the asker by name, the latest day first. */
export async function listAddressed(db: Db, scope: Scope, now: Date): Promise<Addressed[]> {
  const { rows } = await db.execute<Addressed>(sql`
    select document.id, document.name, document.extension, document.type, document.date_for as "dateFor",
      document.created_at as "createdAt", document.size, document.url,
      (select u.number from folder g join unit u on u.svj_id = g.svj_id and u.id = g.unit_id
        where g.svj_id = document.svj_id and g.id = any(f.path)
        order by cardinality(g.path) desc limit 1) as unit
    from document ${withFolder}
    where ${addressedToMe(scope, now)} order by document.date_for desc, document.id desc limit ${most}`);
  return rows;
}

/** The bytes of now of one of them; undefined of what is not addressed to the asker. */
export async function addressedBytes(db: Db, scope: Scope, id: number, now: Date) {
  type Bytes = {
    key: string;
    number: number;
    name: string;
    extension: string;
    type: string;
    size: number;
    sha256: string;
  };
  const { rows } = await db.execute<Bytes>(sql`
    select x.key, document.number, document.name, document.extension, x.type, x.size, encode(x.sha256, 'hex') as sha256
    from document join file x on x.svj_id = document.svj_id and x.id = document.file_id
    where ${addressedToMe(scope, now)} and document.id = ${id}`);
  return rows[0];
}
