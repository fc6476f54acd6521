import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { changes } from '#contract/changes/endpoints.ts';
import type { RequestView } from '#contract/changes/schema.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { started } from '#house/votes.ts';

type Flat = {
  podilNaSpolecnychCastechDomu: { citatel: number; jmenovatel: number };
  vlastnici: object[];
};
type File = { jednotky: Flat[] };
const sample = readFileSync(new URL('../../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
const whole = toText(fraction(1, 1));
const edited = (edit: (file: File) => void) => {
  const file = JSON.parse(sample) as File;
  edit(file);
  return JSON.stringify(file);
};
const person = (id: number, jmeno: string, prijmeni: string) => ({
  id,
  typ: 'OFO',
  oS: { id, typ: 'OFO', jmeno, prijmeni },
});
const sold = edited(({ jednotky }) => {
  (jednotky[2] as Flat).vlastnici = [person(799001, 'Petr', 'Nový')];
});

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let second: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const draft = async (who: Person, body: string) =>
  ((await sendFile(who, imports.upload, 'dum.json', body)).data as { id: number }).id;
const opened = async (body: string) => (await chair.asks(changes.open, { importId: await draft(chair, body) })).id;
const seen = (id: number, who: Person = chair): Promise<RequestView> => who.asks(changes.one, { id });
const decided = async (id: number, accept: boolean, day: string | null = '2026-11-03') => {
  for (const { key, isDated } of (await seen(id)).changes)
    await chair.asks(changes.decide, { id, key, accept, reason: 'Souhlasí s výpisem.', day: isDated ? day : null });
};
const accept = async (id: number, who: Person = chair) => {
  const { fingerprint } = await seen(id);
  return who.asks(changes.accept, { id, fingerprint });
};
const flat = async (number: string) => {
  const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ number }) as never });
  return chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
};
const owners = async (number: string) =>
  (await flat(number)).ownerships.map((o) => [o.members.map((m) => m.lastName).join(' + '), o.validFrom]);

beforeEach(async () => {
  portal.clock.now = new Date('2026-11-20T09:00:00Z');
  house = await aHouse(portal);
  chair = await house.chair();
  second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const id = await draft(chair, sample);
  await chair.asks(imports.accept, await allChecked(chair, id));
});

