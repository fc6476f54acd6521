import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { contactCategories } from '#contract/contacts/schema.ts';
import { aContact, aFirmForm, aPersonForm, editedContact } from '#house/contacts.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { forgetContacts } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const names = async (who: Person, input: object = {}) =>
  (await who.asks(contacts.list, input)).contacts.map((c) => c.full_name);
const found = async (who: Person, text: string) =>
  (await who.asks(contacts.search, { text })).contacts.map((c) => c.title);

describe('the book of contacts', () => {
  it('keeps a firm and a person, and tells them back as lists and pages carry them', async () => {
    const chair = await (await aHouse(portal)).chair();
    const firm = await aContact(chair, {
      phones: [{ value: '602 418 336' }, { value: '1239', word: 'emergency' }],
      emails: [{ value: 'a@firma.example', word: 'work' }, { value: 'b@firma.example' }],
      ...{ ico: '9999 0032', dic: 'cz99990032', web: 'www.firma.example', dataBox: 'ABC1234', company: 'nikde' },
      ...{ firstName: 'Jan', lastName: 'Koutný', notes: 'Volat ráno.\r\nNe v pátek.' },
      address: { street: 'Brněnská 18', town: 'Jihlava', post: '586 01' },
    });
    expect(firm).toMatchObject({
      ...{ type: 'company', full_name: 'Instalatérství Koutný', company: '', ico: '99990032', dic: 'CZ99990032' },
      ...{ web: 'https://www.firma.example', dataBox: 'abc1234', notes: 'Volat ráno.\nNe v pátek.' },
      phones: [
        { value: '+420602418336', word: null },
        { value: '1239', word: 'emergency' },
      ],
      address: { street: 'Brněnská 18', town: 'Jihlava', post: '586 01' },
      may: { edit: true, remove: true },
    });
    const person = await chair.asks(
      contacts.create,
      aPersonForm({ titleBefore: 'Mgr.', companyName: 'nic', company: 'AK' }),
    );
    expect(person).toMatchObject({ full_name: 'Mgr. Šárka Úlehlíková', companyName: '', company: 'AK' });
    const list = await chair.asks(contacts.list, {});
    expect(list.contacts[0]).toEqual({
      ...{ id: firm.id, type: 'company', full_name: 'Instalatérství Koutný', visibility: 'public' },
      ...{
        category: 'property_maintenance',
        emergency: null,
        isPinned: false,
        position: 'voda, topení',
        company: null,
      },
      phones: '+420602418336/&/1239',
      emails: 'a@firma.example/&/b@firma.example',
      ...{ hours: [], hoursOnHolidays: false },
    });
    const { contacts: _, ...counts } = list;
    const groups = [
      { category: 'lawyer', count: 1 },
      { category: 'property_maintenance', count: 1 },
    ];
    expect(counts).toEqual({ total: 2, groups, allCount: 2, peopleCount: 1, companyCount: 1 });
    const people = await chair.asks(contacts.list, { type: 'people' });
    expect([people.total, people.contacts.map((c) => c.id)]).toEqual([1, [person.id]]);
    expect((await chair.asks(contacts.rows, { type: 'companies' })).contacts.map((c) => c.id)).toEqual([firm.id]);
  });

  it('keeps hours as they were meant, tells them in rows and sheets, and in the log that they changed', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const week = ['8-12, 13–16.30', '', '', 'zavřeno', 'nonstop', '', ''];
    const c = await aContact(chair, { hours: week, hoursOnHolidays: true });
    const kept = ['08:00-12:00,13:00-16:30', '', '', '', '00:00-24:00', '', ''];
    expect(c).toMatchObject({ hours: kept, hoursOnHolidays: true });
    const owner = await house.owner();
    expect((await owner.asks(contacts.list, {})).contacts).toMatchObject([{ hours: kept, hoursOnHolidays: true }]);
    const wrong = await chair.call(contacts.update, editedContact(c, { hours: ['', '', '12-8', '', '', '', ''] }));
    expect([wrong.status, JSON.stringify(wrong)]).toEqual([
      400,
      expect.stringContaining('"hours.2":"CONTACTS.ERRORS.HOURS"'),
    ]);
    expect((await chair.call(contacts.update, editedContact(c, { hours: ['8-12'] }))).status).toBe(400);
    const file = await fetched(portal, (await owner.asks(contacts.exportTicket, { format: 'xlsx' })).url);
    expect(JSON.stringify(await readXlsxFile(file.rawPayload))).toContain(
      'pondělí 08:00–12:00, 13:00–16:30; pátek 00:00–24:00',
    );
    const none = await chair.asks(contacts.update, editedContact(c, { hours: Array(7).fill('') }));
    expect(none.hours).toEqual([]);
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities[0]?.detail.changes).toEqual([{ field: 'hours', from: null, to: null }]);
  });

  it('stands in Czech order with pinned ones first, by name or by category, filtered and paged', async () => {
    const chair = await (await aHouse(portal)).chair();
    for (const companyName of ['Hora', 'Chrt', 'Cihla', 'Čáp', 'Zeman'])
      await aContact(chair, { companyName, isPinned: companyName === 'Zeman' });
    await aContact(chair, { companyName: 'Banka', category: 'banks_financial_services' });
    expect(await names(chair)).toEqual(['Zeman', 'Banka', 'Cihla', 'Čáp', 'Hora', 'Chrt']);
    expect(await names(chair, { sort: '-name' })).toEqual(['Zeman', 'Chrt', 'Hora', 'Čáp', 'Cihla', 'Banka']);
    expect((await names(chair, { sort: '-category' })).at(-1)).toBe('Banka');
    const by = (filters: object) => names(chair, { filters: JSON.stringify(filters) });
    expect(await by({ category: 'banks_financial_services' })).toEqual(['Banka']);
    expect(await by({ text: 'cap' })).toEqual(['Čáp']);
    expect(await by({ text: 'bankyqq' })).toEqual([]);
    const { total, allCount } = await chair.asks(contacts.list, { filters: JSON.stringify({ text: 'cap' }) });
    expect([total, allCount]).toEqual([1, 6]);
    for (const category of contactCategories) await aContact(chair, { companyName: `Obor ${category}`, category });
    expect((await chair.asks(contacts.list, { filters: JSON.stringify({ text: 'obor' }) })).total).toBe(13);
  });

  it('stands by category with how many each has, in it emergencies first, and a border of pages loses nobody', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const energy = { category: 'energy' } as const;
    await aContact(chair, { ...energy, companyName: 'Alfa' });
    await aContact(chair, { ...energy, companyName: 'Beta', isPinned: true });
    await aContact(chair, { ...energy, companyName: 'Cejch', emergency: 'gas' });
    await aContact(chair, { ...energy, companyName: 'Dech', emergency: 'heat', isPinned: true });
    await aContact(chair, { ...energy, companyName: 'Exa', visibility: 'private' });
    // More of one name than a page holds, some before and some behind its border.
    const alike = { companyName: 'Stejná', category: 'property_maintenance' };
    for (let n = 0; n < 24; n++) await aContact(chair, alike);
    await aContact(chair, { ...alike, category: 'other' });
    for (const [who, energies] of [
      [chair, ['Dech', 'Cejch', 'Beta', 'Alfa', 'Exa']],
      [await house.owner(), ['Dech', 'Cejch', 'Beta', 'Alfa']],
    ] as const) {
      const pages = [];
      for (const page of [1, 2]) pages.push(await who.asks(contacts.list, { sort: 'category', page }));
      const [all, groups] = [pages.flatMap((p) => p.contacts), pages[1]?.groups];
      expect(all.slice(0, energies.length).map((c) => c.full_name)).toEqual(energies);
      expect(new Set(all.map((c) => c.id)).size).toBe(all.length);
      expect(groups).toEqual([
        { category: 'energy', count: energies.length },
        { category: 'property_maintenance', count: 24 },
        { category: 'other', count: 1 },
      ]);
      expect(all.map((c) => c.category)).toEqual(groups?.flatMap((g) => Array(g.count).fill(g.category)));
      const turned = await who.asks(contacts.list, { sort: '-category', sizePerPage: 50 });
      expect(turned.contacts.map((c) => c.full_name)).toEqual(['Stejná', ...Array(24).fill('Stejná'), ...energies]);
    }
    const { groups } = await chair.asks(contacts.list, { type: 'people' });
    expect(groups).toEqual([]);
  });

  it('is found by name, trade, category in both languages, number however it is written, e-mail and who is met there', async () => {
    const chair = await (await aHouse(portal)).chair();
    await aContact(chair, { lastName: 'Hřebejk', firstName: 'Ota', ico: '99990016', notes: 'tajemství' });
    for (const text of [
      'kout',
      'voda',
      'udrzba',
      'maintenance',
      '602 418',
      '602418336',
      '+420602',
      'hrebej',
      'voda.ex',
      '99990016',
    ])
      expect({ text, found: await found(chair, text) }).toEqual({ text, found: ['Instalatérství Koutný'] });
    // Notes are for the committee alone, so nobody is found by them.
    expect(await found(chair, 'tajemstv')).toEqual([]);
  });

  it('tells pinned ones apart, those for emergencies first, with the number that is called at any hour first', async () => {
    const chair = await (await aHouse(portal)).chair();
    await aContact(chair, { companyName: 'Úklid', isPinned: true });
    await aContact(chair, {
      ...{ companyName: 'Výtahy', isPinned: true, emergency: 'lift' },
      phones: [
        { value: '605 118 274', word: 'work' },
        { value: '800 550 146', word: 'emergency' },
      ],
    });
    await aContact(chair, { companyName: 'Plyn', isPinned: true, emergency: 'gas', phones: [{ value: '1239' }] });
    await aContact(chair, { companyName: 'Nepřipnutý', emergency: 'water' });
    const pins = (await chair.asks(contacts.pins, {})).contacts;
    expect(pins.map((c) => [c.full_name, c.phones])).toEqual([
      ['Plyn', '1239'],
      ['Výtahy', '+420800550146/&/+420605118274'],
      ['Úklid', '+420602418336'],
    ]);
  });

  it('refuses a stale change and says whose came first; the log tells which fields changed, never what they said', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const clerk = await house.person({ role: 'memberCommittee', lastName: 'Zapisovatel' });
    const c = await aContact(chair);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await clerk.asks(contacts.update, editedContact(c, { phones: [{ value: '777 888 999' }], notes: 'platí do léta' }));
    const refused = await chair.call(contacts.update, editedContact(c, { companyName: 'Jinak' }));
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused)).toContain('Zapisovatel');
    expect((await chair.asks(contacts.one, { id: c.id })).phones).toEqual([{ value: '+420777888999', word: null }]);
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities[0]).toMatchObject({ noun: 'contacts', verb: 'update', name: 'Instalatérství Koutný' });
    expect(activities[0]?.detail.changes).toEqual([
      { field: 'phones', from: null, to: null },
      { field: 'note', from: null, to: null },
    ]);
    expect(JSON.stringify(activities)).not.toContain('777888999');
  });

  it('forgets one or the chosen ones: they are nowhere any more, and after a month not in the database', async () => {
    const chair = await (await aHouse(portal)).chair();
    const made = [];
    for (const companyName of ['Jedna', 'Dvě', 'Tři'])
      made.push(await aContact(chair, { companyName, isPinned: true }));
    const [one, two, three] = made.map((c) => c.id) as [number, number, number];
    expect(await chair.asks(contacts.remove, { id: one })).toBeNull();
    expect(await chair.refused(contacts.remove, { id: one })).toMatchObject({ code: 404, key: 'CONTACTS.NOT_FOUND' });
    expect(await chair.asks(contacts.removeAll, { ids: [one, two, 999_999] })).toEqual({ deleted: 1 });
    expect(await names(chair)).toEqual(['Tři']);
    expect((await chair.asks(contacts.pins, {})).contacts.map((c) => c.id)).toEqual([three]);
    expect(await found(chair, 'jedna')).toEqual([]);
    expect((await chair.refused(contacts.one, { id: two })).code).toBe(404);
    expect((await chair.refused(contacts.update, editedContact(made[0] as never))).code).toBe(404);
    const kept = async () =>
      (
        await portal.pool.across('read only', (db) =>
          db.execute<{ n: number }>(`select count(*) as n from contact where id in (${one}, ${two})`),
        )
      ).rows[0]?.n;
    await forgetContacts(portal);
    expect(await kept()).toBe(2);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 31 * 24 * 3600_000);
    await forgetContacts(portal, 1);
    portal.clock.now = before;
    expect(await kept()).toBe(0);
    expect(await names(chair)).toEqual(['Tři']);
  });
});

