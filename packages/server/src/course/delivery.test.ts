import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast } from '#house/balloting.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { writtenTo } from '#house/letters.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aPost } from '#house/post.ts';
import { aSender } from '#house/sender.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, started } from '#house/votes.ts';
import { aroundOf, mailChecksOf } from '../around.ts';
import type { Letter } from '../base/mail/smtp.ts';
import { closeVotes, remindOfVotes } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Mail = {
  recipient: string;
  kind: 'voteInvitation';
  lang: 'cs' | 'en';
  data: Record<string, string>;
  subject: string;
};

/** What waits in the outbox for the house, as it will be read. */
async function mailsOf(house: TestHouse, kind: string): Promise<(Mail & Pick<Letter, 'text' | 'attachments'>)[]> {
  const rows = await house.inside(
    async (db) =>
      (
        await db.execute<Mail>(sql`select recipient, kind, lang, data from outbox
          where svj_id = ${house.id} and kind = ${kind} order by id`)
      ).rows,
  );
  return rows.map((m) => ({
    ...m,
    ...writtenTo({ ...m, secret: null, houseName: house.name }, 'https://portal.example'),
  }));
}

const withoutAccess = (house: TestHouse, who: Person, emails: readonly string[]) =>
  house.inside(async (db) => {
    await db.execute(sql`update member set has_access = false where id = ${who.memberId}`);
    for (const email of emails)
      await db.execute(sql`insert into member_contact (svj_id, member_id, kind, value)
        values (${house.id}, ${who.memberId}, 'email', ${email})`);
  });

const to = (mails: readonly { recipient: string }[]) => mails.map((m) => m.recipient);

