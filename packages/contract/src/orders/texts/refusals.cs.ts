/** Why a call of orders was refused, and what is owed in the fields of its forms. */
const cs = {
  ADMIN: {
    ORDER: {
      FORM: {
        VALIDATION: {
          CARE_ABOUT: 'Vyberte, kdo se o objednávku stará.',
          NAME: 'Napište název společenství.',
          IC: 'Napište IČO společenství.',
          EMAIL: 'Napište e-mail společenství.',
          STREET: 'Napište ulici a číslo společenství.',
          CITY: 'Napište obec společenství.',
          POST: 'Napište PSČ společenství.',
          COUNTRY: 'Vyberte stát společenství.',
          ENTRANCE_NAME: 'Pojmenujte vchod, třeba číslem domu.',
          INVOICE_COMPANY_NAME: 'Napište název odběratele.',
          INVOICE_IC: 'Napište IČO odběratele.',
          INVOICE_EMAIL: 'Napište e-mail, kam mají chodit faktury.',
          INVOICE_STREET: 'Napište ulici a číslo odběratele.',
          INVOICE_CITY: 'Napište obec odběratele.',
          INVOICE_POST: 'Napište PSČ odběratele.',
          INVOICE_COUNTRY: 'Vyberte stát odběratele.',
          USER_FIRST_NAME: 'Napište jméno oprávněné osoby.',
          USER_LAST_NAME: 'Napište příjmení oprávněné osoby.',
          USER_ROLE: 'Vyberte funkci oprávněné osoby.',
          USER_PHONE: 'Napište telefon, s předvolbou +420 má devět číslic.',
          USER_EMAIL: 'Napište e-mail oprávněné osoby.',
          USER_STREET: 'Napište ulici a číslo oprávněné osoby.',
          USER_CITY: 'Napište obec oprávněné osoby.',
          USER_POST: 'Napište PSČ oprávněné osoby.',
          USER_COUNTRY: 'Vyberte stát oprávněné osoby.',
          PERIOD: 'Vyberte, jak často budete platit.',
          UNITS: 'Napište počet jednotek, aspoň jednu.',
          UNITS_MOST: 'Tolik jednotek jeden dům nemá, zkontrolujte počet.',
          MAIN_USER: 'Oprávněná osoba může být jen jedna.',
          TERMS: 'Bez souhlasu s obchodními podmínkami objednávku odeslat nejde.',
          PRIVACY: 'Potvrďte, že znáte zásady ochrany osobních údajů.',
        },
      },
    },
  },
  ORDERS: {
    NOT_FOUND: 'Objednávka byla smazána.',
    ERRORS: {
      LINK: 'Odkaz už neplatí. Napište nám, pošleme nový.',
      FILLED: 'Objednávka už je vyplněná. Údaje měníte v kontrole.',
      NOT_FILLED: 'Objednávka ještě není vyplněná.',
      DECLINED: 'Objednávka je odmítnutá. Pošlete nový odkaz.',
      ACCEPTED: 'Objednávka už je přijatá.',
      EMPLOYEE: 'Vyberte někoho z pracovníků portálu.',
      NEWER: 'Formulář mezitím někdo změnil jinde. Ukazujeme novější verzi.',
      CODE: 'Kód nesouhlasí. Zkontrolujte číslice v e-mailu.',
      CODE_OVER: 'Kód už neplatí. Pošlete si nový.',
      CODE_SOON: 'Kód jsme právě poslali. Nový půjde poslat za minutu.',
      PROOF: 'Jména se ukážou až po zadání kódu z e-mailu.',
      NO_OWNERS: 'Nejdřív nahrajte soubor z katastru.',
      FILE: 'V souboru jsme nenašli jednotky s vlastníky. Nahrajte soubor z katastru, nebo tabulku se sloupci jednotka, podíl a vlastník.',
      UNIT_TWICE: 'Dvě jednotky mají stejné číslo. Opravte je v kroku Katastr.',
    },
  },
  EMPLOYEES: {
    LAST: 'Poslední pracovník o přístup přijít nemůže.',
    NOT_FOUND: 'Tento pracovník už v seznamu není.',
    CLOSED: 'Účet s touto adresou je zavřený. Nejdřív ho otevřete v Účtech.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'orders/refusals': typeof cs;
  }
}
