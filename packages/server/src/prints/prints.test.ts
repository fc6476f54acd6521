import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { prints } from '#contract/prints/endpoints.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aLongRun } from '#house/prescriptions.ts';
import { onDisk } from '#house/sending-files.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { opensPaper } from '../prescriptions/print/steps.ts';
import { opensLetters } from '../reminders/print/steps.ts';
import { leaveSilentPrints, type Opens, printOne } from './steps-errand.ts';

let portal: TestPortal;
let kit: Awaited<ReturnType<typeof aLongRun>>;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  kit = await aLongRun(portal);
});
afterAll(() => portal.close());

const lastLeft = () => portal.left.findLast((l) => l.name.endsWith('.print'))?.about ?? { svj: 0, id: 0 };
const of = () => ({ errand: 'prescriptions.print', thing: String(kit.id) });
const asks = (who: Person = kit.chair) => who.asks(prescriptions.paper, { id: kit.id });
const latest = async (who: Person = kit.chair) => (await who.asks(prints.latest, of())).print;
const works = (stopped?: () => boolean, opens: Opens = opensPaper) => printOne(portal, lastLeft(), opens, stopped);

describe('a print of many sheets', () => {
  it('is done aside: asked for once, watched and fetched by whoever asked, kept for a day', async () => {
    const { url, print } = await asks();
    expect(url).toBeNull();
    expect(print).toMatchObject({ state: 'waiting', done: 0, total: 52, kept: false });
    expect((await kit.chair.refused(prescriptions.paper, { id: kit.id })).key).toBe('PRINTS.ERRORS.PRINTING');
    const deputy = await kit.house.person({ role: 'memberCommittee' });
    expect(await latest(deputy)).toBeNull();

    expect(await works()).toBe(true);
    expect(await works()).toBe(false);
    const done = await latest();
    expect(done).toMatchObject({ state: 'done', done: 52, kept: true });
    const printId = done?.id as number;
    const given = (await kit.chair.asks(prescriptions.paper, { id: kit.id, printId })).url as string;
    const file = await portal.app.inject({ url: given, headers: kit.chair.headers() });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.length).toBe(done?.bytes);
    const { pages } = await readPdf(file.rawPayload);
    expect(pages).toHaveLength(52);
    expect(pages[51]?.replace(/\s+/g, ' ')).toContain('Jednotka 52');
    expect((await onDisk(portal)).incoming).toEqual([]);

    // Not by another one of the committee, nor as the paper of another thing.
    const theirs = (await deputy.asks(prescriptions.paper, { id: kit.id, printId })).url as string;
    const refused = await portal.app.inject({ url: theirs, headers: deputy.headers() });
    expect(refused.json().message.content).toBe('PRINTS.ERRORS.FILE_GONE');
    const day = { day: '2026-11-26', printId };
    const asLetters = (await kit.chair.asks(reminders.paper, day)).url as string;
    expect((await portal.app.inject({ url: asLetters, headers: kit.chair.headers() })).statusCode).toBe(404);

    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 25 * 3600_000);
    await sweepFiles(portal);
    expect((await onDisk(portal)).files).toEqual([]);
    expect(await latest()).toBeNull();
    portal.clock.now = before;
    const gone = await portal.app.inject({ url: given, headers: kit.chair.headers() });
    expect(gone.json().message.content).toBe('PRINTS.ERRORS.FILE_GONE');
  });

  it('goes on after a stop, is taken over from a server that died, and given up after three deaths', async () => {
    await asks();
    let looked = 0;
    await expect(works(() => ++looked > 2)).rejects.toThrow();
    expect(await latest()).toMatchObject({ state: 'waiting' });
    expect((await onDisk(portal)).incoming).toEqual([]);
    const triedBy = (minutesAgo: number, tries: number) =>
      kit.house.inside((db) =>
        db.execute(sql`update long_print set state = 'running', key = gen_random_uuid(), tries = ${tries}, ended_at = null,
          beat_at = ${new Date(portal.clock.now.getTime() - minutesAgo * 60_000).toISOString()}`),
      );
    await triedBy(1, 1);
    expect(await leaveSilentPrints(portal)).toBe(0);
    await triedBy(6, 1);
    expect(await leaveSilentPrints(portal)).toBe(1);
    expect(await leaveSilentPrints(portal)).toBe(0);
    expect(portal.left.at(-1)?.name).toBe('prescriptions.print');
    expect(await works()).toBe(true);
    expect(await latest()).toMatchObject({ state: 'done' });
    await triedBy(1, 3);
    expect(await works()).toBe(false);
    expect(await latest()).toMatchObject({ state: 'failed', kept: false });
    // Another server that took it over meanwhile: what it does counts, and this one leaves no file.
    await asks();
    const stolen: Opens = async (inside, print) => {
      const opened = await opensPaper(inside, print);
      await triedBy(0, 2);
      return opened;
    };
    expect(await works(undefined, stolen)).toBe(false);
    expect((await onDisk(portal)).incoming).toEqual([]);
    expect(await works()).toBe(true);
  });

  it('waits for room on the disk, and is refused below its reserve', async () => {
    const low = { total: 20 * 1024 ** 3, free: 1024 ** 3 - 1 };
    try {
      portal.space.now = low;
      expect(await kit.chair.refused(prescriptions.paper, { id: kit.id })).toMatchObject({ code: 503 });
      delete portal.space.now;
      await asks();
      portal.space.now = low;
      expect(await works()).toBe(false);
      expect(await latest()).toMatchObject({ state: 'waiting' });
    } finally {
      delete portal.space.now;
    }
    expect(await works()).toBe(true);
  });

  it('is of reminders too, a letter each', async () => {
    const day = '2026-11-25';
    await kit.house.inside((db) =>
      db.execute(sql`
        insert into reminder (svj_id, unit_id, step, name, sum, cost, deadline, channel, owners, text, day, made_at, made_name)
        select ${kit.house.id}, u.id, 1, 'Upomínka', 100, 0, '2026-12-10', 'letter', 'Někdo', 'Dobrý den', ${day}, now(), 'výbor'
        from unit u where u.svj_id = ${kit.house.id}`),
    );
    const { print } = await kit.chair.asks(reminders.paper, { day });
    expect(print).toMatchObject({ state: 'waiting', total: 52 });
    expect(await works(undefined, opensLetters)).toBe(true);
    const told = (await kit.chair.asks(prints.latest, { errand: 'reminders.print', thing: day })).print;
    const { url } = await kit.chair.asks(reminders.paper, { day, printId: told?.id as number });
    const file = await portal.app.inject({ url: url as string, headers: kit.chair.headers() });
    expect((await readPdf(file.rawPayload)).pages).toHaveLength(52);
  });
});
