#!/usr/bin/env node
// Counts a house archive of Pavlač over again: checksums, chains, signatures, shares. Needs Node.js 18 and nothing else.
// Přepočítá archiv domu z Pavlače: součty, řetězy, podpisy, podíly. Stačí Node.js 18, nic se nikam neposílá.
//
//   node overeni.mjs [SLOŽKA | dum.zip | dum.pavlac] [--klic VEŘEJNÝ_KLÍČ]
//   node overeni.mjs --odemknout dum.pavlac dum.zip
// Heslo: napíšete je, nebo je v proměnné PAVLAC_HESLO.
import { createDecipheriv, createHash, createPublicKey, pbkdf2Sync, verify } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createInflateRaw } from 'node:zlib';

const sumsName = 'SHA256SUMS';
const signatureName = 'SIGNATURE.json';
const sealName = 'dum.pavlac';
const wrong = [];
const notes = [];
const bad = (where, what) => wrong.push(`${where}: ${what}`);
class Refused extends Error {}

// ── Where the archive lies ────────────────────────────────────────────────────────────────────────────────────────

async function folderSource(root) {
  const names = [];
  const walk = async (inside) => {
    for (const entry of await readdir(join(root, inside), { withFileTypes: true })) {
      const name = inside ? `${inside}/${entry.name}` : entry.name;
      if (entry.isDirectory()) await walk(name);
      else names.push(name);
    }
  };
  await walk('');
  return { names, read: (name) => createReadStream(join(root, name)), close: async () => undefined };
}

/** The directory at the end of a ZIP, also of one over four gigabytes. */
async function directoryOf(handle, size) {
  const length = Math.min(size, 66_000);
  const tail = Buffer.alloc(length);
  await handle.read(tail, 0, length, size - length);
  const at = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (at < 0) throw new Refused('Soubor není ZIP, nebo je useknutý.');
  let [count, bytes, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const far = at - 20;
  if (far >= 0 && tail.readUInt32LE(far) === 0x07064b50) {
    const end = Buffer.alloc(56);
    await handle.read(end, 0, 56, Number(tail.readBigUInt64LE(far + 8)));
    [count, bytes, from] = [32, 40, 48].map((place) => Number(end.readBigUInt64LE(place)));
  }
  const directory = Buffer.alloc(bytes);
  await handle.read(directory, 0, bytes, from);
  return { count, directory };
}

/** Sizes and place that did not fit into four bytes stand in an addition, in this order. */
function farFields(extra, fields) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let place = at + 4;
    for (const name of Object.keys(fields))
      if (fields[name] === 0xffffffff) {
        fields[name] = Number(extra.readBigUInt64LE(place));
        place += 8;
      }
  }
  return fields;
}

async function zipSource(path) {
  const handle = await open(path, 'r');
  const { count, directory } = await directoryOf(handle, (await stat(path)).size);
  const entries = new Map();
  for (let i = 0, at = 0; i < count; i += 1) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw new Refused('Obsah ZIPu je poškozený.');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [packed, size, from] = [20, 24, 42].map((place) => directory.readUInt32LE(at + place));
    const { size: whole, packed: taken, from: begins } = farFields(extra, { size, packed, from });
    if (entries.has(name)) bad(name, 'v archivu je dvakrát');
    entries.set(name, { method: directory.readUInt16LE(at + 10), size: whole, packed: taken, from: begins });
    at += 46 + nameLength + extraLength + noteLength;
  }
  async function* bytesOf({ method, packed, from }) {
    const local = Buffer.alloc(30);
    await handle.read(local, 0, 30, from);
    if (local.readUInt32LE(0) !== 0x04034b50) throw new Refused('část ZIPu není na svém místě');
    const start = from + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    if (packed === 0) return;
    const raw = createReadStream(path, { start, end: start + packed - 1 });
    if (method === 0) yield* raw;
    else {
      const inflate = createInflateRaw();
      raw.on('error', (error) => inflate.destroy(error));
      yield* raw.pipe(inflate);
    }
  }
  return {
    names: [...entries.keys()].filter((name) => !name.endsWith('/')),
    entries,
    read: (name) => Readable.from(bytesOf(entries.get(name)), { objectMode: false }),
    close: () => handle.close(),
  };
}

// ── What is sealed ────────────────────────────────────────────────────────────────────────────────────────────────

const headLength = 51;
const piece = 1024 * 1024;

