import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#contract/base/time/working-days.ts';
import { events } from '#contract/events/endpoints.ts';
import type { EventDetail, Occurrence } from '#contract/events/schema.ts';
import { aFeed, anEvent, anEventForm, fetches } from '../feeds.ts';
import { aHouse, type Person, type TestHouse } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';

const run = promisify(execFile);
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
/** The Python of the system, whose packages these libraries are. */
const python = ['/usr/bin/python3', 'python3'].find((one) => has(one, '-c', 'import icalendar, vobject, dateutil'));
const hasRadicale = python !== undefined && has(python, '-m', 'radicale', '--version');
const hasVdirsyncer = has('vdirsyncer', '--version');

/** Every occurrence of five years with its instants, by a program that knows nothing of us; what it warns of fails. */
const reader = `
import sys, json, warnings, datetime
warnings.simplefilter('error', category=SyntaxWarning)
import icalendar, vobject
from zoneinfo import ZoneInfo
text = sys.stdin.buffer.read().decode('utf-8')
calendar = icalendar.Calendar.from_ical(text)
problems = [str(c.errors) for c in calendar.walk() if getattr(c, 'errors', None)]
again = icalendar.Calendar.from_ical(calendar.to_ical())
if [c.name for c in again.walk()] != [c.name for c in calendar.walk()]: problems.append('not the same when written again')
prague, utc = ZoneInfo('Europe/Prague'), datetime.timezone.utc
last = datetime.datetime(2031, 11, 21)
def instant(t):
    if not isinstance(t, datetime.datetime): return t.isoformat()
    t = t.replace(tzinfo=None).replace(tzinfo=prague) if t.utcoffset() is None or str(t.tzinfo) != 'UTC' else t
    return t.astimezone(utc).strftime('%Y-%m-%dT%H:%M:%S.000Z')
def bare(t): return t.replace(tzinfo=None) if isinstance(t, datetime.datetime) else t
found, heads, changed = [], [], {}
whole = vobject.readOne(text)
whole.serialize()
for e in whole.vevent_list:
    if hasattr(e, 'recurrence_id'): changed.setdefault(e.uid.value, {})[bare(e.recurrence_id.value)] = e
    else: heads.append(e)
def told(start, end): found.append([instant(start), instant(end)])
for e in heads:
    if getattr(e, 'status', None) and e.status.value == 'CANCELLED': continue
    start, end = e.dtstart.value, e.dtend.value
    mine = changed.get(e.uid.value, {})
    if not hasattr(e, 'rrule'):
        told(start, end)
        continue
    length = bare(end) - bare(start)
    days = not isinstance(start, datetime.datetime)
    out = { bare(t) for x in getattr(e, 'exdate_list', []) for t in x.value }
    for t in e.getrruleset():
        t = t.replace(tzinfo=None)
        if t > last: break
        t = t.date() if days else t
        if t in mine or t in out: continue
        at = t if days else t.replace(tzinfo=prague)
        # As RFC 5545 has it: so long after the moment that it begins.
        told(at, (t + length) if days else (at.astimezone(utc) + length))
    for e in mine.values(): told(e.dtstart.value, e.dtend.value)
json.dump({ 'problems': problems, 'found': sorted(found) }, sys.stdout)
`;

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}
const two = (n: number) => String(n).padStart(2, '0');

/** A series of some kind, at hours also around those that clocks skip and repeat. */
function aSeriesForm(next: (most: number) => number) {
  const day = addDays('2026-01-05', next(400));
  const hour = [1, 2, 3, 9, 18, 22][next(6)] as number;
  const minute = [0, 30][next(2)] as number;
  const length = [60, 90, 150, 300, 480][next(5)] as number;
  const start = `${day}T${two(hour)}:${two(minute)}`;
  const end = new Date(Date.parse(`${start}:00Z`) + length * 60_000).toISOString().slice(0, 16);
  const allDay = next(5) === 0;
  return anEventForm({
    ...{ title: `Řada ${next(1000)}; „uvozovky“, čárka`, repeat: true, allDay },
    ...(allDay ? { start: day, end: addDays(day, next(3)) } : { start, end }),
    ...{ repeatFrequency: ['day', 'week', 'month', 'year'][next(4)], numberOfRepeat: 1 + next(3) },
    ...{ typeOfMonthRepeat: ['date', 'weekDay'][next(2)] },
    ...(next(2) ? { endRepeat: 'date_end', endDateRepeat: addDays(day, 100 + next(1500)) } : {}),
  });
}