describe('a request', () => {
  it('is opened from a file that was read, by those who write units and people, in their own house', async () => {
    const importId = await draft(chair, sold);
    for (const role of ['owner', 'inspector', 'neighbour'] as const) {
      const who = await house.person({ role });
      expect((await who.call(changes.open, { importId })).status).toBe(403);
      expect((await who.call(changes.list, {})).status).toBe(403);
    }
    const { id } = await chair.asks(changes.open, { importId });
    expect((await chair.refused(imports.preview, { id: importId })).key).toBe('IMPORTS.NOT_FOUND');
    expect((await chair.refused(changes.open, { importId })).key).toBe('IMPORTS.NOT_FOUND');
    const other = await (await aHouse(portal)).chair();
    for (const call of [changes.one, changes.undo]) expect((await other.refused(call, { id })).code).toBe(404);
    expect((await other.refused(changes.accept, { id, fingerprint: 'x' })).code).toBe(404);
    expect((await chair.asks(changes.list, {})).requests).toMatchObject([{ id, state: 'open', name: 'dum.json' }]);
    const same = await draft(chair, sample);
    expect((await chair.refused(changes.open, { importId: same })).key).toBe('CHANGES.ERRORS.NOTHING');
  });

  it('shows what changes and what follows; it is decided with a reason and a day that has come', async () => {
    const id = await opened(sold);
    const { changes: list, units: of, sum, mayWrite } = await seen(id);
    expect([of, sum, mayWrite]).toEqual([
      { differing: 1, total: 16 },
      { before: whole, after: whole, complete: true },
      true,
    ]);
    expect(list).toMatchObject([
      { kind: 'owner', units: ['1247/3'], isDated: true, isSecond: false, isSound: true, decision: null },
    ]);
    expect(list[0]?.after.owners).toMatchObject([{ names: ['Petr Nový'], joint: false, share: whole }]);
    expect(list[0]?.consequences.map((c) => c.kind)).toEqual(expect.arrayContaining(['representative', 'invite']));
    const one = { id, key: list[0]?.key as string, accept: true, reason: 'Souhlasí.' };
    const tries: [object, string][] = [
      [{ reason: ' ' }, 'CHANGES.ERRORS.REASON'],
      [{ day: null }, 'CHANGES.ERRORS.DAY'],
      [{ day: '2026-11-21' }, 'CHANGES.ERRORS.DAY_FUTURE'],
    ];
    for (const [change, key] of tries) {
      const { key: main, errors } = await chair.refused(changes.decide, { ...one, day: '2026-11-03', ...change });
      expect([main, ...Object.values(errors ?? {})]).toContain(key);
    }
    const { fingerprint } = await seen(id);
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.UNDECIDED');
  });

  it('says what stands on the account of the unit that goes to somebody else, by the day as decided', async () => {
    const { id: unitId } = await flat('1247/3');
    await chair.asks(accounts.enter, { id: unitId, kind: 'cash', amount: '150.00', date: '2026-11-05' } as never);
    const id = await opened(sold);
    const account = async () => (await seen(id)).changes[0]?.consequences.find((c) => c.kind === 'account');
    expect(await account()).toEqual({ kind: 'account', unit: '1247/3', balance: '-150.00', day: '2026-11-20' });
    await decided(id, true);
    expect(await account()).toEqual({ kind: 'account', unit: '1247/3', balance: '0.00', day: '2026-11-02' });
  });

  it('is written from the day on which it holds, once, and can be taken back for thirty days', async () => {
    const before = await owners('1247/3');
    const id = await opened(sold);
    await decided(id, true);
    const { fingerprint } = await seen(id);
    await chair.asks(changes.accept, { id, fingerprint });
    expect(await owners('1247/3')).toContainEqual(['Nový', '2026-11-03']);
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.CLOSED');
    const { outcome, state, undoUntil } = await seen(id);
    expect([state, undoUntil]).toEqual(['accepted', '2026-12-20']);
    expect(outcome).toMatchObject([{ kind: 'owner', decision: { accept: true, day: '2026-11-03' } }]);
    await chair.asks(changes.undo, { id });
    expect(await owners('1247/3')).toEqual(before);
    expect((await chair.refused(changes.undo, { id })).key).toBe('CHANGES.ERRORS.CHANGED_SINCE');
  });

  it('that was accepted more than thirty days ago stays', async () => {
    const id = await opened(sold);
    await decided(id, true);
    await accept(id);
    await house.inside((db) =>
      db.execute(`update change_request set closed_at = closed_at - interval '31 days' where id = ${id}`),
    );
    expect((await chair.refused(changes.undo, { id })).key).toBe('CHANGES.ERRORS.UNDO_LATE');
    expect((await seen(id)).undoUntil).toBeNull();
  });

  it('of which nothing is accepted leaves everything as it is', async () => {
    const before = await owners('1247/3');
    const id = await opened(sold);
    await decided(id, false);
    await accept(id);
    expect([(await seen(id)).state, await owners('1247/3')]).toEqual(['left', before]);
    expect((await chair.refused(changes.undo, { id })).key).toBe('CHANGES.ERRORS.CHANGED_SINCE');
  });

  it('asks whether a new name is a new owner, and takes the member as who they are', async () => {
    const id = await opened(
      edited(({ jednotky }) => {
        (jednotky[2] as Flat).vlastnici = [{ oS: { jmeno: 'Petra', prijmeni: 'Šimková' } }];
      }),
    );
    const [one] = (await seen(id)).changes;
    const [question] = one?.questions ?? [];
    expect(question?.candidates).toHaveLength(1);
    const said = { id, key: one?.key as string, accept: true, reason: 'Souhlasí.', day: '2026-11-03' };
    expect((await chair.refused(changes.decide, said)).key).toBe('CHANGES.ERRORS.WHO');
    const who = { id, key: question?.key as string, memberId: question?.candidates[0]?.memberId as number };
    expect((await chair.refused(changes.who, { ...who, memberId: second.memberId as number })).key).toBe(
      'CHANGES.ERRORS.ENTRY',
    );
    await chair.asks(changes.who, who);
    expect((await seen(id)).changes.map((c) => c.kind)).toEqual(['name']);
    await decided(id, true);
    await accept(id);
    expect((await flat(one?.units[0] as string)).ownerships[0]?.members[0]).toMatchObject({
      id: who.memberId,
      lastName: 'Šimková',
    });
  });

  it('is commented by the committee; the others who decide are mailed that it was, and not what', async () => {
    const id = await opened(sold);
    await second.asks(changes.comment, { id, text: 'Klíče už mají.' });
    expect((await seen(id)).comments).toMatchObject([{ text: 'Klíče už mají.' }]);
    const mails = await house.inside((db) =>
      db.execute<{ recipient: string; data: string }>(
        sql`select recipient, data::text as data from outbox where svj_id = ${house.id} and kind = 'changeSaid'`,
      ),
    );
    expect(mails.rows.map((m) => m.recipient)).toEqual([chair.email]);
    expect(mails.rows[0]?.data).toContain(`/zmeny-evidence/${id}`);
    expect(mails.rows[0]?.data).not.toContain('Klíče');
  });
});