describe('what is typed badly', () => {
  it.each([
    ['a person without a surname', aPersonForm({ lastName: ' ' }), 'lastName', 'BASE.FORM.REQUIRED'],
    ['a firm without a name', aFirmForm({ companyName: '\u200b' }), 'companyName', 'BASE.FORM.REQUIRED'],
    ['no category', aFirmForm({ category: 'hodinář' }), 'category', 'BASE.FORM.REQUIRED'],
    ['a wrong digit', aFirmForm({ ico: '99990033' }), 'ico', 'SVJ.ERRORS.ICO'],
    ['a tax number of a wrong digit', aFirmForm({ dic: 'CZ99990033' }), 'dic', 'SVJ.ERRORS.DIC'],
    ['a phone +', aFirmForm({ phones: [{ value: '+' }] }), 'phones.0.value', 'BASE.FORM.PHONE'],
    ['a phone of seven digits', aFirmForm({ phones: [{ value: '1234567' }] }), 'phones.0.value', 'BASE.FORM.PHONE'],
    ['no phone among phones', aFirmForm({ phones: [{ value: '' }] }), 'phones.0.value', 'BASE.FORM.REQUIRED'],
    [
      'the separator in an e-mail',
      aFirmForm({ emails: [{ value: 'a/&/b@c.example' }] }),
      'emails.0.value',
      'BASE.FORM.EMAIL',
    ],
    ['a script for a web', aFirmForm({ web: 'javascript:alert(1)' }), 'web', 'CONTACTS.ERRORS.WEB'],
    ['a name and password in a web', aFirmForm({ web: 'https://a:b@c.example' }), 'web', 'CONTACTS.ERRORS.WEB'],
    ['a data box', aFirmForm({ dataBox: 'abc' }), 'dataBox', 'SVJ.ERRORS.DATA_BOX'],
    [
      '10,000 characters of a name',
      aFirmForm({ companyName: 'x'.repeat(10_000) }),
      'companyName',
      'BASE.FORM.TOO_LONG',
    ],
    ['10,000 characters of notes', aFirmForm({ notes: 'x'.repeat(10_000) }), 'notes', 'BASE.FORM.TOO_LONG'],
    ['eleven phones', aFirmForm({ phones: Array(11).fill({ value: '112' }) }), 'phones', 'CONTACTS.ERRORS.TOO_MANY'],
  ])('%s is refused at its field', async (_, input, field, key) => {
    const chair = await (await aHouse(portal)).chair();
    const answer = await chair.call(contacts.create, input as never);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).toContain(`"${field}":"${key}"`);
    expect(await names(chair)).toEqual([]);
  });

  it('is a name of two lines, of signs, or from right to left: kept as one line that shows all it holds', async () => {
    const chair = await (await aHouse(portal)).chair();
    const c = await aContact(chair, { companyName: 'Sto\nlet 🏠\u202e', position: 'חשמלאי' });
    expect([c.full_name, c.position]).toEqual(['Sto let 🏠', 'חשמלאי']);
    expect(await found(chair, 'חשמלאי')).toEqual(['Sto let 🏠']);
  });
});

