import type { Form } from '#contract/ledger/rules-frozen.ts';
import type { Head } from '#contract/motions/schema.ts';

type PackFacts = {
  name: string;
  vote: number;
  form: Form;
  fingerprint: string;
  head: Head;
  departures: readonly Head[];
  entries: readonly unknown[];
};

/** Votes of the first form prove less. */
const older = {
  cs: {
    1: `
  - Hlasování začalo před novější podobou záznamu. Ohlášený začátek a konec, čísla jednotek, zástupci spoluvlastníků, kdo
    za koho mohl hlasovat, kdo hlas odeslal nebo zapsal, datum lístků a smazaná jména v záznamu nejsou.`,
    2: '',
  },
  en: {
    1: `
  - This vote started before the newer form of the record. The announced start and end, numbers of units, representatives,
    who could vote for whom, who sent or wrote down a ballot, the date of papers and deleted names are not in it.`,
    2: '',
  },
};

/** Whose keys signed which entries of a vote that came from another portal. */
const elsewhere = {
  cs: (departures: readonly Head[]) =>
    departures.length === 0
      ? ''
      : `
Hlasování přišlo z jiného portálu
  - Zápisy až po uvedený podepsal portál, odkud společenství přišlo; do záznamu se potom smí připsat jen to, že hlasování
    přenesením skončilo, a co se stalo se jmény lidí. Že klíč patří tamnímu portálu, porovnejte se svým potvrzením.
${departures.map((d) => `    po ${d.seq}. zápis   ${d.publicKey}`).join('\n')}
  - Že do přenesení záznam nikdo nezkrátil, ukáže jen potvrzení vydané po zápisu, který by chyběl.
`,
  en: (departures: readonly Head[]) =>
    departures.length === 0
      ? ''
      : `
The vote came from another portal
  - Entries up to the one named were signed by the portal that the association came from; afterwards nothing may be written
    but that the vote ended by being moved, and what became of names. That the key is that portal's, compare with a receipt.
${departures.map((d) => `    up to entry ${d.seq}   ${d.publicKey}`).join('\n')}
  - That nobody cut the record before it was moved, only a receipt given after the missing entry shows.
`,
};

