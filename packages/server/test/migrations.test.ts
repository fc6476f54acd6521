import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from '#server/base/db/migrate.ts';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';

const folder = new URL('../migrations/', import.meta.url);
const name = `migrated_${process.pid}`;
const superUrl = inject('superUrl');
const ownerUrl = atDatabase(inject('ownerUrl'), name);
let db: pg.Client;

beforeAll(async () => {
  await openDatabase(superUrl, name);
  db = new pg.Client({ connectionString: atDatabase(superUrl, name) });
  await db.connect();
});
afterAll(() => db.end());

describe('migrations', () => {
  it('run once even when several servers start at the same time', async () => {
    const done = await Promise.all([1, 2, 3].map(() => migrate(ownerUrl, 'pavlac_app', folder)));
    const files = (await readdir(folder)).length;
    expect(done.sort()).toEqual([0, 0, files]);
    expect((await db.query('select count(*)::int as n from migration')).rows).toEqual([{ n: files }]);
  });

  it('refuse a database newer than the code, and a migration that was changed afterwards', async () => {
    await db.query("insert into migration (version, name, hash) values (9999, '9999_later.sql', 'x')");
    await expect(migrate(ownerUrl, 'pavlac_app', folder)).rejects.toThrow('Databáze je novější než tento program');
    await db.query('delete from migration where version = 9999');
    const copy = await mkdtemp(join(tmpdir(), 'pavlac-migrations-'));
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, '0001_accounts.sql'), '-- changed');
    await expect(migrate(ownerUrl, 'pavlac_app', pathToFileURL(`${copy}/`))).rejects.toThrow('se liší');
    await rm(copy, { recursive: true });
  });

  it('stand or fall whole', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'pavlac-migrations-'));
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, '9000_half.sql'), 'create table half (id int); select 1 / 0;');
    await expect(migrate(ownerUrl, 'pavlac_app', pathToFileURL(`${copy}/`))).rejects.toThrow('division by zero');
    expect((await db.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
    await rm(copy, { recursive: true });
  });

  it('are named by when they were written, and one without such a name is not passed over unseen', async () => {
    const files = await readdir(folder);
    expect(files.filter((f) => !/^(00\d\d|20\d{10})_[\w-]+\.sql$/.test(f))).toEqual([]);
    expect((await readMigrations(folder)).map((m) => m.name)).toEqual(files.sort());
  });

  it('grant what they bring: the application reads every table, and rewrites none that is written once', async () => {
    const may = (privilege: string) =>
      `select c.relname as t from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and not has_table_privilege('pavlac_app', c.oid, '${privilege}') order by 1`;
    const without = async (privilege: string) => (await db.query<{ t: string }>(may(privilege))).rows.map((r) => r.t);
    const once = [
      ...['activity', 'migration', 'vote_attendance_event', 'vote_departure', 'vote_entry', 'wording', 'wording_file'],
    ];
    expect(await without('select')).toEqual([]);
    // Each of the two has the one row that it was made with.
    expect(await without('insert')).toEqual(['invoice_book', 'invoice_supplier', 'migration']);
    // What is kept beside a document is never rewritten, and goes with it.
    const ofDocuments = [
      'document_opening',
      'document_round',
      'document_version',
      'document_warning',
      'document_watcher',
    ];
    // Who was given whose contacts goes with either of them, and is rewritten by name alone.
    const ofMembers = ['member_opening'];
    // How an invitation came is written down and stays as it was written.
    const ofInvitations = ['summons_delivery'];
    // What was done with a request is chained; of two people who become one the app rewrites the name alone.
    const ofRequests = ['approval_entry'];
    // Money is written once: what was wrong is undone by what comes after.
    const ofMoney = ['account_crediting', 'account_entry', 'bank_line', 'bank_part', 'bank_statement'];
    // What was sent to whoever owes stays as they read it.
    const ofReminders = ['reminder', 'reminder_interest', 'reminder_item'];
    // What was confirmed of debts is chained; who looked into the register of insolvencies stays as they looked.
    const ofClearances = ['clearance', 'clearance_entry', 'clearance_request'];
    const ofInvoices = [
      'customer',
      'document',
      'mapping',
      'movement',
      'part',
      'payment',
      'period',
      'plan',
      'price',
      'statement',
    ].map((of) => `invoice_${of}`);
    // What was handed over with a unit is undone by what comes after.
    const ofSales = ['account_side', 'sale', 'sale_row', 'sale_share'];
    const books = [
      'invoice_book',
      'invoice_supplier',
      'clearance_book',
      'register_turn',
      'account_book',
      'account_item',
      'account_unit',
      'bank_account',
      'bank_book',
      'bank_mapping',
      'insolvency_words',
    ];
    const rewritten = [
      ...once,
      ...ofDocuments,
      ...ofInvitations,
      ...ofMembers,
      ...ofRequests,
      ...ofMoney,
      ...ofReminders,
      ...ofClearances,
      ...ofInvoices,
      ...ofSales,
      'change_comment',
      'insolvency_look',
      // Parts of a movement are taken back whole.
      'invoice_movement_share',
      'invoice_morning_fault',
      'order_mail',
      'demo_sample',
      'cadastre_check',
      'cadastre_reading',
    ];
    expect(await without('update')).toEqual(rewritten.sort());
    expect(await without('delete')).toEqual(
      [...once, ...ofRequests, ...ofMoney, ...ofReminders, ...ofClearances, ...ofSales, ...ofInvoices, ...books].sort(),
    );
  });

  it('leave to another role of the application what the first one was granted, and no more', async () => {
    const role = `other_app_${process.pid}`;
    await db.query(`create role ${role} login`);
    await migrate(ownerUrl, role, folder);
    const granted = `select a.privilege_type, c.oid::regclass::text as of, null as col
        from pg_class c, aclexplode(c.relacl) a where a.grantee = $1::regrole
      union all select a.privilege_type, t.attrelid::regclass::text, t.attname
        from pg_attribute t, aclexplode(t.attacl) a where a.grantee = $1::regrole and not t.attisdropped order by 2, 1, 3`;
    const { rows } = await db.query(granted, ['pavlac_app']);
    expect(rows.length).toBeGreaterThan(100);
    expect((await db.query(granted, [role])).rows).toEqual(rows);
    await db.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('refuse an application role that could pass row-level security by', async () => {
    await expect(migrate(ownerUrl, 'postgres', folder)).rejects.toThrow('nesmí být superuživatel');
    await expect(migrate(ownerUrl, 'pavlac_owner', folder)).rejects.toThrow('nesmí být superuživatel');
    await expect(migrate(ownerUrl, 'nikdo', folder)).rejects.toThrow('v databázi není');
  });
});

