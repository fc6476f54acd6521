import { albums, seedAlbums } from './albums.ts';
import { approvals, seedApprovals } from './approvals.ts';
import { papers, seedCabinets } from './cabinets.ts';
import { cash, seedCash } from './cash.ts';
import { contacts, seedContacts } from './contacts.ts';
import { faults, seedFaults } from './faults.ts';
import { goals, held, judge, told } from './goals.ts';
import { growth as long, measureGrowth } from './growth.ts';
import { board, neighbours, neighboursEach, units } from './limits.ts';
import { benchList, type List, measure, ratio } from './lists.ts';
import { makePaying, measurePrescription } from './prescriptions.ts';
import { print } from './say.ts';
import { seedTalks, talks } from './talks.ts';
import { aPlace, aPortal, aTown, type Cluster, messagesEach, type Town, unitsEach } from './towns.ts';
import { measureWriting } from './writing.ts';

/** A list as the chair sees it, and as an owner does, for whom not all of it is; answers whether both reach the goal. */
export async function byBoth(
  cluster: Cluster,
  town: Town,
  what: string,
  list: (who: string) => List,
  goal: number,
): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const [who, name] of [
    ['chair', 'předsedkyně'],
    ['reader', 'vlastnice'],
  ] as const) {
    const place = await aPlace(cluster, town, who);
    outcomes.push(judge(`${what}: ${name}`, await benchList(list(name), place), goal));
    await place.end();
  }
  return outcomes.every((good) => good);
}

/** The board as the chair sees it, and as an owner does, whom not every message is for. */
export async function messages(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, unitsEach, messagesEach);
  const chair = await aPlace(cluster, town, 'chair');
  const asChair = await benchList(board('předsedkyně', messagesEach), chair);
  await chair.end();
  const reader = await aPlace(cluster, town, 'reader');
  const asReader = await benchList(board('vlastnice', messagesEach), reader);
  const written = await measureWriting(reader.address, chair.tenants, reader.tenants);
  await reader.end();
  print(
    '\nZápisy, deset najednou ve 100 společenstvích (databáze bez čekání na disk)\n  počet  za vteřinu  p50 ms  p99 ms',
  );
  for (const w of written) print(`${told(w.count)}  ${told(w.aSecond)}     ${told(w.p50)}  ${told(w.p99)}  ${w.name}`);
  const good = judge('zprávy předsedkyně', asChair, goals.board);
  return judge('zprávy vlastnice', asReader, goals.board) && good;
}

export async function lists(cluster: Cluster): Promise<boolean> {
  const place = await aPlace(cluster, await aTown(cluster, 100), 'chair');
  const ofUnits = await benchList(units(unitsEach), place);
  await place.end();
  const crowd = await aPlace(cluster, await aTown(cluster, 4, neighboursEach), 'chair');
  const ofPeople = await benchList(neighbours, crowd);
  await crowd.end();
  const good = judge('jednotky', ofUnits, goals.units, goals.same);
  return judge('sousedé', ofPeople, goals.neighbours) && good;
}

/** Papers as the chair sees them, and as an owner does, for whom not all of them are. */
export async function documents(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 20, 50);
  await seedCabinets(town.superUrl);
  return byBoth(cluster, town, 'dokumenty', papers, goals.papers);
}

/** What the house talks over, as the chair sees it and as an owner does, for whom not all of it is. */
export async function discussions(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedTalks(town.superUrl);
  return byBoth(cluster, town, 'diskuze', talks, goals.board);
}

/** Reports, as the chair sees them and as an owner does, to whom not all of them are open. */
export async function reports(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedFaults(town.superUrl);
  return byBoth(cluster, town, 'hlášení', faults, goals.board);
}

/** A desk of a hundred thousand records; owners have none. */
export async function cashdesk(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 4, 50, 0);
  await seedCash(town.superUrl);
  const place = await aPlace(cluster, town, 'chair');
  const outcome = await benchList(cash('předsedkyně'), place);
  await place.end();
  return judge('pokladna', outcome, goals.board);
}

/** A year prescribed to two thousand units: five fees, twelve months, everything in one transaction. */
export async function prescriptions(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 1, 2000, 0);
  await makePaying(town.superUrl);
  const portal = await aPortal(town, cluster);
  const {
    preview,
    issue,
    units: count,
  } = await measurePrescription({ address: portal.address, headers: town.headers });
  await portal.end();
  print(`\nPředpis na rok pro ${count} jednotek, 5 poplatků: náhled ${told(preview).trim()} ms`);
  return held(issue <= goals.prescription, `vydání ${told(issue).trim()} ms (cíl ≤ ${goals.prescription})`);
}

/** Requests for approval as the chair sees them; owners see none. */
export async function approvalRequests(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedApprovals(town.superUrl);
  const place = await aPlace(cluster, town, 'chair');
  const outcome = await benchList(approvals('předsedkyně'), place);
  await place.end();
  return judge('požadavky ke schválení: předsedkyně', outcome, goals.board);
}

/** Albums, as the chair sees them and as an owner does, from whom some are hidden. */
export async function gallery(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedAlbums(town.superUrl);
  return byBoth(cluster, town, 'alba', albums, goals.board);
}

/** Contacts, as the chair sees them and as an owner does, from whom those of the committee are hidden. */
export async function directory(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0);
  await seedContacts(town.superUrl);
  return byBoth(cluster, town, 'kontakty', contacts, goals.board);
}

export async function towns(cluster: Cluster): Promise<boolean> {
  const speeds: number[] = [];
  for (const houses of [10, 1000]) {
    const town = await aTown(cluster, houses);
    const portal = await aPortal(town, cluster);
    const load = { address: portal.address, path: units(unitsEach).path, tenants: [town.headers], connections: 10 };
    await measure({ ...load, seconds: 2 });
    speeds.push((await measure({ ...load, seconds: 6 })).speed);
    await portal.end();
  }
  const [few = 0, many = 1] = speeds;
  return held(
    few / many <= goals.town,
    `1 000 společenství proti 10: ${ratio(few / many).trim()}× pomaleji (cíl ≤ ${goals.town})`,
  );
}

/** A house whose board is long, against the same one with a short board. */
export async function growth(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, long.houses, long.units, long.messages, long.chairs);
  const portal = await aPortal(town, cluster);
  const worst: number[] = [];
  for (const who of ['chair', 'reader'] as const) {
    const name = who === 'chair' ? 'předsedkyně' : 'vlastnice';
    print(`\nNástěnka, ${name}\n${long.chairs} zpráv   ${long.messages} zpráv   poměr`);
    const grown = await measureGrowth(portal.address, town.superUrl, who);
    for (const g of grown) print(`${told(g.large)} ms   ${told(g.small)} ms   ${ratio(g.large / g.small)}  ${g.title}`);
    worst.push(...grown.map((g) => g.large));
  }
  await portal.end();
  const longest = Math.max(...worst);
  return held(longest <= goals.growth, `nejdéle ${told(longest).trim()} ms (cíl ≤ ${goals.growth})`);
}
