import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLandRegister, json, type LandRegister, type Said } from '#house/land.ts';
import { landBy, landOver } from './land.ts';
import { inLandEnvelope } from './land-simulated.ts';

const now = new Date('2026-11-21T09:00:00Z');
const yes = async () => true;
let register: LandRegister;
beforeAll(async () => {
  register = await aLandRegister();
});
afterAll(() => register.close());
beforeEach(() => register.says(() => null));

const client = (patience?: number) => landOver(register.base, 'klic', patience === undefined ? {} : { patience });
const unit = (patience?: number) => client(patience).unit('910000101', yes);
const building = (houseNumber: string, village: string, kind: '1' | '2' = '1') =>
  client().building({ houseNumber, kind }, village, now, yes);

describe('a building', () => {
  it('is found by its village and number, with its units, its sheet and what is pending', async () => {
    const said = await building('1248', 'horni lipnice');
    expect(said).toMatchObject({
      status: 'found',
      asOf: '2026-10-01T06:00:00',
      what: { code: '900000077', houseNumbers: ['1247', '1248'], sheet: '1777, Horní Lipnice', seals: ['V-417/2026'] },
    });
    expect(said.status === 'found' && said.what.units).toHaveLength(16);
    expect(await client().building({ code: '900000077' }, '', now, yes)).toMatchObject({
      what: { town: 'Horní Lipnice' },
    });
  });

  it('is nothing where no house of that number stands, and where no village is called so', async () => {
    expect(await building('99', 'Horní Lipnice')).toEqual({ status: 'nothing' });
    expect(await building('1247', 'Horní Lipnice', '2')).toEqual({ status: 'nothing' });
    expect(await building('1247', 'Nikde')).toEqual({ status: 'nothing' });
    expect(await client().building({ code: '1' }, '', now, yes)).toEqual({ status: 'nothing' });
  });

  it('cannot be told where more stand there, and is told apart by the municipality', async () => {
    const parts = [1, 2].map((kod) => ({ kod, nazev: 'Lhota', obec: { kod, nazev: `Obec ${kod}` } }));
    const house = (id: number) => ({ id, cislaDomovni: [5], jednotky: [] });
    register.says(({ path }) =>
      json(inLandEnvelope(path.includes('CastiObci') ? parts : [house(path.includes('KodCastiObce=1') ? 1 : 2)])),
    );
    expect(await building('5', 'Lhota')).toEqual({ status: 'unknown', problem: 'several' });
    expect(await building('5', 'Lhota, Obec 2')).toMatchObject({ status: 'found', what: { code: '2' } });
  });

  it('asks for the list of villages once a day, and for nothing where the day is spent', async () => {
    const one = client();
    register.asked.length = 0;
    await one.building({ houseNumber: '1247', kind: '1' }, 'Horní Lipnice', now, yes);
    await one.building({ houseNumber: '1247', kind: '1' }, 'Horní Lipnice', now, yes);
    expect(register.asked.filter((path) => path.includes('CastiObci'))).toHaveLength(1);
    register.asked.length = 0;
    expect(await one.unit('1', async () => false)).toEqual({ status: 'spent' });
    expect(register.asked).toEqual([]);
  });
});

describe('a unit', () => {
  it('is found with its share and use, and without a share', async () => {
    expect(await unit()).toMatchObject({
      what: { code: '910000101', number: '12470001', use: '1', share: { num: '8190', den: '90090' } },
    });
    register.says(() => json(inLandEnvelope({ id: 1, cisloJednotky: 3, podilNaSpolecnychCastechDomu: null })));
    expect(await unit()).toMatchObject({ status: 'found', what: { number: '3', share: null } });
  });

  it('is found beside a warning, which is told', async () => {
    const warning = { kod: 7, text: 'Údaje mohou být neúplné.', typZavaznosti: { kod: 2, nazev: 'Upozornění' } };
    register.says(() => json(inLandEnvelope({ id: 1, cisloJednotky: 3 }, [warning])));
    expect(await unit()).toMatchObject({ status: 'found', warning: 'Údaje mohou být neúplné.' });
  });

  it('is nothing by the word of the register', async () => {
    register.says(() => json(inLandEnvelope(null), 404));
    expect(await unit()).toEqual({ status: 'nothing' });
    register.says(() => json(inLandEnvelope(null)));
    expect(await unit()).toEqual({ status: 'nothing' });
  });

  const grave = { kod: 9, text: 'Chyba', typZavaznosti: { kod: 3, nazev: 'Chyba' } };
  it.each<[string, string, Said]>([
    ['a wrong key', 'key', json({}, 401)],
    ['a key that may not', 'key', json({}, 403)],
    ['a wrong address', 'refused', json({ status: 404, error: 'Not Found' }, 404)],
    ['a question that it does not take', 'refused', json({}, 400)],
    ['more than it takes', 'limit', json({}, 429)],
    ['trouble', 'trouble', { status: 503, body: '<html>' }],
    ['an error beside data', 'warned', json(inLandEnvelope({ id: 1, cisloJednotky: 3 }, [grave]))],
    ['a page', 'broken', { status: 200, body: '<html>' }],
    ['another shape', 'broken', json(inLandEnvelope({ id: 'x' }))],
    [
      'a share of halves of numbers',
      'broken',
      json(inLandEnvelope({ id: 1, cisloJednotky: 3, podilNaSpolecnychCastechDomu: { citatel: 0.5, jmenovatel: 1 } })),
    ],
    ['no envelope', 'broken', json({ id: 1 })],
    ['a way elsewhere', 'unreachable', { status: 302, body: '', location: 'http://127.0.0.1:9/' }],
    ['a cut body', 'unreachable', 'cut'],
    ['more than one unit has', 'unreachable', { status: 200, body: 'x'.repeat(300_000) }],
    ['silence', 'slow', 'silence'],
  ])('is unknown by %s: %s', async (_, problem, said) => {
    register.says(() => said);
    expect(await unit(said === 'silence' ? 100 : undefined)).toEqual({ status: 'unknown', problem });
  });

  it('is unknown where nobody is there, and nobody is asked where no address is set', async () => {
    const gone = await aLandRegister();
    await gone.close();
    expect(await landOver(gone.base, undefined).unit('1', yes)).toEqual({ status: 'unknown', problem: 'unreachable' });
    expect(await landBy(null).unit('1', yes)).toEqual({ status: 'unknown', problem: 'off' });
  });

  it('is asked for with the key of the installation', async () => {
    let key: string | undefined;
    register.says((asked) => {
      key = asked.key;
      return null;
    });
    await unit();
    expect(key).toBe('klic');
  });
});
