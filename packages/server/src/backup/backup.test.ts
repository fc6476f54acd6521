import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { addAssociation } from '#server/association/queries.ts';
import { migrate, readMigrations } from '#server/base/db/migrate.ts';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';
import { backUp } from './steps-backup.ts';
import { readBackup, restore } from './steps-restore.ts';

const migrations = new URL('../../migrations/', import.meta.url);
const { signal } = new AbortController();
let folder: string;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-archives-'));
  portal = await aPortal();
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

/** A bare database of its own. */
async function bare(): Promise<{ name: string; ownerUrl: string }> {
  const name = `restored_${process.pid}_${++made}`;
  await openDatabase(inject('superUrl'), name);
  return { name, ownerUrl: atDatabase(inject('ownerUrl'), name) };
}

async function asked<Row extends pg.QueryResultRow>(url: string, statements: string): Promise<Row[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const answers = (await db.query(statements)) as unknown as pg.QueryResult<Row> | pg.QueryResult<Row>[];
  await db.end();
  return (Array.isArray(answers) ? answers.at(-1) : answers)?.rows ?? [];
}

const save = (ownerUrl: string, name: string) =>
  backUp({ ownerUrl, files: portal.files, file: join(folder, name), portalVersion: '2.3.1', signal });

async function put(ownerUrl: string, name: string): Promise<void> {
  const file = join(folder, name);
  const known = await readMigrations(migrations);
  await restore(
    { ownerUrl, appRole: 'pavlac_app', config: { dataDir: join(folder, 'data'), s3: undefined }, file, known, signal },
    await readBackup(file, known),
  );
}

describe('the policy of backups', () => {
  it('is on every table of an association, for reading, bound to the owner', async () => {
    const rows = await asked(
      portal.ownerUrl,
      `select c.relname, p.polcmd, p.polroles::regrole[]::text as roles from pg_class c
       left join pg_policy p on p.polrelid = c.oid and p.polname = 'backup'
       where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
         and (p.polcmd, p.polroles::regrole[]::text) is distinct from ('r'::"char", '{pavlac_owner}')`,
    );
    expect(rows).toEqual([]);
  });

  it('opens nothing to the application, whatever it sets', async () => {
    await portal.pool.across('read write', (db) => addAssociation(db, aHouse));
    const setting = `begin; set local app.backup = 'on'; select name from svj`;
    expect(await asked(portal.appUrl, setting)).toEqual([]);
    expect(await asked(portal.ownerUrl, 'select name from svj')).toEqual([]);
    expect((await asked(portal.ownerUrl, setting)).length).toBeGreaterThan(0);
    // A function with the owner's rights would carry the application past this.
    const strong = `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`;
    expect(await asked(portal.ownerUrl, strong)).toEqual([]);
  });
});

const aHouse = {
  ...{ name: 'Společenství Zálohová', nickname: 'Zálohová', street: 'Zálohová 1', town: 'Plzeň', post: '301 00' },
  ...{ email: 'z@z.example', invoiceEmail: 'z@z.example', modules: ['rooms' as const], nameKey: 'zalohova' },
  ...{ createdAt: new Date(), updatedAt: new Date() },
};

describe('a backup', () => {
  it('of an older portal is restored as it was and then brought to this code', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'pavlac-migrations-'));
    await cp(migrations, copy, { recursive: true });
    const last = (await readdir(copy)).sort().at(-1) ?? '';
    await rm(join(copy, last));
    const older = await bare();
    await migrate(older.ownerUrl, 'pavlac_app', pathToFileURL(`${copy}/`));
    await asked(older.ownerUrl, `insert into account (email) values ('stary@dum.example'), ('starsi@dum.example')`);
    await save(older.ownerUrl, 'older.tar');
    await rm(copy, { recursive: true });

    const { ownerUrl } = await bare();
    await put(ownerUrl, 'older.tar');
    expect(await migrate(ownerUrl, 'pavlac_app', migrations)).toBe(0);
    const next = `insert into account (email) values ('novy@dum.example') returning id`;
    expect(await asked(ownerUrl, next)).toEqual([{ id: '3' }]);
    await expect(put(ownerUrl, 'older.tar')).rejects.toThrow('Portál není prázdný');
  });

  it('goes into a portal that was founded but never used, and not beside one that runs', async () => {
    const house = new TestHouse(portal, await portal.pool.across('read write', (db) => addAssociation(db, aHouse)), '');
    const chair = await house.chair();
    await house.unit(chair, '1/1', [1, 1], [{ memberIds: [chair.memberId ?? 0] }]);
    const { manifest } = await save(portal.ownerUrl, 'whole.tar');
    const { name, ownerUrl } = await bare();
    await migrate(ownerUrl, 'pavlac_app', migrations);
    const running = new pg.Client({ connectionString: atDatabase(inject('appUrl'), name), application_name: 'pavlac' });
    await running.connect();
    await expect(put(ownerUrl, 'whole.tar')).rejects.toThrow('běží portál');
    await running.end();
    await put(ownerUrl, 'whole.tar');
    const seen = `begin; set local app.backup = 'on'; select`;
    for (const t of manifest.tables) {
      expect(await asked(ownerUrl, `${seen} '${t.name}' as t, count(*)::int as n from ${t.name}`)).toEqual([
        { t: t.name, n: t.rows },
      ]);
    }
    const next = `begin; set local app.svj_id = '${house.id}';
      insert into member (svj_id, kind, last_name, name_key) values (${house.id}, 'person', 'Nový', 'novy') returning id`;
    const [{ id } = { id: '' }] = await asked<{ id: string }>(ownerUrl, next);
    expect(Number(id)).toBeGreaterThan(chair.memberId ?? 0);
    const loose = `select from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`;
    expect(await asked(ownerUrl, loose)).toEqual([]);
    const keys = `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and convalidated`;
    expect(await asked(ownerUrl, keys)).toEqual(await asked(portal.ownerUrl, keys));
  });

  it('of a newer portal or of another migration of the same number is refused', async () => {
    const known = await readMigrations(migrations);
    const file = join(folder, 'whole.tar');
    await expect(readBackup(file, known.slice(0, -1))).rejects.toThrow('z novější verze Pavlače');
    const changed = known.map((m, i) => (i === 0 ? { ...m, hash: 'x' } : m));
    await expect(readBackup(file, changed)).rejects.toThrow('se liší');
  });

  it('of nothing is refused', async () => {
    await expect(save((await bare()).ownerUrl, 'nothing.tar')).rejects.toThrow('není co zálohovat');
  });
});
