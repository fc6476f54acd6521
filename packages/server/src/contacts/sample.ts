import { ContactInput } from '#contract/contacts/schema.ts';
import type { Portal } from '../base/http/handler.ts';
import type { SampleAt } from '../sample/acting.ts';
import { writeContact } from './writing/steps.ts';

type Given = Partial<ContactInput> & Pick<ContactInput, 'type' | 'category'>;
const phone = (value: string, word: 'work' | 'emergency' | null = null) => ({ value, word });
const mail = (value: string, word: 'work' | 'invoices' | null = null) => ({ value, word });
const firm = (
  companyName: string,
  category: Given['category'],
  position: string,
  more: Partial<Given> = {},
): Given => ({
  ...{ type: 'company', companyName, category, position },
  ...more,
});
/** From Monday to Friday the same, at weekends nobody. */
const byWeek = (day: string, friday = day) => [day, day, day, day, friday, '', ''];
const nonstop = { hours: Array<string>(7).fill('nonstop'), hoursOnHolidays: true };
const lipnice = (street: string) => ({ street, town: 'Horní Lipnice', post: '389 99' });

/** Numbers to call at any hour, pinned for everybody. */
const urgent: readonly Given[] = [
  firm('Plynová pohotovost', 'energy', 'únik plynu', {
    ...{ emergency: 'gas', isPinned: true, phones: [phone('1239', 'emergency')], ...nonstop },
  }),
  firm('Výtahy Lipnice s.r.o.', 'property_maintenance', 'servis a revize výtahu', {
    ...{ emergency: 'lift', isPinned: true, ico: '99990016', dic: 'CZ99990016', address: lipnice('Nádražní 312/8') },
    phones: [phone('800 000 146', 'emergency'), phone('605 000 146', 'work')],
    ...{ emails: [mail('servis@vytahylipnice.example')], web: 'https://vytahylipnice.example/' },
    ...{ lastName: 'Hřebejk', firstName: 'Otakar', notes: 'Smlouva do konce roku 2027, výpověď tři měsíce předem.' },
  }),
  firm('Instalatérství Koutný', 'property_maintenance', 'voda, topení, odpady', {
    ...{ emergency: 'water', isPinned: true, address: lipnice('Brněnská 18') },
    phones: [phone('602 000 336', 'emergency')],
    emails: [mail('koutny@voda.example'), mail('faktury@voda.example', 'invoices')],
    hours: [...byWeek('7–16').slice(0, 5), '8–12', ''],
  }),
  firm('Elektro Dolní Lipnice, poruchy', 'energy', 'porucha sítě', {
    ...{ emergency: 'power', isPinned: true, phones: [phone('800 000 577', 'emergency')] },
  }),
];

/** Whom a house needs by day. */
const byDay: readonly Given[] = [
  firm('Teplárna Lipnice a.s.', 'energy', 'teplo a teplá voda', {
    ...{ phones: [phone('380 000 120')], emails: [mail('dispecink@teplarna.example')] },
    hours: byWeek('8–15.30', '8–13'),
  }),
  firm('Kominictví Saze', 'other', 'kontroly komínů', { phones: [phone('604 000 218')] }),
  firm('Pojišťovna Lipa', 'banks_financial_services', 'pojištění domu', {
    ...{ phones: [phone('800 000 900')], emails: [mail('skody@pojistovnalipa.example')] },
  }),
  firm('Městský úřad Horní Lipnice', 'authorities', 'odpady a životní prostředí', {
    ...{ phones: [phone('380 000 111')], emails: [mail('podatelna@hornilipnice.example')], dataBox: 'lip1234' },
    hours: ['8–12, 13–17', '', '8–12, 13–17', '', '8–12', '', ''],
    ...{ address: lipnice('náměstí Míru 1'), web: 'https://hornilipnice.example/' },
  }),
  {
    ...{
      type: 'person',
      category: 'accounting_services',
      titleBefore: 'Ing.',
      firstName: 'Ludmila',
      lastName: 'Vorlíčková',
    },
    ...{ position: 'účetní domu', company: 'Účetnictví Vorlíčková', phones: [phone('606 000 431', 'work')] },
    emails: [mail('ucetni@vorlickova.example', 'work')],
  },
];

/** Those that only the committee needs, and what a house has once. */
const ofLipova: readonly Given[] = [
  firm('Střechy Bednář', 'construction_work', 'opravy střech', {
    ...{ phones: [phone('603 000 772')], emails: [mail('nabidky@strechy.example')], visibility: 'private' },
    notes: 'Poslal nabídku na střechu, čeká na shromáždění.\nZáruka 10 let; odvoz suti zvlášť.',
  }),
  {
    ...{ type: 'person', category: 'lawyer', titleBefore: 'Mgr.', firstName: 'Šárka', lastName: 'Úlehlíková' },
    ...{ position: 'advokátka', phones: [phone('607 000 915')], visibility: 'private' },
  },
  {
    ...{ type: 'person', category: 'plant_care', firstName: 'Květoslav', lastName: 'Růžička', position: 'zahradník' },
    ...{ phones: [phone('608 000 334')] },
  },
  firm('Lipnet', 'it', 'internet v domě', { ...{ phones: [phone('380 000 777')], web: 'https://lipnet.example/' } }),
];

/** The book of contacts of the sample's houses. */
export async function furnishContacts(_: Portal, { house, ...at }: SampleAt): Promise<void> {
  const given =
    house === 'prazdna' ? [] : house === 'lipova' ? [...urgent, ...byDay, ...ofLipova] : [...urgent, ...byDay];
  for (const one of given) await writeContact(at, ContactInput.parse(one));
}
