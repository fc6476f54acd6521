// Every check, in the order in which the portal's own page makes them. A part of prepocet.mjs.
// Všechny kontroly v pořadí, v jakém je dělá stránka portálu. Patří k prepocet.mjs.

import { canonical, isSigned, sha256 } from './otisky.mjs';
import { keys, keysIn } from './puvod.mjs';
import { backing } from './schuze.mjs';
import { byOthers, chainOf, count, now, values, withoutSecond } from './zapisy.mjs';
import { isShare, least } from './zlomky.mjs';

/** Name, what it says in both languages, what it finds; `entries`: needs a whole chain, `since`: the form that holds it. */
export const checks = [
  ['signature', 'podpis konce / signature of the end', signature],
  ['keys', 'který klíč podepsal které zápisy / which key signed which entries', keys],
  ['chain', 'řetěz zápisů / chain of entries', ({ broken }) => broken.filter(([name]) => !name.startsWith('changed'))],
  ['entries', 'obsah zápisů / what entries say', entries],
  ['fingerprint', 'otisk seznamu, pravidel a bodů / fingerprint of list, rules and points', fingerprint],
  ['points', 'přidané body / points that were added', points],
  ['names', 'jména a jednotky / names and units', names],
  ['voters', 'kdo za koho mohl hlasovat / who could vote for whom', voters, { since: 2 }],
  ['changes', 'změny vlastníků / changes of owners', changes, { since: 2 }],
  ['course', 'začátek a konec / start and end', course],
  ['answers', 'hlasy / ballots', answers, { entries: true }],
  ['casts', 'cesta, osoba a čas hlasů / way, person and time of ballots', casts, { entries: true }],
  ['papers', 'papírové lístky / papers', papers, { entries: true }],
  ['objections', 'námitky / objections', objections, { entries: true }],
  ['results', 'výsledky a počty / results and counts', results, { entries: true }],
];

/** What of the pack does not fit, check by check; `known` are the public keys known from elsewhere. */
export function check(pack, known = keysIn(pack)) {
  const own = sha256(pack.census);
  let census = null;
  try {
    census = JSON.parse(pack.census);
  } catch {}
  if (!census?.seats || ![1, 2].includes(census.v)) {
    const wrong = ['fingerprint', 'prezenční listinu nejde přečíst'];
    return {
      outcomes: checks.map(([name]) => ({ name, found: name === 'fingerprint' ? [wrong] : null })),
      again: null,
    };
  }
  const signed = known.includes(pack.head.publicKey) && isSigned(census.vote, pack.head, pack.head.publicKey);
  const { broken, chain } = chainOf(pack, census.vote, signed);
  const again = count(census, chain);
  const start = chain[0]?.seq === 0 ? chain[0].body : null;
  const isWhole = broken.length === 0 && chain.length > 0;
  const all = { pack, census, own, signed, known, broken, chain, start, again, form: census.v };
  const outcomes = checks.map(([name, , of, { since = 1, entries: asks = false } = {}]) => ({
    name,
    found: census.v < since || (asks && !isWhole) ? null : of(all),
  }));
  return { outcomes, again: isWhole ? again : null, census };
}

function signature({ signed }) {
  return signed ? [] : [['signature', 'podpis konce záznamu neplatí']];
}

const whys = {
  again: 'hlasuje za řádek, který už hlasoval',
  late: 'je až po konci',
  unknown: 'je za řádek nebo bod, který v hlasování není',
  kind: 'je druhu, který tento program nezná',
  away: 'je hlas řádku, který v místnosti nebyl',
  silent: 'nechává bez odpovědi řádek, který v místnosti byl',
  closed: 'mění bod, který už byl uzavřený',
  room: 'uzavírá bod s jinou prezencí, než vychází z příchodů a odchodů',
  noReason: 'je odchod, kterým odpadl hlas, bez důvodu',
  quorum: 'uzavírá bod pro ztrátu usnášeníschopnosti, ač v místnosti bylo hlasů dost',
  open: 'ukončuje hlasování, jehož bod není uzavřený',
  owners: 'mění vlastníka řádku, který podle zápisů patřil někomu jinému',
  added: 'přidává bod, který v hlasování už je nebo ho přidat nejde',
  consent: 'rozhoduje o věci mimo pozvánku bez účasti a souhlasu všech (§ 253)',
  parts: 'dělí řádek na části, které dohromady nedávají celek',
};
function entries({ broken, again }) {
  const odd =
    broken.length > 0 ? [] : again.odd.map(([seq, why]) => [`odd seq ${seq}: ${why}`, `zápis ${seq} ${whys[why]}`]);
  return [...broken.filter(([name]) => name.startsWith('changed')), ...odd];
}

