import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLandRegister, type LandRegister, type Said } from '#house/land.ts';
import { extractEnvelope, extractsBy, extractsOver } from './extracts.ts';
import { extractIn } from './extracts-reading.ts';
import { accountFault, aReport, extractText, inReport } from './extracts-simulated.ts';

const account = { username: 'dum', password: 'heslo' };
const yes = async () => true;
let register: LandRegister;
beforeAll(async () => {
  register = await aLandRegister();
});
afterAll(() => register.close());
beforeEach(() => register.says(() => null));

const client = (patience?: number) => extractsOver(register.base, patience === undefined ? {} : { patience });
const well = (body: string): Said => ({ status: 200, body });
const says = (said: Said) => register.says(() => said);

describe('a report', () => {
  it('is ordered, is ready at a price, and is the whole house of the sample', async () => {
    expect(await client().order(account, '920000001', yes)).toEqual({
      status: 'found',
      what: { code: '51', state: 'waiting', price: null },
    });
    expect(await client().state(account, '51', yes)).toMatchObject({ what: { state: 'ready', price: 10_000n } });
    const text = await client().fetch(account, '51', yes);
    const read = text.status === 'found' ? extractIn(text.what) : null;
    // Units stand under the parcel again, and are read once.
    expect(read?.status === 'found' && read.what.units).toHaveLength(16);
    expect(JSON.stringify(read)).not.toContain('8506150004');
  });

  it('comes also beside the answer, as an attachment', async () => {
    const include =
      '<souborSestavy><xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:vypis@katastr"/></souborSestavy>';
    const envelope = inReport('VratSestavuResponse', aReport('51', 'zaúčtována', '100', include));
    const part = (head: string, body: string) => `--mez\r\n${head}\r\n\r\n${body}\r\n`;
    const xml = extractText([]);
    says(
      well(
        part('Content-Type: application/xop+xml\r\nContent-ID: <root>', envelope) +
          part('Content-Type: text/xml\r\nContent-ID: <vypis@katastr>', xml) +
          '--mez--\r\n',
      ),
    );
    expect(await client().fetch(account, '51', yes)).toEqual({ status: 'found', what: xml });
  });

  it.each<[string, string, Said]>([
    ['a wrong account', 'account', { status: 500, body: accountFault }],
    ['a wrong account with 200', 'account', well(accountFault)],
    ['no account', 'account', { status: 401, body: '' }],
    [
      'a fault of another kind',
      'rejected',
      well(accountFault.replace('FailedAuthentication', 'Server').replace('heslo', 'x').replace('wsse:', '')),
    ],
    ['an error in words', 'rejected', well(inReport('SeznamSestavResponse', '').replace('INFORMACE', 'CHYBA'))],
    ['a list without ours', 'gone', well(inReport('SeznamSestavResponse', aReport('52', 'vytvořena', '10')))],
    ['ready without a price', 'broken', well(inReport('SeznamSestavResponse', aReport('51', 'vytvořena')))],
    ['ready at a price in words', 'broken', well(inReport('SeznamSestavResponse', aReport('51', 'vytvořena', 'sto')))],
    ['an answer to another question', 'broken', well(inReport('GenerujLVResponse', aReport('51', 'čeká')))],
    ['a cut body', 'broken', well(inReport('SeznamSestavResponse', aReport('51', 'čeká')).slice(0, -20))],
    ['a document type', 'broken', well(`<!DOCTYPE a>${inReport('SeznamSestavResponse', aReport('51', 'čeká'))}`)],
    ['trouble', 'trouble', { status: 502, body: '<html>' }],
    ['more than it takes', 'limit', { status: 429, body: '' }],
    ['silence', 'slow', 'silence'],
  ])('is unknown by %s: %s', async (_, problem, said) => {
    says(said);
    const state = client(said === 'silence' ? 100 : undefined).state(account, '51', yes);
    expect(await state).toEqual({ status: 'unknown', problem });
  });

  it('says that it will not be made', async () => {
    says(well(inReport('SeznamSestavResponse', aReport('51', 'Chyba při vytváření'))));
    expect(await client().state(account, '51', yes)).toMatchObject({ what: { state: 'refused' } });
  });

  it('is asked for by an account without tags of its own, and by nobody where no address is set', async () => {
    expect(extractEnvelope({ username: 'a</wsse:Username>', password: '<&' }, '')).not.toMatch(/a<\/wsse|<&/);
    expect(await extractsBy(null).state(account, '51', yes)).toEqual({ status: 'unknown', problem: 'off' });
    expect(await client().state(account, '51', async () => false)).toEqual({ status: 'spent' });
  });
});

