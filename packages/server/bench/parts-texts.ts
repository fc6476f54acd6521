import pg from 'pg';
import { seedCabinets } from './cabinets.ts';
import { seedFaults } from './faults.ts';
import { entriesIn, measureFinding, seedEntries } from './finding.ts';
import { goals, held, told } from './goals.ts';
import { units } from './limits.ts';
import { ratio } from './lists.ts';
import { print } from './say.ts';
import { measureScans } from './scans.ts';
import { seedTalks } from './talks.ts';
import { measureReading, measureTexts, seedTexts, textsEach } from './texts.ts';
import { aPlace, aPortal, aTown, type Cluster, inHouse, unitsEach } from './towns.ts';

/** The header's search over a million entries, as the chair asks it and as an owner does. */
export async function finding(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, entriesIn.houses, unitsEach, entriesIn.messages);
  for (const seed of [seedTalks, seedFaults, seedCabinets]) await seed(town.superUrl);
  const { words, entries } = await seedEntries(town.superUrl);
  print(
    `\nHledání v záhlaví: ${told(entries).trim()} hesel ve ${entriesIn.houses} společenstvích, 1 až 40 znaků, s diakritikou i bez\n   p50      p95   nejdéle`,
  );
  const slow: number[] = [];
  for (const who of ['chair', 'reader'] as const) {
    const place = await aPlace(cluster, town, who);
    const f = await measureFinding(place.address, place.tenants, words);
    await place.end();
    print(
      `${told(f.p50)} ms ${told(f.p95)} ms ${told(f.most)} ms   ${who === 'chair' ? 'předsedkyně' : 'vlastnice'}, nalezeno ${f.found}, nejdéle „${f.asked}“`,
    );
    slow.push(f.p95);
  }
  const slowest = Math.max(...slow);
  return held(slowest <= goals.search, `p95 hledání v záhlaví ${told(slowest).trim()} ms (cíl ≤ ${goals.search})`);
}

/** What is written in twenty thousand documents of one house, asked by its chair and by an owner. */
export async function texts(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 6, 50, 0);
  const { words, house, megabytes } = await seedTexts(town.superUrl);
  print(
    `\nHledání v textu ${textsEach.large} dokumentů jednoho společenství (a ${textsEach.small} v každém z pěti dalších), po ${textsEach.words} slovech`,
  );
  print(`slova a texty zaberou ${told(megabytes).trim()} MB\n   p50      p95   nejdéle   jen názvy složek   poměr p50`);
  const found: number[] = [];
  for (const who of ['chair', 'reader'] as const) {
    const place = await aPlace(cluster, town, who);
    const headers = await inHouse(town.superUrl, place.tenants, house);
    const a = await measureTexts(place.address, headers, words);
    await place.end();
    const name = who === 'chair' ? 'předsedkyně' : 'vlastnice';
    print(
      `${told(a.p50)} ms ${told(a.p95)} ms ${told(a.most)} ms ${told(a.plain)} ms            ${ratio(a.p50 / a.plain)}   ${name}, nalezeno ${a.found}`,
    );
    found.push(a.p95);
  }
  const slowest = Math.max(...found);
  return held(slowest <= goals.texts, `p95 hledání v textu ${told(slowest).trim()} ms (cíl ≤ ${goals.texts})`);
}

/** Reading of lists by others while a thousand papers are read, against reading alone. */
export async function reading(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 1, 200, 0);
  const above = new pg.Client({ connectionString: town.superUrl });
  await above.connect();
  try {
    await above.query(`update svj set modules = modules || array['documents']`);
    const portal = await aPortal(town, cluster);
    const count = async (text: string) => Number((await above.query<{ n: string }>(text)).rows[0]?.n);
    const r = await measureReading(
      { address: portal.address, headers: town.headers, list: units(0).path },
      {
        unread: () => count('select count(*) as n from document where read_due_at is not null'),
        // Nobody sends a thousand files in an hour; here it is all at once.
        mayGoOn: async () => void (await above.query('delete from tries')),
      },
    );
    await portal.end();
    const slower = r.meanwhile / r.alone;
    print(`\nČtení 1 000 PDF po 10 stranách za ${told(r.seconds).trim()} s; seznam jednotek čtou jiní 40× za vteřinu`);
    const said = `p99 čtení samotného ${told(r.alone)} ms, při čtení textů ${told(r.meanwhile)} ms: ${ratio(slower).trim()}×`;
    return held(slower <= goals.reading, `${said} (cíl ≤ ${goals.reading})`);
  } finally {
    await above.end();
  }
}

/** A full page that is read from its picture; asks no database. */
export async function scans(_: Cluster): Promise<boolean> {
  print('\nČtení skenu, plná strana A4, medián z pěti\n  bodů na palec   s   nejdéle   paměť nejvýš   slov přečteno');
  const found = [];
  for (const dots of [200, 300, 600]) {
    const s = await measureScans(dots);
    found.push(s);
    print(
      `${told(s.dots)}   ${s.seconds.toFixed(1)} s   ${s.longest.toFixed(1)} s   ${told(s.megabytes)} MB   ${told(s.found)} %`,
    );
  }
  const page = found.find((s) => s.dots === 300);
  const { seconds, megabytes } = goals.scans;
  return held(
    page !== undefined && page.longest < seconds && page.megabytes < megabytes,
    `strana při 300 bodech na palec do ${seconds} s a ${megabytes} MB`,
  );
}