describe('an upgrade', () => {
  /** A database as it was before this migration, with rows that its own superuser wrote. */
  async function before(version: string, ...rows: string[]) {
    const own = `upgraded_${process.pid}`;
    await openDatabase(superUrl, own);
    const copy = await mkdtemp(join(tmpdir(), 'pavlac-migrations-'));
    for (const file of await readdir(folder))
      if (file < version) await cp(new URL(file, folder), join(copy, file), { recursive: true });
    const owner = atDatabase(inject('ownerUrl'), own);
    await migrate(owner, 'pavlac_app', pathToFileURL(`${copy}/`));
    await rm(copy, { recursive: true });
    const mighty = new pg.Client({ connectionString: atDatabase(superUrl, own) });
    await mighty.connect();
    await mighty.query("set session_replication_role = 'replica'");
    for (const row of rows) await mighty.query(row);
    await migrate(owner, 'pavlac_app', folder);
    return mighty;
  }

  it('leaves votes that have started in their form, and counts papers that were counted', async () => {
    const columns =
      'svj_id, name, type, basis, status, participation_num, participation_den, accept_num, accept_den, accept_of';
    const vote = (status: string) =>
      `insert into vote (${columns}) values (7, '${status}', 'online', 'perRollam', '${status}', 0, 1, 1, 2, 'all')`;
    const mighty = await before(
      '0038',
      ...['concept', 'run', 'finish'].map(vote),
      `insert into vote_paper (svj_id, vote_id, seat_id, number, scanned, paper_date, seq, recorded_by, at)
       values (7, 2, 1, 'L1', false, '2026-11-20', 1, 1, now())`,
    );
    const { rows } = await mighty.query('select name, form, paper_days from vote order by id');
    expect(rows).toEqual([
      { name: 'concept', form: 2, paper_days: 3 },
      { name: 'run', form: 1, paper_days: 0 },
      { name: 'finish', form: 1, paper_days: 0 },
    ]);
    expect((await mighty.query('select counts from vote_paper')).rows).toEqual([{ counts: true }]);
    await mighty.end();
  });
});

describe('tables', () => {
  it('of an association are locked by row-level security, forced, with svj_id first in the key', async () => {
    const { rows } = await db.query<{ t: string; secured: boolean; first: string | null }>(`
      select c.relname as t, c.relrowsecurity and c.relforcerowsecurity as secured,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisprimary) as first
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'svj_id')`);
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter((r) => r.t !== 'outbox').filter((r) => !r.secured || r.first !== 'svj_id')).toEqual([]);
  });

  it('without an association are few and named', async () => {
    const { rows } = await db.query<{ t: string }>(`
      select c.relname as t from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not c.relrowsecurity order by 1`);
    expect(rows.map((r) => r.t)).toEqual([
      'account',
      'account_deed',
      'archive_import',
      'demo_sample',
      'house_order',
      'idempotency_key_outside',
      'invoice_book',
      'invoice_mapping',
      'invoice_morning',
      'invoice_morning_fault',
      'invoice_movement',
      'invoice_movement_share',
      'invoice_price',
      'invoice_statement',
      'invoice_supplier',
      'link',
      'login_change',
      'migration',
      'number_series_outside',
      'order_code',
      'order_mail',
      'outbox',
      'passkey',
      'passkey_challenge',
      'register_turn',
      'secret',
      'session',
      'sign_in_device',
      'sign_in_try',
      'told_once',
      'tries',
    ]);
  });

  it('are described in code exactly as they are', async () => {
    const files = (await readdir(new URL('../src/', import.meta.url), { recursive: true })).filter((f) =>
      /(tables|audit|search|mail|pictures)\.ts$/.test(f),
    );
    const described = new Map<string, string[]>();
    for (const file of files) {
      const all = Object.values((await import(new URL(`../src/${file}`, import.meta.url).href)) as object);
      for (const table of all.filter((x) => x instanceof PgTable)) {
        const { name: t, columns } = getTableConfig(table);
        described.set(t, columns.map((c) => c.name).sort());
      }
    }
    for (const [t, columns] of described) {
      const { rows } = await db.query<{ column_name: string }>(
        'select column_name from information_schema.columns where table_name = $1',
        [t],
      );
      expect([t, ...rows.map((r) => r.column_name).sort()]).toEqual([t, ...columns]);
    }
    expect(described.size).toBeGreaterThan(14);
  });
});
