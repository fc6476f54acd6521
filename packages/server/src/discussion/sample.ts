import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { DiscussionInput } from '#contract/discussion/schema.ts';
import type { Db } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { addComplaint, addVerdict, keepHidden } from '../comments/queries-complaints.ts';
import { addComment } from '../comments/queries-writing.ts';
import { choiceNamed } from '../documents/attached/queries.ts';
import { keepChosen } from '../documents/attached/steps.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { discussionTalk } from './detail/queries-talk.ts';
import type { Discussion } from './rows/queries.ts';
import { changeDiscussion } from './writing/queries.ts';
import { markSeen } from './writing/queries-seen.ts';
import { writeDiscussion } from './writing/steps.ts';

type At = { db: Db; scope: Scope; now: Date };

const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);
const day = 24 * 3600_000;

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo: number): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: new Date(at.now.getTime() - daysAgo * day) };
}

/** `document` is the name of one of the house beside the reply. */
type Said = { by: SampleEmail; daysAgo: number; text: string; quotes?: number; document?: string };
type Talk = { by: SampleEmail; daysAgo: number; replies: readonly Said[] } & Pick<
  DiscussionInput,
  'name' | 'description'
> &
  Partial<DiscussionInput>;

/** Opens a discussion and lets people reply; nobody is mailed: all of it happened before the portal began. */
async function talk(at: At, { by, daysAgo, replies, ...input }: Talk): Promise<{ d: Discussion; ids: number[] }> {
  const d = await writeDiscussion(await actAs(at, by, daysAgo), DiscussionInput.parse(input));
  const ids: number[] = [];
  for (const { by: who, daysAgo: when, text, quotes, document } of replies) {
    const actor = await actAs(at, who, when);
    const quoteId = quotes === undefined ? null : (ids[quotes] as number);
    const place = { owner: 'discussion', ownerId: d.id, stream: 'house' };
    const id = await addComment(at.db, actor.scope, place, { text, mentions: [], quoteId }, actor.now);
    if (document) {
      const chosen = await choiceNamed(at.db, at.scope, document, 1);
      await keepChosen(actor, { owner: 'comment', ownerId: id }, chosen, { links: true });
    }
    ids.push(id);
    await discussionTalk.heard?.(actor, d.id, 'said', 'house');
  }
  return { d, ids };
}

/** These people saw it up to one of its replies. */
async function seenBy(at: At, d: Discussion, upTo: number, emails: readonly SampleEmail[], daysAgo: number) {
  for (const email of emails) {
    const reader = await actAs(at, email, daysAgo);
    await markSeen(at.db, reader.scope, d, upTo, reader.now);
  }
}

async function addPhoto(portal: Portal, at: At): Promise<number> {
  const file = await receive(portal.config.dataDir, createReadStream(picture), 'Ventil v prádelně.jpg');
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic: true }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

const chair = 'predseda@lipova.example';
const member = 'vybor@lipova.example';
const owner = 'vlastnik@lipova.example';
const couple = 'manzele@lipova.example';
const renter = 'najemnik@lipova.example';
const manager = 'sprava@spravce.example';
const firm = 'firma@lipova.example';

/** One that many write to, with something new to most of them. */
async function addBicycles(at: At): Promise<void> {
  const { d, ids } = await talk(at, {
    ...{ by: owner, daysAgo: 9, name: 'Kola v kočárkárně' },
    description:
      'V kočárkárně stojí jedenáct kol a dvě z nich se aspoň rok nepohnula. S kočárkem se tam nevejdu, nechávám ho pod schody.\n\n' +
      'Navrhuju, ať si každý své kolo do konce měsíce označí jménem a bytem. Co zůstane bez jména, odneseme do sklepa.',
    replies: [
      {
        by: couple,
        daysAgo: 8.9,
        text: 'To modré u okna je moje. Jezdím na něm do práce, ale cedulku na něj rád dám.',
      },
      {
        ...{ by: manager, daysAgo: 8 },
        text: 'Ve sklepě je vedle prádelny volná místnost, asi 9 m². Vejde se tam osm kol na stojan. Klíč mám já.',
      },
      { by: renter, daysAgo: 7.5, text: 'Moje jsou dvě, dětské a červené. Dětské můžu odvézt k rodičům.' },
      { by: owner, daysAgo: 7, text: 'Děkuju, to by pomohlo.' },
      { by: member, daysAgo: 6.5, text: 'Cedulky vytisknu a nechám je ve schránkách.' },
      { by: couple, daysAgo: 5, text: 'Stojan jsem viděl v bazaru za pár stovek, ale byl jen na čtyři kola.' },
      { by: renter, daysAgo: 4, text: 'Prosím jen nechat volno u dveří, jinak se tam kočárek neotočí.' },
      {
        ...{ by: couple, daysAgo: 1.2, quotes: 1 },
        text: 'Jsme pro. Stojan na osm kol stojí kolem 6 000 Kč. Dá se zaplatit z dlouhodobé zálohy?',
      },
      {
        ...{ by: chair, daysAgo: 1, document: 'Zápis ze shromáždění' },
        text: 'Dá, shromáždění to výboru dovolilo, zápis přikládám. Rozhodneme na schůzi ve čtvrtek. Cedulky budou od pondělí u schránek.',
      },
      {
        by: owner,
        daysAgo: 0.2,
        text: 'Byla jsem se tam podívat. Kola se vejdou a je tam sucho, jen dveře potřebují nový zámek.',
      },
    ],
  });
  await seenBy(at, d, ids[6] as number, [chair, renter, manager, member], 3.5);
  await seenBy(at, d, ids.at(-1) as number, [owner], 0.2);
}

