import pg from 'pg';
import type { Role } from './embedded-secrets.ts';

/** Raise it when the statements below change: older data folders are then brought up to date at their next start. */
export const provisionVersion = 1;

const extensions = ['pg_trgm', 'unaccent', 'btree_gin'];

/**
 * Creates the database `pavlac` with its two roles, or completes what is missing. The owner migrates; the application
 * owns nothing and creates nothing, because an owner could lift the row-level security of its tables.
 */
export async function provision(
  superUrl: string,
  passwords: Pick<Record<Role, string>, 'pavlac_owner' | 'pavlac_app'>,
) {
  await withClient(atDatabase(superUrl, 'postgres'), async (client) => {
    await keepRole(client, 'pavlac_owner', passwords.pavlac_owner);
    await keepRole(client, 'pavlac_app', passwords.pavlac_app);
  });
  await openDatabase(superUrl, 'pavlac');
}

/** Creates the database for the two roles, or completes what it misses. */
export async function openDatabase(superUrl: string, name: string): Promise<void> {
  await withClient(atDatabase(superUrl, 'postgres'), async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(await createDatabase(client, name));
  });
  await withClient(atDatabase(superUrl, name), async (client) => {
    for (const name of extensions) await client.query(`create extension if not exists ${name}`);
    await client.query(`
      alter schema public owner to pavlac_owner;
      revoke all on schema public from public;
      grant usage on schema public to pavlac_app;
      revoke all on database ${name} from public;
      grant connect on database ${name} to pavlac_app;
    `);
  });
}

export function atDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function keepRole(client: pg.Client, role: Role, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [role]);
  await client.query(
    `${found.rowCount === 0 ? 'create' : 'alter'} role ${role} with login nosuperuser nocreatedb nocreaterole
     noreplication nobypassrls password ${client.escapeLiteral(password)}`,
  );
}

/** Sorted by code points everywhere; Czech order is asked for by name (`cs-x-icu`). PostgreSQL 15 has no builtin provider. */
async function createDatabase(client: pg.Client, name: string): Promise<string> {
  const version = await client.query<{ server_version_num: string }>('show server_version_num');
  const builtin = Number(version.rows[0]?.server_version_num) >= 170_000;
  const locale = builtin
    ? `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`
    : `lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;
  return `create database ${name} owner pavlac_owner template template0 encoding 'UTF8' ${locale}`;
}
