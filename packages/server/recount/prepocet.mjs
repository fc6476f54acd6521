// Recounts a vote out of the files beside it. Needs nothing but Node.js 18 or newer; calls no server.
// Přepočítá hlasování ze souborů vedle sebe. Stačí Node.js 18 nebo novější; nikam se nepřipojuje.
//   node prepocet.mjs [potvrzeni.json …]        --key HEX  public key known from elsewhere / veřejný klíč odjinud
//                                               (a vote that moved has several: once for each / přenesené jich má víc)
//   node prepocet.mjs --many FILE               packs as lines of JSON; answers a line of findings for each
//   node prepocet.mjs --lists                   names of its checks and of the kinds of entries it knows
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, checks } from './kontroly.mjs';
import { isSigned, sha256 } from './otisky.mjs';
import { keysIn, leavings } from './puvod.mjs';
import { kinds } from './zapisy.mjs';
import { least, shown } from './zlomky.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const given = [];
for (let key = option('--key'); key !== undefined; key = option('--key')) given.push(key);
const known = given.length > 0 ? given : undefined;
const many = option('--many');
const read = (name) => readFileSync(existsSync(name) ? name : join(here, name), 'utf8');
const say = (line) => console.log(line);

/** The pack of the files beside this program. */
const packHere = () => ({
  ...JSON.parse(read('ledger.json')),
  results: JSON.parse(read('results.json')),
  census: read('census.json').trimEnd(),
});
const namesOf = (outcomes) => [...new Set(outcomes.flatMap(({ found }) => (found ?? []).map(([name]) => name)))];

/** Receipts that people keep: the one thing an older ledger with its older signature cannot get round. */
function checkReceipt({ head, entries }, vote, r, believed) {
  const found = [];
  const isOurs = r.vote === vote;
  if (!isOurs) found.push(['vote', 'potvrzení patří k jinému hlasování']);
  else if (!believed.some((key) => isSigned(vote, r.head, key)) || r.seq > r.head.seq)
    found.push(['signature', 'podpis na potvrzení neplatí']);
  if (isOurs && head.seq < r.head.seq)
    found.push([`truncated at ${head.seq}, head says ${r.head.seq}`, 'záznam je kratší než při vydání potvrzení']);
  for (const { seq, hash } of !isOurs ? [] : r.seq === r.head.seq ? [r] : [r, r.head]) {
    const row = entries.find((e) => e.seq === seq);
    if (!row) found.push([`missing seq ${seq}`, `zápis ${seq} v záznamu není`]);
    else if (row.hash !== hash || sha256(row.body) !== hash)
      found.push([`changed seq ${seq}`, `zápis ${seq} má jiný obsah`]);
  }
  return found.map(([name, text]) => [`receipt ${r.number}: ${name}`, text]);
}

function tellResults({ points }) {
  for (const { name, sums, passed } of points) {
    const part = (v) => shown(least(sums[v]));
    say(`${name}\n  ${passed ? 'přijato / passed' : 'nepřijato / not passed'}`);
    say(`  pro / for ${part('agree')}, proti / against ${part('notAgree')}`);
    say(`  zdržel se / abstained ${part('noVote')}, nepřítomni / absent ${part('miss')}`);
  }
}

/** What the older form leaves out: a change of it is not found. */
const olderForm = `· Starší podoba záznamu: neobsahuje ohlášený začátek a konec, kdo za koho mohl hlasovat, kdo spoluvlastníky zastupoval,
  čísla jednotek, kdo hlas odeslal nebo zapsal a datum lístků. Na nich by se změna nepoznala.
  An older form of the record: it does not hold the announced start and end, who could vote for whom, representatives,
  numbers of units, who sent or wrote down a ballot, and the date of papers. A change of these would not be found.`;

function tellOne() {
  const pack = packHere();
  const believed = known ?? keysIn(pack);
  const { outcomes, again, census } = check(pack, believed);
  const findings = outcomes.flatMap(({ found }) => found ?? []);
  if (again?.end?.kind === 'finish') tellResults(again);
  if (again?.end?.kind === 'cancel') say('hlasování bylo zrušeno / the vote was cancelled');
  for (const file of args)
    for (const r of [JSON.parse(readFileSync(file, 'utf8'))].flat()) {
      const found = checkReceipt(pack, census?.vote, r, believed);
      findings.push(...found);
      if (found.length === 0) say(`· potvrzení ${r.number} souhlasí / receipt is in the ledger, entry ${r.seq}`);
    }
  const marks = { true: '–', false: '✓' };
  checks.forEach(([, words], i) => {
    const { found } = outcomes[i];
    say(`${found?.length > 0 ? '✗' : marks[found === null]} ${words}`);
  });
  const gone = pack.names.filter((n) => n.salt === null).length;
  if (gone > 0) say(`· řádků se smazanými jmény: ${gone} / rows whose names were deleted`);
  if (census?.v === 1) say(olderForm);
  for (const { seq, publicKey } of leavings(pack))
    say(`· přeneseno z jiného portálu po zápisu ${seq}, jeho klíč / moved from another portal, its key ${publicKey}`);
  const from = known
    ? ''
    : ' (z tohoto souboru: porovnejte ho s potvrzením z e-mailu / from this file: compare it with a mailed receipt)';
  say(`· klíč / key ${pack.head.publicKey}${from}`);
  const told = new Map(findings);
  for (const [name, text] of told) say(`✗ ${name}: ${text}`);
  say(told.size === 0 ? 'OK: všechno souhlasí / everything fits' : `NESOUHLASÍ: ${told.size} / DOES NOT FIT`);
  process.exitCode = told.size === 0 ? 0 : 1;
}

if (args.includes('--lists')) say(JSON.stringify({ checks: checks.map(([name]) => name), kinds: Object.keys(kinds) }));
else if (many) {
  const lines = readFileSync(many, 'utf8').split('\n').filter(Boolean);
  for (const line of lines) say(JSON.stringify(namesOf(check(JSON.parse(line), known).outcomes)));
} else tellOne();
