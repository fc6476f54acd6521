import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartRefused } from '../start/refuse-start.ts';

export type Migration = { version: number; name: string; sql: string; hash: string };
// Any constant will do; all servers of one database must use the same.
const lock = 7_283_645;

/** What this code brings, in order. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((f) => /^\d{4}_[\w-]+\.sql$/.test(f)).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { version: Number(name.slice(0, 4)), name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function refuseStrangers(db: pg.Client, known: Migration[]): Promise<Set<number>> {
  const { rows } = await db.query<{ version: number; hash: string }>('select version, hash from migration');
  for (const row of rows) {
    const mine = known.find((m) => m.version === row.version);
    if (!mine) {
      throw new StartRefused(
        'Databáze je novější než tento program. Spusťte novější verzi Pavlače; databáze zůstala beze změny.',
      );
    }
    if (mine.hash !== row.hash) {
      throw new StartRefused(`Migrace ${mine.name} se liší od té, kterou databáze už má. Databáze zůstala beze změny.`);
    }
  }
  return new Set(rows.map((r) => r.version));
}

async function refuseStrongRole(db: pg.Client, role: string): Promise<void> {
  const { rows } = await db.query<{ strong: boolean; owns: boolean }>(
    `select r.rolsuper or r.rolbypassrls or r.rolcreaterole as strong,
       exists (select from pg_class c where pg_has_role(r.oid, c.relowner, 'member')
         and c.relnamespace = 'public'::regnamespace) as owns
     from pg_roles r where r.rolname = $1`,
    [role],
  );
  if (!rows[0]) throw new StartRefused(`Role ${role} z DATABASE_URL v databázi není.`);
  if (rows[0].strong || rows[0].owns) {
    throw new StartRefused(
      `Role ${role} z DATABASE_URL nesmí být superuživatel, nesmí obcházet pravidla řádků ani vlastnit tabulky: oddělení společenství by přestalo platit.`,
    );
  }
}

async function grant(db: pg.Client, role: string): Promise<void> {
  const to = quoted(role);
  await db.query(`grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke insert, update, delete on migration from ${to};
    revoke update, delete on activity from ${to}`);
  // An older database has not all of them yet.
  for (const table of ['vote_entry', 'vote_departure', 'wording', 'wording_file']) {
    const { rows } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
    if (rows[0]?.there) await db.query(`revoke update, delete on ${table} from ${to}`);
    // Two people who turn out to be one: what one of them did is the other's.
    if (rows[0]?.there && table === 'wording') await db.query(`grant update (replaced_by) on ${table} to ${to}`);
  }
}

/**
 * Lets the owner read every row while it says so: row-level security is forced on it too, and a backup must be whole.
 * Bound to the owner's role, so that what the application sets opens nothing to it.
 */
const backupPolicy = `do $$ declare t regclass; begin
  for t in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup')
  loop
    execute format('create policy backup on %s for select to current_user
      using (current_setting(''app.backup'', true) = ''on'')', t);
  end loop; end $$`;

/** Lets nobody else change this database until the open transaction ends, and has the list of migrations there. */
export async function beginMigrating(db: pg.Client): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [lock]);
  await db.query(
    'create table if not exists migration (version integer primary key, name text not null, hash text not null, at timestamptz not null default now())',
  );
}

export async function applyMigrations(db: pg.Client, missing: readonly Migration[]): Promise<void> {
  for (const m of missing) {
    await db.query(m.sql);
    await db.query('insert into migration (version, name, hash) values ($1, $2, $3)', [m.version, m.name, m.hash]);
  }
}

/** Gives the application's role what it needs, after a look that it is not too strong. */
export async function settleRoles(db: pg.Client, appRole: string): Promise<void> {
  await refuseStrongRole(db, appRole);
  await grant(db, appRole);
  await db.query(backupPolicy);
}

/**
 * Brings the database to this code: under a lock, each migration once, forward only, all in one transaction.
 * Refuses a database newer than the code and an application role that could pass row-level security by.
 */
export async function migrate(ownerUrl: string, appRole: string, folder: URL): Promise<number> {
  const known = await readMigrations(folder);
  const db = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await db.connect();
  try {
    const { rows } = await db.query<{ server: number }>(`select current_setting('server_version_num')::int as server`);
    if ((rows[0]?.server ?? 0) < 150_000) throw new StartRefused('Pavlač potřebuje PostgreSQL 15 nebo novější.');
    await db.query('begin');
    await beginMigrating(db);
    const done = await refuseStrangers(db, known);
    const missing = known.filter((m) => !done.has(m.version));
    await applyMigrations(db, missing);
    await settleRoles(db, appRole);
    await db.query('commit');
    return missing.length;
  } finally {
    await db.end();
  }
}
