import {
  bookings,
  calendar,
  measureFeed,
  measureOld,
  oldSeries,
  seedCalendars,
  seedLong,
  seedOld,
  sentEvents,
} from './calendars.ts';
import { goals, held, told } from './goals.ts';
import { byBoth } from './parts-lists.ts';
import { aPortal, aTown, type Cluster } from './towns.ts';

/** What is in houses and what they lend, as the chair sees it and as an owner does; an old calendar, and a long one in a phone. */
export async function calendars(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 100, 50, 0, 1);
  await seedCalendars(town.superUrl);
  const month = await byBoth(cluster, town, 'kalendář', calendar, goals.board);
  const lent = await byBoth(cluster, town, 'rezervace', bookings, goals.board);
  return (await old(cluster)) && month && lent;
}

async function old(cluster: Cluster): Promise<boolean> {
  const town = await aTown(cluster, 1, 60, 0, 2);
  await seedOld(town.superUrl);
  const portal = await aPortal(town, cluster);
  const asking = { address: portal.address, headers: town.headers };
  try {
    const took = await measureOld(asking);
    const isQuick = held(
      took <= goals.calendar.month,
      `měsíc z ${oldSeries} řad starých deset let: ${told(took).trim()} ms (cíl ≤ ${goals.calendar.month})`,
    );
    await seedLong(town.superUrl);
    const { whole, same, bytes } = await measureFeed(asking);
    const isSent = held(
      whole <= goals.calendar.feed,
      `odběr ${sentEvents} událostí (${told(bytes / 1000).trim()} kB): ${told(whole).trim()} ms (cíl ≤ ${goals.calendar.feed})`,
    );
    const isSame = held(
      same <= goals.calendar.same,
      `týž odběr beze změny: ${same.toFixed(1)} ms (cíl ≤ ${goals.calendar.same})`,
    );
    return isQuick && isSent && isSame;
  } finally {
    await portal.end();
  }
}
