import { describe, expect, it } from 'vitest';
import { numbersOf } from './rules-numbers.ts';

describe('what points are called', () => {
  it.each([
    ['by their order where no agenda has them', [null, null, null], ['1', '2', '3']],
    ['as the agenda has them', ['2', '3', '3a', '5'], ['2', '3', '3a', '5']],
    ['after those of the agenda where it does not have them', [null, '2', '3a', null], ['4', '2', '3a', '5']],
    ['of nothing', [], []],
  ])('%s', (_, agenda, wanted) => expect(numbersOf(agenda.map((agendaNumber) => ({ agendaNumber })))).toEqual(wanted));
});