function askPassphrase() {
  if (process.env.PAVLAC_HESLO !== undefined) return Promise.resolve(process.env.PAVLAC_HESLO);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    lines.question('Heslo: ', (said) => {
      lines.close();
      resolve(said);
    });
  });
}

async function* unsealed(path, from, size, passphrase) {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(headLength);
    await handle.read(head, 0, headLength, from);
    if (head.toString('latin1', 0, 8) !== 'PAVLACZ1') throw new Refused('Zapečetěný soubor je poškozený.');
    const rounds = head.readUInt32BE(8);
    if (rounds > 10_000_000) throw new Refused('Zapečetěný soubor je poškozený.');
    const made = pbkdf2Sync(passphrase.normalize('NFC'), head.subarray(12, 28), rounds, 48, 'sha512');
    if (!made.subarray(32).equals(head.subarray(35, 51))) throw new Refused('Heslo nesedí.');
    for (let n = 0, at = headLength; ; n += 1) {
      const length = Math.min(piece + 16, size - at);
      if (length < 16) throw new Refused(`Zapečetěný soubor je useknutý za dílem ${n}.`);
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length, from + at);
      at += length;
      const place = Buffer.alloc(5);
      place.writeUInt32BE(n);
      place[4] = at === size ? 1 : 0;
      const cipher = createDecipheriv(
        'aes-256-gcm',
        made.subarray(0, 32),
        Buffer.concat([head.subarray(28, 35), place]),
      );
      cipher.setAAD(head);
      cipher.setAuthTag(bytes.subarray(length - 16));
      try {
        yield Buffer.concat([cipher.update(bytes.subarray(0, length - 16)), cipher.final()]);
      } catch {
        throw new Refused(`Zapečetěný soubor byl změněn v dílu ${n}.`);
      }
      if (at === size) return;
    }
  } finally {
    await handle.close();
  }
}

async function markOf(path) {
  const handle = await open(path, 'r');
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  await handle.close();
  return buffer.toString('latin1');
}

/** Where the sealed bytes lie: a file of their own, or inside of the ZIP that was downloaded; null where nothing is sealed. */
async function sealOf(path) {
  if (!(await stat(path)).isFile()) return null;
  if ((await markOf(path)) === 'PAVLACZ1') return { path, from: 0, size: (await stat(path)).size };
  const zip = await zipSource(path);
  const inner = zip.entries.get(sealName);
  await zip.close();
  if (inner?.method !== 0) return null;
  const handle = await open(path, 'r');
  const local = Buffer.alloc(30);
  await handle.read(local, 0, 30, inner.from);
  await handle.close();
  return { path, from: inner.from + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), size: inner.size };
}

async function unlock({ path, from, size }, to) {
  const passphrase = await askPassphrase();
  await pipeline(Readable.from(unsealed(path, from, size, passphrase)), createWriteStream(to, { mode: 0o600 }));
}

// ── Sums and the signature under them ─────────────────────────────────────────────────────────────────────────────

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

async function whole(source, name) {
  const parts = [];
  for await (const chunk of source.read(name)) parts.push(chunk);
  return Buffer.concat(parts);
}

async function digestOf(source, name) {
  const hash = createHash('sha256');
  for await (const chunk of source.read(name)) hash.update(chunk);
  return hash.digest('hex');
}

async function checkSums(source) {
  const text = (await whole(source, sumsName)).toString();
  const noted = new Map();
  for (const line of text.split('\n').slice(0, -1)) {
    const found = /^([0-9a-f]{64}) {2}(.+)$/.exec(line);
    if (found) noted.set(found[2], found[1]);
    else bad(sumsName, `řádek „${line.slice(0, 60)}“ není součet`);
  }
  for (const [name, sum] of noted) {
    if (!source.names.includes(name)) bad(name, 'v archivu chybí');
    else {
      const is = await digestOf(source, name).catch(() => 'nečitelný');
      if (is !== sum) bad(name, 'byl změněn');
    }
  }
  for (const name of source.names)
    if (!noted.has(name) && name !== sumsName && name !== signatureName) bad(name, 'do archivu nepatří');
  return { text, files: noted.size };
}

