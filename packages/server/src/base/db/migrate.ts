import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartRefused } from '../process/refuse-start.ts';
import { tellChanges } from './tell-changes.ts';

export type Migration = { version: number; name: string; sql: string; hash: string };
// Any constant will do; all servers of one database must use the same.
const lock = 7_283_645;

/** Named by when they were written, as 202611222030_grants.sql; the first ones by a number, which sorts before any time. */
const named = /^(\d{4}|\d{12})_[\w-]+\.sql$/;

/** What this code brings, in order. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((f) => named.test(f)).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { version: Number.parseInt(name, 10), name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function refuseStrangers(db: pg.Client, known: Migration[]): Promise<Set<number>> {
  const { rows } = await db.query<{ version: number; hash: string }>('select version::float8, hash from migration');
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

/** What a role of earlier starts was granted, this one is too: whoever runs the portal gave it another one. */
async function handOver(db: pg.Client, role: string): Promise<void> {
  const { rows } = await db.query<{ statement: string }>(
    `with earlier as (
       select a.grantee as id from pg_class c, aclexplode(c.relacl) a
       where c.oid = 'migration'::regclass and a.grantee not in (0, c.relowner)),
     new as (select oid as id from pg_roles where rolname = $1 and oid not in (select id from earlier))
     select format('grant usage on schema public to %I', $1) as statement from new
     union
     select format('grant %s on %s %s to %I', a.privilege_type,
       case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass, $1)
     from new, pg_class c, aclexplode(c.relacl) a
     where c.relnamespace = 'public'::regnamespace and a.grantee in (select id from earlier)
     union
     select format('grant %s (%I) on %s to %I', a.privilege_type, t.attname, t.attrelid::regclass, $1)
     from new, pg_attribute t, aclexplode(t.attacl) a
     where a.grantee in (select id from earlier) and not t.attisdropped`,
    [role],
  );
  for (const { statement } of rows) await db.query(statement);
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
    'create table if not exists migration (version bigint primary key, name text not null, hash text not null, at timestamptz not null default now())',
  );
}

/** Runs them in order; `{app}` in them is the application's role. */
export async function applyMigrations(db: pg.Client, missing: readonly Migration[], appRole: string): Promise<void> {
  await refuseStrongRole(db, appRole);
  for (const m of missing) {
    await db.query(m.sql.replaceAll('{app}', quoted(appRole)));
    await db.query('insert into migration (version, name, hash) values ($1, $2, $3)', [m.version, m.name, m.hash]);
  }
}

/**
 * Gives the application's role what migrations granted to an earlier one, after a look that it is not too strong, and new
 * tables what all have.
 */
export async function settleRoles(db: pg.Client, appRole: string): Promise<void> {
  await refuseStrongRole(db, appRole);
  await handOver(db, appRole);
  await db.query(backupPolicy);
  await tellChanges(db);
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
    await applyMigrations(db, missing, appRole);
    await settleRoles(db, appRole);
    await db.query('commit');
    return missing.length;
  } finally {
    await db.end();
  }
}
