import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipArchive } from 'archiver';
import tar from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portable } from '#contract/portable/endpoints.ts';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import { mailed } from '#house/entitled.ts';
import { anAdmin, type Person, TestHouse } from '#house/house.ts';
import { aHouseOfVotes, aPortalWithKey, rowsIn } from '#house/moving.ts';
import type { TestPortal } from '#house/portal.ts';
import { inFolder, runs } from '#house/recounts.ts';
import { sendFile } from '#house/sending.ts';
import { onDisk } from '#house/sending-files.ts';
import { filesIn } from '#house/zip.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { packOne, sweepArchives } from './jobs.ts';
import { importOne, sweepImports } from './jobs-imports.ts';
import { archivesInFolder, importFolder } from './steps-imports.ts';

const passphrase = 'modrý dům u trati';
const script = new URL('../../portable/overeni.mjs', import.meta.url).pathname;
let portal: TestPortal;
let other: TestPortal;
let house: TestHouse;
let chair: Person;
let deputy: Person;
let admin: Person;
let bytes: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  [portal, other] = [await aPortalWithKey(20), await aPortalWithKey(21)];
  ({ house, chair, second: deputy } = await aHouseOfVotes(portal));
  admin = await anAdmin(other);
  // Whoever signed in long ago proves anew who they are.
  portal.clock.now = new Date(portal.clock.now.getTime() + 3600_000);
});
afterAll(async () => {
  await portal.close();
  await other.close();
});

const works = () =>
  packOne(portal, portal.left.findLast((l) => l.name === 'portable.pack')?.about ?? { svj: 0, id: 0 });
const proves = () =>
  rowsIn(
    house,
    `update session set present_at = '${portal.clock.now.toISOString()}' where account_id = ${chair.accountId}`,
  );
const latest = async (who = chair) => (await who.asks(portable.list, {})).archives[0];

async function fetched(): Promise<Buffer> {
  const { url } = await chair.asks(portable.download, { id: (await latest())?.id as number });
  const file = await portal.app.inject({ url, headers: chair.headers() });
  expect(file.headers['content-type']).toBe('application/zip');
  return file.rawPayload;
}