function isSigned(text, signature, key) {
  try {
    if (![signature, key].every((hex) => /^[0-9a-f]+$/.test(hex)) || key.length !== 64) return false;
    const der = Buffer.from(`302a300506032b6570032100${key}`, 'hex');
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

async function checkSignature(source, sums, manifest, wanted) {
  const raw = (await whole(source, signatureName)).toString();
  try {
    const said = JSON.parse(raw);
    if (`${JSON.stringify(said, null, 2)}\n` !== raw || said.of !== sumsName) throw new Error();
    const of = JSON.parse(said.text);
    if (!isSigned(said.text, said.signature, said.publicKey)) bad(signatureName, 'podpis nesedí');
    if (of.sha256 !== sha256(sums)) bad(sumsName, 'byl změněn: jeho otisk není ten podepsaný');
    if (of.archive !== manifest?.association?.id || of.createdAt !== manifest?.createdAt)
      bad(signatureName, 'patří k jinému archivu');
    if (wanted && wanted !== said.publicKey) bad(signatureName, `podepsal jiný klíč: ${said.publicKey}`);
    return said.publicKey;
  } catch {
    bad(signatureName, 'byl změněn');
    return null;
  }
}

// ── Rows ──────────────────────────────────────────────────────────────────────────────────────────────────────────

async function rowsOf(source, manifest, name) {
  const table = manifest.tables.find((t) => t.name === name);
  if (!table) return [];
  const rows = [];
  const text = (await whole(source, table.part)).toString();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    try {
      rows.push(JSON.parse(line));
    } catch {
      bad(table.part, `řádek ${at + 1} nejde přečíst`);
    }
  }
  if (rows.length !== table.rows) bad(table.part, `má ${rows.length} řádků, v popisu je ${table.rows}`);
  return rows;
}

async function checkCounts(source, manifest, seen) {
  for (const { name, part, rows } of manifest.tables) {
    if (seen.has(name)) continue;
    let lines = 0;
    for await (const chunk of source.read(part)) for (const byte of chunk) if (byte === 10) lines += 1;
    if (lines !== rows) bad(part, `má ${lines} řádků, v popisu je ${rows}`);
  }
}

async function checkFiles(source, files) {
  const kept = new Map();
  for (const name of source.names) {
    const found = /^files\/([0-9a-f-]{36})\//.exec(name);
    if (found) kept.set(found[1], name);
  }
  for (const { key, name, sha256: noted } of files) {
    const here = kept.get(key);
    if (!here) bad(`soubor „${name}“`, 'v archivu nejsou jeho bajty');
    else if (noted && (await digestOf(source, here)) !== hex(noted)) bad(here, 'není ten, který byl do portálu nahrán');
  }
}

// ── Shares: exact fractions ───────────────────────────────────────────────────────────────────────────────────────

const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));
const plus = ([a, b], [c, d]) => {
  const [n, m] = [a * d + c * b, b * d];
  const by = gcd(n, m) || 1n;
  return [n / by, m / by];
};
const sum = (rows) => rows.reduce((all, r) => plus(all, [BigInt(r.num), BigInt(r.den)]), [0n, 1n]);
const isOne = ([n, d]) => n === d;
const holds = (row, day) => (row.valid_from ?? '') <= day && (row.valid_to === null || row.valid_to > day);

function checkShares({ unit, unit_share, ownership }, day) {
  const standing = unit.filter((u) => u.deleted_at === null);
  const ids = new Set(standing.map((u) => u.id));
  const shares = unit_share.filter((s) => ids.has(s.unit_id) && holds(s, day));
  const all = sum(shares);
  if (shares.length > 0 && !isOne(all)) notes.push(`Podíly jednotek dávají dohromady ${all[0]}/${all[1]}, ne celek.`);
  for (const { id, number } of standing) {
    const owners = ownership.filter((o) => o.unit_id === id && holds(o, day));
    const part = sum(owners);
    if (owners.length > 0 && !isOne(part))
      notes.push(`Vlastníci jednotky ${number} mají ${part[0]}/${part[1]}, ne celek.`);
  }
}

// ── Records of votes and approvals: each entry names the digest of the one before it and is signed ────────────────

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
const hex = (base64) => (base64 === null || base64 === undefined ? '' : Buffer.from(base64, 'base64').toString('hex'));

function checkEntry(where, entry, place, before, what) {
  const { seq, hash, signature, public_key: key } = entry;
  if (seq !== place) bad(where, `zápis ${place} chybí`);
  let body = null;
  try {
    body = JSON.parse(entry.body);
  } catch {}
  const { by, called, id } = what;
  const isItself = body !== null && canonical(body) === entry.body && body.seq === seq && body[called] === id;
  const isBound = sha256(entry.body) === hex(hash) && hex(entry.prev) === before && (body?.prev ?? '') === before;
  if (!isItself || !isBound) bad(where, `zápis ${seq} byl změněn`);
  else if (!isSigned(canonical({ [by]: id, seq, hash: hex(hash) }), hex(signature), hex(key)))
    bad(where, `podpis zápisu ${seq} nesedí`);
  return hex(hash);
}

