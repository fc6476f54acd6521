import { describe, expect, it } from 'vitest';
import { beginsIn, inputOf, newReport, type ReportValues, startsAs, whyWrong } from './reportValues.ts';

const unit = (id: number, change: object) => ({
  id,
  number: String(id),
  entranceId: 1,
  floor: 2,
  own: false,
  ...change,
});
const units = [
  unit(1, { type: 'flat', own: true }),
  unit(2, { type: 'commonSpace' }),
  unit(3, { type: 'commonSpace', own: true }),
] as Parameters<typeof startsAs>[1]['units'];
const somebody = { id: 5, full_name: 'Jan Předseda' };
const solverOf = { fault: somebody, request: null, repair: null, complaint: null, other: null };
const at = (id: number | null): Partial<ReportValues> => ({
  where: 'unit',
  unit: id ? { id, number: String(id) } : null,
});

describe('a report as its form holds it', () => {
  it.each<[string, Partial<ReportValues>, 'public' | 'private' | null, 'public' | 'private']>([
    ['anywhere in the house', {}, null, 'public'],
    ['a complaint', { type: 'complaint' }, null, 'private'],
    ['an own flat', at(1), null, 'private'],
    ['a unit of somebody else', at(9), null, 'private'],
    ['a common space kept as a unit', at(2), null, 'public'],
    ['a share of a common space', at(3), null, 'public'],
    ['no unit yet', at(null), null, 'public'],
    ['what follows a private one', {}, 'private', 'private'],
    ['what follows a public one', {}, 'public', 'public'],
  ])('%s starts so', (_, change, before, start) => {
    const follows = before && { visibility: before };
    expect(startsAs({ ...newReport, ...change }, { units, solverOf }, follows)).toBe(start);
  });

  const alone = { followsId: null, replyId: null };
  it('sends the place that is shown, and who reads and solves it only once somebody chose', () => {
    const kept: ReportValues = { ...newReport, entranceId: 4, floor: -1, commonSpace: 'kóje 3' };
    expect(inputOf(kept, alone)).toMatchObject({ entranceId: 4, floor: -1, unitId: null, commonSpace: 'kóje 3' });
    expect(inputOf(kept, alone)).not.toHaveProperty('visibility');
    const inUnit = inputOf({ ...kept, ...at(1), visibility: 'public', solverId: 8 }, { ...alone, followsId: 12 });
    expect(inUnit).toMatchObject({ entranceId: null, floor: null, unitId: 1, visibility: 'public' });
    expect(inUnit).toMatchObject({ solverId: 8, followsId: 12, isNowhere: false });
  });

  it('from a unit begins in the only own one, and never in another than was chosen', () => {
    const second = { ...units[0], id: 7, number: '7' } as (typeof units)[number];
    expect(beginsIn(null, units)).toEqual({ id: 1, number: '1' });
    expect(beginsIn({ id: 2, number: '2' }, units)).toEqual({ id: 2, number: '2' });
    expect(beginsIn(null, [...units, second])).toBeNull();
    expect(beginsIn(null, units.slice(1))).toBeNull();
  });

  it('in a unit asks in which one', () => {
    expect(whyWrong(inputOf({ ...newReport, ...at(null) }, alone))).toEqual({ unitId: 'BASE.FORM.REQUIRED' });
    expect(whyWrong(inputOf({ ...newReport, ...at(1) }, alone))).toEqual({});
  });
});
