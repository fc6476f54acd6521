import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { aBoardHouse, aMessage, aMessageForm, editedMessage, inDays, titlesOf } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

const asText = (filters: object) => JSON.stringify(filters) as never;

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a message', () => {
  it('is published at once: it has a number, a beginning, its author, and the author has read it', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const m = await aMessage(chair);
    expect(m).toMatchObject({
      number: '1/2026',
      state: 'actual',
      long_term: true,
      dateFrom: portal.clock.now.toISOString(),
      dateTo: null,
      owner: { id: chair.memberId, full_name: 'Jan Předsedová' },
      unread: false,
      audience: [],
      announced: true,
      contentVersion: 1,
      may: { edit: true, archive: true, restore: false, remove: true, comment: false },
    });
    expect((await aMessage(chair)).number).toBe('2/2026');
    const read = await alena.asks(messages.one, { id: m.id });
    expect(read.unread).toBe(true);
    expect(read.may).toEqual({ edit: false, archive: false, restore: false, remove: false, comment: false });
    const list = await alena.asks(messages.list, {});
    expect(list.messages[1]).toMatchObject({
      title: 'Odečty vodoměrů',
      excerpt: 'Ve středu přijdou odečítat vodoměry.',
      unread: true,
      accepts: null,
      fileCount: 0,
      commentCount: 0,
      everyone: true,
    });
    expect(list.owners).toEqual([{ id: chair.memberId, full_name: 'Jan Předsedová' }]);
  });

  it('goes from a draft to planned, actual, old and the archive; each in its own tab', async () => {
    const { chair } = await aBoardHouse(portal);
    const draft = await aMessage(chair, { title: '', description: '', concept: true });
    expect(draft).toMatchObject({ state: 'concept', number: null, dateFrom: null, announced: false });
    const term = { long_term: false, dateFrom: inDays(portal, 1), dateTo: inDays(portal, 2) };
    const planned = await chair.asks(
      messages.update,
      editedMessage(draft, { ...aMessageForm(), concept: false, ...term }),
    );
    expect(planned).toMatchObject({ state: 'planned', number: null, announced: false });
    const countsAt = async (days: number) => {
      const before = portal.clock.now;
      portal.clock.now = new Date(inDays(portal, days));
      const { counts } = await chair.asks(messages.list, {});
      portal.clock.now = before;
      return Object.entries(counts).flatMap(([tab, n]) => (n ? [tab] : []));
    };
    expect(await countsAt(0)).toEqual(['planned']);
    expect(await countsAt(1)).toEqual(['actual']);
    expect(await countsAt(2)).toEqual(['actual']);
    expect(await countsAt(2.01)).toEqual(['old']);
    await chair.asks(messages.archive, { id: planned.id });
    expect(await countsAt(0)).toEqual(['archive']);
    const again = await chair.refused(messages.archive, { id: planned.id });
    expect(again).toMatchObject({ code: 422, key: 'MESSAGE.ERRORS.NOT_ARCHIVABLE' });
    await chair.asks(messages.remove, { id: planned.id });
    expect(await countsAt(0)).toEqual([]);
    expect(await chair.refused(messages.one, { id: planned.id })).toMatchObject({
      code: 404,
      key: 'MESSAGE.NOT_FOUND',
    });
    expect((await chair.refused(messages.remove, { id: planned.id })).code).toBe(404);
  });

  it('pinned stands first and among actual ones, an emergency in force above all', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await aMessage(chair, { title: 'Připnutá', isPinned: true, dateTo: inDays(portal, 3) });
    const burst = { emergency: true, label: 'disorder', long_term: false, dateFrom: inDays(portal, 0) };
    await aMessage(chair, { title: 'Havárie', ...burst, dateTo: inDays(portal, 1) });
    await aMessage(chair, { title: 'Nová' });
    expect(await titlesOf(chair)).toEqual(['Havárie', 'Připnutá', 'Nová']);
    const pinned = await chair.asks(messages.list, { tab: 'pined' });
    expect(pinned.messages.map((m) => [m.title, m.dateTo])).toEqual([['Připnutá', null]]);
    expect(pinned.counts).toEqual({ actual: 3, pinned: 1, old: 0, planned: 0, archive: 0, concept: 0 });
    const { messages: latest } = await chair.asks(messages.latest, {});
    expect(latest.map((m) => m.title)).toEqual(['Havárie', 'Připnutá', 'Nová']);
    // On the dashboard what one has not opened comes before what one has.
    await alena.asks(messages.seen, { id: pinned.messages[0]?.id as number });
    expect((await alena.asks(messages.latest, {})).messages.map((m) => m.title)).toEqual([
      'Havárie',
      'Nová',
      'Připnutá',
    ]);
    portal.clock.now = new Date(inDays(portal, 2));
    expect(await titlesOf(chair)).toEqual(['Připnutá', 'Nová']);
    portal.clock.now = new Date(inDays(portal, -2));
  });

  it('what was published keeps its beginning and number and is no draft any more', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMessage(chair);
    const back = await chair.refused(messages.update, editedMessage(m, { concept: true }));
    expect(back.errors).toEqual({ concept: 'MESSAGE.ERRORS.ALREADY_PUBLISHED' });
    const later = editedMessage(m, { long_term: false, dateFrom: inDays(portal, 2) });
    expect((await chair.refused(messages.update, later)).errors).toEqual({ dateFrom: 'MESSAGE.ERRORS.START_KEPT' });
    portal.clock.now = new Date(inDays(portal, 1));
    const changed = await chair.asks(messages.update, editedMessage(m, { title: 'Odečty tepla' }));
    portal.clock.now = new Date(inDays(portal, -1));
    expect(changed).toMatchObject({ title: 'Odečty tepla', number: m.number, dateFrom: m.dateFrom, contentVersion: 1 });
  });

  it('refuses by field what would make no sense', async () => {
    const { chair } = await aBoardHouse(portal);
    const why = async (change: object) => (await chair.refused(messages.create, aMessageForm(change))).errors;
    expect(await why({ title: ' ', description: '<p> </p>', long_term: false })).toEqual({
      title: 'BASE.FORM.REQUIRED',
      description: 'BASE.FORM.REQUIRED',
      dateFrom: 'BASE.FORM.REQUIRED',
    });
    expect(await why({ emergency: true })).toEqual({ dateTo: 'MESSAGE.ERRORS.EMERGENCY_END' });
    const from = { long_term: false, dateFrom: inDays(portal, 0) };
    expect(await why({ ...from, dateTo: inDays(portal, -0.5) })).toEqual({ dateTo: 'MESSAGE.ERRORS.END_BEFORE_START' });
    expect(await why({ ...from, dateFrom: inDays(portal, -3) })).toEqual({ dateFrom: 'MESSAGE.ERRORS.START_PAST' });
    const past = { dateFrom: inDays(portal, -0.5), dateTo: inDays(portal, -0.1) };
    expect(await why({ ...from, ...past })).toEqual({ dateTo: 'MESSAGE.ERRORS.END_PAST' });
    expect(await why({ dateFrom: 'zítra' })).toEqual({ dateFrom: 'BASE.FORM.INVALID' });
    expect(await chair.refused(messages.one, { id: 987_654_321 })).toMatchObject({ code: 404 });
  });

  it('is archived and deleted in bulk, what cannot be is left out, and all is written down', async () => {
    const { chair } = await aBoardHouse(portal);
    const [a, b] = [await aMessage(chair, { title: 'A' }), await aMessage(chair, { title: 'B' })];
    const draft = await aMessage(chair, { title: 'C', concept: true });
    const ids = [a.id, b.id, draft.id, 987_654_321];
    expect(await chair.asks(messages.archiveAll, { ids })).toEqual({ count: 2 });
    expect(await chair.asks(messages.archiveAll, { ids })).toEqual({ count: 0 });
    expect(await chair.asks(messages.removeAll, { ids })).toEqual({ count: 3 });
    expect((await chair.asks(messages.search, { text: 'vodomer' })).messages).toEqual([]);
    const { activities } = await chair.asks(houseLog.activity, {});
    const verbs = activities.filter((x) => x.noun === 'messages').map((x) => x.verb);
    expect(verbs.sort()).toEqual(
      [
        ...Array(2).fill('archive'),
        ...Array(3).fill('create'),
        ...Array(3).fill('delete'),
        'publish',
        'publish',
      ].sort(),
    );
  });

  it('is edited by one of two at once; the second is told', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMessage(chair);
    await chair.asks(messages.update, editedMessage(m, { title: 'První' }));
    const second = await chair.refused(messages.update, editedMessage(m, { title: 'Druhý' }));
    expect(second).toMatchObject({ code: 409, key: 'BASE.ERRORS.CONFLICT' });
    expect(await titlesOf(chair)).toEqual(['První']);
  });

  it('a material change makes it unread and raises the version of the content', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const m = await aMessage(chair);
    await alena.asks(messages.seen, { id: m.id });
    await alena.asks(messages.seen, { id: m.id });
    const unread = async () => (await alena.asks(association.mine, {})).messagesUnreadCount;
    expect(await unread()).toBe(0);
    const small = await chair.asks(messages.update, editedMessage(m, { title: 'Odečet' }));
    expect([small.contentVersion, await unread()]).toEqual([1, 0]);
    const big = await chair.asks(messages.update, editedMessage(small, { material: true }));
    expect([big.contentVersion, big.unread, await unread()]).toEqual([2, false, 1]);
    expect((await alena.asks(messages.list, { filters: asText({ unread: true }) })).total).toBe(1);
  });

  it('keeps no script: neither in its text nor in its name', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const { id } = await aMessage(chair, {
      title: '<img src=x onerror=alert(1)>',
      description: '<p onclick="x()">Ahoj <b>všem</b><svg onload=alert(1)></svg><a href="javascript:x">tady</a></p>',
    });
    const m = await alena.asks(messages.one, { id });
    expect(m.description).toBe('<p>Ahoj <strong>všem</strong><span>tady</span></p>');
    // Plain text everywhere: shown as it was typed.
    expect(m.title).toBe('<img src=x onerror=alert(1)>');
    expect((await alena.asks(messages.list, {})).messages[0]?.excerpt).toBe('Ahoj všemtady');
  });
});

