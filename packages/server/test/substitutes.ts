import { sql } from 'drizzle-orm';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { anAgenda } from './agendas.ts';
import type { TestPortal } from './portal.ts';
import { aMeetingDraft, calls } from './summons.ts';
import { aVotingHouse } from './votes.ts';

/** Held without the portal, and not able to decide; the statutes know a substitute of it. */
export async function aFailedMeeting(portal: TestPortal) {
  const { house, chair } = await aVotingHouse(portal);
  const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
  await chair.asks(houseSettings.change, { updatedAt, modules, statutes: { ...statutes, substitute: true } });
  const start = new Date(portal.clock.now.getTime() + 3600_000);
  const m = await aMeetingDraft(chair, {
    ...{ start: start.toISOString(), end: new Date(start.getTime() + 3600_000).toISOString() },
  });
  await anAgenda(chair, m.id);
  await calls(chair, m);
  await house.inside((db) =>
    db.execute(sql`update meeting set status = 'finished', finished_at = now()
    where id = ${m.id}`),
  );
  return { house, chair, id: m.id };
}
