import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { anOfficer, editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner({ firstName: 'Jiří', lastName: 'Žížala; syn' });
  await house.unit(chair, '=1+1', [1, 3], [{ memberIds: [owner.memberId as number] }]);
  const emails = [
    { value: 'verejny@posta.example', isPublic: true },
    { value: 'soukromy@posta.example', isPublic: false },
  ];
  const one = await chair.asks(members.one, { id: owner.memberId as number });
  await chair.asks(members.update, editedMember(one, { emails, phones: [{ value: '605118274' }] }));
});
afterAll(() => portal.close());

const fetch = async (who: Person, input: object) => {
  const { url } = await who.asks(memberFiles.exportTicket, input);
  const reply = await portal.app.inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  return reply;
};

describe('the list as a file', () => {
  it('is a spreadsheet of what the reader may see, in which nothing is a formula', async () => {
    const rows = await readXlsxFile((await fetch(chair, { sort: '-name' })).rawPayload);
    const [head, first] = (rows[0] as { data?: unknown[][] }).data ?? rows;
    expect(head).toEqual(['Jméno', 'Role', 'Jednotky', 'Podíl na domě', 'Podíl v %', 'E-maily', 'Telefony', 'Přístup']);
    expect(first).toEqual([
      'Jiří Žížala; syn',
      'vlastník',
      '=1+1',
      '1/3',
      33.3333,
      'verejny@posta.example, soukromy@posta.example',
      '+420 605 118 274',
      'aktivní',
    ]);
    const friend = await house.owner();
    const seen = (await fetch(friend, { format: 'vcf' })).body;
    expect(seen).toContain('verejny@posta.example');
    expect(seen).not.toContain('soukromy@posta.example');
    expect(seen).not.toContain('605118274');
    expect(await friend.refused(memberFiles.exportTicket, { tab: 'nic' })).toMatchObject({ code: 400 });
    const { url } = await friend.asks(memberFiles.exportTicket, { tab: 'archived' });
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(403);
  });

  it('is vCards as RFC 6350 writes them: escaped and folded', async () => {
    const reply = await fetch(chair, { format: 'vcf', filters: JSON.stringify({ text: 'zizala' }) });
    expect(reply.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(reply.body.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Jiří Žížala\\; syn',
      'N:Žížala\\; syn;Jiří;;;',
      'EMAIL:verejny@posta.example',
      'EMAIL:soukromy@posta.example',
      'TEL;VALUE=uri:tel:+420605118274',
      'ROLE:vlastník',
      `NOTE:${house.name}\\, =1+1`,
      'END:VCARD',
      '',
    ]);
    for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('the data of one person', () => {
  const file = async (who: Person, id: number) => {
    const { url } = await who.asks(memberFiles.dataTicket, { id });
    return (await portal.app.inject({ method: 'GET', url })).json();
  };

  it('are handed out whole to the person and to the committee, and to nobody else; it is written down', async () => {
    const id = owner.memberId as number;
    const mine = await file(owner, id);
    expect(mine).toMatchObject({
      format: 'pavlac-person',
      house: house.name,
      person: { first_name: 'Jiří', login_email: owner.email },
      ownerships: [{ unit: '=1+1', share_of_unit: '1/1' }],
    });
    expect(mine.contacts).toHaveLength(3);
    expect((await file(chair, id)).activity.map((a: { verb: string }) => a.verb)).toContain('data');
    const rights = { members: 'rw' } as const;
    const clerk = await anOfficer(house, chair, rights);
    expect((await file(chair, id)).person).toHaveProperty('note');
    expect((await file(owner, id)).person).not.toHaveProperty('note');
    expect((await file(clerk, id)).person).not.toHaveProperty('note');
    const friend = await house.owner();
    expect(await friend.refused(memberFiles.dataTicket, { id })).toMatchObject({ code: 404 });
    const stranger = await (await aHouse(portal)).chair();
    expect(await stranger.refused(memberFiles.dataTicket, { id })).toMatchObject({ code: 404 });
  });
});
