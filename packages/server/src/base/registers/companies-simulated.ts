import type { Ask } from './registers-asking.ts';

const active = { stavZdrojeVr: 'AKTIVNI', stavZdrojeRes: 'AKTIVNI', stavZdrojeDph: 'NEEXISTUJICI' };
const ended = { stavZdrojeVr: 'ZANIKLY', stavZdrojeRes: 'ZANIKLY', stavZdrojeDph: 'NEEXISTUJICI' };
const seat = { nazevObce: 'Horní Lipnice', nazevUlice: 'Nádražní', cisloDomovni: 312, cisloOrientacni: 8, psc: 38999 };

/** Made-up companies in the shape that the register answers in. */
const companies: Readonly<Record<string, object>> = {
  '99990032': {
    obchodniJmeno: 'Společenství vlastníků jednotek Lipová 1247, 1248, Horní Lipnice',
    sidlo: { ...seat, nazevUlice: 'Lipová', cisloDomovni: 1247, cisloOrientacni: 14 },
    seznamRegistraci: active,
  },
  '99990016': { obchodniJmeno: 'Výtahy Lipnice s.r.o.', dic: 'CZ99990016', sidlo: seat, seznamRegistraci: active },
  '99990024': {
    obchodniJmeno: 'Kominictví Saze s.r.o.',
    sidlo: { nazevObce: 'Dolní Lipnice', cisloDomovni: 88, typCisloDomovni: 1, psc: 38998 },
    datumZaniku: '2024-06-30',
    seznamRegistraci: ended,
  },
};

/** The register of the sample: it knows a few companies that do not exist, and nothing leaves the computer. */
export const simulatedCompanies: Ask = async (path) => {
  const ico = path.slice(path.lastIndexOf('/') + 1);
  const found = companies[ico];
  if (found) return { status: 200, body: { ico, pravniForma: '112', ...found } };
  const body = { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN', popis: 'Zadané IČO nebylo nalezeno.' };
  return { status: 404, body };
};
