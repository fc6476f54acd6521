import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { plusDays } from '#contract/documents/rules-due.ts';
import { LinkInput } from '#contract/documents/schema.ts';
import type { ObligationInput } from '#contract/documents/schema-due.ts';
import { FilingInput } from '#contract/documents/schema-filing.ts';
import { FolderInput } from '#contract/documents/schema-folders.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { pdfOf } from '../base/pdf/pdf.ts';
import type { Block } from '../base/pdf/pdf-blocks.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { confirm } from '../confirmations/asked/steps.ts';
import { findContacts } from '../contacts/listing/queries-found.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { deleteChosen } from './bin/steps.ts';
import { setObligation } from './due/steps.ts';
import { fileToUnits } from './filing/steps.ts';
import type { At } from './rows/queries.ts';
import { makeDocuments, makeLink } from './writing/steps-documents.ts';
import { makeFolder } from './writing/steps-folders.ts';
import { addVersion } from './writing/steps-versions.ts';

const day = 24 * 3600_000;
const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);

/** Those who have confirmed the new statutes; the audit commission is still to read them, and who has no access. */
const confirming: readonly SampleEmail[] = [
  'vybor@lipova.example',
  'vlastnik@lipova.example',
  'manzele@lipova.example',
  'najemnik@lipova.example',
  'firma@lipova.example',
  'sprava@spravce.example',
];

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo: number): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: new Date(at.now.getTime() - daysAgo * day) };
}

/** A file with its whole name and how its bytes come. */
type Paper = { name: string; bytes: () => Promise<Readable> | Readable };

const words = (name: string, text: string): Paper => ({ name, bytes: () => Readable.from([Buffer.from(text)]) });
/** A table with semicolons, as spreadsheets in Czech write it. */
const table = (name: string, rows: readonly (readonly string[])[]): Paper =>
  words(name, `\ufeff${rows.map((row) => row.join(';')).join('\r\n')}\r\n`);
const paper = (at: At, name: string, title: string, blocks: readonly Block[]): Paper => ({
  name,
  bytes: async () => {
    const letterhead = { name: 'SVJ Lipová 14', address: '', companyNumber: '' };
    const all = [{ kind: 'heading', text: title, level: 1 } as const, ...blocks];
    return Readable.from([await pdfOf({ lang: 'cs', title, at: at.now, letterhead }, all)]);
  },
});

async function uploaded(portal: Portal, at: At, { name, bytes }: Paper): Promise<number> {
  const file = await receive(portal.config.dataDir, await bytes(), name);
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic: true }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

type Said = { description?: string; isPublic?: boolean };
async function put(portal: Portal, at: At, folderId: number | null, what: Paper, said: Said = {}): Promise<number> {
  const fileId = await uploaded(portal, at, what);
  const [id] = await makeDocuments(at, folderId, [{ fileId, description: '', isPublic: true, ...said }]);
  return id as number;
}

const folder = (at: At, name: string, change: object = {}) => makeFolder(at, FolderInput.parse({ name, ...change }));