describe('contacts as files', () => {
  const file = async (who: Person, input: object) =>
    fetched(portal, (await who.asks(contacts.exportTicket, input)).url);

  it('are vCards of the chosen ones or of the filtered list, with notes only for the committee', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const c = await aContact(chair, { notes: 'Řádek; jedna,\ndvě\\' });
    await chair.asks(contacts.create, aPersonForm());
    const all = await file(chair, { format: 'vcf' });
    expect(all.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(all.body.match(/BEGIN:VCARD/g)).toHaveLength(2);
    const one = await file(chair, { format: 'vcf', ids: [c.id] });
    expect(one.body.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Instalatérství Koutný',
      'N:Instalatérství Koutný;;;;',
      'ORG:Instalatérství Koutný',
      'TITLE:voda\\, topení',
      'TEL;TYPE=WORK,VOICE:+420602418336',
      'EMAIL;TYPE=INTERNET,WORK:koutny@voda.example',
      'CATEGORIES:Údržba a opravy',
      'NOTE:Řádek\\; jedna\\,\\ndvě\\\\',
      'X-ABSHOWAS:COMPANY',
      'END:VCARD',
      '',
    ]);
    const owner = await house.owner();
    expect((await file(owner, { format: 'vcf', lang: 'en' })).body).not.toContain('NOTE');
    expect((await file(owner, { format: 'vcf', type: 'people' })).body).toContain('FN:Šárka Úlehlíková');
  });

  it('are a sheet in which nothing is a formula', async () => {
    const chair = await (await aHouse(portal)).chair();
    await aContact(chair, { companyName: '=1+1', lastName: 'Nový', notes: '-2' });
    const rows = await readXlsxFile((await file(chair, { format: 'xlsx' })).rawPayload);
    const [head, first] = ((rows[0] as { data?: unknown[][] }).data ?? rows) as unknown[][];
    expect([head?.at(0), head?.at(-1)]).toEqual(['Jméno nebo firma', 'Poznámka']);
    expect(first?.slice(0, 7)).toEqual([
      '=1+1',
      'Firma',
      'Údržba a opravy',
      'voda, topení',
      null,
      'Nový',
      '+420 602 418 336',
    ]);
  });
});