describe('mails of a vote', () => {
  it('invite whoever may vote, once an address, and say of everybody what became of it', async () => {
    const { house, chair, alena, jan, hana, petr } = await aVotingHouse(portal);
    await withoutAccess(house, jan, ['dvorsti@doma.example']);
    await withoutAccess(house, hana, ['Dvorsti@doma.example', 'hana@prace.example']);
    await withoutAccess(house, petr, []);
    const vote = await started(chair);
    const mails = await mailsOf(house, 'voteInvitation');
    expect(to(mails)).toEqual([alena.email, 'dvorsti@doma.example', 'hana@prace.example']);
    const [mail] = mails;
    expect(mail?.subject).toBe('Hlasujte do 5. prosince 2026 v 10:00: Oprava střechy');
    for (const part of [house.name, '1. Střecha\n\n2. Výtah', '50,00 % (5/10)']) expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(vote.fingerprint as string);
    expect(mail?.attachments).toMatchObject([{ content: expect.stringContaining(vote.fingerprint as string) }]);
    expect(mail?.text).toContain(`https://portal.example/hlasovani/${vote.id}?svj=${house.id}`);

    const report = await chair.asks(votes.delivery, { id: vote.id });
    expect(report.mails.map((m) => [m.person, m.units, m.recipient, m.state])).toEqual([
      ['Petr Říha', '3, 10', null, 'noAddress'],
      ['Alena Nováková', '1', alena.email, 'waiting'],
      ['Jan Dvorský', '2', 'dvorsti@doma.example', 'waiting'],
      ['Hana Dvorská', '2', 'hana@prace.example', 'waiting'],
    ]);
    await house.inside(async (db) => {
      await db.execute(sql`update outbox set state = 'sent', sent_at = now() where recipient = ${alena.email}`);
      await db.execute(
        sql`update outbox set state = 'failed', reason = 'refused' where recipient = 'hana@prace.example'`,
      );
    });
    const { mails: _, ...counts } = await chair.asks(votes.delivery, { id: vote.id });
    expect(counts).toEqual({
      total: 4,
      sentCount: 1,
      waitingCount: 1,
      failedCount: 1,
      overCount: 0,
      noAddressCount: 1,
    });
    expect((await alena.refused(votes.delivery, { id: vote.id })).code).toBe(403);
  });

  it('only announce a local vote, and none go from a start that is refused', async () => {
    const { house, chair } = await aVotingHouse(portal);
    await chair.refused(votes.start, await aDraft(chair, { points: [] }));
    expect(await mailsOf(house, 'voteInvitation')).toEqual([]);
    await started(chair, { type: 'local', closesAt: null });
    const [mail] = await mailsOf(house, 'voteInvitation');
    expect(mail?.subject).toBe('Bude se hlasovat na místě: Oprava střechy');
    expect(mail?.text).toContain('z portálu se nehlasuje');
  });

  it('tell the invited of a cancellation with its reason; the ledger ends with it', async () => {
    const { house, chair, alena, petr, vote } = await aRunningVote(portal);
    await cast(house, petr, vote.id, { '3, 10': 'agree' });
    expect((await chair.refused(votes.cancel, { id: vote.id, reason: '  ' })).errors).toEqual({
      reason: 'BASE.FORM.REQUIRED',
    });
    expect((await alena.refused(votes.cancel, { id: vote.id, reason: 'Nechci' })).code).toBe(403);
    const gone = await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v zadání' });
    expect(gone).toMatchObject({ status: 'finish', closed: true, cancelReason: 'Chyba v zadání', head: { seq: 2 } });
    expect(gone.cancelledAt).not.toBeNull();
    expect(gone.votePoints.map((p) => p.passed)).toEqual([null, null]);
    const mails = await mailsOf(house, 'voteCancelled');
    expect(mails).toHaveLength(4);
    expect(mails[0]?.text).toContain('Důvod: Chyba v zadání');
    const { votes: list } = await alena.asks(votes.list, { tab: 'finished' });
    expect(list.map((v) => [v.status, v.passedCount, v.cancelledAt !== null])).toEqual([['finish', null, true]]);
  });

  it('that wait when the vote is cancelled are never sent, and the report says so; the cancellation goes', async () => {
    const { house, chair, alena, jan, hana, petr, vote } = await aRunningVote(portal);
    await chair.asks(voteReports.remind, { id: vote.id });
    const still = await aRunningVote(portal);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v zadání' });
    const post = await aPost();
    const sender = aSender(portal, post, mailChecksOf(portal, aroundOf(portal)));
    await sender.run();
    await sender.stop();
    await post.close();
    const people = [alena, jan, hana, petr];
    const here = post.mails.filter((m) => people.some((p) => p.email === m.to)).map((m) => m.subject);
    expect(here).toEqual(people.map(() => 'Hlasování je zrušené: Oprava střechy'));
    const theirs = post.mails.filter((m) => m.to === still.alena.email).map((m) => m.subject.split(/[ ?]/)[0]);
    expect(theirs.sort()).toEqual(['Budete', 'Hlasujte']);
    const kept = await house.inside(
      async (db) =>
        (await db.execute(sql`select distinct kind, state, reason from outbox where svj_id = ${house.id} order by 1`))
          .rows,
    );
    expect(kept).toEqual([
      { kind: 'verifierAsked', state: 'dropped', reason: 'over' },
      { kind: 'voteCancelled', state: 'sent', reason: null },
      { kind: 'voteInvitation', state: 'dropped', reason: 'over' },
      { kind: 'voteReminder', state: 'dropped', reason: 'over' },
    ]);
    const report = await chair.asks(votes.delivery, { id: vote.id });
    expect(report).toMatchObject({ sentCount: 4, waitingCount: 0, failedCount: 0, overCount: 8 });
  });

  it('announce the result to all owners, those without a vote of their own too', async () => {
    const { house, chair, alena, jan } = await aVotingHouse(portal);
    const eva = await house.owner({ lastName: 'Černá' });
    await house.inside((db) =>
      db.execute(sql`update unit_share set num = 4, den = 10 where svj_id = ${house.id} and num = 5`),
    );
    const halves = [eva, jan].map((p) => ({ memberIds: [p.memberId as number], share: [1, 2] as [number, number] }));
    await house.unit(chair, '20', [1, 10], halves);
    const vote = await started(chair);
    expect(to(await mailsOf(house, 'voteInvitation'))).not.toContain(eva.email);
    await cast(house, alena, vote.id, { '1': ['agree', 'notAgree'] });
    await ends(chair, vote);
    const mails = await mailsOf(house, 'voteResult');
    expect(to(mails).filter((m) => m === eva.email)).toHaveLength(1);
    expect(to(mails).filter((m) => m === jan.email)).toHaveLength(2);
    expect(mails[0]?.text).toContain('1. Střecha: nepřijato\n\n2. Výtah: nepřijato');
    expect(mails[0]?.text).not.toContain('Výbor ho ukončil');
  });

  it('remind once, so many days before the end, those who have not voted', async () => {
    const { house, petr, vote } = await aRunningVote(portal, { remindDays: 3 });
    await cast(house, petr, vote.id, { '3, 10': 'agree' });
    const remind = () => remindOfVotes(portal);
    expect(await remind()).toBe(0);
    portal.clock.now = new Date(portal.clock.now.getTime() + 11 * 24 * 3600_000);
    expect((await Promise.all([remind(), remind()])).reduce((a, b) => a + b)).toBe(1);
    expect(await remind()).toBe(0);
    const mails = await mailsOf(house, 'voteReminder');
    expect([mails.length, to(mails).includes(petr.email)]).toEqual([3, false]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 3 * 24 * 3600_000);
    await closeVotes(portal);
    expect(await mailsOf(house, 'voteResult')).toHaveLength(4);
  });
});