describe('an extract', () => {
  const inside = '<ct:jednotka><ct:id>1</ct:id><ct:cislo>1</ct:cislo></ct:jednotka>';
  it.each([
    ['that does not say it is whole', 'partial', extractText([inside], '')],
    ['of a part', 'partial', extractText([inside], '<castecnyVypis>a</castecnyVypis>')],
    ['without units', 'noUnits', extractText([])],
    ['with a document type', 'broken', `<!DOCTYPE v [<!ENTITY a "b">]>${extractText([inside])}`],
    ['that is cut', 'broken', extractText([inside]).slice(0, -9)],
    ['of another kind', 'broken', '<InformaceOJednotkach/>'],
  ])('%s is refused: %s', (_, problem, text) => {
    expect(extractIn(text)).toEqual({ status: 'unknown', problem });
  });

  it.each([
    ['a tag of its own', '<ct:pravniUcinky>2026-11-12T09:41:00</ct:pravniUcinky>', '2026-11-12'],
    [
      'the words of its paper',
      '<ct:listiny><ct:listina><ct:popis>Smlouva kupní ze dne 2.11.2026. Právní účinky vkladu práva ke dni 5.3.2026. Zápis proveden dne 1.4.2026.</ct:popis></ct:listina></ct:listiny>',
      '2026-03-05',
    ],
    [
      'papers of several days',
      `<ct:listiny>${['1.2.2026', '3.4.2026'].map((d) => `<ct:listina><ct:popis>Právní účinky zápisu k okamžiku ${d} 10:00:00.</ct:popis></ct:listina>`).join('')}</ct:listiny>`,
      undefined,
    ],
    [
      'a paper without them',
      '<ct:listiny><ct:listina><ct:popis>Smlouva ze dne 2.11.2026.</ct:popis></ct:listina></ct:listiny>',
      undefined,
    ],
  ])('says from when somebody owns by %s', (_, tags, day) => {
    const one = `<ct:seznamVlastnictvi><ct:vlastnictvi><ct:opravnenySubjekt><ct:id>1</ct:id></ct:opravnenySubjekt>${tags}</ct:vlastnictvi></ct:seznamVlastnictvi>`;
    const read = extractIn(extractText([inside.replace('</ct:jednotka>', `${one}</ct:jednotka>`)]));
    const owners = read.status === 'found' ? read.what.units[0]?.owners : undefined;
    const owner = owners?.[0] as { pravniUcinky?: string } | undefined;
    expect(owner?.pravniUcinky).toBe(day);
  });

  it('is read with spouses, companies and denominators of any length', () => {
    const owner = (id: string, what: string, also: string) =>
      `<ct:vlastnictvi><ct:podil><ct:citatel>1</ct:citatel><ct:jmenovatel>5315310000</ct:jmenovatel></ct:podil><ct:opravnenySubjekt><ct:id>${id}</ct:id><ct:typ>${what}</ct:typ>${also}</ct:opravnenySubjekt></ct:vlastnictvi>`;
    const half = (name: string, id: string) =>
      `<ct:${name}><ct:id>${id}</ct:id><ct:jmeno>Jan</ct:jmeno><ct:prijmeni>Dvorský</ct:prijmeni><ct:rodneCislo>8506150004</ct:rodneCislo></ct:${name}>`;
    const owners =
      owner('1', 'BSM', half('oS', '2') + half('oS2', '3')) +
      owner('4', 'OPO', '<ct:nazev>Firma</ct:nazev><ct:ico>99990016</ct:ico>');
    const read = extractIn(
      extractText([
        inside.replace('</ct:jednotka>', `<ct:seznamVlastnictvi>${owners}</ct:seznamVlastnictvi></ct:jednotka>`),
      ]),
    );
    expect(read).toMatchObject({
      what: {
        asOf: '2026-11-20T06:00:00',
        units: [
          {
            owners: [
              {
                typ: 'BSM',
                podil: { jmenovatel: '5315310000' },
                oS: { id: '2', prijmeni: 'Dvorský' },
                oS2: { id: '3' },
              },
              { typ: 'OPO', nazev: 'Firma', ico: '99990016' },
            ],
          },
        ],
      },
    });
    expect(JSON.stringify(read)).not.toContain('8506150004');
  });
});
