import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { MessageInput } from '#contract/messages/schema.ts';
import type { Db } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { addComment } from '../comments/queries-writing.ts';
import { confirm } from '../confirmations/asked/steps.ts';
import { choiceNamed } from '../documents/attached/queries.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { type SampleEmail, sampleAccounts } from '../sample/people.ts';
import { markSeen } from './rows/queries.ts';
import { archiveMessage, writeMessage } from './writing/steps.ts';
import { release } from './writing/steps-release.ts';

type At = { db: Db; scope: Scope; now: Date };

const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);
const day = 24 * 3600_000;
const after = ({ now }: At, days: number) => new Date(now.getTime() + days * day);
const html = (...paragraphs: string[]) => paragraphs.map((p) => `<p>${p}</p>`).join('');

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo = 0): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: after(at, -daysAgo) };
}

type Post = { by: SampleEmail; daysAgo: number; readBy?: readonly SampleEmail[] } & Partial<MessageInput>;

/** Writes a message and lets it out when its time has come. Nobody is mailed: all of it happened before the portal began. */
async function post(at: At, { by, daysAgo, readBy = [], ...input }: Post): Promise<{ id: number; version: number }> {
  const author = await actAs(at, by, daysAgo);
  const { id, contentVersion } = await writeMessage(author, MessageInput.parse(input));
  await release(at.db, at.scope, id, author.now);
  for (const email of readBy) {
    const reader = await actAs(at, email, daysAgo);
    await markSeen(at.db, reader.scope, id, after(reader, 0.2));
  }
  return { id, version: contentVersion };
}