function fingerprint({ pack, own, start }) {
  const fits = own === pack.fingerprint && (!start || (start.kind === 'start' && start.fingerprint === own));
  return fits ? [] : [['fingerprint', 'otisk listiny, pravidel a bodů nesouhlasí']];
}

/** Points taken up while the meeting went on: worded and ruled as their entries say, and in that order among all. */
function points({ pack, broken, again }) {
  if (broken.length > 0) return [];
  const found = [];
  const differs = (point, what) => found.push([`point ${point}: ${what}`, `přidaný bod ${point} nesouhlasí`]);
  for (const [point, said] of again.added) {
    const row = pack.added.findLast((p) => p.point === point);
    if (!row) differs(point, 'missing');
    if (!row) continue;
    if (row.seq !== said.seq) differs(point, 'place');
    if (row.name !== said.name) differs(point, 'name');
    if (sha256(row.text) !== said.text) differs(point, 'text');
    if (row.files.join() !== said.files.join()) differs(point, 'files');
    if (canonical(row.rule) !== canonical(said.rule)) differs(point, 'rule');
    if (row.offAgenda !== said.offAgenda) differs(point, 'agenda');
  }
  for (const { point } of pack.added) if (!again.added.has(point)) differs(point, 'added');
  const isAny = pack.added.length + again.added.size > 0;
  if (isAny && again.points.map((p) => p.id).join() !== pack.order.join())
    found.push(['order of points differs', 'pořadí bodů je jiné']);
  return found;
}

/** Names behind the commitments: those without a salt are exactly those that an entry says were forgotten. */
function names({ pack, form, again: { all: seats, erased } }) {
  const found = [];
  const differ = (id) =>
    found.push([`owners of seat ${id} differ from the fingerprint`, `jména u řádku ${id} jsou jiná`]);
  for (const s of seats.values()) {
    const row = pack.names.findLast((n) => n.seat === s.id);
    if (!row) {
      differ(s.id);
      continue;
    }
    const text =
      form === 1 ? row.owners : `{"owners":${JSON.stringify(row.owners)},"spare":${JSON.stringify(row.spare)}}`;
    if (row.salt !== null && sha256(`${row.salt}|${text}`) !== s.owners) differ(s.id);
    if (form > 1 && row.salt === null && !erased.has(s.id))
      found.push([`owners of seat ${s.id} cannot be opened`, `jména u řádku ${s.id} nejde ověřit a smazána nebyla`]);
    if (row.salt !== null && erased.has(s.id))
      found.push([`owners of seat ${s.id} were erased`, `jména u řádku ${s.id} byla podle zápisů smazána`]);
    if (!isShare(row.share, [BigInt(s.num), BigInt(s.den)]))
      found.push([`share of seat ${s.id} differ`, `podíl u řádku ${s.id} je jiný`]);
    if (form > 1 && row.units !== s.labels.join(', '))
      found.push([`units of seat ${s.id} differ`, `jednotky u řádku ${s.id} jsou jiné`]);
  }
  for (const { seat } of pack.names) if (!seats.has(seat)) differ(seat);
  return found;
}

const setOf = (list) => [...new Set(list)].sort().join();
function voters({ pack, again }) {
  const written = (list) => setOf(list.map(([id, how]) => `${now(again, id)} ${how}`));
  const shown = (id) => pack.names.findLast((n) => n.seat === id)?.voters ?? [];
  return [...again.all.keys()]
    .filter((id) => written(shown(id)) !== written(again.seats.get(id)?.voters ?? []))
    .map((id) => [`voters of seat ${id} differ`, `za řádek ${id} podle portálu mohl hlasovat někdo jiný`]);
}