/** What stands in the ZIP, what it proves and what it does not, in Czech and in English. */
export const readMe = ({ name, vote, form, fingerprint, head, departures, entries }: PackFacts): string =>
  `\ufeffHLASOVÁNÍ: ${name} (č. ${vote})

Co tu je
  ledger.json    celý záznam hlasování: ${entries.length} zápisů v pořadí, v jakém vznikly, a podepsaný konec
  census.json    prezenční listina, body a pravidla tak, jak byly zmrazené při spuštění
  results.json   výsledky, jak je ukazuje portál
  entries.csv    zápisy do tabulkového procesoru
  answers.csv    kdo jak hlasoval, do tabulkového procesoru
  prepocet.mjs   program, který všechno spočítá znovu (s dalšími soubory .mjs pár stran, dá se přečíst)
  prepocet.py    druhý takový program, v jiném jazyce a napsaný zvlášť: chyba jednoho se na druhém ukáže

Jak ověřit
  1. Nainstalujte Node.js (https://nodejs.org), verzi 18 nebo novější.
  2. Rozbalte ZIP a ve složce spusťte:  node prepocet.mjs
     Nebo jen s Pythonem 3.8 a novějším (https://python.org):  python3 prepocet.py
  3. Se svým potvrzením (příloha e-mailu po hlasování, uložte ji sem):  node prepocet.mjs potvrzeni.json
  4. Veřejný klíč níže porovnejte s klíčem v potvrzení, které vám přišlo při hlasování; nebo ho programu zadejte:
     node prepocet.mjs --key KLÍČ potvrzeni.json
  Nic se přitom nikam neposílá. Místo programu můžete použít i vlastní: otisk je SHA-256, podpis Ed25519.

Co to dokazuje
  - Žádný zápis nebyl změněn, vynechán ani přidán: každý obsahuje otisk předchozího a konec je podepsaný.
  - Prezenční listina, podíly, body a pravidla jsou ty, se kterými hlasování začalo (otisk). Patří k nim i ohlášený
    začátek a konec, čísla jednotek, jména, zástupci spoluvlastníků a kdo za kterou jednotku mohl hlasovat.
  - Body přidané až na shromáždění mají znění, přílohy, pravidlo a místo v pořadu, které uvádí zápis o jejich přidání.
  - Za jednotku, jejíž vlastník se za běhu hlasování změnil, hlasuje ten, koho uvádí zápis o té změně; části rozděleného
    řádku mají dohromady přesně jeho váhu.
  - Hlasování skončilo právě jednou a tehdy, kdy to portál říká.
  - Výsledek i počty vycházejí z odevzdaných hlasů, přesně ve zlomcích, a u každého hlasu souhlasí cesta, osoba a čas.
  - Papírové lístky mají číslo a datum, se kterými byly zapsány.
  - Jména, která už porovnat nejde, byla smazána a záznam to říká.
  - Hlas, ke kterému máte potvrzení, v záznamu opravdu je, a to beze změny.

Co to nedokazuje
  - Že hlas odevzdal skutečně ten, za koho je zapsán: to stojí na přihlášení, kódu z e-mailu a na zápisu výboru.
  - Že správce serveru nevytvořil celý záznam znovu, pokud si nikdo z hlasujících svoje potvrzení neschoval.
  - Že prezenční listina odpovídá katastru: porovnejte ji s výpisem.${older.cs[form]}
${elsewhere.cs(departures)}
Otisk listiny a bodů   ${fingerprint}
Konec záznamu          ${head.seq}. zápis, ${head.hash}
Podpis                 ${head.signature}
Veřejný klíč           ${head.publicKey}

----------------------------------------------------------------------

VOTE: ${name} (no. ${vote})

What is here
  ledger.json    the whole record: ${entries.length} entries in the order they were written, and its signed end
  census.json    the attendance list, points and rules as frozen at the start
  results.json   the results as the portal shows them
  entries.csv    the entries for a spreadsheet
  answers.csv    who voted how, for a spreadsheet
  prepocet.mjs   a program that counts everything again (with the other .mjs files a few pages, can be read)
  prepocet.py    another such program, in another language and written apart: a mistake of one shows in the other

How to verify
  1. Install Node.js (https://nodejs.org), version 18 or newer.
  2. Unpack the ZIP and run in its folder:  node prepocet.mjs
     Or with Python 3.8 or newer alone (https://python.org):  python3 prepocet.py
  3. With your receipt (attached to the e-mail after voting, save it here):  node prepocet.mjs potvrzeni.json
  4. Compare the public key above with the one in the receipt you got when voting, or give it to the program:
     node prepocet.mjs --key KEY potvrzeni.json
  Nothing is sent anywhere. You may use a program of your own: the digest is SHA-256, the signature Ed25519.

What it proves
  - No entry was changed, left out or added: each holds the digest of the one before, and the end is signed.
  - The attendance list, shares, points and rules are those the vote started with (the fingerprint), and so are the
    announced start and end, numbers of units, names, representatives and who could vote for which unit.
  - Points added only at the meeting have the wording, attachments, rule and place of the entry that added them.
  - Who votes for a unit whose owner changed while the vote ran is who the entry of that change names; parts of a row
    that was divided have together exactly its weight.
  - The vote ended exactly once, and when the portal says.
  - The result and counts follow from the ballots, exactly, in fractions; way, person and time of each ballot agree.
  - Papers have the number and date they were written down with.
  - Names that can no longer be compared were deleted, and the record says so.
  - A ballot you have a receipt for is in the record, unchanged.

What it does not prove
  - That a ballot was cast by the person it is written for: that stands on the sign-in, the mailed code and the
    committee's record.
  - That whoever runs the server did not write the whole record anew, if no voter has kept a receipt.
  - That the attendance list agrees with the land register: compare it with an extract.${older.en[form]}
${elsewhere.en(departures)}`;