/** Entries of one record in their order; answers the digest of the last. */
function checkChain(where, entries, what) {
  let before = '';
  let place = 0;
  for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
    before = checkEntry(where, entry, place, before, what);
    place = entry.seq + 1;
  }
  return before;
}

/** Whether the kept share is the counted one. */
const same = (text, [n, d]) => {
  const { numerator, denominator } = JSON.parse(text);
  return BigInt(numerator) * d === BigInt(denominator) * n;
};

function checkResults(where, vote, { vote_point, vote_seat, vote_answer }) {
  if (vote.status !== 'finish' || vote.cancelled_at !== null) return;
  const seats = new Map(vote_seat.filter((s) => s.vote_id === vote.id).map((s) => [s.id, s]));
  for (const point of vote_point.filter((p) => p.vote_id === vote.id && p.result !== null)) {
    const answers = vote_answer.filter((a) => a.point_id === point.id && !seats.get(a.seat_id)?.own);
    for (const value of ['agree', 'notAgree', 'noVote']) {
      const counted = sum(answers.filter((a) => a.value === value).map((a) => seats.get(a.seat_id)));
      const said = point.result[value]?.share;
      if (said !== undefined && !same(said, counted)) bad(where, `součet „${value}“ v bodě „${point.name}“ nesedí`);
    }
  }
}

function checkVotes(rows, alone) {
  for (const vote of rows.vote) {
    const entries = rows.vote_entry.filter((e) => e.vote_id === vote.id);
    if (vote.status === 'concept' || alone.has(vote.id)) continue;
    const where = `hlasování „${vote.name}“`;
    const what = { by: 'vote', called: 'vote', id: vote.frozen_id ?? vote.id };
    const last = checkChain(where, entries, what);
    const head = rows.vote_head.find((h) => h.vote_id === vote.id);
    if (!head || hex(head.hash) !== last || head.seq !== entries.length - 1) bad(where, 'záznam je useknutý');
    else if (
      !isSigned(canonical({ vote: what.id, seq: head.seq, hash: last }), hex(head.signature), hex(head.public_key))
    )
      bad(where, 'podpis konce záznamu nesedí');
    for (const { seq, ...left } of rows.vote_departure.filter((d) => d.vote_id === vote.id)) {
      const isTheirs = entries.some((e) => e.seq === seq && e.hash === left.hash);
      const text = canonical({ vote: what.id, seq, hash: hex(left.hash) });
      if (!isTheirs || !isSigned(text, hex(left.signature), hex(left.public_key)))
        bad(where, `odchod z portálu po ${seq}. zápisu nesedí`);
    }
    const [first] = entries.filter((e) => e.seq === 0);
    const { fingerprint } = first ? JSON.parse(first.body) : {};
    if (fingerprint !== hex(vote.fingerprint)) bad(where, 'listina a body nejsou ty, se kterými začalo');
    checkResults(where, vote, rows);
  }
}

function checkApprovals({ approval, approval_entry }) {
  for (const one of approval) {
    const entries = approval_entry.filter((e) => e.approval_id === one.id && e.seq !== null && e.seq !== undefined);
    if (entries.length === 0) continue;
    const where = `schvalování „${one.title}“`;
    const last = checkChain(where, entries, { by: 'approval', called: 'request', id: one.frozen_id ?? one.id });
    if (one.head_hash !== null && (hex(one.head_hash) !== last || one.head_seq !== entries.length - 1))
      bad(where, 'záznam je useknutý');
  }
}

function checkMinutes({ meeting, minutes }) {
  for (const { meeting_id, content, digest, status } of minutes) {
    if (status !== 'finished' || digest === null) continue;
    const name = meeting.find((m) => m.id === meeting_id)?.name ?? meeting_id;
    if (sha256(canonical(content)) !== hex(digest))
      bad(`zápis ze shromáždění „${name}“`, 'není ten, který byl uzavřen');
  }
}

// ── Books of money: each row is counted over the digest of the one before it ──────────────────────────────────────

const crowns = (text) => {
  const amount = BigInt(text);
  const [sign, plain] = amount < 0n ? ['-', -amount] : ['', amount];
  return `${sign}${plain / 100n}.${String(plain % 100n).padStart(2, '0')}`;
};
const upToMs = (moment) => moment.replace(/(\.\d{3})\d*Z$/, '$1Z');