type Span = [start: string, end: string];
/** What the portal's own screens would show of five years, from the day on which the file begins. */
async function ours(who: Person): Promise<Span[]> {
  const found: Span[] = [];
  const from = '2026-01-01';
  const seen = new Set<string>();
  for (let start = from; start < '2031-11-21'; start = addDays(start, 60)) {
    const last = addDays(start, 59);
    const { events: some, more } = await who.asks(events.occurrences, { from: start, to: last });
    expect(more).toBe(false);
    for (const one of some) {
      const name = `${one.id} ${one.occurrence}`;
      if (seen.has(name) || one.startsAt > '2031-11-21T00:00') continue;
      seen.add(name);
      found.push(spanOf(one));
    }
  }
  return found.sort();
}
const spanOf = ({ allDay, start, end, startsAt, endsAt }: Occurrence): Span =>
  allDay ? [startsAt.slice(0, 10), addDays(endsAt.slice(0, 10), 1)] : [start, end];

it.skipIf(python === undefined)(
  'icalendar and vobject read each occurrence of five years as the portal shows it',
  async () => {
    const next = numbers(7);
    const made: EventDetail[] = [];
    while (made.length < 60) {
      const { status, body } = await chair.call(events.create, aSeriesForm(next));
      if (status === 200) made.push(body.data as EventDetail);
    }
    for (const { id, updatedAt, startsAt, endsAt, allDay, next: second } of made.slice(0, 30)) {
      if (second === null) continue;
      if (next(2)) await chair.asks(events.remove, { id, day: second, type: 'this' });
      else if (!allDay)
        await chair.call(events.update, {
          ...anEventForm({ start: `${second}T08:00`, end: `${second}T09:00` }),
          ...{ id, day: second, typeUpdate: 'this', updatedAt, startsAt, endsAt },
        });
    }
    await anEvent(chair, { title: 'Jednou přes noc', start: '2027-03-27T23:00', end: '2027-03-28T04:00' });
    const { body } = await fetches(portal, (await aFeed(chair)).path);
    const { stdout, stderr } = spawnSync(String(python), ['-W', 'default', '-c', reader], {
      ...{ input: body, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, PYTHONUTF8: '1' } },
    });
    expect(stderr).toBe('');
    const { problems, found } = JSON.parse(stdout) as { problems: string[]; found: Span[] };
    expect(problems).toEqual([]);
    const mine = await ours(chair);
    expect(mine.length).toBeGreaterThan(3000);
    expect(found.filter(([start]) => start < '2031-11-21')).toEqual(mine.filter(([start]) => start < '2031-11-21'));
  },
);

const folderOf = () => mkdtemp(join(tmpdir(), 'pavlac-calendars-'));