/** Changes of owners as they are told, beside the entries that followed them. */
function changes({ pack, broken, again }) {
  if (broken.length > 0) return [];
  const found = [];
  const differs = (seq, what) =>
    found.push([`change seq ${seq}: ${what}`, `změna vlastníka ze zápisu ${seq} nesouhlasí`]);
  for (const [seq, change] of again.changes) {
    const row = pack.changes.findLast((x) => x.seq === seq);
    if (!row) differs(seq, 'missing');
    if (!row) continue;
    for (const what of ['seat', 'day', 'source', 'known']) if (row[what] !== change[what]) differs(seq, what);
    if (change.to === null) continue;
    const text = `{"owners":${JSON.stringify(row.owners)},"spare":${JSON.stringify(row.spare)}}`;
    const isErased = again.erased.has(change.seat);
    if (row.salt !== null && sha256(`${row.salt}|${text}`) !== change.to) differs(seq, 'names');
    if (row.salt === null && !isErased) differs(seq, 'closed');
    if (row.salt !== null && isErased) differs(seq, 'erased');
  }
  for (const seq of new Set(pack.changes.map((x) => x.seq))) if (!again.changes.has(seq)) differs(seq, 'added');
  return found;
}

/** A vote that ended has its end among the entries, at the time and for the reason that the portal says. */
function course({ pack, census, form, broken, start, again: { end, closesAt: later, prolonged } }) {
  if (broken.length > 0) return [];
  const found = [];
  const { status, cancelled, startedAt, finishedAt, opensAt, closesAt, reason } = pack.course;
  const isOver = status === 'finish';
  if (isOver && !end) found.push(['end none', 'portál říká, že hlasování skončilo, v záznamu konec není']);
  if (!isOver && (end || pack.results.length > 0)) found.push(['end running', 'portál říká, že hlasování běží']);
  if (isOver && end && (end.kind === 'cancel') !== cancelled) found.push(['end other', 'hlasování skončilo jinak']);
  const time = (name, shown, said) =>
    shown === said || found.push([`time ${name} differs`, `čas (${name}): portál ukazuje ${shown}, záznam ${said}`]);
  if (start) time('started', startedAt, start.at);
  if (end || !isOver) time('ended', finishedAt, end?.at ?? null);
  if (form > 1) time('opens', opensAt, census.opensAt);
  if (form > 1) time('closes', closesAt, later ?? census.closesAt);
  if (end && (reason ?? null) !== (end.reason ?? null)) found.push(['reason differs', 'důvod zrušení je jiný']);
  const why = pack.course.prolonged;
  if (why?.at !== prolonged?.at || why?.reason !== prolonged?.reason)
    found.push(['prolonging differs', 'prodloužení nebo jeho důvod jsou jiné']);
  return found;
}

function answers({ pack, again: { seats, given, points: all } }) {
  const shown = new Map(pack.answers.map((a) => [a.seat, a.answers]));
  const found = [];
  for (const seat of new Set([...seats.keys(), ...given.keys(), ...shown.keys()]))
    for (const point of new Set([...all.map((p) => p.id), ...Object.keys(shown.get(seat) ?? {}).map(Number)]))
      if ((shown.get(seat)?.[point] ?? 'miss') !== (given.get(seat)?.get(point)?.value ?? 'miss'))
        found.push([`answer of seat ${seat} to point ${point} differs from the ledger`, `řádek ${seat}: jiný hlas`]);
  return found;
}

function casts({ pack, form, again }) {
  const found = [];
  const seqs = new Map(pack.casts.flatMap((x) => x.points.map((point) => [`${x.seat} ${point}`, x.seq])));
  for (const [seat, given] of again.given)
    for (const [point, { seq }] of given)
      if (seqs.get(`${seat} ${point}`) !== seq)
        found.push([`cast of seat ${seat} to point ${point} differs`, `řádek ${seat}: hlas je z jiného zápisu`]);
  for (const { seat, points, channel, by, at } of pack.casts)
    for (const point of points) {
      const body = again.bodies.get(again.given.get(seat)?.get(point)?.seq);
      if (!body) continue;
      const differs = (what, text) =>
        found.push([`${what} of seat ${seat} to point ${point} differs`, `řádek ${seat}: ${text}`]);
      if (channel !== body.channel) differs('channel', 'hlas přišel jinou cestou');
      if (form > 1 && now(again, by) !== now(again, body.by)) differs('by', 'hlas odevzdal někdo jiný');
      if (at !== body.at) differs('at', 'hlas přišel v jiný čas');
    }
  return found;
}

