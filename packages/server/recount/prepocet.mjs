// Recounts a vote out of the files beside it. Needs nothing but Node.js 18 or newer; calls no server.
// Přepočítá hlasování ze souborů vedle sebe. Stačí Node.js 18 nebo novější; nikam se nepřipojuje.
//   node prepocet.mjs [potvrzeni.json …]        --key HEX  public key known from elsewhere / veřejný klíč odjinud
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const keyAt = args.indexOf('--key');
const knownKey = keyAt < 0 ? null : args.splice(keyAt, 2)[1];
const findings = [];
const found = (name, why) => findings.push(`${name}: ${why}`);
const done = [];

const read = (name) => readFileSync(existsSync(name) ? name : join(here, name), 'utf8');
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
function canonical(v) {
  if (Array.isArray(v)) return `[${v.map(canonical).join(',')}]`;
  if (typeof v !== 'object' || v === null) return JSON.stringify(v);
  return `{${Object.keys(v)
    .sort()
    .map((k) => `${JSON.stringify(k)}:${canonical(v[k])}`)
    .join(',')}}`;
}
function isSigned(vote, { seq, hash, signature }, key) {
  try {
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(canonical({ vote, seq, hash })), publicKey, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

// Exact fractions: [numerator, denominator] of bigints.
const add = ([a, b], [c, d]) => [a * d + c * b, b * d];
const compare = ([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
const ofText = (text) => {
  const parts = /^(-?\d+)\/(\d+)$/.exec(text);
  if (parts) return [BigInt(parts[1]), BigInt(parts[2])];
  const { numerator = 1, denominator = 1 } = JSON.parse(text);
  return [BigInt(numerator), BigInt(denominator)];
};
const shown = ([a, b]) => `${(Number((a * 1_000_000n) / b) / 10_000).toFixed(4).replace('.', ',')} % (${a}/${b})`;
const least = ([a, b]) => {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x ? [a / x, b / x] : [0n, 1n];
};

const { vote, fingerprint, head, entries, names, answers: kept } = JSON.parse(read('ledger.json'));
const results = JSON.parse(read('results.json'));
const censusText = read('census.json').trimEnd();
const census = JSON.parse(censusText);
const key = knownKey ?? head.publicKey;

// 1. The chain, from its signed end backwards: every entry names the digest of the one before it.
function checkChain(signed) {
  const rows = entries.map((row) => ({ ...row, digest: sha256(row.body), used: false }));
  const last = rows.reduce((n, r) => Math.max(n, r.seq), -1);
  const top = signed ? head.seq : Math.max(last, 0);
  if (last < top)
    found(`truncated at ${last}, head says ${top}`, `záznam končí zápisem ${last}, podepsaný konec je ${top}`);
  const chain = [];
  let expected = signed && last >= top ? [head.hash] : null;
  for (let seq = Math.min(top, last); seq >= 0; seq -= 1) {
    const bound = expected && rows.find((r) => !r.used && expected.includes(r.digest));
    const row = bound ?? rows.find((r) => !r.used && r.seq === seq);
    if (!row) {
      found(`missing seq ${seq}`, `zápis ${seq} v záznamu chybí`);
      expected = null;
      continue;
    }
    row.used = true;
    let body = {};
    try {
      body = JSON.parse(row.body);
    } catch {}
    const isWhole = canonical(body) === row.body && body.seq === seq && body.vote === vote && row.seq === seq;
    const isGenuine =
      isWhole && row.hash === row.digest && row.prev === body.prev && Boolean(bound ?? expected === null);
    if (isGenuine) chain.unshift({ ...row, body });
    else found(`changed seq ${seq}`, `zápis ${seq} byl změněn nebo přesunut`);
    expected = isGenuine || bound ? [String(body.prev ?? '')] : [String(body.prev ?? ''), row.prev];
  }
  for (const r of rows) if (!r.used) found(`added seq ${r.seq}`, `zápis ${r.seq} do záznamu nepatří`);
  return chain;
}
const signed = isSigned(vote, head, key);
if (!signed || head.publicKey !== key) found('signature', 'podpis konce záznamu neplatí');
const chain = checkChain(signed);
done.push(`zápisy: ${entries.length}, řetěz a podpis / entries, chain and signature`);

// 2. The frozen list and points: their digest stands in the first entry, in every invitation and receipt.
const own = sha256(censusText);
const start = chain[0]?.seq === 0 ? chain[0].body : null;
if (own !== fingerprint || census.vote !== vote || (start && (start.kind !== 'start' || start.fingerprint !== own)))
  found('fingerprint', 'otisk prezenční listiny a bodů nesouhlasí');
const seats = new Map(census.seats.map((s) => [s.id, s]));
for (const { seat, owners, salt } of names) {
  if (salt !== null && sha256(`${salt}|${owners}`) !== seats.get(seat)?.owners)
    found(
      `owners of seat ${seat} differ from the fingerprint`,
      `jména u řádku ${seat} nejsou ta, se kterými hlasování začalo`,
    );
}
done.push(`otisk ${own} a jména / fingerprint and names`);

// 3. The ballots anew, by the entries alone. Online a seat votes once; on the spot the later ballot counts.
const votes = new Map();
let end = null;
const values = ['agree', 'notAgree', 'noVote', 'miss'];
const odd = (seq, why, text) => found(`odd seq ${seq}: ${why}`, text);
for (const { seq, body } of chain) {
  if (end && body.kind !== 'objection' && body.kind !== 'confirmed') odd(seq, 'late', `zápis ${seq} je až po konci`);
  else if (body.kind === 'finish' || body.kind === 'cancel') end = body;
  else if (body.kind === 'ballot') {
    const given = Object.entries(body.answers ?? {});
    const known = given.every(
      ([point, value]) => census.points.some((p) => String(p.id) === point) && values.includes(value),
    );
    if (!seats.has(body.seat) || !known)
      odd(seq, 'unknown', `zápis ${seq} je za řádek nebo bod, který v hlasování není`);
    else if (census.type === 'online' && votes.has(body.seat))
      odd(seq, 'again', `zápis ${seq} hlasuje za řádek ${body.seat} podruhé`);
    else votes.set(body.seat, { ...votes.get(body.seat), ...body.answers });
  }
}
const isWhole = chain.length === entries.length;
if (isWhole && end?.kind !== 'cancel') {
  const said = new Map(kept.map((k) => [k.seat, k.answers]));
  for (const seat of seats.keys())
    for (const { id } of census.points)
      if ((said.get(seat)?.[id] ?? 'miss') !== (votes.get(seat)?.[id] ?? 'miss'))
        found(
          `answer of seat ${seat} to point ${id} differs from the ledger`,
          `portál u řádku ${seat} ukazuje jiný hlas`,
        );
}

// 4. The result: shares of the association itself are out of the base; everything is compared exactly.
for (const { id, name } of isWhole && end?.kind === 'finish' ? census.points : []) {
  const sums = { agree: [0n, 1n], notAgree: [0n, 1n], noVote: [0n, 1n], miss: [0n, 1n] };
  for (const s of census.seats) {
    if (s.own) continue;
    const value = votes.get(s.id)?.[id] ?? 'miss';
    sums[value] = add(sums[value], [BigInt(s.num), BigInt(s.den)]);
  }
  const present = least(add(add(sums.agree, sums.notAgree), sums.noVote));
  const base = least(add(present, sums.miss));
  const whole = census.of === 'present' ? present : base;
  const times = ([a, b], [c, d]) => [a * c, b * d];
  const quorate = base[0] > 0n && compare(present, times(ofText(census.participation), base)) >= 0;
  const more = compare(sums.agree, times(ofText(census.accept), whole));
  const passed = quorate && whole[0] > 0n && (more > 0 || (census.inclusive && more === 0));
  const declared = end.results?.[id];
  const published = results.find((r) => r.point === id);
  const agrees = (columns) => values.every((v) => columns?.[v] && compare(ofText(columns[v]), sums[v]) === 0);
  if (declared?.passed !== passed || published?.passed !== passed || !agrees(declared) || !agrees(published?.columns))
    found(`result of point ${id} differs`, `výsledek bodu „${name}“ podle záznamu nevychází`);
  const part = (v) => shown(least(sums[v]));
  console.log(`${name}\n  ${passed ? 'přijato / passed' : 'nepřijato / not passed'}`);
  console.log(
    `  pro / for ${part('agree')}, proti / against ${part('notAgree')}, zdržel se / abstained ${part('noVote')}, nepřítomni / absent ${part('miss')}`,
  );
}
done.push(
  end?.kind === 'cancel'
    ? 'hlasování bylo zrušeno / the vote was cancelled'
    : `hlasovalo řádků: ${votes.size}, body: ${census.points.length} / seats that voted, points`,
);

// 5. Receipts that people keep: the one thing an older ledger with its older signature cannot get round.
for (const file of args) {
  const given = JSON.parse(readFileSync(file, 'utf8'));
  for (const r of Array.isArray(given) ? given : [given]) {
    const bad = (name, why) => found(`receipt ${r.number}: ${name}`, why);
    const before = findings.length;
    if (r.vote !== vote) bad('vote', 'potvrzení patří k jinému hlasování');
    else {
      if (!isSigned(vote, r.head, key) || r.seq > r.head.seq) bad('signature', 'podpis na potvrzení neplatí');
      if (head.seq < r.head.seq)
        bad(`truncated at ${head.seq}, head says ${r.head.seq}`, 'záznam je kratší než při vydání potvrzení');
      for (const { seq, hash } of [r, r.head]) {
        const row = entries.find((e) => e.seq === seq);
        if (!row) bad(`missing seq ${seq}`, `zápis ${seq} v záznamu není`);
        else if (row.hash !== hash || sha256(row.body) !== hash)
          bad(`changed seq ${seq}`, `zápis ${seq} má jiný obsah`);
        if (seq === r.head.seq) break;
      }
    }
    if (findings.length === before)
      done.push(`potvrzení ${r.number} souhlasí / receipt is in the ledger, entry ${r.seq}`);
  }
}

for (const line of done) console.log(`· ${line}`);
console.log(
  `· klíč / key ${key}${knownKey ? '' : ' (z tohoto souboru: porovnejte ho s potvrzením z e-mailu / from this file: compare it with a mailed receipt)'}`,
);
for (const line of new Set(findings)) console.log(`✗ ${line}`);
console.log(
  findings.length === 0 ? 'OK: všechno souhlasí / everything fits' : `NESOUHLASÍ: ${findings.length} / DOES NOT FIT`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
