import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCode, aFault, aFind, aRegister, aRow, noRecord, type Register } from '#house/insolvency.ts';
import { envelopeFor, insolvencyBy } from './insolvency.ts';
import { askSoapOver } from './registers-asking.ts';

const now = new Date('2026-11-21T09:00:00Z');
const radim = { firstName: 'Radim', lastName: 'Vaculík', birthDate: '1979-03-14' };
let register: Register;
beforeAll(async () => {
  register = await aRegister();
});
afterAll(() => register.close());

const asks = (patience?: number) =>
  insolvencyBy(askSoapOver(register.base, patience), { spacing: 0 }).asked(radim, 'all', now);

describe('what is asked', () => {
  it('stands in the order that the register minds, with nothing empty, and says how weak a match may be', () => {
    expect(envelopeFor(radim, 'pending')).toContain(
      '<nazevOsoby>Vaculík</nazevOsoby><jmeno>Radim</jmeno><datumNarozeni>1979-03-14</datumNarozeni>' +
        '<maxPocetVysledku>50</maxPocetVysledku><filtrAktualniRizeni>T</filtrAktualniRizeni>' +
        '<vyhledatBezDiakritiky>T</vyhledatBezDiakritiky><maxRelevanceVysledku>4</maxRelevanceVysledku>',
    );
    const company = envelopeFor({ ico: '99990016' }, 'all');
    expect(company).toMatch(/<ic>99990016<.*<filtrAktualniRizeni>F<.*<maxRelevanceVysledku>2</);
    expect(company).not.toContain('nazevOsoby');
  });

  it('holds no tags of its own in a name', () => {
    const odd = { ...radim, lastName: 'A</nazevOsoby><rc>1</rc>&' };
    expect(envelopeFor(odd, 'all')).not.toMatch(/<rc>|&[^#]/);
  });
});

describe('what came', () => {
  it('is read with days without their Z, a file as courts write it and a link of the register alone', async () => {
    const strange = aRow({ bcVec: '7', nazevOrganizace: 'Soud', urlDetailRizeni: 'https://jinam.example/' });
    register.says(aFind([aRow({ rc: '790314/1234', ic: '123', druhStavKonkursu: 'NOVÝ STAV' }), strange]));
    const answer = await asks();
    expect(answer).toMatchObject({
      status: 'found',
      relevance: 4,
      rows: [
        {
          ...{ fileNumber: 'KSBR 40 INS 18204/2026', birthDate: '1979-03-14', declaredOn: '2026-11-16', endedOn: null },
          ...{ address: 'Žižkova 88, 586 01 Jihlava', ico: '00000123' },
          url: 'https://isir.justice.cz/isir/ueu/evidence_upadcu_detail.do?id=1',
        },
        { fileNumber: '40 INS 7/2026', url: '' },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain('790314');
  });

  it('is nothing only by its own word', async () => {
    register.says(noRecord);
    expect(await asks()).toEqual({ status: 'nothing' });
  });

  it.each([
    ['WS1', 'question', aCode('WS1')],
    ['WS3', 'question', aCode('WS3')],
    ['WS4', 'stale', aCode('WS4')],
    ['SQL1', 'trouble', aCode('SQL1')],
    ['SERVER1', 'trouble', aCode('SERVER1')],
    ['a code nobody knows', 'unknown', aCode('WS9')],
    ['a fault with 500', 'fault', { status: 500, body: aFault }],
    ['a fault with 200', 'fault', aFault],
    ['no record with 503', 'trouble', { status: 503, body: noRecord }],
    ['a page of a proxy', 'trouble', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a wrong address', 'refused', { status: 404, body: '' }],
    ['a cut body', 'broken', aFind([aRow()]).slice(0, 700)],
    ['no record cut', 'broken', noRecord.slice(0, -30)],
    ['no record beside a record', 'broken', aFind([aRow()], { kodChyby: 'WS2' })],
    ['neither records nor a code', 'broken', aFind([])],
    ['a document type', 'broken', `<!DOCTYPE a [<!ENTITY b "c">]>${noRecord}`],
    ['a record without a number', 'broken', aFind([aRow({ bcVec: '' })])],
    [
      'an old copy that knows of nothing',
      'stale',
      noRecord.replace('</stav>', '<casSynchronizace>2026-11-10T08:00:00Z</casSynchronizace></stav>'),
    ],
    ['silence', 'slow', 'silence' as const],
  ])('%s is unknown: %s', async (_, problem, said) => {
    register.says(said);
    expect(await asks(said === 'silence' ? 100 : undefined)).toEqual({ status: 'unknown', problem });
  });

  it('is unknown where nobody is there, and where no address is set nobody is asked', async () => {
    const gone = await aRegister();
    await gone.close();
    const ask = askSoapOver(gone.base);
    expect(await insolvencyBy(ask).asked(radim, 'all', now)).toEqual({ status: 'unknown', problem: 'unreachable' });
    const before = register.asked.length;
    expect(await insolvencyBy(null).asked(radim, 'all', now)).toEqual({ status: 'unknown', problem: 'off' });
    expect(register.asked).toHaveLength(before);
  });
});
