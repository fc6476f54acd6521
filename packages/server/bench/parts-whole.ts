import { housesAsked, measureCountry, settle } from './country.ts';
import { measureLong, measurePresses } from './fluency.ts';
import { goals, held, told } from './goals.ts';
import { ratio } from './lists.ts';
import { print } from './say.ts';
import { measureAudits, measureRows } from './screens.ts';
import { aPortal, aTown, type Cluster, onSample } from './towns.ts';

/** When the first row of a list stands on a desktop, beside a page with nothing to it. */
export async function rows(cluster: Cluster): Promise<boolean> {
  const found = await onSample(cluster, measureRows);
  print('\nPrvní řádek seznamu, medián z deseti\n  poprvé   znovu   holá stránka   load');
  for (const r of found)
    print(
      `${told(r.cold)} ms ${told(r.warm)} ms ${told(r.bare)} ms       ${r.load.toFixed(1).padStart(5)}  ${r.title}`,
    );
  return held(
    found.every((r) => r.cold <= goals.rows.cold && r.warm <= goals.rows.warm),
    `první řádek poprvé do ${goals.rows.cold} ms, znovu do ${goals.rows.warm} ms`,
  );
}

/** How long pages scroll, and how soon a press is seen on a slow telephone. */
export async function fluency(cluster: Cluster): Promise<boolean> {
  const { frame, press, rows: most, first } = goals.fluency;
  const long = await onSample(cluster, measureLong);
  print('\nDlouhé stránky\n  snímek nejdéle   prvků nejvýš   první obrazovka   posun');
  for (const l of long)
    print(
      `${told(l.frame)} ms           ${told(l.most)}       ${told(l.kilobytes)} kB         ${l.shift.toFixed(3)}  ${l.title}`,
    );
  const scrolls = held(
    // A shift that is printed as none is none: a letter that came in its own face.
    long.every((l) => l.frame <= frame && l.most < most && l.shift < 0.0005),
    `žádný snímek přes ${frame} ms, méně než ${most} prvků, posun 0`,
  );
  const light = held(
    long.every((l) => !l.isGrid || l.kilobytes < first),
    `první obrazovka alba pod ${first} kB`,
  );
  const presses = await onSample(cluster, measurePresses);
  for (const p of presses) print(`${told(p.took)} ms  ${p.title}`);
  const answers = held(
    presses.every((p) => p.took <= press),
    `stisk je vidět do ${press} ms na čtyřikrát pomalejším procesoru (medián z pěti)`,
  );
  return scrolls && light && answers;
}

/** Lighthouse of the dashboard, a list and a vote; not measured unless asked for by name, because it is fetched first. */
export async function lighthouse(cluster: Cluster): Promise<boolean> {
  const found = await onSample(cluster, measureAudits);
  print('\nLighthouse, medián z pěti\n  výkon   největší obsah   blokováno');
  for (const a of found) print(`${told(a.score)}  ${told(a.paint)} ms  ${told(a.blocked)} ms  ${a.title}, ${a.form}`);
  return held(
    found.every((a) => a.score >= goals.audits[a.form]),
    `na telefonu aspoň ${goals.audits.mobile}, na počítači ${goals.audits.desktop}`,
  );
}

/** As many associations of 24 units as asked for; not measured unless asked for by name, because it takes long. */
export async function country(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, housesAsked(process.argv, 2000), 24);
  const admin = await settle(town.superUrl);
  const portal = await aPortal(town, cluster);
  const { superUrl, ownerUrl } = town;
  const ground = { address: portal.address, superUrl, ownerUrl, portal: portal.pid, database: cluster.pid };
  const c = await measureCountry({ ...ground, folder: cluster.folder }, admin);
  await portal.end();
  const whole = new Intl.NumberFormat('cs', { maximumFractionDigits: 1 });
  const n = (x: number) => whole.format(x);
  print(
    `\n${n(c.houses)} společenství po 24 jednotkách: ${n(c.people)} lidí, ${n(c.rows / 1e6)} mil. řádků, ${n(c.gigabytes)} GB`,
  );
  print('seznam      všechna, náhodně   200 z nich   poměr   p99 všech   p99 z 200');
  for (const s of c.speeds)
    print(
      `${s.title.padEnd(12)}${told(s.all)}/s ${told(s.few)}/s ${ratio(s.slower)} ${told(s.p99All)} ms ${told(s.p99Few)} ms`,
    );
  for (const s of c.searches) print(`${told(s.median)} ms, nejhorší ${told(s.worst)} ms  ${s.title}`);
  print(
    `v klidu ${n(c.idle * 100)} % jádra; paměť: portál ${n(c.megabytes.portal)} MB, databáze ${n(c.megabytes.database)} MB`,
  );
  print(`záloha za ${n(c.backup.seconds)} s, ${n(c.backup.megabytes)} MB`);
  const slowest = Math.max(...c.speeds.map((s) => s.slower));
  const longest = Math.max(...c.searches.map((s) => s.worst));
  const good = held(
    slowest <= goals.town,
    `seznamy všech proti 200: ${ratio(slowest).trim()}× pomaleji (cíl ≤ ${goals.town})`,
  );
  return (
    held(longest <= goals.search, `hledání správce nejvýš ${told(longest).trim()} ms (cíl ≤ ${goals.search})`) && good
  );
}
