import { expect, it } from 'vitest';
import { offersOf } from './turned.ts';

const answers = ['Okna', 'Dveře', 'Střecha'].map((name, n) => ({ id: n + 1, name }));
const survey = { id: 1, name: 'Opravy', questions: [{ id: 7, name: 'Co dřív?', kind: 'order', answers }] };
const say = (_: string, { question, answer }: Record<string, string> = {}) => `${question} ${answer}`;
const offered = (places: (number | null)[]) => {
  const rows = places.map((place, n) => ({ answers: [n + 1], kind: 'exact', count: 1, place }));
  const offers = offersOf(say as never, survey as never, { questions: [{ questionId: 7, rows }] } as never);
  return offers.map(({ name, first }) => (first ? `${name}!` : name));
};

it('of an ordering offers each option as a point of a vote, the one that stands highest first', () => {
  expect(offered([2.5, 1.5, 2])).toEqual(['Co dřív? Okna', 'Co dřív? Dveře!', 'Co dřív? Střecha']);
});

it('offers none first where two stand as high, or nobody answered', () => {
  for (const places of [
    [1.5, 1.5, 3],
    [null, null, null],
  ])
    expect(offered(places).filter((name) => name.endsWith('!'))).toEqual([]);
});