function checkBook(where, links, { entries, head } = { entries: 0, head: '' }) {
  let before = '';
  const rows = [...links].sort((a, b) => a.n - b.n);
  for (const [at, { n, digest, text }] of rows.entries()) {
    if (n !== at + 1) bad(where, `řádek ${at + 1} chybí`);
    if (sha256(text(before)) !== digest) bad(where, `řádek ${n} byl změněn`);
    before = digest;
  }
  if (rows.length !== entries || before !== head) bad(where, 'kniha je useknutá');
}

/** Books whose rows keep what they say as one text. */
const plainBook = (rows) =>
  rows.map(({ n, digest, content }) => ({ n, digest, text: (before) => `${before}\n${n}\n${content}` }));

function checkCash({ cash_desk, cash_entry, cash_record }) {
  const [desk] = cash_desk;
  if (!desk) return;
  checkBook('pokladna', plainBook(cash_entry), desk);
  const total = (isExpense) =>
    cash_record.filter((r) => r.is_expense === isExpense).reduce((all, r) => all + BigInt(r.amount), 0n);
  if (total(false) !== BigInt(desk.income) || total(true) !== BigInt(desk.expense))
    bad('pokladna', 'součet příjmů a výdajů nesedí s doklady');
}

function checkAccounts({ account_book, account_unit, account_entry, account_crediting }) {
  const numbers = new Map(account_unit.map((a) => [a.unit_id, a.no]));
  const places = new Map(account_entry.map((e) => [e.id, e.n]));
  const of = new Map(account_crediting.map((c) => [c.id, c.n]));
  const at = (id) => (id === null ? null : (places.get(id) ?? null));
  const link = (row, said) => ({
    n: row.n,
    digest: row.digest,
    text: (before) => `${before}\n${JSON.stringify(said)}`,
  });
  const entries = account_entry.map((e) => {
    const undone = at(e.undoes_id);
    const side = e.side === 0 && e.from_id === null ? [] : [e.side, at(e.from_id)];
    const made = [upToMs(e.made_at), e.made_name];
    const fact = [e.n, numbers.get(e.unit_id), e.kind, e.part, at(e.of_id), e.day, e.month, crowns(e.amount), e.text];
    return link(e, ['entry', ...fact, undone, e.reason, ...made, ...side]);
  });
  const creditings = account_crediting.map((c) => {
    const undone = c.undoes_id === null ? null : (of.get(c.undoes_id) ?? null);
    const fact = [c.n, at(c.credit_id), at(c.debt_id), crowns(c.amount), c.why, c.note, undone];
    return link(c, ['crediting', ...fact, upToMs(c.made_at), c.made_name]);
  });
  checkBook('účty jednotek', [...entries, ...creditings], account_book[0]);
}

function checkBank({ bank_book, bank_account, bank_statement, bank_line, bank_part, account_unit }) {
  const numbers = new Map(bank_account.map((a) => [a.id, a.number]));
  const nOf = (rows) => new Map(rows.map((r) => [r.id, r.n]));
  const [statements, lines, parts] = [bank_statement, bank_line, bank_part].map(nOf);
  const units = new Map(account_unit.map((a) => [a.unit_id, a.no]));
  const link = ({ n, digest }, said) => ({ n, digest, text: (before) => `${before}\n${n}\n${JSON.stringify(said)}` });
  const own = (id, among) => (id === null ? null : (among.get(id) ?? null));
  const links = [
    ...bank_statement.map((s) =>
      link(s, [
        ...['statement', numbers.get(s.account_id), s.number, s.day_from, s.day_to, s.opening, s.closing],
        ...[s.currency, s.file_digest, s.made_name],
      ]),
    ),
    ...bank_line.map((l) =>
      link(l, [
        ...['line', numbers.get(l.account_id), statements.get(l.statement_id), l.position, l.day, l.amount, l.currency],
        ...[l.counter, l.name, l.vs, l.ks, l.ss, l.message, l.reference, l.reverses],
      ]),
    ),
    ...bank_part.map((p) =>
      link(p, [
        ...['part', lines.get(p.line_id), p.kind, own(p.unit_id, units), p.amount, own(p.of_line_id, lines)],
        ...[own(p.undoes_id, parts), p.alone, p.note, p.made_name],
      ]),
    ),
  ];
  checkBook('banka', links, bank_book[0]);
}

// ── All of it ─────────────────────────────────────────────────────────────────────────────────────────────────────