it.skipIf(!hasVdirsyncer)('vdirsyncer sees exactly what was added, changed and deleted', async () => {
  const own = await aHouse(portal);
  const leads = await own.chair();
  const [stays, changes, goes] = [
    await anEvent(leads, { title: 'Zůstane' }),
    await anEvent(leads, { title: 'Změní se' }),
    await anEvent(leads, { title: 'Zmizí' }),
  ];
  const { path } = await aFeed(leads);
  if (!portal.app.server.listening) await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  const folder = await folderOf();
  const config = [
    ...['[general]', `status_path = "${folder}/status/"`, '[pair kalendar]', 'a = "pavlac"', 'b = "disk"'],
    ...['collections = null', 'conflict_resolution = "a wins"', '[storage pavlac]', 'type = "http"'],
    ...[`url = "http://127.0.0.1:${port}${path}"`, '[storage disk]', 'type = "filesystem"'],
    ...[`path = "${folder}/disk/"`, 'fileext = ".ics"', ''],
  ].join('\n');
  await mkdir(join(folder, 'disk'));
  await writeFile(join(folder, 'config'), config);
  const syncs = async (...args: string[]) => {
    const { stdout, stderr } = await run('vdirsyncer', ['-c', join(folder, 'config'), ...args], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`).not.toMatch(/warning|error|failed/i);
    return `${stdout}${stderr}`;
  };
  const files = async () => {
    const names = await readdir(join(folder, 'disk'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, 'disk', name), 'utf8')));
    return new Map(texts.map((text) => [/^SUMMARY:(.*)$/m.exec(text)?.[1]?.trim() ?? '', text]));
  };
  await syncs('discover');
  await syncs('sync');
  const before = await files();
  expect([...before.keys()].sort()).toEqual(['Zmizí', 'Změní se', 'Zůstane']);
  // Asked again when nothing changed, it copies nothing.
  expect(await syncs('sync')).not.toMatch(/Copying|Deleting/);
  await leads.asks(events.update, {
    ...anEventForm({ title: 'Změní se', start: '2026-11-27T10:00', end: '2026-11-27T11:00' }),
    ...{ id: changes.id, updatedAt: changes.updatedAt },
  });
  await leads.asks(events.remove, { id: goes.id });
  await anEvent(leads, { title: 'Přibude' });
  const told = await syncs('sync');
  // It knows items by what stands in them: a changed one is deleted and copied.
  expect([told.match(/Copying/g)?.length, told.match(/Deleting/g)?.length]).toEqual([3, 2]);
  const after = await files();
  expect([...after.keys()].sort()).toEqual(['Přibude', 'Zmizí', 'Změní se', 'Zůstane']);
  expect(after.get('Zůstane')).toBe(before.get('Zůstane'));
  expect(after.get('Změní se')).toContain('DTSTART;TZID=Europe/Prague:20261127T100000');
  expect(after.get('Zmizí')).toContain('STATUS:CANCELLED');
  expect(stays.id).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

it.skipIf(!hasRadicale)('radicale takes the whole calendar without a warning', async () => {
  const { body } = await fetches(portal, (await aFeed(chair)).path);
  const folder = await folderOf();
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(String(python), [
    ...['-m', 'radicale', '--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', folder],
    ...['--auth-type', 'none', '--logging-level', 'warning'],
  ]);
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => said.push(String(part)));
  try {
    const at = `http://127.0.0.1:${port}/dum/kalendar/`;
    await expect
      .poll(
        () =>
          fetch(at).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    said.length = 0;
    // Any name and password are taken; without them the folder is nobody's.
    const authorization = `Basic ${Buffer.from('dum:x').toString('base64')}`;
    const headers = { 'content-type': 'text/calendar', authorization };
    const put = await fetch(at, { method: 'PUT', body, headers });
    expect(put.status).toBe(201);
    const back = await (await fetch(at, { headers: { authorization } })).text();
    expect(back.match(/BEGIN:VEVENT/g)?.length).toBe(body.match(/BEGIN:VEVENT/g)?.length);
    expect(said.join('')).toBe('');
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

it('2,000 events leave within 300 ms of the processor, and unchanged within 10', async () => {
  const large = await aHouse(portal);
  const leads = await large.chair();
  const [sample, reads] = [await anEvent(leads), await large.owner()];
  await large.unit(leads, '1', [1, 1], [{ memberIds: [reads.memberId as number] }]);
  await large.inside(async (db) => {
    await db.client.query(
      `insert into event (svj_id, title, place_description, place_address, starts_at, ends_at, repeats, frequency, every, first_day,
         last_day, created_at, updated_at)
       select svj_id, title || ' ' || n, place_description, place_address, starts_at, ends_at, n % 7 = 0, frequency, every,
         first_day, case when n % 7 = 0 then '2199-12-31' else last_day end, created_at, updated_at
       from event, generate_series(1, 1999) n where svj_id = $1 and id = $2`,
      [large.id, sample.id],
    );
  });
  const { path } = await aFeed(reads);
  const timed = async (headers: Record<string, string> = {}) => {
    const [began, busy] = [performance.now(), process.cpuUsage()];
    const came = await fetches(portal, path, headers);
    const { user, system } = process.cpuUsage(busy);
    return { ...came, ms: performance.now() - began, cpu: (user + system) / 1000 };
  };
  const { tag, body } = await timed();
  expect(body.match(/BEGIN:VEVENT/g)?.length).toBe(2000);
  const best = async (headers: Record<string, string>, times: number) => {
    const all: { ms: number; cpu: number }[] = [];
    for (let i = 0; i < times; i += 1) all.push(await timed(headers));
    // What other programs take meanwhile is not ours.
    return { ms: Math.min(...all.map(({ ms }) => ms)), cpu: Math.min(...all.map(({ cpu }) => cpu)) };
  };
  const [whole, same] = [await best({}, 10), await best({ 'if-none-match': tag }, 60)];
  const told = ({ ms, cpu }: { ms: number; cpu: number }) =>
    `${ms.toFixed(1)} ms (${cpu.toFixed(1)} ms of a processor)`;
  console.log(`feed of 2,000 events: ${told(whole)}; unchanged: ${told(same)}`);
  // The clock of a busy machine counts its other work too.
  expect(whole.cpu).toBeLessThan(300);
  expect(same.cpu).toBeLessThan(10);
});
