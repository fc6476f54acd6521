import { expect, it } from 'vitest';
import { discussion } from '#contract/discussion/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';

const { portal, signIn } = aSample();
const listed = async (who: Person) => {
  const { data, counts } = await who.asks(discussion.list, {});
  return { counts, names: data.map((d) => d.name) };
};

it('Lipová talks over something for everybody, for an entrance and in the committee, came to one end, and nobody was mailed', async () => {
  expect(await listed(await signIn('predseda@lipova.example'))).toEqual({
    counts: { open: 5, closed: 1, all: 6 },
    names: [
      ...['Kola v kočárkárně', 'Auta před vchodem', 'Rozpis praní v prádelně'],
      ...['Nabídky na opravu střechy', 'Zvonky v Lipové 16'],
    ],
  });
  expect((await listed(await signIn('najemnik@lipova.example'))).names).toEqual([
    ...['Kola v kočárkárně', 'Auta před vchodem', 'Rozpis praní v prádelně'],
  ]);
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('the bicycles have something new for the renter, a quote, and the laundry its photograph', async () => {
  const renter = await signIn('najemnik@lipova.example');
  const { data } = await renter.asks(discussion.list, {});
  const bicycles = await renter.asks(discussion.one, { id: data[0]?.url_hash as string });
  expect(bicycles).toMatchObject({ newCount: 3, commentCount: 10, follow: 'follows', unread: false });
  expect(bicycles.commentsData.flatMap((c) => c.quote?.full_name ?? [])).toEqual(['Bc. Nikola Podzimková']);
  // Minutes are of owners: a renter meets the reply without them.
  expect(bicycles.commentsData.flatMap((c) => c.documents)).toEqual([]);
  const owner = await signIn('vlastnik@lipova.example');
  const same = await owner.asks(discussion.one, { id: data[0]?.url_hash as string });
  const beside = same.commentsData.flatMap((c) => c.documents);
  expect(beside).toMatchObject([{ name: 'Zápis ze shromáždění', version: 1 }]);
  expect((await fetched(portal(), beside[0]?.url as string)).statusCode).toBe(200);
  const laundry = await renter.asks(discussion.one, { id: data[2]?.id as number });
  expect((await fetched(portal(), laundry.attachments[0]?.previewUrl as string)).statusCode).toBe(200);
});

it('of the cars one reply is hidden, and another one waits for the committee', async () => {
  const [chair, owner] = [await signIn('predseda@lipova.example'), await signIn('vlastnik@lipova.example')];
  const cars = async (who: Person) => {
    const { data } = await who.asks(discussion.list, {});
    return who.asks(discussion.one, { id: data[1]?.id as number });
  };
  expect(await cars(chair)).toMatchObject({ name: 'Auta před vchodem', reportedCount: 1 });
  const { commentsData } = await cars(owner);
  expect(commentsData.map(({ message, watch }) => [message !== '', watch?.hidden !== null])).toEqual([
    ...[
      [true, false],
      [false, true],
      [true, false],
      [true, false],
    ],
  ]);
  expect(commentsData[1]?.watch?.mine).toMatchObject({ reason: 'rude', verdict: 'hidden' });
});