describe('the list', () => {
  it('filters, sorts in Czech, pages and finds', async () => {
    const { chair, house } = await aBoardHouse(portal);
    const member = await house.person({ role: 'memberCommittee', lastName: 'Autorka' });
    await aMessage(chair, { title: 'Chodby', label: 'repair' });
    await aMessage(chair, { title: 'Hřiště', label: 'complain', acceptRead: true });
    await aMessage(member, { title: 'Cyklisté', description: '<p>Kočárkárna &amp; kola</p>' });
    expect(await titlesOf(chair, { sort: 'title' })).toEqual(['Cyklisté', 'Hřiště', 'Chodby']);
    expect(await titlesOf(chair, { sort: '-title' })).toEqual(['Chodby', 'Hřiště', 'Cyklisté']);
    expect(await titlesOf(chair, { sort: 'owner' })).toEqual(['Cyklisté', 'Hřiště', 'Chodby']);
    expect(await titlesOf(chair, { sort: 'label' })).toEqual(['Cyklisté', 'Chodby', 'Hřiště']);
    await chair.asks(session.language, { lang: 'en' });
    expect(await titlesOf(chair, { sort: 'label' })).toEqual(['Hřiště', 'Cyklisté', 'Chodby']);
    const by = (filters: object) => titlesOf(chair, { filters: asText(filters), sort: 'title' });
    expect(await by({ text: 'kocark' })).toEqual(['Cyklisté']);
    expect(await by({ label: 'repair' })).toEqual(['Chodby']);
    expect(await by({ owner: member.memberId })).toEqual(['Cyklisté']);
    expect(await by({ accept: true })).toEqual(['Hřiště']);
    expect(await by({ unread: true })).toEqual(['Cyklisté']);
    expect(await by({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(3);
    expect(await by({ from: '2026-11-22' })).toEqual([]);
    expect(await by({ to: '2026-11-20' })).toEqual([]);
    const found = await chair.asks(messages.search, { text: '2/2026' });
    expect(found.messages.map((m) => [m.title, m.detail])).toEqual([['Hřiště', '2/2026']]);
    const asked = (await chair.asks(messages.list, { filters: asText({ accept: true }) })).messages[0];
    expect(asked?.accepts).toEqual({ done: 0, total: 3 });
    const { messageLabels } = await chair.asks(association.mine, {});
    expect(messageLabels.slice(0, 2)).toEqual([
      { id: 'important', name: 'Important' },
      { id: 'general', name: 'General' },
    ]);
    expect((await chair.asks(messages.labels, {})).labels).toEqual(messageLabels);
  });
});