describe('the whole house', () => {
  it('is asked for by who answers for it, proven to be them, and told to the committee', async () => {
    expect(await deputy.refused(portable.ask, { passphrase: null })).toMatchObject({ key: 'PORTABLE.ERRORS.CHAIR' });
    expect(await chair.refused(portable.ask, { passphrase: null })).toMatchObject({ key: 'ACCOUNT.ERRORS.PRESENCE' });
    await proves();
    expect(await chair.refused(portable.ask, { passphrase: 'krátké' })).toMatchObject({
      errors: { passphrase: 'PORTABLE.SHORT' },
    });
    const asked = await chair.asks(portable.ask, { passphrase: null });
    expect(asked).toMatchObject({ state: 'waiting', sealed: false, mine: true, keptUntil: null });
    expect(await chair.refused(portable.ask, { passphrase: null })).toMatchObject({ key: 'PORTABLE.ERRORS.WAITING' });
    const told = await mailed(house, 'archiveAsked');
    expect(told.map((m) => m.recipient).sort()).toEqual([chair.email, deputy.email].sort());
    expect(told[0]?.data).toMatchObject({ person: asked.askedBy, sealed: 'no' });
    expect(await rowsIn(house, `select verb from activity where noun = 'houseArchive'`)).toEqual([{ verb: 'ask' }]);
  });

  it('is written aside, mailed of, fetched by the asker alone, and gone in a day', async () => {
    // Lost with a queue, it is found by its silence.
    portal.clock.now = new Date(portal.clock.now.getTime() + 6 * 60_000);
    expect(await sweepArchives(portal)).toBe(1);
    expect([await works(), await works()]).toEqual([true, false]);
    expect(await mailed(house, 'archiveReady')).toMatchObject([{ recipient: chair.email }]);
    const done = await latest();
    expect(done).toMatchObject({ state: 'done', mine: true });
    expect(await latest(deputy)).toMatchObject({ mine: false });
    const { id } = done as { id: number };
    expect(await deputy.refused(portable.download, { id })).toMatchObject({ key: 'PORTABLE.ERRORS.GONE' });
    expect(await chair.refused(portable.download, { id })).toMatchObject({ key: 'ACCOUNT.ERRORS.PRESENCE' });
    await proves();
    bytes = await fetched();
    expect(bytes.length).toBe(done?.bytes);
    expect((await onDisk(portal)).incoming).toEqual([]);

    await proves();
    await chair.asks(portable.ask, { passphrase });
    expect(await works()).toBe(true);
    expect(await rowsIn(house, 'select sealed, secret from house_archive order by id')).toEqual([
      { sealed: false, secret: null },
      { sealed: true, secret: null },
    ]);
    sealed = await fetched();
    const before = (await onDisk(portal)).files.length;
    const last = (await latest()) as { id: number };
    await chair.asks(portable.remove, { id: last.id });
    expect(await latest()).toMatchObject({ state: 'done', keptUntil: null });
    expect((await onDisk(portal)).files.length).toBe(before - 1);
    portal.clock.now = new Date(portal.clock.now.getTime() + 25 * 3600_000);
    await proves();
    expect(await chair.refused(portable.download, { id })).toMatchObject({ key: 'PORTABLE.ERRORS.GONE' });
    await sweepFiles(portal);
    expect((await onDisk(portal)).files.length).toBe(before - 2);
  });

  it('is read in English too: each sentence of its page has one', async () => {
    const page = String(filesIn(bytes).get('index.html'));
    const [, words = '{}'] = /const english = (\{[\s\S]*?\n\});/.exec(page) ?? [];
    const english = Object.keys(JSON.parse(words.replace(/,\n\}$/, '\n}')) as object);
    const said = page.matchAll(/(?<!\w)t`((?:[^`$]|\$\{(?:[^{}`]|\{[^{}]*\})*\})*)`/g);
    const keys = [...new Set([...said].map(([, text = '']) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}')))];
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.sort()).toEqual(english.sort());
  });

  it('opens without us, keeps what nobody may see, and is checked by a program of its own', async () => {
    const files = filesIn(bytes);
    const rows = (name: string) =>
      String(files.get(`tables/${name}.jsonl`))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const votes = new Map(rows('vote').map((v) => [v.id, v.name]));
    const answered = new Set(rows('vote_answer').map((a) => votes.get(a.vote_id)));
    expect([...answered].sort()).toEqual(['Prodej', 'Schůze', 'Střecha', 'Tajné']);
    expect(new Set(rows('vote_entry').map((e) => votes.get(e.vote_id)))).not.toContain('Běží');
    expect(String(files.get('index.html'))).toContain('data-table="vote_answer"');
    await inFolder(async (folder) => {
      await writeFile(join(folder, 'dum.zip'), bytes);
      const { code, said } = await runs(process.execPath, [script, 'dum.zip'], folder);
      expect([code, said]).toEqual([0, expect.stringContaining('Celý záznam sedí')]);
      expect(said).toContain('Hlasování „Běží“ tu nemá lístky');
      const key = '0'.repeat(64);
      expect((await runs(process.execPath, [script, 'dum.zip', '--klic', key], folder)).said).toContain('jiný klíč');
    });
  });
});

const puts = (name: string, file: Buffer) => writeFile(join(importFolder(other.config.dataDir), name), file);
const looks = (name: string, word: string | null = null) =>
  admin.refused(portableImports.look, { name, passphrase: word });

async function zipped(...parts: (readonly [string, string | Buffer])[]): Promise<Buffer> {
  const zip = new ZipArchive({ zlib: { level: 9 } });
  for (const [name, text] of parts) zip.append(text, { name });
  void zip.finalize();
  return buffer(zip);
}

describe('another portal', () => {
  it('shows what would come, tries it and brings it in', async () => {
    expect(await archivesInFolder(other.config.dataDir)).toEqual([]);
    // Part by part, from where the line broke; parts of elsewhere and of what is there whole change nothing.
    const part = (at: number, to: number) =>
      sendFile(admin, portableImports.part, 'dum.zip', bytes.subarray(at, to), {
        input: { name: 'dum.zip', at, size: bytes.length },
      });
    const half = Math.floor(bytes.length / 2);
    expect((await part(half, bytes.length)).data).toEqual({ has: 0 });
    expect((await part(0, half)).data).toEqual({ has: half });
    expect((await part(0, half)).data).toEqual({ has: half });
    expect(await archivesInFolder(other.config.dataDir)).toEqual([]);
    expect((await part(half, bytes.length)).data).toEqual({ has: bytes.length });
    expect((await part(0, half)).message?.content).toBe('PORTABLE.ERRORS.THERE');
    await puts('zapeceteny.zip', sealed);
    // The same file from two pages at once comes once; a name that no disk keeps is refused before its bytes come.
    const whole = (name: string) =>
      sendFile(admin, portableImports.part, 'dvakrat.zip', sealed, { input: { name, at: 0, size: sealed.length } });
    const twice = await Promise.all([whole('dvakrat.zip'), whole('dvakrat.zip')]);
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
    await rm(join(importFolder(other.config.dataDir), 'dvakrat.zip'));
    expect((await whole(`${'ž'.repeat(190)}.zip`)).code).toBe(400);
    const { files } = await admin.asks(portableImports.list, {});
    expect(files.map((f) => f.name).sort()).toEqual(['dum.zip', 'zapeceteny.zip']);
    const look = await admin.asks(portableImports.look, { name: 'dum.zip' });
    expect(look).toMatchObject({ association: house.name, sealed: false, people: expect.any(Number), votes: 8 });
    expect(look.alone).toEqual([{ why: 'running', names: ['Tajný omyl', 'Běží'] }]);
    const count = async () =>
      (await other.pool.across('read only', (db) => db.client.query('select from svj'))).rowCount;
    const ends = async () => (await admin.asks(portableImports.list, {})).imports[0];
    const leftOf = () => other.left.findLast((l) => l.name === 'portable.import')?.about.id ?? 0;
    const tried = await admin.asks(portableImports.attempt, { name: 'dum.zip' });
    expect(tried).toMatchObject({ state: 'waiting', tried: true, percent: null, done: null });
    // The same file waits for its end, whoever asks.
    expect(await admin.refused(portableImports.bring, { name: 'dum.zip' })).toMatchObject({
      key: 'PORTABLE.ERRORS.COMING',
    });
    expect(await importOne(other, leftOf())).toBe(true);
    expect(await ends()).toMatchObject({ state: 'done', percent: 100, done: { svjId: null }, refused: null });
    expect([await count(), (await onDisk(other)).files]).toEqual([0, []]);

    // A passphrase that is wrong is said where it is listed; what was typed is forgotten when it is over.
    await admin.asks(portableImports.bring, { name: 'zapeceteny.zip', passphrase: 'jiné heslo než to' });
    expect(await importOne(other, leftOf())).toBe(false);
    expect(await ends()).toMatchObject({ state: 'failed', refused: { key: 'PORTABLE.ERRORS.PASSPHRASE' } });
    await admin.asks(portableImports.bring, { name: 'zapeceteny.zip', passphrase });
    // A server that is ending leaves nothing of it, and another one takes it over; of two at once one brings it in.
    await expect(importOne(other, leftOf(), () => true)).rejects.toThrow();
    expect([(await ends())?.state, await count(), (await onDisk(other)).files]).toEqual(['waiting', 0, []]);
    // So does a try that was killed: its bytes go with the next one.
    await other.files.write('987654/zbytek', Readable.from('x'), 1);
    const killed = `update archive_import set state = 'running', tried_as = 987654 where id = ${leftOf()}`;
    await other.pool.across('read write', (db) => db.client.query(killed));
    other.clock.now = new Date(other.clock.now.getTime() + 6 * 60_000);
    expect(await sweepImports(other)).toBe(1);
    const id = leftOf();
    const both = await Promise.all([importOne(other, id), importOne(other, id)]);
    expect([both.filter(Boolean), await count()]).toEqual([[true], 1]);
    expect(await other.files.has('987654/zbytek')).toBe(false);
    const done = (await ends())?.done;
    const svjId = done?.svjId;
    expect(done?.keys).toEqual([{ key: portal.signer.publicKey, votes: 5 }]);
    const here = new TestHouse(other, svjId as number, 'Přišlý');
    const names = await rowsIn(here, `select name from vote where status <> 'concept' order by id`);
    expect(names.map((v) => v.name)).toEqual(['Střecha', 'Schůze', 'Tajné', 'Prodej', 'Omyl']);
    expect(await rowsIn(here, `select verb from activity where noun = 'houseArchive' and verb = 'bring'`)).toHaveLength(
      1,
    );
    expect(await rowsIn(here, 'select secret from archive_import where secret is not null')).toEqual([]);
    expect((await onDisk(other)).incoming).toEqual([]);

    // One that died for the third time is given up, and nothing of that try stays either.
    await admin.asks(portableImports.attempt, { name: 'dum.zip' });
    await other.files.write('987655/zbytek', Readable.from('x'), 1);
    const thrice = `update archive_import set state = 'running', tries = 3, tried_as = 987655 where id = ${leftOf()}`;
    await other.pool.across('read write', (db) => db.client.query(thrice));
    expect(await importOne(other, leftOf())).toBe(false);
    expect(await ends()).toMatchObject({ state: 'failed', refused: { key: 'PORTABLE.ERRORS.GAVE_UP' } });
    expect(await other.files.has('987655/zbytek')).toBe(false);
  });

  it('refuses by one sentence what it cannot take', async () => {
    const outer = tar.pack();
    outer.entry({ name: '../ven.txt' }, 'x');
    outer.finalize();
    await puts('ven.tar.gz', gzipSync(await buffer(outer)));
    await puts('bomba.zip', await zipped(['nic.txt', Buffer.alloc(40 * 1024 * 1024)]));
    const described = (told: object) => {
      const text = JSON.stringify(told);
      const sum = createHash('sha256').update(text).digest('hex');
      return zipped(['manifest.json', text], ['SHA256SUMS', `${sum}  manifest.json\n`]);
    };
    await puts('novejsi.zip', await described({ format: 'pavlac-association', formatVersion: 99, tables: [] }));
    await puts('jine.zip', await described({ format: 'pavlac-backup', formatVersion: 1 }));
    await puts('text.zip', Buffer.from('nic'));
    const cut = Buffer.from(sealed);
    cut[cut.indexOf('PAVLACZ1') + 200] = (cut[cut.indexOf('PAVLACZ1') + 200] as number) ^ 1;
    await puts('zmeneny.zip', cut);
    for (const [name, word, key] of [
      ['neni.zip', null, 'PORTABLE.ERRORS.NO_FILE'],
      ['text.zip', null, 'PORTABLE.ERRORS.BROKEN'],
      ['jine.zip', null, 'PORTABLE.ERRORS.FOREIGN'],
      ['novejsi.zip', null, 'PORTABLE.ERRORS.NEWER'],
      ['bomba.zip', null, 'PORTABLE.ERRORS.BOMB'],
      ['ven.tar.gz', null, 'PORTABLE.ERRORS.OUTSIDE'],
      ['zmeneny.zip', passphrase, 'PORTABLE.ERRORS.BROKEN'],
      ['zapeceteny.zip', null, 'PORTABLE.ERRORS.LOCKED'],
      ['zapeceteny.zip', 'jiné heslo než to', 'PORTABLE.ERRORS.PASSPHRASE'],
    ] as const)
      expect([name, (await looks(name, word)).key]).toEqual([name, key]);
    expect(await looks('../dum.zip')).toMatchObject({ code: 400, errors: { name: 'BASE.FORM.INVALID' } });
    expect((await onDisk(other)).incoming).toEqual([]);
  });
});
