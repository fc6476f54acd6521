import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fraction, fromText, percent, show } from '#contract/base/shares/fraction.ts';
import { partOf } from '#contract/motions/rules-result.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aSample } from '#house/sampled.ts';

const { portal, signIn } = aSample();

it('Lipová decided on the spot exactly as the fixture of the house says', async () => {
  const file = readFileSync(new URL('../../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
  const wanted = JSON.parse(file).ocekavano.scenarHlasovani;
  const chair = await signIn('predseda@lipova.example');
  const [row] = (await chair.asks(votes.list, { tab: 'finished' })).votes;
  const vote = await chair.asks(votes.one, { id: row?.id as number });
  const [decided] = vote.votePoints;
  const agree = fromText(decided?.sums?.agree.share as string);
  expect(show(fromText(vote.turnout.share))).toBe(wanted.hlasyPritomnych);
  expect(show(agree)).toBe(wanted.hlasyPro);
  expect(show(fromText(vote.base))).toBe(wanted.hlasyVsech_bezJednotkySVJ);
  const agreed = partOf(agree, fromText(vote.turnout.share)) ?? fraction(0, 1);
  expect(percent(agreed, 4).toFixed(4)).toBe(wanted.proZPritomnych_procent);
  expect(decided?.passed).toBe(wanted.prijato_beznaVetsina);
});

it.each([
  ['predseda@lipova.example', ['Nový výtah a úklid domu', 'Pravidla pro společnou zahradu'], true],
  ['vlastnik@lipova.example', ['Nový výtah a úklid domu'], true],
  ['manzele@lipova.example', ['Nový výtah a úklid domu'], true],
  ['kontrola@lipova.example', ['Nový výtah a úklid domu'], false],
] as const)('%s sees what is theirs to see, and what waits for them', async (email, names, waits) => {
  const { votes: list } = await (await signIn(email)).asks(votes.list, {});
  expect(list.map((v) => v.name)).toEqual([...names, 'Shromáždění: oprava střechy domu']);
  expect(list[0]?.waiting).toBe(waits);
});

it('Dlouhá has one vote of one seat for whoever owns two units, and nobody was mailed', async () => {
  const owner = await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7');
  const { votes: list } = await owner.asks(votes.list, {});
  const vote = await owner.asks(votes.one, { id: list[0]?.id as number });
  expect(vote.mySeats.map((s) => s.seat.room_name)).toEqual(['771/13, 772/8']);
  expect(vote.votePoints[0]?.passed).toBeNull();
  const { rows } = await portal().pool.raw.query(`select kind from outbox`);
  expect(rows).toEqual([]);
});

it('votes of the sample go by the presets that are meant', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { votes: list } = await chair.asks(votes.list, {});
  const presets = await Promise.all(list.map(async (v) => (await chair.asks(votes.one, { id: v.id })).preset));
  expect(presets).toEqual(['perRollam', 'poll', 'assembly']);
});
