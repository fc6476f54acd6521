import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { nameOfContact } from '#contract/contacts/rules.ts';
import { cardOf } from '#server/contacts/files/print.ts';
import type { Contact } from '#server/contacts/rows/tables.ts';

/** Reads cards, writes them anew and reads those, and says what stood in both. */
const script = `
import sys, json, vobject
def told(card):
    n, adr = card.n.value, card.adr.value
    return { 'fn': card.fn.value, 'n': [n.family, n.given, n.prefix, n.suffix], 'org': list(card.org.value),
      'title': card.title.value, 'note': card.note.value, 'url': card.url.value, 'adr': [adr.street, adr.city, adr.code],
      'tel': [t.value for t in card.tel_list], 'email': [e.value for e in card.email_list] }
cards = list(vobject.readComponents(sys.stdin.buffer.read().decode('utf-8')))
again = [vobject.readOne(card.serialize()) for card in cards]
json.dump([[told(card) for card in cards], [told(card) for card in again]], sys.stdout)
`;
const run = (python: string, args: string[], input = '') =>
  spawnSync(python, args, {
    ...{ input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, PYTHONUTF8: '1' } },
  });
/** A Python that has the library; the package of the system is in the system's own. */
const python = ['python3', '/usr/bin/python3'].find((one) => run(one, ['-c', 'import vobject']).status === 0);

const names = ['Žížala; syn', 'Řehoř, Ďábel', 'Úlehlíková', 'O\\Brien', 'Čáp "Ťuhýk"', '🏠 Domov', 'מנהל'];
const notes = [
  'Volat ráno.\nNe v pátek; ani v neděli, prosím.',
  'Cesta C:\\new\\nový',
  `${'Dlouhá poznámka o všem, co se stalo. '.repeat(40)}\n\nKonec`,
  'a',
  ' začíná i končí mezerou; ',
];
const aContact = (i: number): Contact => ({
  ...{ svjId: 1, id: i, type: i % 2 ? 'person' : 'company', visibility: 'public', category: 'other', emergency: null },
  ...{
    isPinned: false,
    companyName: i % 2 ? '' : `${names[i % 7]} a synové č. ${i}`,
    company: `Firma ${names[i % 5]}`,
  },
  ...{
    titleBefore: 'doc. Ing.',
    firstName: `Jan ${names[(i + 3) % 7]}`,
    lastName: String(names[i % 7]),
    titleAfter: 'CSc.',
  },
  ...{ position: 'voda; topení, odpady', ico: '', dic: '', web: `https://firma${i}.example/?a=1;b,c`, dataBox: '' },
  ...{ street: `Lipová ${i}/14; vchod B`, town: 'Horní Lipnice, část', post: '389 99' },
  phones: [
    { value: '+420602418336', word: 'work' },
    { value: '1239', word: 'emergency' },
  ],
  emails: [{ value: `jan.${i}@firma.example`, word: null }],
  ...{ hours: [], hoursOnHolidays: false },
  notes: String(notes[i % notes.length]),
  ...{ deletedAt: null, version: 1, createdAt: new Date(0), updatedAt: new Date(0) },
});

it.skipIf(python === undefined)('vobject reads 500 contacts back as they are, and its own writing of them too', () => {
  const contacts = Array.from({ length: 500 }, (_, i) => aContact(i));
  const cards = contacts.map((c) => cardOf(c, { lang: 'cs', notes: true })).join('');
  const { stdout, stderr } = run(String(python), ['-c', script], cards);
  expect(stderr).toBe('');
  const expected = contacts.map((c) => ({
    fn: nameOfContact(c),
    n: [c.lastName, c.firstName, c.titleBefore, c.titleAfter],
    org: [c.type === 'company' ? c.companyName : c.company],
    ...{ title: c.position, note: c.notes, url: c.web.replace(',', '%2C'), adr: [c.street, c.town, c.post] },
    tel: c.phones.map((p) => p.value),
    email: c.emails.map((e) => e.value),
  }));
  const [read, again] = JSON.parse(stdout);
  expect(read).toEqual(expected);
  expect(again).toEqual(expected);
});