async function entranceOf({ db, scope }: At, name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from entrance where svj_id = ${scope.svjId} and name = ${name}`,
  );
  return rows[0]?.id as number;
}

const chair = 'predseda@lipova.example';
const member = 'vybor@lipova.example';
/** Everybody with access has confirmed but for one, on whom the queue can be seen. */
const unconfirmed: SampleEmail = 'kontrola@lipova.example';
const ofLipova = sampleAccounts
  .map((a) => a.email)
  .filter((email) => (email.endsWith('@lipova.example') || email === 'sprava@spravce.example') && email !== chair);

async function addPhoto(portal: Portal, at: At): Promise<number> {
  const file = await receive(portal.config.dataDir, createReadStream(picture), 'Uzávěr vody ve sklepě.jpg');
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    const told = { description: 'Páka je červená, zavírá se doprava.', isPublic: true };
    return (await addFile(at.db, at.scope, file, told, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

/** One that asks for confirmations, with a photograph. */
async function addValve(portal: Portal, at: At): Promise<void> {
  const photo = await addPhoto(portal, await actAs(at, chair, 2));
  const { id, version } = await post(at, {
    ...{ by: chair, daysAgo: 2, title: 'Nový hlavní uzávěr vody ve sklepě', label: 'important' },
    description: html(
      'V úterý instalatér vyměnil <strong>hlavní uzávěr vody</strong>. Je ve sklepě Lipové 14 hned za dveřmi vlevo, ' +
        'červená páka. Při havárii ho smí zavřít kdokoli z vás, zavírá se doprava.',
      'Podívejte se prosím na fotografii a potvrďte, že víte, kde uzávěr najdete. V noci už ho nikdo nebude chtít hledat.',
    ),
    ...{ acceptRead: true, acceptUntil: after(at, 12).toISOString(), fileIds: [photo] },
    readBy: ofLipova.filter((email) => email !== unconfirmed),
  });
  for (const email of ofLipova.filter((e) => e !== unconfirmed)) {
    const reader = await actAs(at, email, 1);
    await confirm(at.db, reader.scope, { owner: 'message', id, version }, reader.now);
  }
}

/** One that people talk about. */
async function addPrams(at: At): Promise<void> {
  const { id } = await post(at, {
    ...{ by: member, daysAgo: 6, title: 'Kola a kočárky na chodbě', label: 'complain', comments: true },
    description: html(
      'Na chodbě v přízemí zůstávají kola a kočárky. Hasiči nám je při poslední kontrole vytkli, chodba je úniková cesta.',
      'Kola patří do kolárny, klíč má pan Dvorský. Pro kočárky hledáme místo pod schody.',
    ),
    readBy: ['vlastnik@lipova.example', 'sprava@spravce.example'],
  });
  const said: [SampleEmail, number, string][] = [
    ['vlastnik@lipova.example', 5, 'Kočárek dávám od včera do kolárny, vejde se vedle kol.'],
    [member, 5, 'Děkuji. Stojan na dva kočárky tam do konce měsíce přibude.'],
  ];
  for (const [email, daysAgo, text] of said) {
    const { scope, now } = await actAs(at, email, daysAgo);
    await addComment(at.db, scope, { owner: 'message', ownerId: id, stream: 'house' }, { text, mentions: [] }, now);
  }
}

/** The board of Lipová: pinned, in force, for one entrance, planned, old, in the archive, for the committee, a draft. */
async function addMessagesOfLipova(portal: Portal, at: At): Promise<void> {
  const brigade = await post(at, {
    ...{ by: member, daysAgo: 160, title: 'Brigáda na dvoře v sobotu od devíti', readBy: ofLipova },
    description: html(
      'Ořežeme lípy u plotu a natřeme lavičky. Nářadí máme, vezměte si rukavice. Guláš bude v poledne.',
    ),
  });
  await archiveMessage(await actAs(at, chair, 150), brigade.id);
  await post(at, {
    ...{ by: chair, daysAgo: 120, title: 'Domovní řád a komu volat', isPinned: true, readBy: ofLipova },
    // The statutes have a newer version since.
    documents: await choiceNamed(at.db, at.scope, 'Stanovy společenství', 1),
    description:
      html('<strong>Noční klid</strong> je od 22 do 6 hodin. Vrtat a bourat se smí ve všední den do sedmi večer.') +
      '<ul><li>Výtah stojí: <strong>800 100 200</strong>, nepřetržitě</li><li>Voda, topení: správce Nikola Podzimková</li>' +
      '<li>Unikající plyn: <strong>1239</strong></li></ul>',
  });
  await post(at, {
    ...{ by: 'sprava@spravce.example', daysAgo: 34, title: 'Odečet vodoměrů a měřičů tepla', label: 'maintenance' },
    description: html(
      'Technik projde byty ve středu mezi 16. a 19. hodinou. Koho nezastihne, ten pošle stav fotografií.',
    ),
    ...{ long_term: false, dateFrom: after(at, -34).toISOString(), dateTo: after(at, -27).toISOString() },
    readBy: ofLipova,
  });
  await addPrams(at);
  await post(at, {
    ...{ by: member, daysAgo: 3, title: 'Podklady pro jednání výboru', label: 'internal', toPublic: false },
    description: html(
      'Tři nabídky na opravu střechy porovnáme v úterý. Nejlevnější neobsahuje odvoz suti, počítejte s tím.',
    ),
  });
  await addValve(portal, at);
  await post(at, {
    ...{ by: chair, daysAgo: 1, title: 'Mytí oken na schodišti', label: 'maintenance' },
    description: html('V pátek od osmi ráno se v Lipové 16 myjí okna na schodišti. Ukliďte prosím květiny z parapetů.'),
    ...{ long_term: false, dateFrom: after(at, -1).toISOString(), dateTo: after(at, 9).toISOString() },
    audience: [{ kind: 'entrance', id: await entranceOf(at, 'Lipová 16') }],
  });
  await post(at, {
    ...{ by: chair, daysAgo: 0, title: 'Vánoční úklid a úschovna stromků', label: 'general' },
    description: html('Stromky můžete do Štědrého dne uložit v prádelně. Po svátcích je odvezou od popelnic.'),
    ...{ long_term: false, dateFrom: after(at, 5).toISOString(), dateTo: after(at, 40).toISOString() },
  });
  await post(at, {
    ...{ by: chair, daysAgo: 0, title: 'Malování chodeb: kterou barvu', concept: true },
    description: html('Máme tři vzorky u nástěnky ve vchodě 14. Doplnit cenu, až ji pan malíř pošle.'),
  });
}

/** Dlouhá has a pinned message and one of a repair. */
async function addMessagesOfDlouha(at: At): Promise<void> {
  const by = 'sprava@spravce.example';
  await post(at, {
    ...{ by, daysAgo: 70, title: 'Správa domu a úřední hodiny', isPinned: true },
    description: html('Úřadujeme každé první pondělí v měsíci od 17 do 18 hodin v kanceláři v přízemí Dlouhé 7.'),
  });
  await post(at, {
    ...{ by, daysAgo: 2, title: 'Oprava vstupních dveří v Dlouhé 9', label: 'repair' },
    description: html(
      'Zámek se občas nedovře. Zámečník přijde ve čtvrtek dopoledne, do té doby za sebou prosím dovírejte.',
    ),
  });
}

/** What stands on the boards of the sample's houses. */
export async function furnishMessages(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') await addMessagesOfLipova(portal, at);
  if (house === 'dlouha') await addMessagesOfDlouha(at);
}
