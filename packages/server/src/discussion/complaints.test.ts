import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import { home } from '#contract/home/endpoints.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { anOffice, letters, type Office, wishes } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
beforeEach(() => {
  portal.clock.now = new Date('2026-11-23T10:00:00Z');
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

const secret = 'Žlutý kolotoč';

/** Alena opens a discussion, Bedřich replies with a file, Alena quotes him; nobody was told anything yet. */
async function aQuarrel(h: BoardHouse, aim: object = {}) {
  const d = await aTalk(h.alena, { name: 'Kola', ...aim });
  const file = await uploads(h.bedrich, 'kolotoc.txt', secret);
  const said = await replies(h.bedrich, d.id, secret, { fileIds: [file.id] });
  const quoting = await replies(h.alena, d.id, 'Prosím?', { quoteId: said.id });
  const at = { id: d.id, commentId: said.id };
  return { d, at, quoting: quoting.id };
}
const complains = (who: Person, at: { id: number; commentId: number }, text = '') =>
  who.asks(discussionComplaints.complain, { ...at, reason: text ? 'other' : 'rude', text });
const hides = (who: Person, at: { id: number; commentId: number }, reason = 'Bez urážek') =>
  who.asks(discussionComplaints.hide, { ...at, reason });
const viewOf = async (who: Person, { id, commentId }: { id: number; commentId: number }) =>
  (await who.asks(discussion.one, { id })).commentsData.find((c) => c.id === commentId);

describe('a reply', () => {
  it('is reported once, by who did not write it, for a reason of the list or a written one', async () => {
    const h = await aBoardHouse(portal);
    const { at } = await aQuarrel(h);
    expect((await viewOf(h.alena, at))?.watch?.may.complain).toBe(true);
    expect((await viewOf(h.bedrich, at))?.watch?.may.complain).toBe(false);
    const wordless = await h.alena.refused(discussionComplaints.complain, { ...at, reason: 'other', text: ' ' });
    expect(wordless.errors).toEqual({ text: 'BASE.FORM.REQUIRED' });
    const mine = await complains(h.alena, at, 'Je to o mně');
    expect(mine.watch).toMatchObject({
      mine: { reason: 'other', text: 'Je to o mně', verdict: null, answer: null },
      ...{ complaints: [], may: { complain: false, leave: false, hide: false, show: false } },
    });
    const again = { ...at, reason: 'rude' } as const;
    expect((await h.alena.refused(discussionComplaints.complain, again)).key).toBe('COMMENTS.ERRORS.COMPLAINT_TWICE');
    expect((await h.bedrich.refused(discussionComplaints.complain, again)).key).toBe('COMMENTS.ERRORS.COMPLAINT_OWN');
    const nowhere = { ...again, commentId: 999_999 };
    expect((await h.alena.refused(discussionComplaints.complain, nowhere)).key).toBe('COMMENTS.NOT_FOUND');
    await hides(h.chair, at);
    const late = await (await h.house.owner()).refused(discussionComplaints.complain, again);
    expect(late.key).toBe('COMMENTS.ERRORS.HIDDEN');
  });

  it('that was reported is marked for the committee in the list, at the reply and among what waits, until it is judged', async () => {
    const h = await aBoardHouse(portal);
    const { d, at } = await aQuarrel(h);
    const quiet = await aTalk(h.chair, { name: 'Klid' });
    await complains(h.alena, at);
    const rows = async (who: Person, filters: object = {}) =>
      (await who.asks(discussion.list, { filters: JSON.stringify(filters) as never })).data.map(
        (r) => `${r.name} ${r.reportedCount}`,
      );
    const waits = async (who: Person) => (await who.asks(home.waits, {})).counts.discussionsReported;
    expect(await rows(h.chair)).toEqual(['Klid 0', 'Kola 1']);
    expect(await rows(h.chair, { reported: true })).toEqual(['Kola 1']);
    expect([await rows(h.alena), await rows(h.alena, { reported: true })]).toEqual([['Klid 0', 'Kola 0'], []]);
    expect([await waits(h.chair), await waits(h.alena)]).toEqual([1, 0]);
    expect((await viewOf(h.chair, at))?.watch).toMatchObject({
      complaints: [{ reason: 'rude', verdict: null, who: { full_name: 'Alena Šestnáctá' } }],
      may: { complain: true, leave: true, hide: true, show: false },
    });
    const left = await h.chair.asks(discussionComplaints.leave, { ...at, answer: 'Není to urážka' });
    expect(left.watch).toMatchObject({
      complaints: [{ verdict: 'left', answer: 'Není to urážka' }],
      may: { leave: false },
    });
    expect([await waits(h.chair), await rows(h.chair, { reported: true })]).toEqual([0, []]);
    expect((await viewOf(h.alena, at))?.watch?.mine).toMatchObject({ verdict: 'left', answer: 'Není to urážka' });
    const twice = await h.chair.refused(discussionComplaints.leave, { ...at, answer: 'Znovu' });
    expect(twice.key).toBe('COMMENTS.ERRORS.VERDICT_NOTHING');
    // One that is deleted waits for nobody, nor one of a deleted discussion.
    const other = await replies(h.bedrich, quiet.id, 'Blbost');
    await complains(h.alena, { id: quiet.id, commentId: other.id });
    await h.chair.asks(discussion.remove, { id: quiet.id });
    const more = await replies(h.bedrich, d.id, 'Blbost');
    await complains(h.alena, { id: d.id, commentId: more.id });
    expect(await waits(h.chair)).toBe(1);
    await h.chair.asks(discussionComments.remove, { id: d.id, commentId: more.id });
    expect([await waits(h.chair), await rows(h.chair)]).toEqual([0, ['Kola 0']]);
  });

  it('that is hidden says so in its place, and why, and may be shown again; every deed stands in the log without who reported it', async () => {
    const h = await aBoardHouse(portal);
    const { at } = await aQuarrel(h);
    await complains(h.alena, at);
    const deputy = await h.house.person({ role: 'memberCommittee' });
    await hides(deputy, at, 'Uráží sousedku');
    const hidden = { at: '2026-11-23T10:00:00.000Z', reason: 'Uráží sousedku' };
    expect(await viewOf(h.alena, at)).toMatchObject({
      ...{ message: '', files: [], user: { full_name: 'Bedřich Čtrnáctý' } },
      watch: { hidden, mine: { verdict: 'hidden' }, may: { complain: false } },
    });
    expect(await viewOf(h.bedrich, at)).toMatchObject({
      ...{ message: secret, files: [{ name: 'kolotoc' }], mayEdit: false, mayDelete: false },
      watch: { hidden, complaints: [], may: { show: false } },
    });
    expect(await viewOf(h.chair, at)).toMatchObject({
      message: secret,
      watch: { hidden, may: { show: true, hide: false } },
    });
    const own = await h.bedrich.refused(discussionComments.edit, { ...at, message: 'Jinak' });
    const gone = await h.bedrich.refused(discussionComments.remove, at);
    const twice = await h.chair.refused(discussionComplaints.hide, { ...at, reason: 'Znovu' });
    expect([own.key, gone.key, twice.key]).toEqual(Array(3).fill('COMMENTS.ERRORS.HIDDEN'));
    const quoted = await h.alena.refused(discussionComments.add, { id: at.id, message: 'Co?', quoteId: at.commentId });
    expect(quoted.key).toBe('COMMENTS.ERRORS.QUOTE');
    await h.chair.asks(discussionComplaints.show, at);
    expect(await viewOf(h.alena, at)).toMatchObject({
      message: secret,
      watch: { hidden: null, mine: { verdict: 'hidden' } },
    });
    expect((await h.chair.refused(discussionComplaints.show, at)).key).toBe('COMMENTS.ERRORS.VERDICT_SHOWN');
    const { activities } = await h.chair.asks(houseLog.activity, {});
    const deeds = activities.filter((e) => e.noun === 'discussion').map((e) => e.verb);
    expect(deeds).toEqual(['show', 'hide', 'create']);
    const { rows } = await h.house.inside((db) => db.execute(sql`select what, text from comment_verdict order by id`));
    expect(rows).toEqual([
      { what: 'hidden', text: 'Uráží sousedku' },
      { what: 'shown', text: '' },
    ]);
  });
});

/** Everything kept about somebody, as whoever asks gets it. */
async function lifeOf(who: Person, id: number): Promise<string> {
  const { url } = await who.asks(memberFiles.dataTicket, { id });
  return (await fetched(portal, url)).body;
}

/** Everything of a discussion that somebody can come by: page, list, older replies, search, mentions, life. */
async function everythingFor(who: Person, at: { id: number; commentId: number }): Promise<string> {
  const answers = [
    await who.call(discussion.list, { tab: 'all' }),
    await who.call(discussion.one, { id: at.id }),
    await who.call(discussionComments.list, { id: at.id }),
    await who.call(discussionComments.list, { id: at.id, before: at.commentId + 1 }),
    await who.call(discussion.search, { text: 'kolotoc' }),
    await who.call(finding.search, { text: 'kolotoc' }),
    await who.call(discussionComments.people, { id: at.id, text: 'ko' }),
  ];
  return JSON.stringify(answers.map((a) => a.body));
}

describe('who meets hidden words', () => {
  it('is who wrote them and who administers discussions, never anybody else, by any way to them', async () => {
    const h = await aBoardHouse(portal);
    const { at, quoting } = await aQuarrel(h);
    const renter = await h.house.person({ role: 'neighbour' });
    const urls = new Map<Person, string | undefined>();
    for (const who of [h.alena, renter, h.bedrich, h.chair]) urls.set(who, (await viewOf(who, at))?.files[0]?.url);
    await hides(h.chair, at);
    const audit = await h.house.person({ role: 'auditMember' });
    const muted = await h.house.owner();
    await muted.asks(discussionFollow.follow, { id: at.id, way: 'muted' });
    for (const who of [h.alena, renter, muted]) {
      const all = await everythingFor(who, at);
      expect(all).not.toMatch(/kolotoč|kolotoc\.|kolotoc"/i);
      expect(all).toContain('Bez urážek');
      expect((await viewOf(who, { ...at, commentId: quoting }))?.quote).toEqual({
        ...{ id: at.commentId, full_name: 'Bedřich Čtrnáctý', message: null, hidden: true },
      });
      for (const call of [discussionComplaints.hide, discussionComplaints.leave, discussionComplaints.show])
        expect((await who.call(call, { ...at, reason: 'x', answer: 'x' } as never)).status).toBe(403);
    }
    for (const who of [h.bedrich, h.chair, audit]) {
      expect((await viewOf(who, at))?.message).toBe(secret);
      // Words of somebody else quote nothing of it, not even to who may read it where it was said.
      expect((await viewOf(who, { ...at, commentId: quoting }))?.quote).toMatchObject({ message: null, hidden: true });
    }
    // Addresses of its file that were given before.
    for (const [who, status] of [
      [h.alena, 404],
      [renter, 404],
      [h.bedrich, 200],
      [h.chair, 200],
    ] as const)
      expect((await fetched(portal, urls.get(who) as string)).statusCode, who.email).toBe(status);
  });

  it('finds none of it in another group, as a former owner, or of another house', async () => {
    const h = await aBoardHouse(portal);
    const d = await aTalk(h.alena, { name: 'Naše', ...h.for16 });
    const said = await replies(h.chair, d.id, secret);
    const at = { id: d.id, commentId: said.id };
    const stranger = (await aBoardHouse(portal)).chair;
    for (const who of [h.bedrich, stranger]) {
      const there = await who.refused(discussionComplaints.complain, { ...at, reason: 'rude' });
      const nowhere = await who.refused(discussionComplaints.complain, { ...at, id: 999_999, reason: 'rude' });
      expect(there).toEqual(nowhere);
      expect(there.key).toBe('DISCUSSION.NOT_FOUND');
    }
    expect((await stranger.refused(discussionComplaints.hide, { ...at, reason: 'x' })).key).toBe(
      'DISCUSSION.NOT_FOUND',
    );
    await h.house.inside(async (db) => {
      await db.execute(sql`update svj set register_since = '2020-01-01' where id = ${h.house.id}`);
      await db.execute(
        sql`update ownership set valid_to = '2020-02-01' where svj_id = ${h.house.id} and unit_id = ${h.ids.u14}`,
      );
    });
    expect((await h.bedrich.call(discussionComplaints.complain, { ...at, reason: 'rude' })).status).toBe(403);
    expect((await nobody(portal).call(discussionComplaints.complain, { ...at, reason: 'rude' })).status).toBe(401);
  });
});

describe('who reported a reply', () => {
  it('is told to the committee alone, never to who wrote it, though they sit in it', async () => {
    const h = await aBoardHouse(portal);
    const author = await h.house.person({ role: 'memberCommittee', firstName: 'Eva', lastName: 'Členka' });
    const d = await aTalk(h.bedrich, { name: 'Kola' });
    const said = await replies(author, d.id, secret);
    const at = { id: d.id, commentId: said.id };
    await office.delivered();
    await complains(h.alena, at, 'Alenino vysvětlení');
    const [mail, ...others] = await office.delivered();
    expect([letters([mail as never]), others]).toEqual([[`${h.chair.email}: Nahlášená odpověď v diskuzi: Kola`], []]);
    for (const line of ['Alena Šestnáctá', 'Eva Členka', 'Alenino vysvětlení', secret])
      expect(mail?.text).toContain(line);
    expect(mail?.links[0]).toContain(`#komentar-${said.id}`);
    const seen = [
      await everythingFor(author, at),
      JSON.stringify(await author.asks(houseLog.activity, {})),
      await lifeOf(author, h.alena.memberId as number),
    ].join();
    expect(seen).not.toMatch(/Alenino|"complaints":\[\{/);
    expect((await author.asks(home.waits, {})).counts.discussionsReported).toBe(0);
    expect((await author.refused(discussionComplaints.leave, { ...at, answer: 'V pořádku' })).key).toBe(
      'COMMENTS.ERRORS.VERDICT_OWN',
    );
    await h.chair.asks(discussionComplaints.leave, { ...at, answer: 'Paní Šestnáctá, zůstává' });
    const told = await office.delivered();
    expect(letters(told)).toEqual(
      [
        `${h.alena.email}: Odpověď, kterou jste nahlásili: Kola`,
        `${author.email}: Vaše odpověď v diskuzi: Kola`,
      ].sort(),
    );
    expect(told.find((m) => m.to === h.alena.email)?.text).toContain('Paní Šestnáctá, zůstává');
    expect(told.find((m) => m.to === author.email)?.text).not.toContain('Šestnáctá');
    // Their own file tells who reported it of it.
    expect(await lifeOf(h.alena, h.alena.memberId as number)).toContain('Alenino vysvětlení');
  });
});

describe('mails of hidden replies', () => {
  it('tell who reported it and who wrote it, each with their pace and the rights of then; the digest has none of its words', async () => {
    const h = await aBoardHouse(portal);
    await wishes(h.alena, 'daily', null, 'discussion');
    const third = await h.house.owner();
    await wishes(third, 'daily', null, 'discussion');
    const { at } = await aQuarrel(h);
    await third.asks(discussionFollow.follow, { id: at.id, way: 'follows' });
    await replies(h.bedrich, at.id, `${secret} podruhé`);
    const second = (await h.chair.asks(discussion.one, { id: at.id })).commentsData.at(-1)?.id as number;
    await complains(h.alena, at);
    await office.delivered();
    await hides(h.chair, at, 'Bez urážek');
    await hides(h.chair, { id: at.id, commentId: second }, 'Bez urážek');
    const now = await office.delivered();
    expect(letters(now)).toEqual(Array(2).fill(`${h.bedrich.email}: Vaše odpověď v diskuzi: Kola`));
    expect(now[0]?.text).toContain('Bez urážek');
    await replies(h.bedrich, at.id, 'Omlouvám se');
    const digests = await office.deliveredAt('2026-11-24T06:00:30Z');
    expect(digests.map((m) => m.to)).toEqual([h.alena.email, third.email].sort());
    for (const { text } of digests) {
      expect(text).not.toContain('kolotoč');
      expect(text).toContain('Omlouvám se');
    }
    expect(digests.find((m) => m.to === h.alena.email)?.text).toContain('Výbor odpověď skryl: Bez urážek');
  });

  it('tell nobody who may no longer read it, nothing that was shown again meanwhile, and both when it is shown', async () => {
    const h = await aBoardHouse(portal);
    await wishes(h.alena, 'daily', null, 'discussion');
    await wishes(h.bedrich, 'daily', null, 'discussion');
    const { at } = await aQuarrel(h);
    await complains(h.alena, at);
    await hides(h.chair, at, 'Bez urážek');
    await h.chair.asks(discussionComplaints.show, at);
    await office.delivered();
    const mails = await office.deliveredAt('2026-11-24T06:00:30Z');
    const of = (who: Person) =>
      mails
        .filter((m) => m.to === who.email)
        .map((m) => m.text)
        .join();
    expect(of(h.bedrich)).toContain('Odpověď je zase vidět');
    expect(of(h.alena)).toContain('Odpověď je zase vidět');
    expect(mails.map((m) => m.text).join()).not.toContain('Bez urážek');
    await hides(h.chair, at, 'Přece jen');
    await h.house.inside((db) =>
      db.execute(sql`update member set archived_at = now() where id = ${h.bedrich.memberId}`),
    );
    expect(letters(await office.deliveredAt('2026-11-25T06:00:30Z'))).not.toContain(h.bedrich.email);
  });

  it('of a reply that is hidden before they go do not go', async () => {
    const h = await aBoardHouse(portal);
    const d = await aTalk(h.alena, { name: 'Kola' });
    await office.delivered();
    const said = await replies(h.bedrich, d.id, secret);
    await hides(h.chair, { id: d.id, commentId: said.id });
    const mails = await office.delivered();
    expect(letters(mails)).toEqual([`${h.bedrich.email}: Vaše odpověď v diskuzi: Kola`]);
  });
});
