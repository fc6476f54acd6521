import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { aPosted, onlyFor } from '#house/board.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;

/** Two debtors of two units get one message. */
async function twoDebtors() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  const petr = await house.owner({ firstName: 'Petr', lastName: 'Řehák' });
  await house.unit(chair, '1', [1, 2], [{ memberIds: [idOf(alena)] }]);
  await house.unit(chair, '2', [1, 2], [{ memberIds: [idOf(petr)] }]);
  const id = await aPosted(house, chair);
  await onlyFor(house, id, '1');
  await onlyFor(house, id, '2');
  const saw = async (who: Person) => {
    const [row] = (await who.asks(messages.list, {})).messages;
    const one = await who.asks(messages.one, { id });
    const { comments, total } = await who.asks(messageComments.list, { id });
    expect([one.commentCount, row?.commentCount]).toEqual([total, total]);
    expect(one.commentsData).toEqual(comments);
    return comments.map((c) => c.message);
  };
  const found = async (who: Person, text: string) =>
    (await who.asks(messageComments.people, { id, text })).people.map((p) => p.full_name);
  return { house, chair, alena, petr, id, saw, found };
}

it('a comment to a message for two units tells neither of the other, and an answer only whom it names', async () => {
  const { chair, alena, petr, id, saw, found } = await twoDebtors();
  const said = await alena.asks(messageComments.add, { id, message: 'Zaplatím v pátek.' });
  expect([await saw(alena), await saw(petr), await saw(chair)]).toEqual([
    ...[['Zaplatím v pátek.'], [], ['Zaplatím v pátek.']],
  ]);
  expect(await petr.refused(messageComments.remove, { id, commentId: said.id })).toMatchObject({
    code: 404,
    key: 'COMMENTS.NOT_FOUND',
  });
  expect([await found(petr, 'nov'), await found(petr, 'preds')]).toEqual([[], ['Jan Předsedová']]);
  expect(
    await petr.refused(messageComments.add, { id, message: '@Alena Nováková?', mentions: [idOf(alena)] }),
  ).toMatchObject({ key: 'COMMENTS.ERRORS.MENTION' });

  await chair.asks(messageComments.add, { id, message: '@Alena Nováková děkuji', mentions: [idOf(alena)] });
  expect([await saw(alena), await saw(petr)]).toEqual([['Zaplatím v pátek.', '@Alena Nováková děkuji'], []]);
  const both = { id, message: '@Alena Nováková @Petr Řehák', mentions: [idOf(alena), idOf(petr)] };
  expect(await chair.refused(messageComments.add, both)).toMatchObject({ key: 'COMMENTS.ERRORS.ONE_MENTION' });
});

it('people of one unit, of an entrance and of the whole house read what the others say', async () => {
  const { house, chair, alena, petr } = await twoDebtors();
  const all = await aPosted(house, chair);
  await alena.asks(messageComments.add, { id: all, message: 'Pro všechny' });
  expect((await petr.asks(messageComments.list, { id: all })).total).toBe(1);
  const renter = await house.person({ role: 'neighbour' });
  await house.inside((db) =>
    db.execute(sql`insert into unit_person (svj_id, unit_id, member_id, relation)
      select ${house.id}, id, ${renter.memberId}, 'renter' from unit where svj_id = ${house.id} and number = '1'`),
  );
  const one = await aPosted(house, chair);
  await onlyFor(house, one, '1');
  await alena.asks(messageComments.add, { id: one, message: 'Doma' });
  expect((await renter.asks(messageComments.list, { id: one })).total).toBe(1);
});

it('of comments at one moment each is answered and mailed as its own author wrote it', async () => {
  const { house, chair, alena, petr } = await twoDebtors();
  const id = await aPosted(house, chair);
  // One that got its number later was there first: the latest is not the one that was just made.
  await house.inside((db) =>
    db.execute(sql`insert into comment (svj_id, id, owner, owner_id, member_id, text, created_at)
      overriding system value values (${house.id}, 1000000, 'message', ${id}, ${chair.memberId}, 'Cizí', ${portal.clock.now})`),
  );
  const authors = [alena, petr, alena, petr, alena, petr, alena, petr];
  const answers = await Promise.all(
    authors.map((who, n) => who.asks(messageComments.add, { id, message: `Věta ${n}` })),
  );
  expect(answers.map((a) => [a.user?.id, a.message])).toEqual(authors.map((who, n) => [idOf(who), `Věta ${n}`]));
});
