import pg from 'pg';
import { rows } from '../test/indexed/accounts.ts';
import { footprintOf } from './footprint.ts';
import { held, told } from './goals.ts';
import { units } from './limits.ts';
import type { Headers } from './load.ts';
import { median, p95 } from './meetings.ts';
import { measureProformas } from './proformas.ts';
import { print } from './say.ts';
import { aPlace, aPortal, aTown, type Cluster } from './towns.ts';

/** Milliseconds, of 2,000 units; seconds, and how many times longer others read meanwhile. */
const goals = { matrix: 300, debts: 300, proformas: 30, beside: 1.5 };
const tries = 15;

/** Milliseconds of each call, and of the processor of the portal and its database for one. */
async function times({ address, portal, database }: Measured, headers: Headers, path: string) {
  const spent = () => footprintOf([portal, database])?.seconds ?? 0;
  const before = spent();
  const took: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const start = performance.now();
    const answer = await fetch(address + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    took.push(performance.now() - start);
  }
  // The first ones come to a portal that has not asked for it yet.
  return { took: took.slice(3), processor: ((spent() - before) * 1000) / tries };
}

type Measured = Awaited<ReturnType<typeof aPlace>>;
/** Months of 2,000 units and their debts, a year prescribed to each and half of it paid. */
export async function accounts(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 1, 2000, 0);
  const db = new pg.Client({ connectionString: town.superUrl });
  await db.connect();
  await db.query(rows);
  await db.end();
  const place = await aPlace(cluster, town, 'chair');
  const headers = place.tenants[0] as Headers;
  print('\nÚčty jednotek: 2 000 jednotek × 12 měsíců');
  const good: boolean[] = [];
  for (const [name, path, goal] of [
    ['platby po měsících', '/api/v2/unit-accounts/matrix?year=2026', goals.matrix],
    ['nedoplatky', '/api/v2/unit-accounts/debts', goals.debts],
  ] as const) {
    const { took, processor } = await times(place, headers, path);
    const sentence = `${name}: medián ${told(median(took)).trim()} ms (cíl ≤ ${goal}), p95 ${told(p95(took)).trim()} ms, procesor ${told(processor).trim()} ms`;
    good.push(held(median(took) <= goal, sentence));
  }
  await place.end();
  return good.every(Boolean);
}

/** A thousand associations get their proforma in a morning, while somebody reads the list of units. */
export async function proformas(cluster: Cluster): Promise<boolean> {
  const count = 1000;
  const town = await aTown(cluster, 1, 200, 0);
  const portal = await aPortal(town, cluster);
  const { superUrl, ownerUrl, headers } = town;
  const reads = portal.address + units(200).path;
  const { seconds, alone, beside } = await measureProformas({ superUrl, ownerUrl, reads, headers }, count);
  await portal.end();
  print(`\nZálohy ${count} společenství jedním ránem`);
  const isSoon = held(seconds <= goals.proformas, `vystavené za ${seconds.toFixed(1)} s (cíl ≤ ${goals.proformas})`);
  const times = `${(beside / alone).toFixed(2)}× (cíl ≤ ${goals.beside})`;
  return (
    held(beside / alone <= goals.beside, `p99 čtení ${alone.toFixed(1)} → ${beside.toFixed(1)} ms, ${times}`) && isSoon
  );
}
