/** Care for people's records: two of one person, deletion and what stays after it, files with their data. */
const cs = {
  CARE: {
    XLSX: 'Stáhnout tabulku (XLSX)',
    VCARD: 'Stáhnout kontakty (vCard)',
    DATA: 'Stáhnout údaje o člověku',
    DATA_OWN: 'Stáhnout všechny moje údaje',

    MERGE: {
      OPEN: 'Spojit s jiným záznamem',
      TITLE: 'Spojit dva záznamy jednoho člověka',
      LEAD: 'Zůstane záznam {name}. Vyberte druhý záznam téhož člověka; jeho údaje přejdou sem a záznam zmizí.',
      OTHER: 'Druhý záznam',
      ROOMS: 'Přejdou jednotky: {list}',
      CONTACTS: 'Přidají se kontakty: {list}',
      FILLS: 'Doplní se: {list}',
      NOTHING: 'Druhý záznam nemá nic navíc.',
      SIGN_IN_GOES: 'Přihlašovat se bude účtem druhého záznamu.',
      WARNING: 'Spojení nejde vrátit.',
      YES: 'Spojit záznamy',
    },

    ERASE: {
      TITLE: 'Smazat: {name}',
      LEAD: 'Smazání nejde vrátit. Ve všech přehledech místo jména zůstane „Smazaná osoba“.',
      GOES: 'Co zmizí',
      STAYS: 'Co zůstane bez jména a proč',
      YES: 'Smazat člověka',

      WHAT: {
        name: 'jméno, tituly a údaje o osobě',
        contacts: '{count, plural, one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}',
        addresses: '{count, plural, one {# adresa} few {# adresy} many {# adresy} other {# adres}}',
        bank: 'bankovní účet',
        note: 'poznámka výboru',
        relations: '{count, plural, one {# vztah} few {# vztahy} many {# vztahu} other {# vztahů}} k dalším lidem',
        picture: 'fotografie',
        access: 'přístup do portálu',
        invitations: '{count, plural, one {# pozvánka} few {# pozvánky} many {# pozvánky} other {# pozvánek}}',
        mails:
          '{count, plural, one {# e-mail} few {# e-maily} many {# e-mailu} other {# e-mailů}} na jeho adresy v odchozí poště',
        told: '{count, plural, one {# záznam} few {# záznamy} many {# záznamu} other {# záznamů}} o tom, kam přišla oznámení',
        opened:
          '{count, plural, one {# záznam} few {# záznamy} many {# záznamu} other {# záznamů}} o otevřených zprávách',
      },

      WHY: {
        ownerships:
          '{count, plural, one {# záznam} few {# záznamy} many {# záznamu} other {# záznamů}} o vlastnictví: podle nich se počítaly podíly a hlasy',
        representing:
          '{count, plural, one {# zastoupení} few {# zastoupení} many {# zastoupení} other {# zastoupení}} u jednotek: kdo za ně směl jednat',
        votes:
          '{count, plural, one {# hlasování} few {# hlasování} many {# hlasování} other {# hlasování}}: výsledek musí jít znovu přepočítat',
        proxies:
          '{count, plural, one {# plná moc} few {# plné moci} many {# plné moci} other {# plných mocí}}: podle nich se hlasovalo; listiny a poznámky se smažou',
        comments:
          '{count, plural, one {# komentář} few {# komentáře} many {# komentáře} other {# komentářů}}: text zůstane, aby odpovědi ostatních dávaly smysl; co v něm prozrazuje jméno, smažte předem',
        objections:
          '{count, plural, one {# námitka} few {# námitky} many {# námitky} other {# námitek}} proti hlasu: patří k výsledku hlasování',
        recorded:
          '{count, plural, one {# zapsaná listina} few {# zapsané listiny} many {# zapsané listiny} other {# zapsaných listin}}: je na nich vidět, že je potvrdili dva různí lidé',
        events:
          '{count, plural, one {# událost} few {# události} many {# události} other {# událostí}} v kalendáři: patří domu; co v nich prozrazuje jméno, smažte předem',
        discussions:
          '{count, plural, one {# diskuze} few {# diskuze} many {# diskuze} other {# diskuzí}}: píšou do nich i ostatní; co v nich prozrazuje jméno, smažte předem',
        reports:
          '{count, plural, one {# hlášení} few {# hlášení} many {# hlášení} other {# hlášení}}: dům podle nich ví, co se opravilo; co v nich prozrazuje jméno, smažte předem',
        messages:
          '{count, plural, one {# zpráva} few {# zprávy} many {# zprávy} other {# zpráv}} domu: jsou pro všechny, ne jen o člověku, který je napsal',
        confirmations:
          '{count, plural, one {# potvrzení} few {# potvrzení} many {# potvrzení} other {# potvrzení}} o přečtení: dům musí doložit, kolik lidí se s čím seznámilo',
        files:
          '{count, plural, one {# nahraný soubor} few {# nahrané soubory} many {# nahraného souboru} other {# nahraných souborů}}: patří k tomu, k čemu jsou přiložené',
        activity:
          '{count, plural, one {# zápis} few {# zápisy} many {# zápisu} other {# zápisů}} o činnosti: dům musí doložit, co se kdy změnilo',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/care': typeof cs;
  }
}