describe('who only reads', () => {
  const withRights = async (rights: object) => {
    const who = await house.person({ role: 'owner' });
    await house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${house.id}, ${`Účetní ${who.memberId}`}, 'owner', ${JSON.stringify(rights)}::jsonb) returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${house.id} and id = ${who.memberId}`,
      );
    });
    return who;
  };

  it('sees it whole without deciding anything, and of accounts only what they may see elsewhere', async () => {
    const { id: unitId } = await flat('1247/3');
    await chair.asks(accounts.enter, { id: unitId, kind: 'cash', amount: '150.00', date: '2026-11-05' } as never);
    const id = await opened(sold);
    const reader = await withRights({ real_estate_cadastre: 'r', roomFees: 'r' });
    const view = await seen(id, reader);
    expect([view.mayWrite, (await reader.asks(changes.list, {})).mayWrite]).toEqual([false, false]);
    const [one] = view.changes;
    expect(one?.consequences.find((c) => c.kind === 'account')).toMatchObject({ unit: '1247/3', balance: null });
    expect(one?.consequences.map((c) => c.kind)).toEqual(expect.arrayContaining(['invite', 'representative']));
    const { fingerprint } = view;
    const said = { id, key: one?.key as string, accept: true, reason: 'Ano.', day: '2026-11-03' };
    expect((await reader.refused(changes.decide, said)).code).toBe(403);
    for (const call of [changes.accept, changes.hand])
      expect((await reader.refused(call, { id, fingerprint })).code).toBe(403);
    for (const call of [changes.write, changes.undo]) expect((await reader.refused(call, { id })).code).toBe(403);
    expect((await reader.refused(changes.comment, { id, text: 'Já bych ne.' })).code).toBe(403);
    // Who administers the cadastre alone, and neither units nor people, decides nothing either.
    const half = await withRights({ real_estate_cadastre: 'rw', rooms: 'rw' });
    expect((await seen(id, half)).mayWrite).toBe(false);
    expect((await half.refused(changes.decide, said)).code).toBe(403);
  });
});

describe('shares and the number of units', () => {
  const moved = (by: number) =>
    edited(({ jednotky }) => {
      const [a, b] = jednotky.slice(0, 2) as [Flat, Flat];
      a.podilNaSpolecnychCastechDomu = { citatel: 8290, jmenovatel: 90_090 };
      b.podilNaSpolecnychCastechDomu = { citatel: 5850 - by, jmenovatel: 90_090 };
    });

  it('are confirmed by a second person, who confirms what was handed over', async () => {
    const id = await opened(moved(100));
    expect((await seen(id)).changes).toMatchObject([{ kind: 'unitShare', isSecond: true, isSound: true }]);
    await decided(id, true);
    const { fingerprint } = await seen(id);
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.SECOND');
    await chair.asks(changes.hand, { id, fingerprint });
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.SECOND_SELF');
    await decided(id, true, '2026-11-04');
    expect((await seen(id)).state).toBe('open');
    const again = await seen(id);
    await chair.asks(changes.hand, { id, fingerprint: again.fingerprint });
    await second.asks(changes.accept, { id, fingerprint: again.fingerprint });
    expect((await chair.asks(units.check, {})).complete).toBe(true);
    expect((await seen(id)).outcome).toMatchObject([{ kind: 'unitShare', decision: { day: '2026-11-04' } }]);
  });

  it('of one size, written otherwise, are no difference: they are named, and taken over by one press', async () => {
    const id = await opened(
      edited(({ jednotky }) => {
        const [a, , c] = jednotky as [Flat, Flat, Flat];
        a.podilNaSpolecnychCastechDomu = { citatel: 16_380, jmenovatel: 180_180 };
        c.vlastnici = [person(799001, 'Petr', 'Nový')];
      }),
    );
    const shares = async () => (await flat('1247/1')).openShare;
    const before = await shares();
    const { changes: list, written, units: of } = await seen(id);
    expect([list.map((c) => c.kind), of.differing]).toEqual([['owner'], 1]);
    expect(written).toEqual([{ unit: '1247/1', names: '', ours: before, theirs: toText(fraction(16_380, 180_180)) }]);
    await decided(id, true);
    await chair.asks(changes.write, { id });
    expect(await shares()).toBe(toText(fraction(16_380, 180_180)));
    // What was decided counts on, and the house is whole.
    expect(await seen(id)).toMatchObject({ written: [], changes: [{ decision: { accept: true } }] });
    expect((await chair.asks(units.check, {})).complete).toBe(true);
    expect((await chair.refused(changes.write, { id })).key).toBe('CHANGES.ERRORS.NOTHING');
  });

  it('that would not make a whole are not accepted', async () => {
    const id = await opened(moved(99));
    const { changes: list } = await seen(id);
    expect(list).toMatchObject([{ isSound: false }]);
    const one = { id, key: list[0]?.key as string, accept: true, reason: 'Souhlasí.', day: '2026-11-03' };
    expect((await chair.refused(changes.decide, one)).key).toBe('CHANGES.ERRORS.SUM');
  });
});

describe('a vote that runs', () => {
  it('weights and seats of a running vote stay as they were frozen, and the new owner acts', async () => {
    const vote = await started(chair);
    const id = await opened(sold);
    const [one] = (await seen(id)).changes;
    expect(one?.consequences).toContainEqual(expect.objectContaining({ kind: 'vote', name: 'Oprava střechy' }));
    const frozen = () =>
      house.inside(async (db) => {
        const { rows } = await db.execute(
          `select id, unit_ids, units, num, den, encode(commitment, 'hex') as print, frozen from vote_seat order by id`,
        );
        return rows;
      });
    const census = async () => {
      const { seats } = await chair.asks(votes.census, { id: vote.id, sizePerPage: 'all' });
      return seats.find((s) => s.units.includes('1247/3'))?.voters.map((v) => v.member.lastName);
    };
    const [before, acted] = [await frozen(), await census()];
    await decided(id, true);
    await accept(id);
    expect(await frozen()).toEqual(before);
    expect([acted, await census()]).toEqual([['Krejčí'], ['Nový']]);
  });
});

describe('together', () => {
  it('two requests and an edit by hand: the second is refused, and nothing is lost', async () => {
    const [first, other] = [await opened(sold), await opened(sold)];
    for (const id of [first, other]) await decided(id, true);
    const prints = await Promise.all([first, other].map(async (id) => (await seen(id)).fingerprint));
    const both = [first, other].map((id, i) => chair.call(changes.accept, { id, fingerprint: prints[i] as string }));
    const answers = await Promise.all(both);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.message?.content).toBe('CHANGES.ERRORS.STALE');
    expect((await owners('1247/3')).filter(([name]) => name === 'Nový')).toHaveLength(1);
  });

  it('two requests on one unit and an edit of it by hand at one moment: one wins, the others get 409, nothing is lost', async () => {
    const soldTo = (id: number, lastName: string) =>
      edited(({ jednotky }) => {
        (jednotky[2] as Flat).vlastnici = [person(id, 'Petr', lastName)];
      });
    const ids = [await opened(soldTo(799001, 'Nový')), await opened(soldTo(799002, 'Jiný'))];
    for (const id of ids) await decided(id, true);
    const prints = await Promise.all(ids.map(async (id) => (await seen(id)).fingerprint));
    const was = await flat('1247/3');
    const buyer = (await house.owner({ lastName: 'Třetí' })).memberId as number;
    const byHand = {
      ...{ id: was.id, updatedAt: was.updatedAt, number: was.number, type: was.type, share: was.openShare },
      ...{ entranceId: was.entrance?.id ?? null, entranceName: was.entrance ? '' : 'A' },
      owners: [{ memberIds: [buyer], share: whole }],
      validFrom: '2026-11-03',
    };
    const answers = await Promise.all([
      chair.call(changes.accept, { id: ids[0] as number, fingerprint: prints[0] as string }),
      second.call(changes.accept, { id: ids[1] as number, fingerprint: prints[1] as string }),
      chair.call(units.update, byHand),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    const won = answers.findIndex((a) => a.status === 200);
    expect(await owners('1247/3')).toEqual([[['Nový', 'Jiný', 'Třetí'][won], '2026-11-03']]);
    const { rows: periods } = await house.inside((db) =>
      db.execute(sql`select valid_from::text as began, valid_to::text as ended from ownership where unit_id = ${was.id}
        order by id`),
    );
    expect(periods).toEqual([
      { began: null, ended: '2026-11-03' },
      { began: '2026-11-03', ended: null },
    ]);
    expect(await chair.asks(units.check, {})).toMatchObject({ complete: true });
    // Whoever was refused finds the request open, what they decided gone with the owner it was about, and decides anew.
    for (const [i, id] of ids.entries()) {
      const { state, changes: list } = await seen(id);
      if (i === won) expect(state).toBe('accepted');
      else expect([state, list.map((c) => [c.kind, c.decision])]).toEqual(['open', [['owner', null]]]);
    }
    const [again] = ids.filter((_, i) => i !== won);
    await decided(again as number, true, '2026-11-10');
    await accept(again as number);
    expect((await owners('1247/3')).at(-1)?.[1]).toBe('2026-11-10');
    expect(await chair.asks(units.check, {})).toMatchObject({ complete: true });
  });

  it('a unit sold by hand meanwhile makes the decision fall away', async () => {
    const id = await opened(sold);
    await decided(id, true);
    const { fingerprint } = await seen(id);
    const was = await flat('1247/3');
    const stranger = (await house.owner({ lastName: 'Jiný' })).memberId as number;
    await chair.asks(units.update, {
      ...{ id: was.id, updatedAt: was.updatedAt, number: was.number, type: was.type, share: was.openShare },
      ...{ entranceId: was.entrance?.id ?? null, entranceName: was.entrance ? '' : 'A' },
      owners: [{ memberIds: [stranger], share: whole }],
    });
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('CHANGES.ERRORS.STALE');
    expect((await seen(id)).changes[0]).toMatchObject({ kind: 'owner', decision: null });
    expect(await owners('1247/3')).toContainEqual(['Jiný', '2026-11-20']);
  });

  it('a unit changed since acceptance keeps the request from being taken back', async () => {
    const id = await opened(sold);
    await decided(id, true);
    await accept(id);
    const was = await flat('1247/3');
    await house.inside((db) => db.execute(`update unit set version = version + 1 where id = ${was.id}`));
    expect((await chair.refused(changes.undo, { id })).key).toBe('CHANGES.ERRORS.CHANGED_SINCE');
  });

  it('a change recorded later than the day stands in the way', async () => {
    const was = await flat('1247/3');
    const stranger = (await house.owner({ lastName: 'Jiný' })).memberId as number;
    await chair.asks(units.update, {
      ...{ id: was.id, updatedAt: was.updatedAt, number: was.number, type: was.type, share: was.openShare },
      ...{ entranceId: was.entrance?.id ?? null, entranceName: was.entrance ? '' : 'A' },
      owners: [{ memberIds: [stranger], share: whole }],
      validFrom: '2026-11-10',
    });
    const id = await opened(sold);
    await decided(id, true, '2026-11-03');
    const { fingerprint } = await seen(id);
    expect((await chair.refused(changes.accept, { id, fingerprint })).key).toBe('PERIODS.ERRORS.LATER_RECORD');
    await decided(id, true, '2026-11-12');
    await accept(id);
    expect(await owners('1247/3')).toContainEqual(['Nový', '2026-11-12']);
  });
});