async function unitOf({ db, scope }: At, number: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from unit where svj_id = ${scope.svjId} and number = ${number}`,
  );
  return rows[0]?.id as number;
}

const text = (said: string): Block => ({ kind: 'text', text: said });

/** Papers that everybody in Lipová reads; the statutes have a second version, which is to be confirmed. */
async function addOpen(portal: Portal, at: At): Promise<{ lift: number }> {
  const chair = await actAs(at, 'predseda@lipova.example', 400);
  const statutes = await folder(chair, 'Stanovy a prohlášení vlastníka', { color: 'dvur' });
  const first = paper(chair, 'Stanovy společenství.pdf', 'Stanovy společenství', [
    text('Společenství má sídlo v Lipové 14. Statutárním orgánem je výbor.'),
  ]);
  const id = await put(portal, chair, statutes, first, { description: 'Úplné znění' });
  const later = await actAs(at, 'predseda@lipova.example', 40);
  const second = paper(later, 'Stanovy společenství 2026.pdf', 'Stanovy společenství', [
    text('Společenství má sídlo v Lipové 14. Statutárním orgánem je výbor, který má tři členy.'),
    text('Shromáždění se svolává nejméně jednou za rok.'),
  ]);
  const asks = { material: true, acceptRead: true, notify: false };
  await addVersion(later, id, await uploaded(portal, later, second), asks);
  for (const email of confirming) {
    const { scope, now } = await actAs(at, email, 30);
    await confirm(at.db, scope, { owner: 'document', id, version: 2 }, now);
  }
  const owning = roleIds.filter((role) => defaultRoles[role].rights.meetingOwners);
  const owners = { audience: owning.map((role) => ({ kind: 'role', role })) };
  const minutes = await folder(chair, 'Zápisy ze shromáždění', { ...owners, color: 'smalt' });
  const told = paper(later, 'Zápis ze shromáždění.pdf', 'Zápis ze shromáždění', [
    text('Přítomno bylo 71 % všech hlasů. Shromáždění schválilo opravu střechy a nový hlavní uzávěr vody.'),
  ]);
  await put(portal, later, minutes, told);
  const revisions = await folder(chair, 'Revize', { color: 'okr' });
  const lift = await folder(chair, 'Výtah', { parentId: revisions, color: 'mech' });
  await folder(chair, 'Plyn', { parentId: revisions, color: 'smalt' });
  const member = await actAs(at, 'vybor@lipova.example', 20);
  const checked = paper(member, 'Revize výtahu 2026.pdf', 'Zpráva o odborné zkoušce výtahu', [
    text('Výtah je způsobilý bezpečného provozu. Příští zkouška proběhne do tří měsíců.'),
  ]);
  const inspected = await put(portal, member, lift, checked);
  await put(portal, member, revisions, { name: 'Uzávěr vody.jpg', bytes: () => createReadStream(picture) });
  const terms = [
    ['Co', 'Naposledy', 'Příště'],
    ['Výtah', '2. 11. 2026', '2. 2. 2027'],
    ['Plyn', '15. 3. 2026', '15. 3. 2029'],
  ];
  await put(portal, member, revisions, table('Přehled termínů revizí.csv', terms), { isPublic: false });
  await makeLink(
    member,
    LinkInput.parse({ folderId: revisions, name: 'Předpisy k revizím na webu TIČR', url: 'https://www.ticr.cz/' }),
  );
  return { lift: inspected };
}

/** What only some read: the committee, the audit commission, an owner's unit, owners alone. */
async function addGuarded(portal: Portal, at: At): Promise<void> {
  const chair = await actAs(at, 'predseda@lipova.example', 30);
  const debts = await folder(chair, 'Dlužníci', { visibility: 'committee', color: 'cihla' });
  await put(portal, chair, debts, words('Poznámky z jednání.txt', 'Splátkový kalendář platí do března.\n'));
  const audit = await folder(chair, 'Pro kontrolní komisi', { visibility: 'audit' });
  const moves = [
    ['Den', 'Popis', 'Částka'],
    ['1. 9. 2026', 'Úklid', '-4 200'],
    ['5. 9. 2026', 'Příspěvky', '38 400'],
  ];
  await put(portal, chair, audit, table('Pohyby na účtu za září.csv', moves));
  const owners = { audience: [{ kind: 'role', role: 'owner' }] };
  const offers = await folder(chair, 'Rekonstrukce střechy', { ...owners, color: 'cihla' });
  await put(portal, chair, offers, words('Nabídky.txt', 'Nejlevnější nabídka neobsahuje odvoz suti.\n'));
  // The bin has something to give back.
  const old = await put(portal, chair, offers, words('Nabídky z loňska.txt', 'Ceny už neplatí.\n'));
  await deleteChosen(await actAs(at, 'vybor@lipova.example', 3), { files: [old], folders: [] });
}

/** Statements of units in folders of their own; one unit has a plan for whoever owns it later, and a paper for one person. */
async function addOfUnits(portal: Portal, at: At): Promise<void> {
  const chair = await actAs(at, 'predseda@lipova.example', 25);
  const bill = async (number: string, sum: string) => {
    const file = paper(chair, `${number.replace('/', '-')}.pdf`, 'Vyúčtování za rok 2025', [
      text(`Jednotka ${number}. ${sum}.`),
    ]);
    return { fileId: await uploaded(portal, chair, file), name: 'Vyúčtování 2025', unitId: await unitOf(at, number) };
  };
  const papers = [
    await bill('1247/1', 'Nedoplatek 310 Kč'),
    await bill('1247/2', 'Přeplatek 1 240 Kč'),
    await bill('1247/3', 'Přeplatek 85 Kč'),
  ];
  await fileToUnits(chair, FilingInput.parse({ papers, dateFor: '2025-12-31' }));
  const unitId = await unitOf(at, '1247/2');
  const more = async (what: Paper, said: object) => {
    const fileId = await uploaded(portal, chair, what);
    await fileToUnits(chair, FilingInput.parse({ papers: [{ fileId, unitId, ...said }], forLater: true }));
  };
  await more({ name: 'Uzávěr vody v bytě.jpg', bytes: () => createReadStream(picture) }, {});
  const owner = await memberOf(at, 'vlastnik@lipova.example');
  await more(words('Potvrzení o bezdlužnosti.txt', 'Ke dni vystavení nemáte u společenství žádný dluh.\n'), {
    toIds: [owner],
  });
}

const unsaid = { firm: '', contactId: null, validFrom: null, validUntil: null, months: null, updatedAt: null };

/** What the committee is warned of: a lift due soon, a fire check that is overdue, an insurance. */
async function addDue(
  portal: Portal,
  at: At,
  actor: At,
  lift: number,
  watchers: readonly SampleEmail[],
): Promise<void> {
  const today = dayIn(at.now);
  const [lifts] = await findContacts(at.db, actor.scope, 'Výtahy Lipnice');
  if (!lifts) throw new Error('the firm of the lift is in no book of contacts');
  const told = await Promise.all(watchers.map((email) => memberOf(at, email)));
  const fires = words('Kontrola hasicích přístrojů.txt', 'Všech osm přístrojů je v pořádku.\n');
  const fire = await put(portal, actor, null, fires);
  const insured = words('Pojistná smlouva domu.txt', 'Pojištění budovy a odpovědnosti společenství.\n');
  const insurance = await put(portal, actor, null, insured, { isPublic: false });
  const all: (Pick<ObligationInput, 'id' | 'kind'> & Partial<ObligationInput>)[] = [
    {
      id: lift,
      kind: 'lift',
      ...{ firm: 'Výtahy Lipnice s.r.o.', contactId: lifts.id, validFrom: plusDays(today, -72), months: 3 },
    },
    { id: fire, kind: 'fire', ...{ firm: 'Hasiči servis', validFrom: plusDays(today, -386), months: 12 } },
    { id: insurance, kind: 'insurance', ...{ validFrom: plusDays(today, -320), validUntil: plusDays(today, 45) } },
  ];
  for (const one of all) await setObligation(portal, actor, { ...unsaid, ...one, watchers: told });
}

/** Dlouhá has its house rules and an empty folder. */
async function addOfDlouha(portal: Portal, at: At): Promise<void> {
  const manager = await actAs(at, 'sprava@spravce.example', 60);
  await put(portal, manager, null, words('Domovní řád.txt', 'Noční klid je od 22 do 6 hodin.\n'));
  await folder(manager, 'Smlouvy', { color: 'mech' });
  const lift = await put(portal, manager, null, words('Revize výtahu.txt', 'Výtah je způsobilý provozu.\n'));
  await addDue(portal, at, manager, lift, ['sprava@spravce.example']);
}

/** What stands in the documents of the sample's houses. */
export async function furnishDocuments(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') {
    const { lift } = await addOpen(portal, at);
    const member = await actAs(at, 'vybor@lipova.example', 20);
    await addDue(portal, at, member, lift, ['predseda@lipova.example', 'vybor@lipova.example']);
    await addGuarded(portal, at);
    await addOfUnits(portal, at);
  }
  if (house === 'dlouha') await addOfDlouha(portal, at);
}