const tables = [
  ...['svj', 'file', 'unit', 'unit_share', 'ownership', 'vote', 'vote_point', 'vote_seat', 'vote_answer', 'vote_entry'],
  ...[
    'vote_head',
    'vote_departure',
    'approval',
    'approval_entry',
    'meeting',
    'minutes',
    'cash_desk',
    'cash_entry',
    'cash_record',
  ],
  ...['clearance_book', 'clearance_entry', 'account_book', 'account_unit', 'account_entry', 'account_crediting'],
  ...['bank_book', 'bank_account', 'bank_statement', 'bank_line', 'bank_part'],
];

async function check(source, wanted) {
  for (const name of ['manifest.json', sumsName, signatureName])
    if (!source.names.includes(name)) throw new Refused(`V archivu chybí ${name}.`);
  const { text, files } = await checkSums(source);
  const manifest = await whole(source, 'manifest.json')
    .then((bytes) => JSON.parse(bytes.toString()))
    .catch(() => null);
  const key = await checkSignature(source, text, manifest, wanted);
  // What was changed is named; counting it over would only say the same in other words.
  if (wrong.length > 0 || manifest === null) return { files, key, manifest, rows: null };
  const rows = {};
  for (const name of tables) rows[name] = await rowsOf(source, manifest, name);
  await checkCounts(source, manifest, new Set(tables));
  await checkFiles(source, rows.file);
  checkShares(rows, manifest.createdAt.slice(0, 10));
  const alone = (manifest.alone ?? []).filter((a) => a.table === 'vote');
  for (const name of alone.flatMap((a) => a.names))
    notes.push(`Hlasování „${name}“ tu nemá lístky ani záznam: když archiv vznikl, nikdo z domu je vidět nesměl.`);
  checkVotes(rows, new Set(alone.flatMap((a) => a.ids)));
  checkApprovals(rows);
  checkMinutes(rows);
  checkCash(rows);
  checkBook('potvrzení o dluzích', plainBook(rows.clearance_entry), rows.clearance_book[0]);
  checkAccounts(rows);
  checkBank(rows);
  return { files, key, manifest, rows };
}

function tell({ files, key, manifest, rows }) {
  for (const note of notes) console.log(`Upozornění: ${note}`);
  for (const line of wrong) console.log(`NESEDÍ  ${line}`);
  if (wrong.length > 0) {
    console.log(`Záznam nesedí (${wrong.length}). / The record does not agree.`);
    process.exitCode = 1;
    return;
  }
  const begun = rows.vote.filter((v) => v.status !== 'concept').length;
  const signed = rows.minutes.filter((m) => m.status === 'finished').length;
  console.log(`${manifest.association.name}, stav k ${manifest.createdAt}, portál ${manifest.portalVersion}`);
  console.log(
    `Přepočítáno: souborů ${files}, hlasování ${begun}, schvalování ${rows.approval.length}, zápisů ${signed},`,
  );
  console.log(
    `řádků účtů ${rows.account_entry.length}, banky ${rows.bank_line.length}, pokladny ${rows.cash_entry.length}.`,
  );
  console.log(`Podepsal klíč ${key}: porovnejte ho se svým potvrzením o hlasu.`);
  console.log('Celý záznam sedí. / The whole record agrees.');
}

async function main(args) {
  const at = args.indexOf('--klic');
  const wanted = at >= 0 ? args.splice(at, 2)[1] : null;
  if (args[0] === '--odemknout') {
    const [, from, to] = args;
    const seal = from && to && !existsSync(to) ? await sealOf(from) : null;
    if (!seal) throw new Refused('Použití: node overeni.mjs --odemknout dum.pavlac NOVÝ_SOUBOR.zip');
    await unlock(seal, to).catch(async (error) => {
      await rm(to, { force: true });
      throw error;
    });
    console.log(`Odemčeno: ${to}`);
    return;
  }
  const path = args[0] ?? dirname(fileURLToPath(import.meta.url));
  const inFolder = join(path, sealName);
  const seal = await sealOf(existsSync(inFolder) ? inFolder : path);
  const aside = seal && (await mkdtemp(join(tmpdir(), 'pavlac-overeni-')));
  try {
    if (seal) await unlock(seal, join(aside, 'dum.zip'));
    const plain = seal ? join(aside, 'dum.zip') : path;
    const source = (await stat(plain)).isDirectory() ? await folderSource(plain) : await zipSource(plain);
    tell(await check(source, wanted));
    await source.close();
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.log(error instanceof Refused ? error.message : `Archiv nejde přečíst: ${error.message}`);
  process.exitCode = 1;
});
