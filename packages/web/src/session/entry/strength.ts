import { keyboards, passwords } from 'virtual:common-passwords';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What people in Czech houses choose first; the common list knows English and keyboards. */
const czech = [
  ...['heslo', 'heslo123', 'ahoj', 'ahojky', 'nazdar', 'laska', 'lasko', 'milacek', 'slunicko', 'sluníčko'],
  ...['kocicka', 'kočička', 'pejsek', 'maminka', 'tatinek', 'babicka', 'dedecek', 'zlaticko', 'princezna'],
  ...['praha', 'brno', 'ostrava', 'plzen', 'jihlava', 'olomouc', 'liberec', 'morava', 'cechy', 'cesko'],
  ...['sparta', 'slavia', 'banik', 'hokej', 'fotbal', 'skoda', 'octavia', 'fabia', 'kofola', 'pivo', 'pivecko'],
  ...['martin', 'tomas', 'jakub', 'petr', 'pavel', 'honza', 'jirka', 'lukas', 'michal', 'ondra', 'vojta', 'filip'],
  ...['lucie', 'katka', 'jana', 'eva', 'hanka', 'lenka', 'petra', 'marketa', 'veronika', 'tereza', 'barbora'],
  ...['novak', 'novotny', 'svoboda', 'dvorak', 'cerny', 'prochazka', 'leden', 'unor', 'brezen', 'duben', 'kveten'],
  ...['cerven', 'cervenec', 'srpen', 'zari', 'rijen', 'listopad', 'prosinec', 'pavlac', 'pavlač', 'bytovka', 'dum'],
  ...['vchod', 'vybor', 'predseda', 'spolecenstvi', 'panelak', 'chalupa', 'zahrada', 'domov', 'rodina', 'vanoce'],
];

const meter = new ZxcvbnFactory({ dictionary: { passwords, czech }, graphs: keyboards });

/** From 0 (very weak) to 4 (strong); the person's own words count as weak. */
export const strengthOf = (password: string, own: readonly string[]): number =>
  meter.check(password.slice(0, 100), [...own]).score;
