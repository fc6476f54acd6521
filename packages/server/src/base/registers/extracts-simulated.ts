import { child, type Node, textAt, walkTree } from '../reading/reading-tree.ts';
import { landSample } from './land-simulated.ts';
import type { AskText, CameText } from './registers-asking.ts';

type Said = Readonly<Record<string, unknown>>;
type UnitSaid = Said & { vlastnici: readonly Said[] };

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name: string, inside: string): string => `<ct:${name}>${inside}</ct:${name}>`;
const some = (of: Said, names: readonly string[]): string =>
  names
    .map((name) => (of[name] === null || of[name] === undefined ? '' : tag(name, escaped(String(of[name])))))
    .join('');
const inside = (of: Said, name: string): Said => (of[name] ?? {}) as Said;

const fraction = (of: Said): string => some(of, ['citatel', 'jmenovatel']);
/** Birth numbers stand in extracts; that they are never read is held by what is read. */
function person(name: string, of: Said): string {
  const place = of.adresa
    ? tag(
        'adresa',
        some(inside(of, 'adresa'), ['ulice', 'cisloDomovni', 'cisloOrientacni', 'castObce', 'obec', 'psc', 'stat']),
      )
    : '';
  const fields = some(of, ['id', 'typ', 'titulPred', 'jmeno', 'prijmeni', 'titulZa', 'nazev', 'ico']);
  return tag(name, fields + (of.ico ? '' : tag('rodneCislo', '8506150004')) + place);
}

function ownership(of: Said): string {
  const halves = (['oS', 'oS2'] as const).filter((half) => of[half]).map((half) => person(half, inside(of, half)));
  const subject = tag(
    'opravnenySubjekt',
    some(of, ['id', 'typ', 'jmeno', 'prijmeni', 'nazev', 'ico']) + halves.join(''),
  );
  const paper = of.listina ? tag('listiny', tag('listina', tag('popis', escaped(String(of.listina))))) : '';
  return tag('vlastnictvi', tag('podil', fraction(inside(of, 'podil'))) + subject + paper);
}

const unit = (of: UnitSaid): string =>
  tag(
    'jednotka',
    some(of, ['id', 'cislo', 'cisloDomovni', 'cisloJednotky']) +
      tag('podil', fraction(inside(of, 'podilNaSpolecnychCastechDomu'))) +
      tag('zpusobVyuziti', some(inside(of, 'zpusobVyuziti'), ['kod', 'nazev'])) +
      tag('seznamVlastnictvi', of.vlastnici.map(ownership).join('')),
  );

/** Who bought a unit of the sample, so that its extract says something that the house does not know yet. */
const buyer: Said = {
  ...{ id: 790_001, typ: 'OFO', podil: { citatel: 1, jmenovatel: 1 } },
  listina:
    'Smlouva kupní ze dne 02.11.2026. Právní účinky zápisu k okamžiku 12.11.2026 09:41:00. Zápis proveden dne 18.11.2026.',
  oS: {
    ...{ id: 790_001, typ: 'OFO', jmeno: 'Zuzana', prijmeni: 'Kopřivová' },
    adresa: { ulice: 'Žižkova', cisloDomovni: 14, obec: 'Jihlava', psc: '58601' },
  },
};
const sold = '1247/6';

/** An extract in the register's own shape: its units stand under the building, and under its parcel again. */
export function extractText(units: readonly string[], general = '<castecnyVypis>n</castecnyVypis>'): string {
  const all = `<jednotky>${units.join('')}</jednotky>`;
  return (
    '<vypisZKatastruNemovitosti xmlns="urn:cz:gov:cuzk:iskn:sestavy:VypisZKatastruNemovitosti:3.0" xmlns:ct="urn:cz:gov:cuzk:iskn:sestavy:types:common:3.0">' +
    `<obecneUdaje><ct:platnost>2026-11-20T06:00:00</ct:platnost>${general}</obecneUdaje>` +
    '<listyVlastnictvi><listVlastnictvi><id>920000001</id><cislo>1777</cislo><nemovitosti>' +
    `<parcely><parcela><stavba>${all}</stavba></parcela></parcely><stavby><stavba><id>900000077</id>${all}</stavba></stavby>` +
    '</nemovitosti></listVlastnictvi></listyVlastnictvi></vypisZKatastruNemovitosti>'
  );
}

function ofSample(): string {
  const units = landSample().jednotky as unknown as UnitSaid[];
  return extractText(units.map((of) => unit(of.oznaceni === sold ? { ...of, vlastnici: [buyer] } : of)));
}

/** An answer in the service's own envelope. */
export const inReport = (name: string, body: string): string =>
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<${name}><vysledek><zprava uroven="INFORMACE" kod="0">OK</zprava></vysledek>${body}</${name}></soap:Body></soap:Envelope>`;
export const aReport = (code: string, state: string, price = '', also = ''): string =>
  `<sestava><idSestavy>${code}</idSestavy><stav>${state}</stav>${price && `<cena>${price}</cena>`}${also}</sestava>`;
export const accountFault =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  '<faultcode>wsse:FailedAuthentication</faultcode><faultstring>Neplatné jméno nebo heslo</faultstring></soap:Fault></soap:Body></soap:Envelope>';

function asked(envelope: string): Node | undefined {
  let root: Node | undefined;
  const keep = (node: Node, within: readonly string[]) => {
    if (within.length === 0) root = node;
    return false;
  };
  walkTree(envelope, (why) => new Error(why), keep);
  return root;
}

const well = (body: string): CameText => ({ status: 200, body });
const code = '51';

/** The paid service of the sample: an extract of the one house that it knows, of which nothing is paid. */
export const simulatedExtracts: AskText = async (_, sent) => {
  const root = asked(sent);
  const token = child(root, 'Header', 'Security', 'UsernameToken');
  if (textAt(token, 'Password') === 'spatne') return { status: 500, body: accountFault };
  const what = child(root, 'Body')?.inside[0];
  if (what?.name === 'GenerujLVRequest') return well(inReport('GenerujLVResponse', aReport(code, 'čeká')));
  if (what?.name === 'SeznamSestavRequest')
    return well(inReport('SeznamSestavResponse', aReport(code, 'vytvořena', '100.00')));
  const file = `<souborSestavy>${Buffer.from(ofSample()).toString('base64')}</souborSestavy>`;
  return well(inReport('VratSestavuResponse', aReport(code, 'zaúčtována', '100.00', file)));
};
