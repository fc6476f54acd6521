import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import type { DeedChange } from '#contract/association/schema-log.ts';
import { logNouns } from '#contract/log-nouns.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aMessage, editedMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, editedVote } from '#house/votes.ts';
import { readWorkbook } from '#server/base/sheets/xlsx.ts';
import { catalogues } from '#server/base/text/catalogues.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const deedOf = async (who: Person, noun: (typeof logNouns)[number]) => {
  const { activities } = await who.asks(houseLog.activity, { filters: JSON.stringify({ noun }) as never });
  const [deed] = activities;
  return deed as NonNullable<typeof deed>;
};
const changesOf = (deed: { detail: Record<string, unknown> }) => deed.detail.changes as DeedChange[];

describe('a change', () => {
  it('says its field and what stood there before and after, whatever was changed', async () => {
    const unit = await house.unit(chair, '14/1', [1, 2], [{ memberIds: [chair.memberId as number] }]);
    await chair.asks(units.update, edited(unit, { number: '14/2', floor: 3, note: 'Klíče má paní z přízemí.' }));
    const changed = await deedOf(chair, 'rooms');
    expect(changed.name).toBe('14/2');
    expect(changesOf(changed)).toEqual([
      { field: 'number', from: '14/1', to: '14/2' },
      { field: 'floor', from: null, to: '3' },
      { field: 'note', from: null, to: null },
    ]);

    const message = await aMessage(chair, { title: 'Odečty' });
    await chair.asks(messages.update, editedMessage(message, { title: 'Odečty vody', isPinned: true }));
    const told = await deedOf(chair, 'messages');
    expect([told.name, told.verb]).toEqual(['Odečty vody', 'update']);
    expect(changesOf(told)).toEqual([
      { field: 'title', from: 'Odečty', to: 'Odečty vody' },
      { field: 'isPinned', from: 'false', to: 'true' },
    ]);

    const { svj } = await chair.asks(association.mine, {});
    const facts = {
      name: svj.name,
      nickname: svj.nickname ?? '',
      email: 'dum@posta.example',
      invoiceEmail: 'faktury@posta.example',
    };
    await chair.asks(association.update, { id: house.id, updatedAt: svj.updatedAt, ...facts } as never);
    expect(changesOf(await deedOf(chair, 'svj'))).toContainEqual({
      field: 'email',
      from: null,
      to: 'dum@posta.example',
    });

    const vote = await aDraft(chair);
    await chair.asks(votes.update, editedVote(vote, { name: 'Výtah znovu' }));
    expect(changesOf(await deedOf(chair, 'votes'))).toEqual([{ field: 'name', from: vote.name, to: 'Výtah znovu' }]);
  });

  it('can be looked up in every area that deeds are written down about', async () => {
    expect([...logNouns].sort()).toEqual(
      Object.keys((catalogues.cs as { ACTIVITY: { DEEDS: object } }).ACTIVITY.DEEDS).sort(),
    );
    const asked = (noun: string) => ({ filters: JSON.stringify({ noun }) as never });
    for (const noun of logNouns) await chair.asks(houseLog.activity, asked(noun));
    for (const call of [houseLog.activity, houseLog.exportTicket])
      expect(await chair.refused(call, asked('units'))).toMatchObject({
        code: 400,
        errors: { filters: 'BASE.FORM.INVALID' },
      });
  });
});

describe('values of people', () => {
  it('are told to who administers them, kept from who does not, and go when the person is erased', async () => {
    const who = await house.owner({ lastName: 'Mizející' });
    const id = who.memberId as number;
    const one = await chair.asks(members.one, { id });
    const typed = { emails: [{ value: 'mizejici@posta.example', isPublic: false }], note: 'Jen pro výbor.' };
    await chair.asks(members.update, editedMember(one, typed));
    expect(changesOf(await deedOf(chair, 'members'))).toEqual([
      { field: 'emails', from: null, to: 'mizejici@posta.example' },
      { field: 'note', from: null, to: null },
    ]);
    const rights = { ...defaultRoles.memberCommittee.rights, members: 'r' as const };
    const role = await chair.asks(roles.create, { extends: 'memberCommittee', title: 'Bez lidí', rights });
    const clerk = await house.owner();
    const clerkOne = await chair.asks(members.one, { id: clerk.memberId as number });
    const office = { role: 'memberCommittee', customRoleId: Number(role.id) };
    await chair.asks(members.update, editedMember(clerkOne, office));
    const seen = await clerk.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'members' }) as never });
    expect(JSON.stringify(seen)).not.toContain('mizejici@posta.example');
    expect(seen.activities.find((d) => d.nounId === id && d.verb === 'update')?.detail.changes).toEqual([
      { field: 'emails', from: null, to: null },
      { field: 'note', from: null, to: null },
    ]);

    await chair.asks(members.archive, { id });
    await chair.asks(members.remove, { id });
    const { rows } = await house.inside((db) =>
      db.execute<{ all: string }>(
        `select string_agg(detail::text, '') as all from activity where svj_id = ${house.id}`,
      ),
    );
    expect(rows[0]?.all).not.toContain('mizejici@posta.example');
  });
});

describe('the log as a file', () => {
  it('has a line for each changed field, narrowed as the page', async () => {
    const filters = JSON.stringify({ noun: 'rooms' }) as never;
    const { url } = await chair.asks(houseLog.exportTicket, { filters, lang: 'cs' });
    const reply = await portal.app.inject({ method: 'GET', url });
    const rows = (await readWorkbook(reply.rawPayload)) as string[][];
    expect(rows[0]).toEqual(['Kdy', 'Kdo', 'Oblast', 'Co se stalo', 'Údaj', 'Před', 'Po', 'Další']);
    expect(rows.map((r) => r.slice(1, 7))).toContainEqual([
      ...['Jan Předsedová', 'Jednotky', 'Úprava jednotky 14/2', 'číslo', '14/1', '14/2'],
    ]);
    expect(new Set(rows.slice(1).map((r) => r[2]))).toEqual(new Set(['Jednotky']));
    const owner = await house.owner();
    expect((await owner.refused(houseLog.exportTicket, {})).code).toBe(403);
  });
});
