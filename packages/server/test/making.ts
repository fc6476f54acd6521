import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { accounts } from '#contract/accounts/endpoints.ts';
import { agenda } from '#contract/agenda/endpoints.ts';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalComments } from '#contract/approvals/endpoints-comments.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { association } from '#contract/association/endpoints.ts';
import { chairNaming } from '#contract/association/endpoints-naming.ts';
import { bank } from '#contract/bank/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import { files } from '#contract/base/files/files.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { events } from '#contract/events/endpoints.ts';
import { calendars, eventLabels } from '#contract/events/endpoints-calendars.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { messageTemplates } from '#contract/messages/endpoints-templates.ts';
import { minutes } from '#contract/minutes/endpoints.ts';
import { orders } from '#contract/orders/endpoints.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { portable } from '#contract/portable/endpoints.ts';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportComments } from '#contract/reports/endpoints-comments.ts';
import { representations } from '#contract/representations/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { importFolder } from '#server/portable/steps-imports.ts';
import { anAgenda } from './agendas.ts';
import { anAlbum, anAlbumForm } from './albums.ts';
import { anOffering, answers, aRequest, aRequestForm, idOf } from './approvals.ts';
import { Authenticator } from './authenticator.ts';
import { aPosted } from './board.ts';
import { aThing, books } from './bookings.ts';
import { aCashForm, anAdvanceForm } from './cash.ts';
import { aHouseOfPeople, begin as beginContacts, list } from './contact-lists.ts';
import { aContact, aFirmForm } from './contacts.ts';
import { aTalk, aTalkForm, replies } from './discussions.ts';
import { aDocument } from './documents.ts';
import { anEvening } from './evenings.ts';
import { anEvent, anEventForm } from './events.ts';
import { aTown, calendarOf, collection } from './feeds.ts';
import { hands } from './handovers.ts';
import { aHouse, anAdmin, edited, nobody, type Person } from './house.ts';
import { allChecked } from './imports.ts';
import { invited } from './inviting.ts';
import { anIssuer, aProforma } from './invoicing.ts';
import { aBoardHouse, aMessageForm } from './messages.ts';
import { aPaperVote, paperOf } from './papers.ts';
import type { TestPortal } from './portal.ts';
import { anIssuedRun, aRunForm } from './prescriptions.ts';
import { aProposalForm } from './proposals.ts';
import { aSignedPaper, memberOf } from './proxies.ts';
import { aReport, aReportForm } from './reports.ts';
import { keyIn } from './resuming.ts';
import { formOf, photo, uploads } from './sending-files.ts';
import { aFailedMeeting } from './substitutes.ts';
import { aMeeting, aMeetingDraft, aMeetingForm } from './summons.ts';
import { aDraft as aSurveyDraft, aSurveyForm } from './surveys.ts';
import { aRunningVote, aVoteForm, aVotingHouse, part, started } from './votes.ts';
import { aNoteForm, aPlace, leaves } from './walls.ts';