/** One where a reply was hidden, and another was reported and waits. */
async function addParking(at: At): Promise<void> {
  const { ids } = await talk(at, {
    ...{ by: couple, daysAgo: 6, name: 'Auta před vchodem' },
    description: 'Ráno u vchodu stojí auta na chodníku a s kočárkem se musí do silnice. Co s tím uděláme?',
    replies: [
      { by: owner, daysAgo: 5.8, text: 'Stačil by květináč na rohu. Ve vedlejším domě pomohl.' },
      { by: renter, daysAgo: 5.5, text: 'Kdo takhle parkuje, je hlupák a neměl by mít řidičák!' },
      { by: manager, daysAgo: 5, text: 'Květináč můžu nechat nacenit, město ho na chodník povolí.' },
      { by: firm, daysAgo: 2, text: 'Prodáváte byt i s parkováním? Vykoupíme ho do týdne, zavolejte nám.' },
    ],
  });
  const [, rude, , advert] = ids as [number, number, number, number];
  const by = await actAs(at, owner, 5.4);
  await addComplaint(at.db, by.scope, { commentId: rude, reason: 'rude', text: '' }, by.now);
  const judge = await actAs(at, chair, 5.2);
  const why = 'Uráží sousedy. K parkování pište dál, ale slušně.';
  await keepHidden(at.db, judge.scope, rude, { at: judge.now, why });
  await addVerdict(at.db, judge.scope, { commentId: rude, what: 'hidden', text: why }, judge.now);
  const other = await actAs(at, couple, 1.5);
  const text = 'Do diskuze o parkování to nepatří.';
  await addComplaint(at.db, other.scope, { commentId: advert, reason: 'advert', text }, other.now);
}

/** Open for everybody, for an entrance and for the committee, and one that came to an end. */
async function addOfLipova(portal: Portal, at: At): Promise<void> {
  const paint = await talk(at, {
    ...{ by: member, daysAgo: 75, name: 'Barva chodby ve vchodě 14' },
    description: 'Malíř má tři vzorky: bílou, krémovou a světle šedou. Visí u nástěnky. Která se vám líbí?',
    replies: [
      { by: owner, daysAgo: 74, text: 'Krémová. Na bílé je vidět každé kolo.' },
      { by: couple, daysAgo: 73, text: 'Také krémová.' },
      { by: chair, daysAgo: 70, text: 'Šedá je hezká, ale chodba nemá okno. Přidávám se ke krémové.' },
    ],
  });
  const closer = await actAs(at, member, 60);
  await changeDiscussion(
    at.db,
    at.scope,
    paint.d,
    {
      conclusion: 'Chodba bude krémová, sokl do výšky jednoho metru tmavší a omyvatelný. Malovat se začne v říjnu.',
      ...{ closedAt: closer.now, closedBy: closer.scope.memberId },
    },
    closer.now,
  );
  const photo = await addPhoto(portal, await actAs(at, renter, 3));
  await talk(at, {
    ...{ by: renter, daysAgo: 3, name: 'Rozpis praní v prádelně', fileIds: [photo] },
    description: 'Před pračkou se scházíme tři najednou. Co kdybychom si psali hodiny na papír u dveří?',
    replies: [],
  });
  const { rows } = await at.db.execute<{ id: number }>(sql`
    select id from entrance where svj_id = ${at.scope.svjId} and name = 'Lipová 16'`);
  await talk(at, {
    ...{ by: manager, daysAgo: 12, name: 'Zvonky v Lipové 16' },
    description: 'Zvonky často nezvoní. Napište prosím, komu a kdy, ať technik ví, kde začít.',
    audience: [{ kind: 'entrance', id: rows[0]?.id as number }],
    replies: [],
  });
  await talk(at, {
    ...{ by: chair, daysAgo: 5, name: 'Nabídky na opravu střechy', toPublic: false },
    description: 'Tři nabídky jsou v dokumentech. Než je dáme na shromáždění, projděme si, čím se liší.',
    replies: [
      {
        by: 'kontrola@lipova.example',
        daysAgo: 4,
        text: 'U nejlevnější chybí odvoz suti. Zeptal bych se i na záruku.',
      },
    ],
  });
  await addParking(at);
  await addBicycles(at);
}

/** What people of the sample's houses talk over. */
export async function furnishDiscussions(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') await addOfLipova(portal, at);
  if (house !== 'dlouha') return;
  await talk(at, {
    ...{ by: manager, daysAgo: 20, name: 'Kontejner na bioodpad' },
    description: 'Město nabízí hnědý kontejner zdarma. Stál by vedle papíru. Chcete ho?',
    replies: [],
  });
}