function papers({ pack, form, again }) {
  const found = [];
  const differs = (seq, what) => found.push([`paper seq ${seq}: ${what}`, `lístek ze zápisu ${seq} nesouhlasí`]);
  const person = (id) => (id === undefined || id === null ? null : now(again, id));
  const written = [...again.bodies.values()].filter(
    (b) => b.kind === 'paper' || (b.kind === 'ballot' && b.channel === 'paper'),
  );
  for (const b of written) {
    const p = pack.papers.findLast((x) => x.seq === b.seq);
    if (!p) differs(b.seq, 'missing');
    if (!p) continue;
    if (p.seat !== b.seat) differs(b.seq, 'seat');
    if (p.number !== (b.number ?? b.ticket)) differs(b.seq, 'number');
    if ((p.handedIn ?? null) !== (b.handedIn ?? null)) differs(b.seq, 'handed');
    if (person(p.takenBy) !== person(b.takenBy)) differs(b.seq, 'taken');
    if ((p.void ?? null) !== (again.papers.get(b.seq)?.why ?? null)) differs(b.seq, 'void');
    if (form === 1) continue;
    if (p.date !== b.date) differs(b.seq, 'date');
    if (p.scanned !== b.scanned) differs(b.seq, 'scanned');
    if (person(p.by) !== person(b.by)) differs(b.seq, 'by');
    if (person(p.confirmed) !== person(again.confirmed.get(b.seq))) differs(b.seq, 'confirmed');
  }
  for (const seq of new Set(pack.papers.map((p) => p.seq)))
    if (!written.some((b) => b.seq === seq)) differs(seq, 'added');
  return found;
}

function objections({ pack, form, again }) {
  const of = (list, seat) => list.filter(([s]) => s === seat).map(([, by]) => (form === 1 ? 'x' : now(again, by)));
  const shown = pack.objections.map((o) => [o.seat, o.by]);
  const seats = [...new Set([...again.objections, ...shown].map(([seat]) => seat))].sort((a, b) => a - b);
  return seats
    .filter((s) => setOf(of(shown, s)) !== setOf(of(again.objections, s)))
    .map((s) => [`objections of seat ${s} differ`, `námitky u řádku ${s} jsou jiné`]);
}

const isPart = ([seats, units, share], said) =>
  Array.isArray(said) && said[0] === seats && said[1] === units && isShare(said[2], least(share));
/** Who was in the room when the point closed, who of them was silent, and when it was. */
function isRoom(room, said, told) {
  if (!room) return told.room === null && told.closedAt === null;
  const fits = (of) => isPart(room.present, of?.present) && isPart(room.silent, of?.silent);
  return fits(said) && fits(told.room) && told.closedAt === room.at;
}

/** Against what the last entry says and what the portal shows, as soon as it shows anything or says that it ended. */
function results({ pack, form, again }) {
  const { course: c, results: shown } = pack;
  const isAsked = (c.status === 'finish' && !c.cancelled) || shown.length > 0 || pack.byOthers !== null;
  if (again.end?.kind !== 'finish' && !isAsked) return [];
  const found = [];
  for (const { id, sums, counts, passed, room } of again.points) {
    const [said, told] = [again.end?.results?.[id], shown.find((r) => r.point === id)];
    if (form > 1 && told && !isRoom(room, said, told))
      found.push([`room of point ${id} differs`, `prezence u bodu ${id} vychází jinak`]);
    const fits = (columns) => values.every((v) => isShare(columns[v], sums[v]));
    const isRight = said?.passed === passed && told?.passed === passed && fits(said) && fits(told.columns);
    if (!isRight) found.push([`result of point ${id} differs`, `výsledek bodu ${id} vychází jinak`]);
    const isCounted = (given) =>
      values.every((v) => given?.[v]?.[0] === counts[v][0] && given[v]?.[1] === counts[v][1]);
    if (told && !(isCounted(told.counts) && (form === 1 || !said || isCounted(said.counts))))
      found.push([`counts of point ${id} differ`, `počty u bodu ${id} vycházejí jinak`]);
  }
  if (form === 1) return found;
  const others = byOthers(again);
  if (!isPart(others, again.end?.byOthers) || !isPart(others, pack.byOthers))
    found.push(['byOthers differ', 'hlasy cizí rukou vycházejí jinak']);
  const alone = withoutSecond(again);
  if (alone && !(isPart(alone, again.end?.withoutSecond ?? [0, 0, '0/1']) && isPart(alone, pack.withoutSecond)))
    found.push(['withoutSecond differ', 'hlasy bez druhé osoby vycházejí jinak']);
  const backed = again.census.type === 'local' ? backing(again) : null;
  if ((again.end?.attendance ?? null) !== backed || pack.attendance !== backed)
    found.push(['attendance differs', 'doklad k prezenci vychází jinak']);
  return found;
}