const sample = readFileSync(new URL('../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
const whole = part(1, 1);

export type Answered = { status: number; key: string | undefined; data: unknown };
/** Somebody about to make something: `sends` makes it, `table` holds it, by one row unless said. */
export type Making = { by: Person; table: string; rows?: number; sends(as: Person): Promise<Answered> };

const plain =
  (endpoint: Endpoint, input: object) =>
  async (as: Person): Promise<Answered> => {
    const { status, body } = await as.call(endpoint, input);
    return { status, key: body.message?.content, data: body.data };
  };

/** The link of a firm, and nobody to whom it may belong. */
async function aLink(portal: TestPortal) {
  const chair = await byChair(portal);
  const { id } = await aReport(chair);
  return { by: nobody(portal), token: await hands(chair, id, await aContact(chair)) };
}

const withFile =
  (endpoint: Endpoint, name: string, bytes: string | Buffer, data: object = {}) =>
  async (as: Person): Promise<Answered> => {
    const { payload, headers } = formOf(name, Buffer.from(bytes as string), data);
    const { id, token = '' } = data as { id?: number; token?: string };
    const url = endpoint.path.replace(':id', String(id)).replace(':token', encodeURIComponent(token));
    const reply = await as.portal.app.inject({
      method: 'POST',
      url,
      headers: { ...as.headers(), ...headers, 'content-length': String(payload.length) },
      payload,
    });
    const body = reply.json() as Envelope<unknown>;
    return { status: reply.statusCode, key: body.message?.content, data: body.data };
  };

/** Two co-owners of a half each, and the unit. */
async function shared(portal: TestPortal) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [eva, ota] = [await house.owner(), await house.owner()];
  const half = (who: Person) => ({ memberIds: [memberOf(who)], share: [1, 2] as [number, number] });
  const unit = await house.unit(chair, '1', [1, 1], [half(eva), half(ota)]);
  return { chair, eva, ota, unit: unit.id };
}

/** An evening that was opened, in a house of three seats. */
async function begunEvening(portal: TestPortal) {
  const { chair: by } = await aVotingHouse(portal);
  const { id } = await anEvening(by);
  await by.asks(assemblyCourse.begin, { id });
  return { by, id };
}

/** A file of the sample house that was read into a draft. */
const aDraftOf = async (by: Person): Promise<number> =>
  ((await withFile(imports.upload, 'dum.json', sample)(by)).data as { id: number }).id;
/** A unit whose owner changed today, and the account of which nobody handed over. */
async function aSale(portal: TestPortal) {
  const house = await aHouse(portal);
  const [by, buyer] = [await house.chair(), await house.owner()];
  const made = await house.unit(by, '1/1', [1, 1], [{ memberIds: [by.memberId as number] }]);
  const date = dayIn(portal.clock.now);
  const owners = [{ memberIds: [buyer.memberId as number], joint: false, share: toText(fraction(1, 1)) }];
  await by.asks(units.update, edited(made, { owners, validFrom: date }) as never);
  return { by, of: { unitId: made.id, date } };
}

/** A file in the folder of archives; what is in it finds whoever brings it in. */
async function anArchive({ config }: TestPortal): Promise<string> {
  const name = `${randomUUID()}.zip`;
  await mkdir(importFolder(config.dataDir), { recursive: true });
  await writeFile(join(importFolder(config.dataDir), name), 'cokoli');
  return name;
}

const byChair = async (portal: TestPortal) => (await aHouse(portal)).chair();

/** One arrangement for every call that makes something, by its name. */
export const makings: Record<string, (portal: TestPortal) => Promise<Making>> = {
  'passkeys.add': async (portal) => {
    const by = await (await aHouse(portal)).owner();
    const credential = new Authenticator('https://portal.example').make(await by.asks(passkeys.beginAdding, {}));
    return { by, table: 'passkey', sends: plain(passkeys.add, { credential }) };
  },
  'association.create': async (portal) => ({
    by: await anAdmin(portal),
    table: 'svj',
    sends: plain(association.create, { name: 'SVJ Nové' }),
  }),
  'orders.create': async (portal) => {
    const by = await anAdmin(portal);
    const given = { email: 'zakaznik@jablonova.example', careAboutId: by.accountId as number };
    return { by, table: 'house_order', sends: plain(orders.create, given) };
  },
  'association.visit': async (portal) => {
    const { id } = await aHouse(portal);
    const given = { id, reason: 'Dotaz výboru', write: false };
    return { by: await anAdmin(portal), table: 'visit', sends: plain(association.visit, given) };
  },
  'chairNaming.name': async (portal) => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const owner = await house.owner();
    await house.unit(chair, '1', [1, 1], [{ memberIds: [memberOf(owner)] }]);
    const next = await invited(house, { email: 'stary@posta.example', lastName: 'Nový' });
    await house.inside((db) => db.execute(`update member set archived_at = now() where id = ${chair.memberId}`));
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dům bez předsedy', write: true });
    const given = { userId: next.id, email: 'novy@posta.example' };
    const sends = withFile(chairNaming.name, 'usneseni.pdf', '%PDF-1.7 usneseni', given);
    return { by: admin.as(visit.session_user_id), table: 'chair_naming', sends };
  },
  'folders.create': async (portal) => ({
    by: await byChair(portal),
    table: 'folder',
    sends: plain(folders.create, { name: 'Revize' }),
  }),
  'documents.link': async (portal) => ({
    by: await byChair(portal),
    table: 'document',
    sends: plain(documents.link, { name: 'Předpisy', url: 'example.cz' }),
  }),
  'documents.create': async (portal) => {
    const by = await byChair(portal);
    const { id: fileId } = await uploads(by, 'stanovy.txt', 'stanovy');
    return { by, table: 'document', sends: plain(documents.create, { files: [{ fileId }] }) };
  },
  'filing.file': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id: unitId } = await house.unit(by, '1/1', [1, 1], [{ memberIds: [by.memberId as number] }]);
    const { id: fileId } = await uploads(by, '1-1.txt', 'předpis');
    return { by, table: 'document', sends: plain(filing.file, { papers: [{ fileId, unitId }] }) };
  },
  'documents.upload': async (portal) => ({
    by: await byChair(portal),
    table: 'document',
    sends: withFile(documents.upload, 'plán.txt', 'plán'),
  }),
  'documentsOlder.create': async (portal) => ({
    by: await byChair(portal),
    table: 'document',
    sends: withFile(documentsOlder.create, 'plán.txt', 'plán'),
  }),
  'documents.addVersion': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aDocument(by, 'stanovy.txt', {}, 'první');
    const { id: fileId } = await uploads(by, 'stanovy.txt', 'druhé');
    return { by, table: 'document_version', sends: plain(documents.addVersion, { id, fileId }) };
  },
  'documents.restoreVersion': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aDocument(by, 'stanovy.txt', {}, 'první');
    const { id: fileId } = await uploads(by, 'stanovy.txt', 'druhé');
    await by.asks(documents.addVersion, { id, fileId });
    return { by, table: 'document_version', sends: plain(documents.restoreVersion, { id, number: 1 }) };
  },
  'members.create': async (portal) => ({
    by: await byChair(portal),
    table: 'member',
    sends: plain(members.create, { type: 'person', firstName: 'Alena', lastName: 'Nová' }),
  }),
  'roles.create': async (portal) => ({
    by: await byChair(portal),
    table: 'custom_role',
    sends: plain(roles.create, { title: 'Domovník', extends: 'owner', rights: { documents: 'r' } }),
  }),
  'units.create': async (portal) => {
    const house = await aHouse(portal);
    const owner = await house.owner();
    const owners = [{ memberIds: [memberOf(owner)], joint: false, share: whole }];
    const given = { number: '1', entranceName: 'Vchod 1', type: 'flat', share: whole, owners };
    return { by: await house.chair(), table: 'unit', sends: plain(units.create, given) };
  },
  'imports.upload': async (portal) => ({
    by: await byChair(portal),
    table: 'import_draft',
    sends: withFile(imports.upload, 'dum.json', sample),
  }),
  'imports.accept': async (portal) => {
    const by = await byChair(portal);
    const { id } = (await withFile(imports.upload, 'dum.json', sample)(by)).data as { id: number };
    return { by, table: 'unit', rows: 16, sends: plain(imports.accept, await allChecked(by, id)) };
  },
  'contactImports.upload': async (portal) => ({
    by: (await aHouseOfPeople(portal)).chair,
    table: 'import_draft',
    sends: withFile(contactImports.upload, 'kontakty.csv', list('2;Petr Dvorský;petr@dum.example;')),
  }),
  'contactImports.accept': async (portal) => {
    const { chair: by } = await aHouseOfPeople(portal);
    const id = await beginContacts(by, list('2;Petr Dvorský;petr@dum.example;'));
    const { fingerprint } = await by.asks(contactImports.preview, { id });
    return { by, table: 'member_contact', sends: plain(contactImports.accept, { id, fingerprint, isPublic: false }) };
  },
  'votes.create': async (portal) => ({
    by: (await aVotingHouse(portal)).chair,
    table: 'vote',
    sends: plain(votes.create, aVoteForm(portal)),
  }),
  'voteTerms.again': async (portal) => {
    const { chair } = await aVotingHouse(portal);
    const { id } = await started(chair);
    await chair.asks(votes.cancel, { id, reason: 'Chyba v příloze' });
    return { by: chair, table: 'vote', sends: plain(voteTerms.again, { id }) };
  },
  'voteTerms.addPoint': async (portal) => {
    const { chair, vote } = await aRunningVote(portal, { type: 'local', basis: 'assembly', closesAt: null });
    return { by: chair, table: 'vote_point', sends: plain(voteTerms.addPoint, { id: vote.id, name: 'Námitka' }) };
  },
  'votePaper.record': async (portal) => {
    const { chair, vote, ofAlena } = await aPaperVote(portal);
    return { by: chair, table: 'vote_paper', sends: plain(votePaper.record, paperOf(vote, ofAlena)) };
  },
  'proxies.create': async (portal) => {
    const { alena, petr } = await aVotingHouse(portal);
    return { by: alena, table: 'vote_proxy', sends: plain(proxies.create, { agentId: memberOf(petr) }) };
  },
  'second.name': async (portal) => {
    const { chair, vote, house } = await aRunningVote(portal);
    const given = { id: vote.id, memberId: memberOf(await house.owner()) };
    return { by: chair, table: 'verifier', sends: plain(second.name, given) };
  },
  'representations.name': async (portal) => {
    const { eva, ota, unit } = await shared(portal);
    const given = { id: unit, memberId: memberOf(ota) };
    return { by: eva, table: 'representation', sends: plain(representations.name, given) };
  },
  'representations.write': async (portal) => {
    const { chair, eva, unit } = await shared(portal);
    const given = { id: unit, memberId: memberOf(eva), fileIds: [await aSignedPaper(chair)] };
    return { by: chair, table: 'representation', sends: plain(representations.write, given) };
  },
  'messages.create': async (portal) => ({
    by: await byChair(portal),
    table: 'message',
    sends: plain(messages.create, aMessageForm()),
  }),
  'messages.upload': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const id = await aPosted(house, by);
    return { by, table: 'file', sends: withFile(messages.upload, 'rozpis.txt', 'Rozpis odečtů', { id }) };
  },
  'messageTemplates.create': async (portal) => ({
    by: await byChair(portal),
    table: 'message_template',
    sends: plain(messageTemplates.create, { name: 'Odečty', title: 'Odečty' }),
  }),
  'messageComments.add': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const id = await aPosted(house, by);
    return { by, table: 'comment', sends: plain(messageComments.add, { id, message: 'Děkuji' }) };
  },
  'reports.create': async (portal) => ({
    by: await byChair(portal),
    table: 'report',
    sends: plain(reports.create, aReportForm()),
  }),

  'reports.upload': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aReport(by);
    return { by, table: 'file', sends: withFile(reports.upload, 'účet.txt', 'Účet za těsnění', { id }) };
  },

  'reportComments.add': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aReport(by);
    return { by, table: 'comment', sends: plain(reportComments.add, { id, message: 'Děkuji' }) };
  },

  'walls.addPlace': async (portal) => ({
    by: await byChair(portal),
    table: 'wall_place',
    sends: plain(walls.addPlace, { name: 'Sklep' }),
  }),
  'wallDoor.write': async (portal) => {
    const { code } = await aPlace(await byChair(portal));
    return { by: nobody(portal), table: 'wall_note', sends: plain(wallDoor.write, aNoteForm(code)) };
  },
  'wallDoor.photo': async (portal) => {
    await portal.pool.raw.query('delete from tries');
    const { key } = await leaves(portal, (await aPlace(await byChair(portal))).code);
    return {
      by: nobody(portal),
      table: 'file',
      sends: withFile(wallDoor.photo, 'sklep.jpg', await photo(), { token: key }),
    };
  },
  'handovers.handOver': async (portal) => {
    const by = await byChair(portal);
    const [r, firm] = [await aReport(by), await aContact(by)];
    const given = { id: r.id, updatedAt: r.updatedAt, contactId: firm.id, email: firm.emails[0]?.value };
    return { by, table: 'handover', sends: plain(handovers.handOver, given) };
  },

  'work.word': async (portal) => {
    const { by, token } = await aLink(portal);
    return { by, table: 'comment', sends: plain(work.word, { token, message: 'Přijedeme' }) };
  },

  'work.photo': async (portal) => {
    const { by, token } = await aLink(portal);
    const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#206254' } })
      .jpeg()
      .toBuffer();
    return { by, table: 'file', sends: withFile(work.photo, 'hotovo.jpg', bytes, { token }) };
  },

  'surveys.create': async (portal) => ({
    by: await byChair(portal),
    table: 'survey',
    sends: plain(surveys.create, aSurveyForm(portal, { concept: false })),
  }),

  'surveys.upload': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aSurveyDraft(by);
    return { by, table: 'file', sends: withFile(surveys.upload, 'plan.txt', 'Plán dvora', { id }) };
  },

  'minutes.addend': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id } = await aMeeting(by);
    await house.inside(async (db) => {
      await db.execute(sql`update meeting set starts_at = '2020-01-01', ends_at = '2020-01-02' where id = ${id}`);
    });
    await by.asks(minutes.finish, { id, updatedAt: '', reason: 'Spěchá' });
    return { by, table: 'minutes_addendum', sends: plain(minutes.addend, { id, text: 'Později' }) };
  },
  'meetings.create': async (portal) => ({
    by: await byChair(portal),
    table: 'meeting',
    sends: plain(meetings.create, aMeetingForm()),
  }),

  'summons.record': async (portal) => {
    const { chair } = await aBoardHouse(portal);
    const { id } = await aMeeting(chair);
    const { data } = await chair.asks(summons.delivery, { id });
    const given = { id, seatIds: data.slice(0, 1).map((s) => s.id), channel: 'hand' as const, day: '2026-11-21' };
    return { by: chair, table: 'summons_delivery', sends: plain(summons.record, given) };
  },
  'meetings.upload': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aMeetingDraft(by);
    return { by, table: 'file', sends: withFile(meetings.upload, 'plan.txt', 'Plán dvora', { id }) };
  },

  'assemblyCourse.addPoint': async (portal) => {
    const { by, id } = await begunEvening(portal);
    const point = { id, matter: 'conduct', name: 'Volba zapisovatele', wording: 'Zapisuje Jana.' };
    return { by, table: 'meeting_point', sends: plain(assemblyCourse.addPoint, point) };
  },
  'assemblyCourse.remark': async (portal) => {
    const { by, id } = await begunEvening(portal);
    const remark = { id, kind: 'objection', person: 'Jana Malá', text: 'Pozvánka přišla pozdě.' };
    return { by, table: 'meeting_remark', sends: plain(assemblyCourse.remark, remark) };
  },
  'assemblyDesk.power': async (portal) => {
    const { chair, alena, petr } = await aVotingHouse(portal);
    const start = new Date(portal.clock.now.getTime() + 3600_000);
    const end = new Date(start.getTime() + 3600_000);
    const m = await aMeeting(chair, { start: start.toISOString(), end: end.toISOString() });
    await chair.asks(assemblyDesk.open, { id: m.id });
    const { seats } = await chair.asks(assemblyDesk.seats, { id: m.id });
    const seat = seats.find((s) => s.units.includes('1'))?.id as number;
    const event = { id: randomUUID(), device: 'stul', order: 1 };
    const power = { id: m.id, seat, principalId: memberOf(alena), agentId: memberOf(petr), event };
    const fileIds = [await aSignedPaper(chair)];
    return { by: chair, table: 'vote_proxy', sends: plain(assemblyDesk.power, { ...power, fileIds }) };
  },

  'agenda.counter': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aMeetingDraft(by);
    const [point] = (await anAgenda(by, id)).points;
    const proposal = { id, counterTo: point?.id as number, name: 'Jinak', wording: 'Volí se Eva.' };
    return { by, table: 'meeting_point', sends: plain(agenda.counter, proposal) };
  },
  'agenda.keepTemplate': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aMeetingDraft(by);
    await anAgenda(by, id);
    return { by, table: 'agenda_template', sends: plain(agenda.keepTemplate, { id, name: 'Výroční' }) };
  },

  'substitutes.create': async (portal) => {
    const { chair, id } = await aFailedMeeting(portal);
    return { by: chair, table: 'meeting', sends: plain(substitutes.create, { id }) };
  },
  'substitutes.perRollam': async (portal) => {
    const { chair, id } = await aFailedMeeting(portal);
    return { by: chair, table: 'vote', sends: plain(substitutes.perRollam, { id }) };
  },
  'proposals.create': async (portal) => {
    const { petr } = await aVotingHouse(portal);
    return { by: petr, table: 'proposal', sends: plain(proposals.create, aProposalForm()) };
  },
  'approvals.create': async (portal) => {
    const { chair, deputy } = await anOffering(portal);
    return { by: chair, table: 'approval', sends: plain(approvals.create, await aRequestForm(chair, [deputy])) };
  },
  'approvals.standIn': async (portal) => {
    const { chair, deputy } = await anOffering(portal);
    const day = dayIn(portal.clock.now);
    const said = { userId: idOf(chair), substituteId: idOf(deputy), from: day, to: day };
    return { by: chair, table: 'approval_substitute', sends: plain(approvals.standIn, said) };
  },
  'approvalComments.add': async (portal) => {
    const { chair, deputy } = await anOffering(portal);
    const { id } = await aRequest(chair, [deputy]);
    return { by: chair, table: 'comment', sends: plain(approvalComments.add, { id, message: 'Děkuji' }) };
  },
  'accounts.enter': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id } = await house.unit(by, '1/1', [1, 1], [{ memberIds: [by.memberId as number] }]);
    const given = { id, kind: 'cash', amount: '10', date: '2026-09-01', text: '' };
    return { by, table: 'account_entry', sends: plain(accounts.enter, given) };
  },
  'clearances.request': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id } = await house.unit(by, '1/1', [1, 1], [{ memberIds: [by.memberId as number] }]);
    return { by, table: 'clearance_request', sends: plain(clearances.request, { unitId: id }) };
  },
  'clearances.issue': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id } = await house.unit(by, '1/1', [1, 1], [{ memberIds: [by.memberId as number] }]);
    const of = { unitId: id, date: dayIn(portal.clock.now) };
    const { fingerprint } = await by.asks(clearances.preview, of);
    return { by, table: 'clearance', sends: plain(clearances.issue, { ...of, fingerprint }) };
  },
  'sales.make': async (portal) => {
    const { by, of } = await aSale(portal);
    const { fingerprint } = await by.asks(sales.preview, of);
    return { by, table: 'sale', sends: plain(sales.make, { ...of, fingerprint }) };
  },
  'sales.pay': async (portal) => {
    const { by, of } = await aSale(portal);
    const { fingerprint } = await by.asks(sales.preview, of);
    const { id } = await by.asks(sales.make, { ...of, fingerprint });
    const given = { id, kind: 'cash', amount: '10', date: of.date, text: '' };
    return { by, table: 'account_entry', sends: plain(sales.pay, given) };
  },
  'sales.refund': async (portal) => {
    const { by, of } = await aSale(portal);
    const { fingerprint } = await by.asks(sales.preview, of);
    const { id } = await by.asks(sales.make, { ...of, fingerprint });
    await by.asks(sales.pay, { id, kind: 'cash', amount: '1 000 000', date: of.date, text: '' });
    const given = { id, way: 'back', amount: '10', date: of.date, note: 'Vráceno' };
    return { by, table: 'account_entry', sends: plain(sales.refund, given) };
  },
  'clock.record': async (portal) => ({
    by: await byChair(portal),
    table: 'term_record',
    sends: plain(clock.record, { kind: 'settlement', from: '2026-06-30' }),
  }),
  'fees.create': async (portal) => ({
    by: await byChair(portal),
    table: 'fee',
    sends: plain(fees.create, { name: 'Revize výtahu', amount: '4840', frequency: 'annual' }),
  }),
  'payments.create': async (portal) => {
    const by = await byChair(portal);
    const { id } = await by.asks(fees.create, { name: 'Revize výtahu', amount: '4840', frequency: 'annual' });
    const date = dayIn(portal.clock.now);
    return { by, table: 'fee_payment', sends: plain(payments.create, { id, date, amount: '4840', name: 'Revize' }) };
  },
  'payments.toCash': async (portal) => {
    const { chair: by, deputy } = await anOffering(portal);
    const { id } = await aRequest(by, [deputy], { amount: '10', supplierName: 'Elektro Malý' });
    await answers(deputy, id, 'approved');
    await by.asks(cashdesk.open, { date: '2026-01-01', amount: '100' });
    return { by, table: 'cash_record', sends: plain(payments.toCash, { id }) };
  },
  'prescriptions.create': async (portal) => ({
    by: await byChair(portal),
    table: 'prescription',
    sends: plain(prescriptions.create, aRunForm()),
  }),
  'prescriptions.correct': async (portal) => {
    const { chair: by, ...correction } = await anIssuedRun(portal);
    return { by, table: 'prescription_item', sends: plain(prescriptions.correct, correction) };
  },
  'bank.upload': async (portal) => {
    const by = await byChair(portal);
    await by.asks(bank.addAccount, { number: '2000000528/2010' });
    const table = ['"Datum";"Objem";"Název protiúčtu"', '5.1.2026;-35;Banka'].join('\r\n');
    const columns = { day: 'Datum', amount: 'Objem', name: 'Název protiúčtu' };
    return { by, table: 'bank_statement', sends: withFile(bank.upload, 'vypis.csv', table, { mapping: columns }) };
  },
  'cadastre.order': async (portal) => {
    // Nothing is asked: whoever does errands is not here.
    portal.config.wsdpUrl = 'http://127.0.0.1:9';
    const house = await aHouse(portal);
    const by = await house.chair();
    await house.inside((db, scope) =>
      db.execute(sql`insert into cadastre_place (svj_id, number, building, next_at, updated_at)
        values (${scope.svjId}, '1247', '{"sheet": "1777", "sheetCode": "1"}', now(), now())`),
    );
    await by.asks(cadastre.setAccount, { username: 'dum', password: 'heslo' });
    return { by, table: 'cadastre_extract', sends: plain(cadastre.order, {}) };
  },
  'changes.open': async (portal) => {
    const by = await byChair(portal);
    const importId = await aDraftOf(by);
    return { by, table: 'change_request', sends: plain(changes.open, { importId }) };
  },
  'changes.comment': async (portal) => {
    const by = await byChair(portal);
    const { id } = await by.asks(changes.open, { importId: await aDraftOf(by) });
    return { by, table: 'change_comment', sends: plain(changes.comment, { id, text: 'Klíče už mají.' }) };
  },
  'insolvency.create': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const owner = await house.owner();
    await house.unit(by, '1', [1, 1], [{ memberIds: [owner.memberId as number] }]);
    const input = { userId: owner.memberId as number, birthDate: '1979-03-14', purpose: 'Opakované dluhy' };
    return { by, table: 'insolvency_watch', sends: plain(insolvency.create, input) };
  },
  'portable.ask': async (portal) => ({
    by: await byChair(portal),
    table: 'house_archive',
    sends: plain(portable.ask, { passphrase: null }),
  }),
  'portableImports.bring': async (portal) => {
    const name = await anArchive(portal);
    return { by: await anAdmin(portal), table: 'archive_import', sends: plain(portableImports.bring, { name }) };
  },
  'portableImports.attempt': async (portal) => {
    const name = await anArchive(portal);
    return { by: await anAdmin(portal), table: 'archive_import', sends: plain(portableImports.attempt, { name }) };
  },
  'invoicing.pay': async (portal) => {
    const { admin: by, id } = await aProforma(portal);
    const input = { id, amount: '145.20', date: dayIn(portal.clock.now), note: 'výpis 11' };
    return { by, table: 'invoice_payment', sends: plain(invoicing.pay, input) };
  },
  'invoicing.correct': async (portal) => {
    const { admin: by, id } = await aProforma(portal);
    await by.asks(invoicing.pay, { id, amount: '145.20', date: dayIn(portal.clock.now), note: 'výpis 11' });
    const { way } = await by.asks(invoicing.one, { id });
    const tax = way.find((one) => one.kind === 'tax')?.id ?? 0;
    const input = { id: tax, total: '133.10', reason: 'o jednu jednotku méně' };
    return { by, table: 'invoice_document', sends: plain(invoicing.correct, input) };
  },
  'invoicing.giveBack': async (portal) => {
    const { admin: by, house, id } = await aProforma(portal);
    const date = dayIn(portal.clock.now);
    const paid = await by.asks(invoicing.pay, { id, amount: '150', date, note: 'výpis 11' });
    const input = { id: paid.id, svjId: house.id, date, note: 'převodem' };
    return { by, table: 'invoice_part', sends: plain(invoicing.giveBack, input) };
  },
  // The account is of the portal, not of a house: a file that was sent before is known.
  'invoiceStatements.upload': async (portal) => {
    const by = await anIssuer(portal);
    const table = ['"Datum";"Objem";"Název protiúčtu"', `5.1.2026;-${randomInt(1_000_000)};Banka`].join('\r\n');
    const columns = { day: 'Datum', amount: 'Objem', name: 'Název protiúčtu' };
    const sends = withFile(statements.upload, 'vypis.csv', table, { mapping: columns });
    return { by, table: 'invoice_statement', sends };
  },
  'bank.addAccount': async (portal) => ({
    by: await byChair(portal),
    table: 'bank_account',
    sends: plain(bank.addAccount, { number: '2000000528/2010' }),
  }),
  'cashdesk.create': async (portal) => {
    const by = await byChair(portal);
    await by.asks(cashdesk.open, { date: '2026-09-01', amount: '100' });
    return { by, table: 'cash_record', sends: plain(cashdesk.create, aCashForm()) };
  },
  'cashAdvances.give': async (portal) => {
    const by = await byChair(portal);
    await by.asks(cashdesk.open, { date: '2026-09-01', amount: '1000' });
    return { by, table: 'cash_advance', sends: plain(cashAdvances.give, anAdvanceForm(by.memberId)) };
  },
  'cashAdvances.handIn': async (portal) => {
    const by = await byChair(portal);
    await by.asks(cashdesk.open, { date: '2026-09-01', amount: '1000' });
    const { id } = await by.asks(cashAdvances.give, anAdvanceForm(by.memberId));
    const told = { id, amount: '120', date: '2026-11-12', supplier: 'Elektro Malý' };
    return { by, table: 'cash_advance_receipt', sends: plain(cashAdvances.handIn, told) };
  },
  'cashClosings.close': async (portal) => {
    const by = await byChair(portal);
    await by.asks(cashdesk.open, { date: '2026-09-01', amount: '100' });
    const counts = [{ value: 100, pieces: 1 }];
    return { by, table: 'cash_closing', sends: plain(cashClosings.close, { month: '2026-09-01', counts }) };
  },
  'discussion.create': async (portal) => ({
    by: await byChair(portal),
    table: 'discussion',
    sends: plain(discussion.create, aTalkForm()),
  }),
  'events.create': async (portal) => ({
    by: await byChair(portal),
    table: 'event',
    sends: plain(events.create, anEventForm()),
  }),
  'events.upload': async (portal) => {
    const by = await byChair(portal);
    const { id } = await anEvent(by);
    return { by, table: 'file', sends: withFile(events.upload, 'program.txt', 'Program', { id }) };
  },
  'calendars.create': async (portal) => ({
    by: await byChair(portal),
    table: 'event_calendar',
    sends: plain(calendars.create, { calendar: { name: 'Úklid' } }),
  }),
  'eventLabels.create': async (portal) => ({
    by: await byChair(portal),
    table: 'event_label',
    sends: plain(eventLabels.create, { name: 'Revize komínů' }),
  }),
  'eventComments.add': async (portal) => {
    const by = await byChair(portal);
    const { id } = await anEvent(by, { comments: true });
    return { by, table: 'comment', sends: plain(eventComments.add, { id, message: 'Děkuji' }) };
  },
  'bookingThings.addThing': async (portal) => ({
    by: await byChair(portal),
    table: 'booking_thing',
    sends: plain(bookingThings.addThing, { name: 'Žebřík', kind: 'tool', by: 'days' }),
  }),

  'bookings.book': async (portal) => {
    const { chair, alena, ids } = await aBoardHouse(portal);
    const { id: thingId } = await aThing(chair);
    const input = { thingId, unitId: ids.u16, startsAt: '2026-11-23T09:00' };
    return { by: alena, table: 'booking', sends: plain(bookings.book, input) };
  },

  'bookings.wait': async (portal) => {
    const { chair, alena, bedrich, ids } = await aBoardHouse(portal);
    const thing = await aThing(chair);
    await books(alena, { thing, unitId: ids.u16, at: '2026-11-23T09:00' });
    const input = { thingId: thing.id, unitId: ids.u14, startsAt: '2026-11-23T09:00' };
    return { by: bedrich, table: 'booking_wait', sends: plain(bookings.wait, input) };
  },

  'feeds.create': async (portal) => ({
    by: await (await aHouse(portal)).owner(),
    table: 'feed',
    sends: plain(feeds.create, { name: 'Telefon' }),
  }),
  'sources.create': async (portal) => {
    const by = await byChair(portal);
    aTown(portal, calendarOf(collection('a', '20261126')));
    return {
      by,
      table: 'feed_source',
      sends: plain(sources.create, { name: 'Svoz', url: 'https://obec.example/svoz.ics' }),
    };
  },
  'sources.upload': async (portal) => ({
    by: await byChair(portal),
    table: 'feed_source',
    sends: withFile(sources.upload, 'svoz.ics', calendarOf(collection('a', '20261126')), { name: 'Svoz' }),
  }),
  'gallery.create': async (portal) => ({
    by: await byChair(portal),
    table: 'album',
    sends: plain(gallery.create, anAlbumForm()),
  }),
  'galleryPhotos.add': async (portal) => {
    const by = await byChair(portal);
    const { id } = await anAlbum(by);
    const { id: fileId } = await uploads(by, 'dvůr.jpg', await photo());
    return { by, table: 'photo', sends: plain(galleryPhotos.add, { id, fileIds: [fileId] }) };
  },
  'galleryPhotos.upload': async (portal) => {
    const by = await byChair(portal);
    const { id } = await anAlbum(by);
    return { by, table: 'photo', sends: withFile(galleryPhotos.upload, 'dvůr.jpg', await photo(), { id }) };
  },
  'galleryOffers.offer': async (portal) => {
    const house = await aHouse(portal);
    const { id } = await anAlbum(await house.chair(), { neighbours: true });
    const by = await house.owner();
    const { id: fileId } = await uploads(by, 'dvůr.jpg', await photo());
    return { by, table: 'photo_offer', sends: plain(galleryOffers.offer, { id, fileIds: [fileId] }) };
  },
  'contacts.create': async (portal) => ({
    by: await byChair(portal),
    table: 'contact',
    sends: plain(contacts.create, aFirmForm()),
  }),
  'discussionComplaints.complain': async (portal) => {
    const house = await aHouse(portal);
    const by = await house.chair();
    const { id } = await aTalk(by);
    const { id: commentId } = await replies(await house.owner(), id);
    const sends = plain(discussionComplaints.complain, { id, commentId, reason: 'rude' });
    return { by, table: 'comment_complaint', sends };
  },
  'discussionComments.add': async (portal) => {
    const by = await byChair(portal);
    const { id } = await aTalk(by);
    return { by, table: 'comment', sends: plain(discussionComments.add, { id, message: 'Děkuji' }) };
  },
  'files.upload': async (portal) => ({
    by: await byChair(portal),
    table: 'file',
    sends: withFile(files.upload, 'rozpis.txt', 'Rozpis odečtů'),
  }),
  'uploads.begin': async (portal) => ({
    by: await byChair(portal),
    table: 'upload',
    sends: async (as) => {
      const { status, key, headers } = await keyIn(as, 'rozpis.pdf', 2_000_000);
      return { status, key, data: { at: headers.location } };
    },
  }),
};
