export const samplePassword = 'Pavlac2026';

/** The accounts of a first start, as they are printed. */
export const sampleAccounts = [
  { email: 'spravce.portalu@pavlac.example', who: 'správce portálu' },
  {
    email: 'predseda@lipova.example',
    who: 'předsedkyně SVJ Lipová 14 a prázdného SVJ Prázdná 3, vlastnice v SVJ Dlouhá 7',
  },
  { email: 'vybor@lipova.example', who: 'člen výboru Lipové' },
  { email: 'kontrola@lipova.example', who: 'předseda kontrolní komise Lipové' },
  { email: 'vlastnik@lipova.example', who: 'Novotníková, vlastnice 1247/2 a třetiny garáže' },
  { email: 'manzele@lipova.example', who: 'Jan Dvorský, společné jmění manželů 1247/1' },
  { email: 'najemnik@lipova.example', who: 'nájemník, soused' },
  { email: 'firma@lipova.example', who: 'Lipnická realitní s.r.o.' },
  { email: 'dvojity@dlouha.example', who: 'vlastník dvou jednotek v Dlouhé' },
  { email: 'sprava@spravce.example', who: 'správce Lipové a Dlouhé' },
] as const;
/** Whom the sign-in opens only at the portal's own computer. */
export const samples = { emails: new Set<string>(sampleAccounts.map((one) => one.email)), password: samplePassword };
export type SampleEmail = (typeof sampleAccounts)[number]['email'];

export type Person = {
  key: string;
  kind: 'person' | 'company';
  titleBefore?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  titleAfter?: string | null;
  companyName?: string | null;
  ico?: string | null;
  sex?: 'male' | 'female' | 'others';
  cadastreKey?: string | null;
  address?: Record<string, string>;
};
